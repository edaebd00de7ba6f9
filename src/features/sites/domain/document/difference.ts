import type { Language } from '#shared/languages.ts';
import type { SitePage } from '../sites.plan.ts';
import type { TemplateId } from '../templates/template-ids.ts';
import { templates } from '../templates/templates.ts';
import { type FieldChange, fieldChanges } from './field-difference.ts';
import { movedIn } from './in-order.ts';
import type { Block, Page, SiteDocument } from './site-document.ts';

interface Words {
  readonly before: string;
  readonly after: string;
}

/** One thing in which a site as a whole is another than it was. */
export type SiteChange =
  | { readonly kind: 'template'; readonly before: TemplateId; readonly after: TemplateId }
  | { readonly kind: 'language'; readonly before: Language; readonly after: Language }
  | ({ readonly kind: 'title' | 'css' } & Words);

/** One thing in which a page is another than it was; one that was added or removed is told as a whole. */
export type PageChange = { readonly pageKind: SitePage } & (
  | { readonly kind: 'page-added' | 'page-removed' | 'page-moved' }
  /** What the page is called in the navigation and by search engines, and how these describe it. */
  | ({ readonly kind: 'navigation' | 'searchTitle' | 'description' } & Words)
);

/** One thing in which a block is another than it was. The block is the one there is now, or the one that was removed. */
export type BlockChange = { readonly pageKind: SitePage; readonly block: Block } & (
  | { readonly kind: 'block-added' | 'block-removed' }
  /** `from`: the page it stood on, which may be the same. */
  | { readonly kind: 'block-moved'; readonly from: SitePage }
  | FieldChange
);

export type Change = SiteChange | PageChange | BlockChange;

/**
 * Everything in which a site is another than it was, as far as others see it: the site as a whole, then page by page from top to foot, then
 * the pages that were removed. Pages are told apart by their kinds, blocks by kind and id. What was moved are the fewest by which the order
 * can be explained, and a form that a hero has from its template is told with the template. Nothing is told that nobody else sees: what
 * follows facts, and what a page is to be found by.
 */
export function difference(before: SiteDocument, after: SiteDocument): readonly Change[] {
  const kindsOf = ({ pages }: SiteDocument): readonly SitePage[] => pages.map(({ kind }) => kind);
  const movedPages = movedIn(kindsOf(before), kindsOf(after));
  const [had, has] = [placesOf(before), placesOf(after)];
  return [
    ...siteChanges(before, after),
    ...after.pages.flatMap((page): readonly Change[] => {
      const { kind: pageKind } = page;
      const old = before.pages.find(({ kind }) => kind === pageKind);
      return [
        ...(old === undefined ? [{ kind: 'page-added', pageKind } as const] : []),
        ...(movedPages.has(pageKind) ? [{ kind: 'page-moved', pageKind } as const] : []),
        ...(old === undefined ? [] : pageChanges(old, page)),
        ...blockChanges(old, page, had, has).filter((change) => !isOfTemplate(change, before, after)),
      ];
    }),
    ...before.pages
      .filter(({ kind }) => !after.pages.some((page) => page.kind === kind))
      .map(({ kind: pageKind }) => ({ kind: 'page-removed', pageKind }) as const),
  ];
}

function siteChanges(before: SiteDocument, after: SiteDocument): readonly SiteChange[] {
  return [
    ...(before.template === after.template
      ? []
      : [{ kind: 'template', before: before.template, after: after.template } as const]),
    ...(before.language === after.language
      ? []
      : [{ kind: 'language', before: before.language, after: after.language } as const]),
    ...wordsOf('title', before.title, after.title),
    ...wordsOf('css', before.css, after.css),
  ];
}

const pageChanges = (before: Page, after: Page): readonly PageChange[] =>
  [
    ...wordsOf('navigation', before.title, after.title),
    ...wordsOf('searchTitle', before.searchTitle, after.searchTitle),
    ...wordsOf('description', before.description, after.description),
  ].map((change) => ({ ...change, pageKind: after.kind }));

const wordsOf = <Kind extends string>(
  kind: Kind,
  before: string,
  after: string,
): readonly ({ readonly kind: Kind } & Words)[] => (before === after ? [] : [{ kind, before, after }]);

/** A block of a site, by what it is known by, and the page it stands on. */
type Places = ReadonlyMap<string, { readonly pageKind: SitePage; readonly block: Block }>;

const keyOf = ({ type, id }: Block): string => `${type} ${id}`;

const placesOf = ({ pages }: SiteDocument): Places =>
  new Map(
    pages.flatMap(({ kind, blocks }) => blocks.map((block) => [keyOf(block), { pageKind: kind, block }] as const)),
  );

/** The blocks of a page; of one that is new only those that stood elsewhere, as it is told as a whole. */
function blockChanges(old: Page | undefined, page: Page, had: Places, has: Places): readonly BlockChange[] {
  const { kind: pageKind } = page;
  const moved = movedIn((old?.blocks ?? []).map(keyOf), page.blocks.map(keyOf));
  return [
    ...page.blocks.flatMap((block): readonly BlockChange[] => {
      const at = { pageKind, block };
      const was = had.get(keyOf(block));
      if (was === undefined) return old === undefined ? [] : [{ ...at, kind: 'block-added' }];
      const isMoved = was.pageKind !== pageKind || moved.has(keyOf(block));
      return [
        ...(isMoved ? [{ ...at, kind: 'block-moved', from: was.pageKind } as const] : []),
        ...fieldChanges(block.type, was.block.props, block.props).map((change) => ({ ...change, ...at })),
      ];
    }),
    ...(old?.blocks ?? [])
      .filter((block) => !has.has(keyOf(block)))
      .map((block) => ({ kind: 'block-removed', pageKind, block }) as const),
  ];
}

/** Whether a hero had the form that one template gives and has the one that the other gives: nobody chose that. */
const isOfTemplate = (change: BlockChange, before: SiteDocument, after: SiteDocument): boolean =>
  before.template !== after.template &&
  change.kind === 'words' &&
  change.block.type === 'hero' &&
  change.place === 'shape' &&
  change.before === templates[before.template].hero &&
  change.after === templates[after.template].hero;
