import type { PageAssets } from '#web/pages/document.tsx';

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
  | 'terms'
  | 'privacy'
  | 'waitlist-confirm'
  | 'waitlist-confirmed'
  | 'waitlist-leave'
  | 'waitlist-left'
  | 'waitlist-expired'
  | 'platform'
  | 'not-found';

const ENTRIES: Record<PageName, string> = {
  landing: 'src/app/web/entries/landing.ts',
  'sign-in': 'src/app/web/entries/sign-in.ts',
  'auth-callback': 'src/app/web/entries/auth-callback.ts',
  'auth-confirm': 'src/app/web/entries/auth-confirm.ts',
  'forgot-password': 'src/app/web/entries/forgot-password.ts',
  'reset-password': 'src/app/web/entries/reset-password.ts',
  terms: 'src/app/web/entries/plain-page.ts',
  privacy: 'src/app/web/entries/plain-page.ts',
  'waitlist-confirm': 'src/app/web/entries/plain-page.ts',
  'waitlist-confirmed': 'src/app/web/entries/plain-page.ts',
  'waitlist-leave': 'src/app/web/entries/plain-page.ts',
  'waitlist-left': 'src/app/web/entries/plain-page.ts',
  'waitlist-expired': 'src/app/web/entries/plain-page.ts',
  platform: 'src/app/web/entries/platform.tsx',
  'not-found': 'src/app/web/entries/plain-page.ts',
};

const FIRST_FONTS = /\/(?:inter|fraunces)-latin-(?!ext)[^/]*\.woff2$/;

/**
 * Script, styles and first fonts of an entry, with everything it imports at once, and the words of the platform in its
 * language. Addresses start with `/`.
 */
export function pageAssets(manifest: WebManifest, name: PageName, locale = 'en'): PageAssets {
  const key = ENTRIES[name];
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The manifest has no entry ${key}; build the browser side first`);
  const chunks = collect(manifest, key, new Set());
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = new Set(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => FIRST_FONTS.test(`/${file}`)));
  const isWords = new RegExp(`^src/(?:web/i18n/locales|features/[^/]+/web/frame-locales)/${locale}\\.po$`);
  const words = name === 'platform' ? Object.keys(manifest).filter((path) => isWords.test(path)) : [];
  const preloads = [...chunks.filter((chunk) => chunk !== entry), ...words.map((path) => manifest[path]!)];
  return {
    scripts: [`/${entry.file}`],
    styles: [...styles].map((file) => `/${file}`),
    fonts: [...fonts].map((file) => `/${file}`),
    preloads: preloads.map((chunk) => `/${chunk.file}`),
    isReadableWithoutScript: name !== 'platform',
  };
}

/**
 * The rendered pages whose script carries a part of the platform's (React, router, design system), each with the files it
 * should not have. Empty as long as every one of them stays light.
 */
export function findHeavyPages(manifest: WebManifest): string[] {
  const pages = [...new Set(Object.values(ENTRIES))].filter((key) => key !== ENTRIES.platform);
  return pages.flatMap((key) => {
    const files = collect(manifest, key, new Set()).map(({ file }) => file);
    const heavy = files.filter((file) => /\/(?:foundation|frame|platform)-/.test(file));
    return heavy.length === 0 ? [] : [`${key} carries ${heavy.join(', ')}`];
  });
}

function collect(manifest: WebManifest, key: string, seen: Set<string>): WebManifest[string][] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collect(manifest, next, seen))];
}
