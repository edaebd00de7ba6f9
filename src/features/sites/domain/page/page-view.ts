import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { TextDirection } from '#shared/text-direction.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import { type BlockKind, h, ownMarkup, type Scene } from '../blocks/block.ts';
import type { GapQuestion } from '../blocks/gap-questions.ts';
import { mailOf, phoneOf } from '../blocks/places.ts';
import type { PostList } from '../blocks/post-list.ts';
import type { Block, Page, SiteDocument } from '../document/site-document.ts';
import { baseCss } from '../look/base-css.ts';
import { addressOfMark, isInline } from '../look/mark.ts';
import { type Typesetting, typesettingOf } from '../look/site-fonts.ts';
import type { SiteLook } from '../look/site-look.ts';
import { templates } from '../templates/templates.ts';
import { siteWordsOf } from '../words/all-words.ts';

interface SceneParts {
  readonly document: SiteDocument;
  readonly look: SiteLook;
  readonly page: Page;
  /** How a gap is shown to the founder; left out where the page is for others. */
  readonly gap?: (question: GapQuestion) => ReactNode;
  /** Whether the page has the files of its site beside it. */
  readonly hasFiles?: boolean;
  /** What leads to the first page, where it is not the level of the page that says it; else links are relative to the page. */
  readonly home?: string;
  /** The posts that are listed on this page. */
  readonly posts?: PostList | undefined;
  /** What stands between top and foot in the place of the page's blocks. */
  readonly main?: (scene: Scene) => ReactElement;
}

/** Where a page of a site lies below its address: "" for the first one. */
export const pathOfPage = ({ pages }: Pick<SiteDocument, 'pages'>, { kind }: Pick<Page, 'kind'>): string =>
  pages[0]?.kind === kind ? '' : `${kind}/`;

/** The file of the mark, which is also the icon of the site. */
export const iconPath = 'icon.svg';

/** What leads from a page to the first one. */
const homeFrom = (document: SiteDocument, page: Page, home: string | undefined): string =>
  home ?? (pathOfPage(document, page) === '' ? './' : '../');

/** What the blocks of a page are drawn with. */
export function sceneOf({ document, look, page, gap, home, posts, hasFiles = false }: SceneParts): Scene {
  const up = homeFrom(document, page, home);
  return {
    look,
    language: document.language,
    words: siteWordsOf(document.language),
    hrefOf: (link) => {
      if (!link.startsWith('#')) return link;
      const target = document.pages.find(({ kind }) => `#${kind}` === link);
      // A blog is not shown as long as it has no posts: what leads to it leads to the first page.
      if (link === '#blog' && !target && !page.blocks.some(({ id }) => id === 'blog')) return up;
      return target && (home !== undefined || target !== page) ? up + pathOfPage(document, target) : link;
    },
    ...(posts && { posts }),
    ...(gap && { gap }),
    ...(hasFiles && { markFile: up + iconPath }),
  };
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
  'art',
  'legal',
]);

/** The blocks of a page; one that has nobody beside it takes the whole row. */
export function blocksView(blocks: readonly Block[], scene: Scene): readonly ReactElement[] {
  const drawn = blocks.flatMap((block) => {
    const view = blockView(block, scene);
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
function footView(document: SiteDocument, { hrefOf }: Scene): ReactElement {
  const blocks = document.pages.flatMap((page) => page.blocks.map((block) => ({ page, block })));
  const contact = blocks.find(({ block }) => block.type === 'contact')?.block;
  const { mail = '', phone = '' } = contact?.type === 'contact' ? contact.props : {};
  const legal = blocks.find(({ block }) => block.type === 'legal');
  const items = [
    ...(mail.trim() === '' ? [] : [h('a', { href: mailOf(mail) }, mail.trim())]),
    ...(phone.trim() === '' ? [] : [h('a', { href: phoneOf(phone) }, phone.trim())]),
    ...(legal?.block.type === 'legal'
      ? [
          h(
            'a',
            { href: `${hrefOf(`#${legal.page.kind}`).replace(/#.*/, '')}#${legal.block.id}` },
            legal.block.props.title,
          ),
        ]
      : []),
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

/** A page as it is read: what every page has above and below, and its blocks between. */
export function pageView(parts: SceneParts): ReactElement {
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
      ...(parts.main ? [parts.main(scene)] : blocksView(page.blocks, scene)),
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

/** All styles of a site: fonts, the colors of its brand, what every site is built on, its kinds of blocks and `more`, and its template. */
export function siteCss(document: SiteDocument, look: SiteLook, more: readonly BlockType[] = []): string {
  // The page for what is not there has a hero whatever the others have.
  const used = new Set<BlockType>([
    'hero',
    ...more,
    ...document.pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)),
  ]);
  const colors = Object.entries(look.colors).map(([name, value]) => `--${name}:${value}`);
  const blocks = Object.values(blockKinds).filter(({ type }) => used.has(type as BlockType));
  return [
    typesettingFor(document, look).css,
    `:root{${colors.join(';')}}`,
    baseCss,
    ...blocks.map(({ css }) => css),
    templates[document.template].css,
  ]
    .join('\n')
    .replace(/\n+/g, '\n')
    .trim();
}
