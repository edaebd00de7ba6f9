import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defaultLook, LOOK_COOKIE, type Look, readLook, writeLook } from '#shared/look.ts';
import type { PlainRoute } from './plain-route.ts';
import { readCookie } from './request-cookie.ts';
import { languageVary, readPageLocale } from './request-language.ts';

/** The part of the configuration that pages contain. */
interface PageConfig {
  readonly supportEmail: string;
  /** Whether there are plans to choose from. */
  readonly hasPlans: boolean;
}

/** What the browser bundle says of itself (made by scripts/build-web.ts). */
interface PageRenderer {
  /** Has to be done before pages are rendered in a language. */
  loadLanguage(locale: string): Promise<void>;
  renderPage(
    name: PageName,
    options: { locale: string; address: string; config: PageConfig; isDevelopment: boolean; look: Look },
  ): string;
}
/** Pages for people who are not signed in, and where each of them answers (docs/pages.md). */
const signedOutPages = {
  'sign-in': '/signin',
  'auth-callback': '/auth/callback',
  'auth-confirm': '/auth/confirm',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  'waitlist-confirm': '/waitlist/confirm',
  'waitlist-confirmed': '/waitlist/confirmed',
  'waitlist-leave': '/waitlist/leave',
  'waitlist-left': '/waitlist/left',
  'waitlist-expired': '/waitlist/expired',
} as const;

export type PageName = 'landing' | keyof typeof signedOutPages | 'not-found' | 'platform';

/** Paths that show the landing page; the browser scrolls to the element of that name (docs/pages.md). */
const landingPaths = ['/', '/hero', '/features', '/workflow', '/whygroundwork', '/pricing', '/faq', '/signup'];

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface Pages {
  readonly routes: readonly PlainRoute[];
  /** Changes with every build of the browser side. */
  readonly buildId: string;
  notFoundPage(request: Request): Response | Promise<Response>;
}

/**
 * Loads the built browser side. Each page is rendered once for each requested language: it contains what is
 * configured and changes with nothing else. Throws if the browser side was never built.
 */
export async function loadPages(
  distDir: string,
  options: PageConfig & { isDevelopment: boolean; publicUrl: string },
): Promise<Pages> {
  const webDir = join(distDir, 'web');
  const bundle = join(distDir, 'pages', 'pages.server.js');
  if (!existsSync(bundle)) throw new Error('The browser side is not built. Start with `npm start`, which builds it.');
  const { loadLanguage, renderPage } = (await import(pathToFileURL(bundle).href)) as PageRenderer;
  const { supportEmail, hasPlans, isDevelopment, publicUrl } = options;
  const addresses: Partial<Record<PageName, string>> = { landing: '/', ...signedOutPages };
  const render = async (name: PageName, locale: string, look: Look): Promise<RenderedPage> => {
    await loadLanguage(locale);
    const address = publicUrl + (addresses[name] ?? '/');
    return prepare(renderPage(name, { locale, address, config: { supportEmail, hasPlans }, isDevelopment, look }));
  };
  const rendered = new Map<string, Promise<RenderedPage>>();
  const answer = async (name: PageName, request: Request, status: number): Promise<Response> => {
    const locale = readPageLocale(request, isDevelopment);
    // The other pages follow the device: they are for people who are not signed in.
    const look = name === 'platform' ? readLook(readCookie(request, LOOK_COOKIE)) : defaultLook;
    const key = `${name} ${locale} ${writeLook(look)}`;
    const page = rendered.get(key) ?? render(name, locale, look);
    rendered.set(key, page);
    // What could not be rendered is tried again by the next request.
    page.catch(() => rendered.delete(key));
    return htmlResponse(request, await page, status, locale);
  };
  // The renderer contains the manifest of the files, whose names change with their content.
  const built = await Promise.all([readFile(bundle), readFile(join(webDir, 'manifest.json'))]);
  const buildId = createHash('sha256').update(Buffer.concat(built)).digest('hex').slice(0, 12);
  const assets = await listFiles(webDir);
  const page = (path: string, name: PageName, status = 200): PlainRoute => ({
    method: 'GET',
    path,
    access: 'public',
    why: 'a page of the product',
    handle: (request) => answer(name, request, status),
  });
  const redirect = (path: string, target: string): PlainRoute => ({
    method: 'GET',
    path,
    access: 'public',
    why: 'an old address that redirects (docs/pages.md)',
    handle: () => new Response(null, { status: 302, headers: { location: target, 'cache-control': 'no-cache' } }),
  });
  const routes = [
    ...landingPaths.map((path) => page(path, 'landing')),
    ...Object.entries(signedOutPages).map(([name, path]) => page(path, name as keyof typeof signedOutPages)),
    redirect('/dashboard', '/#signup'),
    page('/platform', 'platform'),
    page('/platform/*', 'platform'),
    ...(isDevelopment ? [page('/_ui', 'platform')] : []),
    ...assets.map((file): PlainRoute => assetRoute(webDir, file)),
  ];
  return { routes, buildId, notFoundPage: (request) => answer('not-found', request, 404) };
}

/** A page with its compressed forms, made once. */
interface RenderedPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | '', Uint8Array<ArrayBuffer>>>;
}

async function prepare(html: string): Promise<RenderedPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([compressBrotli(plain), compressGzip(plain)]);
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz), '': new Uint8Array(plain) },
  };
}

function htmlResponse(request: Request, page: RenderedPage, status: number, locale: string): Response {
  const encoding = acceptedEncoding(request);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-language': locale === 'pseudo' ? 'en' : locale,
    vary: `accept-encoding, ${languageVary}`,
    etag: page.etag,
    ...(encoding && { 'content-encoding': encoding }),
  };
  if (status === 200 && request.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers });
  return new Response(page.bodies[encoding], { status, headers });
}

function acceptedEncoding(request: Request): 'br' | 'gzip' | '' {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Serves one built file from memory; the first request of each encoding compresses it. Hashed names never change. */
function assetRoute(folder: string, file: string): PlainRoute {
  const encoded = new Map<string, Promise<Buffer>>();
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const isCompressible = /^(text|application\/(json|manifest)|image\/svg)/.test(type);
  const load = async (encoding: string): Promise<Buffer> => {
    const content = await readFile(join(folder, file));
    if (encoding === 'br') return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return encoding === 'gzip' ? compressGzip(content, { level: 9 }) : content;
  };
  return {
    method: 'GET',
    path: `/${file}`,
    access: 'public',
    why: 'a built file',
    handle: async (request) => {
      const encoding = isCompressible ? acceptedEncoding(request) : '';
      if (!encoded.has(encoding)) encoded.set(encoding, load(encoding));
      const headers: Record<string, string> = {
        'content-type': type,
        'cache-control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      };
      return new Response(new Uint8Array(await encoded.get(encoding)!), { headers });
    },
  };
}
