import type { Block, Inline } from '#shared/prose.ts';
import type { SectionId } from './plan.ts';

/** What an account may read of a plan; decided from the plan table, widened by what was open before. */
export interface PlanAccess {
  readonly openSections: ReadonlySet<SectionId>;
  /** Projections, cases, the assumptions made for them, and charts. */
  readonly hasProjections: boolean;
  /** How rich an open section is: blocks up to this rank. */
  readonly maxRank: number;
}

/** All inlines of a block, whatever its kind. */
export function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'list':
      return block.items.flat();
    case 'table':
      return block.rows.flat(2);
    case 'chart':
      return [];
    default:
      return block.content;
  }
}

/** What of a plan is sent to an account. */
export type PlanReader = ReturnType<typeof readerOf>;

/** Decides what of a plan is sent, by what is open to the account and by who may see which figure of the plan. */
export function readerOf({ hasProjections, maxRank }: PlanAccess, figures: ReadonlyMap<string, 'open' | 'pro'>) {
  const sees = (nodeId: string): boolean => (hasProjections ? figures.has(nodeId) : figures.get(nodeId) === 'open');
  const reads = (content: readonly Inline[]): boolean =>
    content.every((inline) => inline.kind !== 'figure' || sees(inline.nodeId));
  /**
   * The blocks of an open section: up to the rank of the plan, and without projections where those are locked. Blocks are left out as
   * a whole, so an open section contains no locked figure.
   */
  const blocksOf = (blocks: readonly Block[]): Block[] =>
    blocks.filter((block) => {
      if ((block.rank ?? 1) > maxRank) return false;
      return hasProjections || (block.kind !== 'chart' && reads(inlinesOf(block)));
    });
  return { sees, reads, blocksOf };
}

/** Marks kept with a plan of what was open once: section ids, "projections", and the highest rank as "rank:n". */
export function markOpened(opened: readonly string[], access: PlanAccess): string[] {
  const marks = new Set([...opened, ...access.openSections, `rank:${access.maxRank}`]);
  if (access.hasProjections) marks.add('projections');
  return [...marks].sort();
}

/** Widens what the present plan opens by what was open once. */
export function widenAccess(access: PlanAccess, opened: readonly string[]): PlanAccess {
  const ranks = opened.filter((mark) => mark.startsWith('rank:')).map((mark) => Number(mark.slice(5)));
  const sections = opened.filter((mark) => mark !== 'projections' && !mark.startsWith('rank:')) as SectionId[];
  return {
    openSections: new Set([...access.openSections, ...sections]),
    hasProjections: access.hasProjections || opened.includes('projections'),
    maxRank: Math.max(access.maxRank, ...ranks),
  };
}
