import type { BlockType } from '../blocks/all-blocks.ts';
import type { SiteDocument } from './site-document.ts';

/** What no other block may be called: links lead to pages and blocks by these names, and bindings find their blocks by them. */
export function takenIds({ pages, bindings }: Pick<SiteDocument, 'pages' | 'bindings'>): Set<string> {
  return new Set([
    ...pages.flatMap(({ kind, blocks }) => [kind, ...blocks.map(({ id }) => id)]),
    ...bindings.map(({ blockId }) => blockId),
  ]);
}

/** An id for another block of a kind: its name, with a number where that is taken. */
export function freeBlockId(type: BlockType, taken: ReadonlySet<string>): string {
  if (!taken.has(type)) return type;
  let number = 2;
  while (taken.has(`${type}-${number}`)) number += 1;
  return `${type}-${number}`;
}
