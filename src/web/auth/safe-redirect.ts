const BASE = 'https://own.invalid';

/**
 * Where to go after sign-in: a path of our own with query and hash, never another host, scheme or the sign-in page
 * itself. Anything else leads to `/platform`.
 */
export function safeRedirect(asked: string | null | undefined): string {
  const fallback = '/platform';
  if (!asked?.startsWith('/')) return fallback;
  // Browsers read a backslash as a slash and drop tabs and line ends, so "/\evil" and "/\t/evil" leave the site.
  if (asked.includes('\\') || hasControlCharacter(asked) || asked.startsWith('//')) return fallback;
  let url: URL;
  try {
    url = new URL(asked, BASE);
  } catch {
    return fallback;
  }
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  if (/^\/signin\/?$/i.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 32 || code === 127;
  });
}

/** The path of an absolute address of this site, or of a path; undefined for anything that leads elsewhere. */
export function ownPathOf(address: string | null, origin: string = window.location.origin): string | undefined {
  if (!address) return undefined;
  const isOwn = address.startsWith(`${origin}/`);
  const path = isOwn ? address.slice(origin.length) : address;
  const safe = safeRedirect(path);
  return safe === path ? safe : undefined;
}
