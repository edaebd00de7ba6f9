import { freeBlockId, takenIds } from '#features/sites/domain/document/block-ids.ts';
import { type Binding, type Block, mostBindings, mostBlocks } from '#features/sites/domain/document/site-document.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import { isSameValue } from '../same-value.ts';
import type { Draft } from './site-saving.ts';

/** A block as it was when it was copied, with the facts that its fields followed then. */
export interface CopiedBlock {
  readonly block: Block;
  readonly bindings: readonly Binding[];
}

/** Copies a block; undefined where the site has no such one. A field that no longer holds what facts said follows them in the copy neither. */
export function copyBlock({ pages, bindings }: Draft, id: string): CopiedBlock | undefined {
  const block = pages.flatMap(({ blocks }) => blocks).find((one) => one.id === id);
  if (block === undefined) return undefined;
  const props: Readonly<Record<string, unknown>> = block.props;
  return {
    block,
    bindings: bindings.filter(
      ({ blockId, field, value }) => blockId === id && isSameValue(props[field], JSON.parse(value)),
    ),
  };
}

/**
 * A copied block as it can stand on a page beside everything that the site has: with an id of its own, and bound to the facts as far as a site
 * may have bindings. "full" where the page holds no more.
 */
export function blockForPage(draft: Draft, kind: SitePage, { block, bindings }: CopiedBlock): CopiedBlock | 'full' {
  const page = draft.pages.find((one) => one.kind === kind);
  if (page === undefined || page.blocks.length >= mostBlocks) return 'full';
  const id = freeBlockId(block.type, takenIds(draft));
  const room = Math.max(0, mostBindings - draft.bindings.length);
  return {
    block: { ...block, id } as Block,
    bindings: bindings.slice(0, room).map((one) => ({ ...one, blockId: id })),
  };
}
