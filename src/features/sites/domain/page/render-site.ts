import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shareCardSize } from '#shared/share-card.ts';
import { h, ownMarkup } from '../blocks/block.ts';
import { feedPath, hasBlogPage, newestOf, shownDocument } from '../blog/blog-content.ts';
import { type BlogPage, blogPages, postsOnSitePage } from '../blog/blog-pages.ts';
import { feedOf } from '../blog/feed.ts';
import type { BlogContent } from '../blog/post.ts';
import { postCss } from '../blog/post-view.ts';
import type { Page, SiteDocument } from '../document/site-document.ts';
import type { SiteLook } from '../look/site-look.ts';
import { siteWordsOf } from '../words/all-words.ts';
import { declarationsOf, declarationsPath, type FormPage, formPages } from './form-pages.ts';
import {
  bodyClass,
  directionOf,
  iconPath,
  type PictureNames,
  pageView,
  pathOfPage,
  siteCss,
  typesettingFor,
} from './page-view.ts';
import { structuredData } from './structured-data.ts';

/** One file of a published site: its path below the address of the site, where '' is the first page. */
export interface SiteFile {
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
}

interface SiteOrder {
  readonly document: SiteDocument;
  readonly look: SiteLook;
  /** The address of the site, with a slash at its end. */
  readonly url: string;
  /** The posts that are published with it; left out where there are none. */
  readonly blog?: BlogContent | undefined;
  /** What the files of its pictures are called; see page-view.ts. */
  readonly pictureNames?: PictureNames | undefined;
  /** Cleans markup of its founder's own; without it none is shown. */
  readonly cleanHtml?: (code: string) => string;
  /** Whether it has a picture by which its pages are shared, at `cardPath`. */
  readonly hasCard?: boolean;
}

/** The picture by which pages of a site are shared. */
export const cardPath = 'og.png';

const html = 'text/html; charset=utf-8';

/**
 * Every file of a site as others get it: its pages without a script, those its forms need, the page for what is not there, and what search engines
 * read. What the server alone reads is among them (form-pages.ts, isForServer).
 */
export const renderSite = (order: SiteOrder): readonly SiteFile[] => [...siteFiles(order)];

/** The same one after the other, each drawn when it is asked for. */
export function* siteFiles(whole: SiteOrder): Generator<SiteFile> {
  const { look, url } = whole;
  const document = shownDocument(whole.document, whole.blog);
  // Posts are found from their page: without one there are none.
  const blog = hasBlogPage(document) ? whole.blog : undefined;
  const order: SiteOrder = { ...whole, document, blog };
  const css = siteCss(document, look);
  const more = blog ? blogPages(document, blog, url) : [];
  const blogCss = blog ? siteCss(document, look, { kinds: ['posts'], css: postCss }) : '';
  for (const page of document.pages)
    yield { path: pathOfPage(document, page), mediaType: html, text: pageFile(order, css, page) };
  const ofForms = formPages(document);
  for (const page of ofForms) yield { path: page.path, mediaType: html, text: formFile(order, css, page) };
  if (ofForms.length > 0)
    yield { path: declarationsPath, mediaType: 'application/json', text: declarationsOf(document) };
  for (const page of more) yield { path: page.path, mediaType: html, text: blogFile(order, blogCss, page) };
  yield { path: '404.html', mediaType: html, text: missingFile(order, css) };
  if (blog)
    yield { path: feedPath, mediaType: 'application/atom+xml; charset=utf-8', text: feedOf(document, blog, url) };
  const places = [
    ...document.pages.map((page) =>
      placeOf(url + pathOfPage(document, page), page.kind === 'blog' ? blog && newestOf(blog.posts) : undefined),
    ),
    ...more.map(({ path, updatedAt }) => placeOf(url + path, updatedAt)),
  ];
  yield {
    path: 'sitemap.xml',
    mediaType: 'application/xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`,
  };
  yield {
    path: 'robots.txt',
    mediaType: 'text/plain; charset=utf-8',
    text: `User-agent: *\nAllow: /\nSitemap: ${url}sitemap.xml\n`,
  };
  yield { path: iconPath, mediaType: 'image/svg+xml', text: iconOf(look) };
}

/** A place in the sitemap, with the instant of its last change where that is known. */
const placeOf = (address: string, changedAt?: string): string =>
  `<url><loc>${escapeXml(address)}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The mark, or the first color of the brand where there is none. */
const iconOf = ({ logo, colors }: SiteLook): string =>
  logo
    ? logo.svg
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colors.primary}"/></svg>`;

/** What programs that read feeds find the posts by. */
const feedLink = ({ document, url, blog }: SiteOrder): ReactElement | null =>
  blog
    ? h('link', { rel: 'alternate', type: 'application/atom+xml', title: document.title, href: url + feedPath })
    : null;

function pageFile(order: SiteOrder, css: string, page: Page): string {
  const { document, look, url, blog, hasCard = false } = order;
  const path = pathOfPage(document, page);
  const root = path === '' ? './' : '../';
  const named = path === '' ? document.title : `${page.title} · ${document.title}`;
  const title = page.searchTitle.trim() === '' ? named : page.searchTitle;
  const data = path === '' ? structuredData(document, url) : undefined;
  const head = [
    meta('description', page.description),
    h('link', { rel: 'canonical', href: url + path }),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:url', url + path),
    property('og:locale', document.language),
    property('og:description', page.description),
    ...(hasCard ? cardTags(document, url) : []),
    feedLink(order),
    data === undefined ? null : ownMarkup('script', { type: 'application/ld+json' }, data),
  ];
  const posts = blog && postsOnSitePage(document, page, blog, root);
  const parts = { document, look, page, posts, hasFiles: true, ...drawing(order) };
  return fileOf({ document, look, css, title, root, head }, pageView(parts));
}

/** A post, the posts with a tag, or older posts. */
function blogFile(order: SiteOrder, css: string, blogPage: BlogPage): string {
  const { document, look, url, hasCard = false } = order;
  const { path, description, up, page, posts, main, type } = blogPage;
  const title = `${blogPage.title} · ${document.title}`;
  const head = [
    meta('description', description),
    h('link', { rel: 'canonical', href: url + path }),
    property('og:type', type),
    property('og:title', type === 'article' ? blogPage.title : title),
    property('og:url', url + path),
    property('og:locale', document.language),
    property('og:description', description),
    ...(hasCard ? cardTags(document, url) : []),
    feedLink(order),
    ...blogPage.head,
  ];
  const parts = { document, look, page, home: up, posts, hasFiles: true, ...drawing(order), ...(main && { main }) };
  return fileOf({ document, look, css, title, root: up, head }, pageView(parts));
}

/** How markup of one's own is cleaned, where it is shown at all, and what pictures are called. */
const drawing = ({ cleanHtml, pictureNames }: SiteOrder) => ({ ...(cleanHtml && { cleanHtml }), pictureNames });

/** Networks want the whole address of a picture, and its sides before they have it. */
const cardTags = ({ title }: SiteDocument, url: string) => [
  property('og:image', url + cardPath),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(shareCardSize.width)),
  property('og:image:height', String(shareCardSize.height)),
  property('og:image:alt', title),
  meta('twitter:card', 'summary_large_image'),
];
/** A page about one form, which search engines leave alone. It stands one step below the address of the site. */
function formFile({ document, look }: SiteOrder, css: string, { page, title, hasSlots }: FormPage): string {
  const root = '../';
  const head = [noindex()];
  return fileOf(
    { document, look, css, title: `${title} · ${document.title}`, root, head },
    pageView({ document, look, page, home: root, hasFiles: true, hasSlots }),
  );
}

const noindex = () => h('meta', { name: 'robots', content: 'noindex' });

/** It answers at any address below that of the site, so nothing in it is relative to one. */
function missingFile({ document, look, url }: SiteOrder, css: string): string {
  const { missing } = siteWordsOf(document.language);
  const home = url.replace(/^[a-z]+:\/\/[^/]*/, '');
  const props = {
    shape: 'title',
    eyebrow: '',
    headline: missing.title,
    lead: missing.text,
    action: missing.action,
    photo: null,
  } as const;
  const page: Page = {
    ...document.pages[0]!,
    blocks: [{ id: 'top', type: 'hero', props: { ...props, link: `#${document.pages[0]!.kind}` } }],
  };
  const head = [noindex()];
  return fileOf(
    { document, look, css, title: missing.title, root: home, head },
    pageView({ document, look, page, home, hasFiles: true }),
  );
}

const meta = (name: string, content: string) => (content === '' ? null : h('meta', { name, content }));
const property = (name: string, content: string) => (content === '' ? null : h('meta', { property: name, content }));

interface FileParts extends Pick<SiteOrder, 'document' | 'look'> {
  readonly css: string;
  readonly title: string;
  /** What leads to the address of the site from here. */
  readonly root: string;
  readonly head: readonly (ReactElement | null | undefined)[];
}

function fileOf({ document, look, css, title, root, head }: FileParts, body: ReactElement): string {
  const { preload } = typesettingFor(document, look);
  const page = h(
    'html',
    { lang: document.language, dir: directionOf(document) },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      ...head,
      ...preload.map((href) =>
        h('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
      ),
      h('link', { rel: 'icon', href: root + iconPath, type: 'image/svg+xml' }),
      h('meta', { name: 'theme-color', content: look.colors.paper }),
      ownMarkup('style', {}, css),
    ),
    h('body', { className: bodyClass(document) }, body),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
