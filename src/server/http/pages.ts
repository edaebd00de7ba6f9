import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { PlainRoute } from './plain-route.ts';

/** What the browser bundle says of itself (made by scripts/build-web.ts). */
interface PageRenderer {
  renderPage(
    name: PageName,
    options: { locale: string; config: { supportEmail: string }; isDevelopment: boolean },
  ): string;
}
/** Pages of signing in, and where each of them answers (part 1 §2). */
const signedOutPages = {
  'sign-in': '/signin',
  'auth-callback': '/auth/callback',
  'auth-confirm': '/auth/confirm',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
} as const;

export type PageName = 'landing' | keyof typeof signedOutPages | 'not-found' | 'platform';

/** Paths that show the landing page; the browser scrolls to the element of that name (part 1 §2). */
const landingPaths = ['/', '/hero', '/features', '/workflow', '/whygroundwork', '/pricing', '/faq', '/signup'];

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
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
  notFoundPage(): Response;
}

/**
 * Loads the built browser side and renders its pages once: they carry configured addresses and change with nothing
 * else. Throws if it was never built.
 */
export async function loadPages(
  distDir: string,
  options: { supportEmail: string; isDevelopment: boolean },
): Promise<Pages> {
  const webDir = join(distDir, 'web');
  const bundle = join(distDir, 'pages', 'pages.server.js');
  if (!existsSync(bundle)) throw new Error('The browser side is not built. Start with `npm start`, which builds it.');
  const { renderPage } = (await import(pathToFileURL(bundle).href)) as PageRenderer;
  const config = { supportEmail: options.supportEmail };
  const render = (name: PageName): RenderedPage =>
    prepare(renderPage(name, { locale: 'en', config, isDevelopment: options.isDevelopment }));
  const html = {
    landing: render('landing'),
    notFound: render('not-found'),
    platform: render('platform'),
  };
  const signedOut = Object.entries(signedOutPages).map(
    ([name, path]) => ({ path, body: render(name as keyof typeof signedOutPages) }) as const,
  );
  const buildId = createHash('sha256')
    .update(JSON.stringify([...Object.values(html), ...signedOut.map(({ body }) => body)].map(({ etag }) => etag)))
    .digest('hex')
    .slice(0, 12);
  const assets = await listFiles(webDir);
  const page = (path: string, body: RenderedPage, status = 200): PlainRoute => ({
    method: 'GET',
    path,
    access: 'public',
    why: 'a page of the product',
    handle: (request) => htmlResponse(request, body, status),
  });
  const redirect = (path: string, target: string): PlainRoute => ({
    method: 'GET',
    path,
    access: 'public',
    why: 'an address of the specification that leads elsewhere',
    handle: () => new Response(null, { status: 302, headers: { location: target, 'cache-control': 'no-cache' } }),
  });
  const routes = [
    ...landingPaths.map((path) => page(path, html.landing)),
    ...signedOut.map(({ path, body }) => page(path, body)),
    redirect('/dashboard', '/#signup'),
    page('/platform', html.platform),
    page('/platform/*', html.platform),
    ...(options.isDevelopment ? [page('/_ui', html.platform)] : []),
    ...assets.map((file): PlainRoute => assetRoute(webDir, file)),
  ];
  return { routes, buildId, notFoundPage: () => htmlResponse(undefined, html.notFound, 404) };
}

/** A page with its compressed forms, made once. */
interface RenderedPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | '', Uint8Array<ArrayBuffer>>>;
}

function prepare(html: string): RenderedPage {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    bodies: {
      br: new Uint8Array(brotliCompressSync(plain)),
      gzip: new Uint8Array(gzipSync(plain)),
      '': new Uint8Array(plain),
    },
  };
}

function htmlResponse(request: Request | undefined, page: RenderedPage, status: number): Response {
  const encoding = acceptedEncoding(request);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
    ...(encoding && { 'content-encoding': encoding }),
  };
  if (status === 200 && request?.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers });
  return new Response(page.bodies[encoding], { status, headers });
}

function acceptedEncoding(request: Request | undefined): 'br' | 'gzip' | '' {
  const accepted = request?.headers.get('accept-encoding') ?? '';
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
