/** How dense lists and tables are; Advanced is Compact with origins, versions and shortcuts shown. */
export const layouts = ['Default', 'Compact', 'Advanced'] as const;
export type Layout = (typeof layouts)[number];

/** System follows the device. */
export const themes = ['System', 'Light', 'Dark'] as const;
export type Theme = (typeof themes)[number];

/** What an account sets of how the platform looks. */
export interface Look {
  readonly layout: Layout;
  readonly theme: Theme;
}

export const defaultLook: Look = { layout: 'Default', theme: 'System' };

/** The cookie that keeps the look of the account last signed in, so that the first paint has it; absent for the default. */
export const LOOK_COOKIE = 'groundwork_look';

/** "Dark.Compact". */
export function writeLook({ theme, layout }: Look): string {
  return `${theme}.${layout}`;
}

/** Reads what `writeLook` wrote; anything else is the default. */
export function readLook(text: string | undefined): Look {
  const [theme, layout] = (text ?? '').split('.');
  const known = { theme: themes.find((one) => one === theme), layout: layouts.find((one) => one === layout) };
  return known.theme && known.layout ? { theme: known.theme, layout: known.layout } : defaultLook;
}

/** The attributes of the root by which the styles know the look; undefined where there is none. */
export function lookAttributes({ theme, layout }: Look): {
  readonly theme: 'light' | 'dark' | undefined;
  readonly layout: 'compact' | 'advanced' | undefined;
} {
  return {
    theme: theme === 'System' ? undefined : theme === 'Light' ? 'light' : 'dark',
    layout: layout === 'Default' ? undefined : layout === 'Compact' ? 'compact' : 'advanced',
  };
}
