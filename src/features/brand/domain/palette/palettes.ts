/** Five colours by what they are for, as HEX. */
export interface Palette {
  /** Marks, headings, buttons: read on `paper`, and `paper` is read on it. */
  readonly primary: string;
  /** Beside the first: charts, second buttons, pictures. */
  readonly secondary: string;
  /** Little of it, where the eye is to go; dark text is read on it. */
  readonly accent: string;
  /** Running text and dark grounds. */
  readonly ink: string;
  /** The ground. */
  readonly paper: string;
}

/** In the order in which plans open them. Source: docs/billing.md, "Brand". */
export const palettes = {
  modern: { primary: '#2547d0', secondary: '#0c7779', accent: '#ff7a50', ink: '#10183a', paper: '#f6f8ff' },
  vibrant: { primary: '#c81e62', secondary: '#5b2bd6', accent: '#ffb627', ink: '#2a0a3b', paper: '#fff7fb' },
  elegant: { primary: '#6b2737', secondary: '#8a6a4a', accent: '#d4a373', ink: '#2a1b1f', paper: '#fbf7f3' },
  minimal: { primary: '#22262b', secondary: '#5d6670', accent: '#d9643a', ink: '#121417', paper: '#f8f8f6' },
  nature: { primary: '#2f6b3f', secondary: '#7a6230', accent: '#e2a336', ink: '#16301f', paper: '#f7f8ef' },
  tech: { primary: '#075fb8', secondary: '#07757c', accent: '#3fd0a4', ink: '#071a2c', paper: '#f2f8fc' },
  luxury: { primary: '#173f35', secondary: '#8c6d2f', accent: '#cda349', ink: '#0d1613', paper: '#faf8f1' },
  creative: { primary: '#c8401f', secondary: '#1d4c96', accent: '#f2b632', ink: '#211d33', paper: '#fffaf0' },
} as const satisfies Record<string, Palette>;
