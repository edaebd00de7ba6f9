/**
 * The product's colours, for mails and the outbox: neither can use the style sheet. A test keeps them equal to
 * `src/web/styles/tokens.css`.
 */
export const mailColours = {
  light: {
    paper: '#fbfaf7',
    surface: '#ffffff',
    sunken: '#f4f1ea',
    line: '#e7e3da',
    ink: '#1a1c1e',
    'ink-2': '#4e5256',
    'ink-3': '#6b6e71',
    green: '#0e5a47',
    'on-green': '#ffffff',
    'green-soft': '#e4f0eb',
  },
  dark: {
    paper: '#14171a',
    surface: '#1b1f22',
    sunken: '#111416',
    line: '#2b3034',
    ink: '#f1efea',
    'ink-2': '#b9bbb9',
    'ink-3': '#9a9d9c',
    green: '#5fc2a2',
    'on-green': '#0d1512',
    'green-soft': '#173029',
  },
} as const;
