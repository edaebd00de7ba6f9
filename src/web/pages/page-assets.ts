import type { PageAssets } from './document.tsx';

/** What we read of a Vite manifest. */
export type WebManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly src?: string;
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
      readonly imports?: readonly string[];
    }
  >
>;

export type PageName =
  | 'landing'
  | 'sign-in'
  | 'auth-callback'
  | 'auth-confirm'
  | 'forgot-password'
  | 'reset-password'
  | 'platform'
  | 'not-found';

const ENTRIES: Record<PageName, string> = {
  landing: 'src/web/entries/landing.ts',
  'sign-in': 'src/web/entries/sign-in.ts',
  'auth-callback': 'src/web/entries/auth-callback.ts',
  'auth-confirm': 'src/web/entries/auth-confirm.ts',
  'forgot-password': 'src/web/entries/forgot-password.ts',
  'reset-password': 'src/web/entries/reset-password.ts',
  platform: 'src/web/entries/platform.tsx',
  // Not found has no script of its own; it borrows the styles of the rendered pages.
  'not-found': 'src/web/entries/sign-in.ts',
};

const FIRST_FONTS = /\/(?:inter|fraunces)-latin-(?!ext)[^/]*\.woff2$/;

/** Script, styles and first fonts of an entry, with everything it imports at once. Addresses start with `/`. */
export function pageAssets(manifest: WebManifest, name: PageName): PageAssets {
  const key = ENTRIES[name];
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The manifest has no entry ${key}; build the browser side first`);
  const chunks = collect(manifest, key, new Set());
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = new Set(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => FIRST_FONTS.test(`/${file}`)));
  const isScripted = name !== 'not-found';
  return {
    scripts: isScripted ? [`/${entry.file}`] : [],
    styles: [...styles].map((file) => `/${file}`),
    fonts: [...fonts].map((file) => `/${file}`),
    preloads: isScripted ? chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`) : [],
  };
}

function collect(manifest: WebManifest, key: string, seen: Set<string>): WebManifest[string][] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collect(manifest, next, seen))];
}
