import { readFile } from 'node:fs/promises';
import { fontFileOf, fontsPath } from '../../domain/look/site-fonts.ts';
import { isForServer, sentFolder } from '../../domain/page/form-pages.ts';
import { findFontFile } from '../serving/font-files.ts';
import type { StoredFile } from '../sites.repository.ts';

/** One file of a site that somebody takes along. */
export interface TakenFile {
  /** With slashes, relative: "about/index.html". */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Names of files as this product makes them: nothing in them leads out of the folder they are unpacked into. */
const plainPath = /^(?:[a-z\d_][a-z\d_-]*\/)*[a-z\d_][a-z\d_-]*(?:\.[a-z\d]+)+$/;

/** The folder of the fonts, beside the pages. */
const fontFolder = '_fonts/';
/** The page for what is not there. */
const missingPath = '404.html';

/**
 * The files of a release as any static server shows them the same, in whichever folder: pages as `about/index.html`, fonts beside them with
 * their licences, links between them relative. What names the site to others (the canonical address, the sitemap, the picture) keeps the
 * address it was made for. In the order of their names.
 */
export async function staticFiles(release: readonly StoredFile[]): Promise<readonly TakenFile[]> {
  const home = homeOf(release);
  const fonts = new Set<string>();
  // Forms are sent to this product alone; what the server fills in is of no use elsewhere.
  const taken = release.filter(({ path }) => !isForServer(path) && !path.startsWith(sentFolder));
  const files: TakenFile[] = taken.map(({ path, mediaType, plain }) => {
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!mediaType.startsWith('text/html')) return { path: name, bytes: plain };
    const up = path.endsWith('/') ? '../'.repeat(path.split('/').length - 1) : './';
    const text = new TextDecoder().decode(plain);
    const page = withFonts(text, up, fonts);
    return { path: name, bytes: new TextEncoder().encode(path === missingPath ? withoutHome(page, home) : page) };
  });
  for (const name of fonts) files.push(...(await fontFiles(name)));
  const named = new Map(files.map((file) => [file.path, file]));
  const paths = [...named.keys()].sort();
  const strange = paths.find((path) => !plainPath.test(path));
  if (strange !== undefined) throw new Error(`A file of a site is called ${JSON.stringify(strange)}`);
  return paths.map((path) => named.get(path)!);
}

/** The path of the address a release was made for, which its robots.txt says whole. */
function homeOf(release: readonly StoredFile[]): string {
  const robots = release.find(({ path }) => path === 'robots.txt');
  const url = /^Sitemap: (.*\/)sitemap\.xml$/m.exec(new TextDecoder().decode(robots?.plain))?.[1];
  if (url === undefined) throw new Error('A release does not say its address');
  return new URL(url).pathname;
}

/** A quote within an attribute, and a "<" within words, are written out: what begins like this is markup of ours. */
const attributesOf = (home: string): RegExp =>
  new RegExp(`(?<=\\s(?:href|src)=")${home.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'g');

/** The page for what is not there answers at any address, so that its links are not relative; taken along it lies in the folder itself. */
const withoutHome = (html: string, home: string): string => html.replace(attributesOf(home), './');

/** A page that names its fonts beside it, and notes which. */
function withFonts(html: string, up: string, fonts: Set<string>): string {
  const [begin, end] = [html.indexOf('<style>'), html.indexOf('</style>')];
  const styles = html
    .slice(begin, end)
    .replace(/(?<=url\()\/s\/_fonts\/([a-z\d-]+\.woff2)(?=\))/g, (_, name: string) => {
      fonts.add(name);
      return `${up}${fontFolder}${name}`;
    });
  const links = (text: string): string =>
    text.replace(/<link\b[^>]*>/g, (link) => link.replace(` href="${fontsPath}`, ` href="${up}${fontFolder}`));
  return links(html.slice(0, begin)) + styles + links(html.slice(end));
}

/** A font with its licence. */
async function fontFiles(name: string): Promise<readonly TakenFile[]> {
  const [bytes, module] = [await findFontFile(name), fontFileOf(name)];
  if (!bytes || module === undefined) throw new Error(`There is no font ${name}`);
  const licence = await readFile(new URL('../LICENSE', import.meta.resolve(module)));
  const family = module.split('/')[1];
  return [
    { path: fontFolder + name, bytes },
    { path: `${fontFolder}${family}-license.txt`, bytes: licence },
  ];
}
