import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renditionName } from '#features/media/domain/picture.ts';
import type { TextDirection } from '#shared/text-direction.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import { type BlockKind, type EditedText, h, ownMarkup, type PictureSource, type Scene } from '../blocks/block.ts';
import type { GapQuestion } from '../blocks/gap-questions.ts';
import { mailOf, phoneOf } from '../blocks/places.ts';
import type { PostList } from '../blocks/post-list.ts';
import type { Block, Page, SiteDocument } from '../document/site-document.ts';
import { baseCss } from '../look/base-css.ts';
import { addressOfMark, isInline } from '../look/mark.ts';
import { photoCss } from '../look/photo-css.ts';
import { type Typesetting, typesettingOf } from '../look/site-fonts.ts';
import { lookColors, type SiteLook } from '../look/site-look.ts';
import { templates } from '../templates/templates.ts';
import { siteWordsOf } from '../words/all-words.ts';
import { mediaIdsOf } from './pictures-of.ts';

interface SceneParts {
  readonly document: SiteDocument;
  readonly look: SiteLook;
  readonly page: Page;
  /** How a gap is shown to the founder; left out where the page is for others. */
  readonly gap?: (question: GapQuestion) => ReactNode;
  /** See Scene. */
  readonly cleanHtml?: (code: string) => string;
  /** How the text of a field is shown where it can be edited in its place; left out everywhere else. */
  readonly edit?: (text: EditedText) => ReactNode;
  /** Whether the page has the files of its site beside it. */
  readonly hasFiles?: boolean;
  /** What the files of pictures are called, by the ids of the pictures, for a page that has them beside it; else by their ids. */
  readonly pictureNames?: PictureNames | undefined;
  /** Where pictures lie, for a page without such files; left out where that is not known. */
  readonly pictureSrc?: PictureSource | undefined;
  /** What leads to the first page, where it is not the level of the page that says it; else links are relative to the page. */
  readonly home?: string;
  /** Whether its forms have room for what was typed and what is wrong with it. */
  readonly hasSlots?: boolean;
  /** The posts that are listed on this page. */
  readonly posts?: PostList | undefined;
  /** What stands between top and foot in the place of the page's blocks. */
  readonly main?: (scene: Scene) => ReactElement;
}

/** What the files of each picture begin with, by its id. */
export type PictureNames = Readonly<Record<string, string>>;

/** Where a page of a site lies below its address: "" for the first one. */
export const pathOfPage = ({ pages }: Pick<SiteDocument, 'pages'>, { kind }: Pick<Page, 'kind'>): string =>
  pages[0]?.kind === kind ? '' : `${kind}/`;

/** The file of the mark, which is also the icon of the site. */
export const iconPath = 'icon.svg';

/** Below this path of a site lie the pictures that it shows. */
export const picturesPath = '_media/';
/** Where forms are sent, below the address of the site. */
export const formsFolder = '_forms';

/** What leads from a page to the first one. */
const homeFrom = (document: SiteDocument, page: Page, home: string | undefined): string =>
  home ?? (pathOfPage(document, page) === '' ? './' : '../');

/** What the blocks of a page are drawn with. */
export function sceneOf(parts: SceneParts): Scene {
  const { document, look, page, gap, edit, home, cleanHtml, pictureSrc, posts } = parts;
  const { hasFiles = false, hasSlots = false, pictureNames = {} } = parts;
  const up = homeFrom(document, page, home);
  const hrefOf = (link: string): string => {
    if (!link.startsWith('#')) return link;
    const target = document.pages.find(({ kind }) => `#${kind}` === link);
    // A blog is not shown as long as it has no posts: what leads to it leads to the first page.
    if (link === '#blog' && !target && !page.blocks.some(({ id }) => id === 'blog')) return up;
    return target && (home !== undefined || target !== page) ? up + pathOfPage(document, target) : link;
  };
  const privacyLink = legalLink(document, hrefOf);
  return {
    look,
    language: document.language,
    words: siteWordsOf(document.language),
    hrefOf,
    ...(privacyLink && { privacyLink }),
    ...(posts && { posts }),
    ...(gap && { gap }),
    ...(edit && { edit }),
    ...(cleanHtml && { cleanHtml }),
    ...(pictureSrc && { pictureSrc }),
    ...(hasFiles && {
      markFile: up + iconPath,
      formAction: (formId: string) => `${up}${formsFolder}/${formId}`,
      pictureSrc: (media, width, format) =>
        up + picturesPath + renditionName(pictureNames[media] ?? media, width, format),
    }),
    ...(hasSlots && { hasSlots }),
  };
}

/** What leads to the legal text of a site; undefined where it has none. */
function legalLink(
  { pages }: SiteDocument,
  hrefOf: (link: string) => string,
): { readonly href: string; readonly title: string } | undefined {
  const blocks = pages.flatMap((page) => page.blocks.map((block) => ({ page, block })));
  const found = blocks.find(({ block }) => block.type === 'legal');
  if (found?.block.type !== 'legal') return undefined;
  const { id, props } = found.block;
  return { href: `${hrefOf(`#${found.page.kind}`).replace(/#.*/, '')}#${id}`, title: props.title };
}

/** One block as it stands on a page. */
export function blockView({ id, type, props }: Block, scene: Scene): ReactElement | null {
  return (blockKinds[type] as unknown as BlockKind).render(props as never, scene, id);
}

/** Blocks that stand alone in their row where a template has two in one. */
const acrossRow: ReadonlySet<BlockType> = new Set([
  'hero',
  'glance',
  'products',
  'steps',
  'call',
  'contact',
  'contact-form',
  'newsletter-form',
  'order-form',
  'art',
  'legal',
  'picture',
  'gallery',
  'before-after',
]);

/** The blocks of a page, each as `draw` draws it; one that has nobody beside it takes the whole row. */
export function blocksView(
  blocks: readonly Block[],
  scene: Scene,
  draw: typeof blockView = blockView,
): readonly ReactElement[] {
  const drawn = blocks.flatMap((block) => {
    const view = draw(block, scene);
    return view ? [{ block, view }] : [];
  });
  let isBesideOne = false;
  return drawn.map(({ block, view }, at) => {
    const next = drawn[at + 1]?.block.type;
    const isHalf = !acrossRow.has(block.type);
    const isAlone = isHalf && !isBesideOne && (next === undefined || acrossRow.has(next));
    isBesideOne = isHalf && !isAlone && !isBesideOne;
    const { className } = view.props as { className?: string };
    return cloneElement(view as ReactElement<{ className?: string }>, {
      key: block.id,
      ...(isAlone && { className: `${className} wide` }),
    });
  });
}

/** The name of the business with its mark, which leads to the first page. */
const brandView = ({ title }: SiteDocument, { look: { logo }, markFile }: Scene, home: string): ReactElement =>
  h('a', { className: 'brand', href: home, rel: 'home' }, logo && markView(logo, markFile), h('span', null, title));

/** The mark says nothing that the name beside it does not. */
function markView(logo: NonNullable<SiteLook['logo']>, markFile: string | undefined): ReactElement {
  const { svg, width, height } = logo;
  const style = { aspectRatio: `${width}/${height}` };
  if (isInline(logo)) return ownMarkup('span', { className: 'mark', 'aria-hidden': true, style }, svg);
  return h('img', { className: 'mark', src: addressOfMark(logo, markFile), alt: '', style });
}

/** What stands below every page: the name, how to reach it, and its legal text. */
function footView(document: SiteDocument, { privacyLink }: Scene): ReactElement {
  const blocks = document.pages.flatMap((page) => page.blocks);
  const contact = blocks.find(({ type }) => type === 'contact');
  const { mail = '', phone = '' } = contact?.type === 'contact' ? contact.props : {};
  const items = [
    ...(mail.trim() === '' ? [] : [h('a', { href: mailOf(mail) }, mail.trim())]),
    ...(phone.trim() === '' ? [] : [h('a', { href: phoneOf(phone) }, phone.trim())]),
    ...(privacyLink ? [h('a', { href: privacyLink.href }, privacyLink.title)] : []),
  ];
  return h(
    'footer',
    { className: 'foot' },
    h(
      'div',
      { className: 'inner' },
      h('p', null, document.title),
      items.length === 0 ? null : h('ul', { className: 'plain' }, ...items.map((item) => h('li', null, item))),
    ),
  );
}

/** A page as it is read: what every page has above and below, and its blocks between, or what is given in their place. */
export function pageView(parts: SceneParts, blocks?: readonly ReactElement[]): ReactElement {
  const { document, page } = parts;
  const scene = sceneOf(parts);
  const { words } = scene;
  const home = homeFrom(document, page, parts.home);
  const items = document.pages.map((one) =>
    h(
      'li',
      { key: one.kind },
      h('a', { href: home + pathOfPage(document, one), 'aria-current': one === page ? 'page' : undefined }, one.title),
    ),
  );
  const hasPages = document.pages.length > 1;
  return createElement(
    Fragment,
    null,
    h('a', { className: 'skip', href: '#main_content' }, words.skip),
    h(
      'header',
      { className: `top top-${templates[document.template].top}` },
      h(
        'div',
        { className: 'inner' },
        brandView(document, scene, home),
        hasPages ? h('nav', { 'aria-label': words.menu }, h('ul', { className: 'plain' }, ...items)) : null,
      ),
    ),
    h(
      'main',
      { id: 'main_content', tabIndex: -1 },
      ...(blocks ?? (parts.main ? [parts.main(scene)] : blocksView(page.blocks, scene))),
    ),
    footView(document, scene),
  );
}

/** The class of the body, by which a template reaches everything on the page. */
export const bodyClass = ({ template }: Pick<SiteDocument, 'template'>): string => `site t-${template}`;

/** The words of a site by which its script is known: its name, and what its first page begins with. */
const firstWords = ({ title, pages }: SiteDocument): string =>
  [title, ...(pages[0]?.blocks ?? []).flatMap((block) => (block.type === 'hero' ? [block.props.headline] : []))].join(
    ' ',
  );

/** Which share of the letters of a text are of a kind; none of a text without letters. */
function share(text: string, isOfKind: RegExp): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => isOfKind.test(letter)).length / Math.max(1, letters.length);
}

/** In which direction a site is read: from right to left where most of its founder's words are. */
export const directionOf = (document: SiteDocument): TextDirection =>
  share(firstWords(document), /[\p{Script=Arabic}\p{Script=Hebrew}]/u) > 0.5 ? 'rtl' : 'ltr';

/** How a site is set: in the fonts of its brand where they have its letters, else in those of the system; see typesettingOf. */
export const typesettingFor = (document: SiteDocument, look: SiteLook): Typesetting =>
  typesettingOf(look.fonts, share(firstWords(document), /[^\p{Script=Latin}]/u) <= 0.5);

/** Styles that some pages of a site have beside those of all its pages. */
interface MoreCss {
  /** Kinds of blocks that stand on no page of the document. */
  readonly kinds?: readonly BlockType[];
  /** What is on these pages alone. */
  readonly css?: string;
}

/**
 * All styles of a site: fonts, the colors of its brand, what every site is built on, its kinds of blocks, its template, `more`, and those of its
 * founder's own behind all others.
 */
export function siteCss(document: SiteDocument, look: SiteLook, { kinds = [], css = '' }: MoreCss = {}): string {
  // The page for what is not there has a hero whatever the others have.
  const used = new Set<BlockType>([
    'hero',
    ...kinds,
    ...document.pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)),
  ]);
  // In one order, wherever the look comes from.
  const colors = lookColors.map((name) => `--${name}:${look.colors[name]}`);
  const blocks = Object.values(blockKinds).filter(({ type }) => used.has(type as BlockType));
  return [
    typesettingFor(document, look).css,
    `:root{${colors.join(';')}}`,
    baseCss,
    // Kinds that share their styles have them once.
    ...new Set(blocks.map(({ css }) => css)),
    ...(mediaIdsOf(document).length > 0 ? [photoCss] : []),
    templates[document.template].css,
    css,
    document.css,
  ]
    .join('\n')
    .replace(/\n+/g, '\n')
    .trim();
}
