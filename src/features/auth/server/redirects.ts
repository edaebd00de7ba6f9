import type { AuthSettings } from './auth-settings.ts';

/**
 * Where a link or a flow may lead back to: the site's own pages and the addresses the operator listed; everything else
 * leads to the site. Compared after parsing, so `@`, backslashes, decimal addresses and odd hosts mean what a browser
 * takes them for.
 */
export function safeRedirect(
  asked: string | null | undefined,
  settings: Pick<AuthSettings, 'siteUrl' | 'redirects'>,
): string {
  const url = asked ? parse(asked, settings.siteUrl) : undefined;
  if (!url) return settings.siteUrl;
  if (url.origin === new URL(settings.siteUrl).origin) return isPublished(url) ? settings.siteUrl : url.href;
  return settings.redirects.some((pattern) => matches(url, pattern)) ? url.href : settings.siteUrl;
}

/** Whether an address of our origin is one at which anybody publishes pages: nothing of a sign-in may end there. */
function isPublished({ pathname }: URL): boolean {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return true;
  }
  return /^\/+s(?:\/|$)/i.test(path);
}

function parse(asked: string, siteUrl: string): URL | undefined {
  // Written in a way two readers could take differently, an address is refused before it is understood.
  if (/[\\\s\p{Cc}]/u.test(asked) || asked.length > 2000) return undefined;
  const isPath = asked.startsWith('/') && !asked.startsWith('//');
  if (!isPath && !/^[a-z][a-z0-9+.-]*:\/\//i.test(asked)) return undefined;
  try {
    const url = new URL(asked, siteUrl);
    if (url.username !== '' || url.password !== '') return undefined;
    if (!isPath && (url.protocol === 'http:' || url.protocol === 'https:') && !hostAsWritten(asked, url))
      return undefined;
    return url;
  } catch {
    return undefined;
  }
}

/** Whether the host stands there as it is read: "2130706433" and "0x7f.1" are not how anybody writes an address. */
function hostAsWritten(asked: string, url: URL): boolean {
  const written = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(asked)?.[1] ?? '';
  const bare = written.replace(/:\d*$/, '').toLowerCase();
  return bare === url.hostname;
}

/**
 * `*` stands for one part of a host or path, `**` for any rest. Host and path are compared apart: no star of the host
 * reaches into the path, where anybody could write the rest.
 */
function matches(url: URL, pattern: string): boolean {
  const parts = /^([a-z][a-z0-9+.-]*:)\/\/([^/]*)(\/.*)?$/i.exec(pattern);
  if (!parts) return false;
  const [, scheme = '', host = '', path = ''] = parts;
  if (url.protocol !== scheme.toLowerCase() || !expression(host.toLowerCase()).test(url.host)) return false;
  // Of an origin alone every page is meant.
  if (path === '' || path === '/') return true;
  return expression(path.replace(/\/$/, ''), '/?').test(url.pathname);
}

function expression(pattern: string, end = ''): RegExp {
  const source = pattern
    .split('**')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[^./]*'))
    .join('.*');
  return new RegExp(`^${source}${end}$`);
}

/** An address with more in its query or its fragment. */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string>>,
  where: 'query' | 'fragment',
): string {
  const url = new URL(address);
  if (where === 'query') for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  else url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}
