import type { Binding, Block, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import { isSameValue } from '../same-value.ts';

/** A field that follows facts, which say something else now. */
export interface MovedFact {
  readonly binding: Binding;
  readonly pageKind: SitePage;
  readonly block: Block;
  readonly before: unknown;
  readonly after: unknown;
  /** What the facts say, as bindings keep it. */
  readonly value: string;
}

/**
 * Fields that still hold what facts said, where the facts say something else now. What somebody wrote themselves follows nothing, and
 * what is no longer known takes nothing away.
 */
export function movedFacts({ pages, bindings }: SiteDocument, facts: Builder['facts']): readonly MovedFact[] {
  return bindings.flatMap((binding): MovedFact[] => {
    const value = facts.find(({ source }) => source === binding.source)?.value;
    const page = pages.find(({ blocks }) => blocks.some(({ id }) => id === binding.blockId));
    const block = page?.blocks.find(({ id }) => id === binding.blockId);
    if (value === undefined || page === undefined || block === undefined) return [];
    const [before, after] = [JSON.parse(binding.value), JSON.parse(value)] as [unknown, unknown];
    const held = (block.props as Readonly<Record<string, unknown>>)[binding.field];
    return isSameValue(held, before) && !isSameValue(before, after)
      ? [{ binding, pageKind: page.kind, block, before, after, value }]
      : [];
  });
}
