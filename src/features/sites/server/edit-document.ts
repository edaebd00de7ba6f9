import { isDeepStrictEqual } from 'node:util';
import { invalid } from '#shared/problem.ts';
import { type Binding, mostBindings, type Page, type SiteDocument } from '../domain/document/site-document.ts';
import { type SitePage, sitePages } from '../domain/sites.plan.ts';

/** What somebody edited of a site. */
export type Edits = Pick<SiteDocument, 'title' | 'pages' | 'bindings' | 'css'>;

/**
 * A site with what was edited of it. Pages of kinds that are not open are kept as they are stored, behind the others, with what binds
 * them to facts. A binding whose field no longer holds what was put in is dropped: from then on its words are the person's own. Refuses
 * two pages of one kind, two blocks of one id, and a site without its first page.
 */
export function withEdits(stored: SiteDocument, edits: Edits, open: readonly SitePage[]): SiteDocument {
  const kept = stored.pages.filter(({ kind }) => !open.includes(kind));
  const pages = [...edits.pages, ...kept];
  assertTellable(pages);
  const keptBlocks = new Set(kept.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const bindings = [
    ...edits.bindings
      .filter(({ blockId }) => !keptBlocks.has(blockId))
      .filter((binding) => holds(edits.pages, binding)),
    ...stored.bindings.filter(({ blockId }) => keptBlocks.has(blockId)),
  ];
  const { title, css } = edits;
  return { ...stored, title, css, pages, bindings: withoutRepeats(bindings).slice(0, mostBindings) };
}

/** Whether somebody changed code of their own: the styles of the site, or a block of markup, which may be moved and removed. */
export function changesCode(stored: SiteDocument, { css, pages }: Pick<Edits, 'css' | 'pages'>): boolean {
  const before = new Map(markupOf(stored.pages));
  return css !== stored.css || markupOf(pages).some(([id, code]) => before.get(id) !== code);
}

/** The blocks of markup, as [id, markup]. */
const markupOf = (pages: readonly Page[]): (readonly [id: string, code: string])[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, type, props }) => (type === 'html' ? [[id, props.code] as const] : [])),
  );

/** Whether somebody changed what search engines alone are told of a page. */
export function changesSearch(stored: SiteDocument, { pages }: Pick<Edits, 'pages'>): boolean {
  return pages.some(({ kind, searchTitle, keywords }) => {
    const before = stored.pages.find((page) => page.kind === kind);
    return searchTitle !== (before?.searchTitle ?? '') || keywords !== (before?.keywords ?? '');
  });
}

/**
 * Pages are told apart by their kinds, blocks by their ids: by these their addresses are made, and facts find their fields. `at` is where
 * they stand in the input.
 */
export function assertTellable(pages: readonly Page[], at = 'pages'): void {
  const kinds = pages.map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length) throw invalid({ [at]: 'has two pages of one kind' });
  if (!kinds.includes(sitePages[0])) throw invalid({ [at]: 'lacks the first page' });
  const ids = pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  if (new Set(ids).size < ids.length) throw invalid({ [at]: 'has two blocks of one id' });
}

/** Whether the field still holds what was put in; the order of names in a value does not matter, which the database changes. */
function holds(pages: readonly Page[], { blockId, field, value }: Binding): boolean {
  const block = pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === blockId);
  if (!block || !Object.hasOwn(block.props, field)) return false;
  return isDeepStrictEqual((block.props as Readonly<Record<string, unknown>>)[field], parsed(value));
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** One binding for each field: the first one. */
const withoutRepeats = (bindings: readonly Binding[]): Binding[] =>
  bindings.filter(
    ({ blockId, field }, at) =>
      bindings.findIndex((other) => other.blockId === blockId && other.field === field) === at,
  );
