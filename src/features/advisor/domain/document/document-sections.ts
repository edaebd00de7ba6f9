import type { Block, Inline } from '#shared/prose.ts';
import { type SectionId, sectionIds } from '../plan.ts';
import type { Speaker } from '../say/speak.ts';
import type { PlanParts } from '../writing/plan-parts.ts';
import { sectionTitleTexts, documentTexts as texts, verdictTexts } from './document-texts.ts';
import type { PlanDocumentInput } from './plan-document.ts';

/** The parts of a plan as far as an account may read them; without its numbers a verdict is a word. */
export type ReadableParts = Omit<PlanParts, 'verdict'> & {
  readonly verdict: { readonly kind: PlanParts['verdict']['kind']; readonly because: readonly Inline[] | null };
};

/**
 * What a document holds, in the order of the screen: the verdict with the numbers that decide it, the sections that are
 * open in their order, and what stands behind them. A part that says nothing is left out.
 */
export function documentSections(
  open: readonly { readonly id: SectionId; readonly blocks: readonly Block[] }[],
  parts: ReadableParts | null,
  { plain }: Pick<Speaker, 'plain'>,
): PlanDocumentInput['sections'] {
  const sections = open
    .toSorted((one, other) => sectionIds.indexOf(one.id) - sectionIds.indexOf(other.id))
    .map(({ id, blocks }) => ({ id, title: plain(sectionTitleTexts[id]), blocks }));
  if (!parts) return sections;
  const verdict = { id: 'verdict', title: plain(texts.verdict), blocks: verdictBlocks(parts, plain) };
  const behind = [
    { id: 'four-weeks', title: plain(texts.fourWeeks), blocks: parts.fourWeeks },
    { id: 'risks', title: plain(texts.risks), blocks: parts.risks },
    { id: 'in-this-trade', title: plain(texts.inThisTrade), blocks: parts.inThisTrade },
    { id: 'duties', title: plain(texts.duties), blocks: parts.duties },
  ];
  return [verdict, ...sections, ...behind.filter(({ blocks }) => blocks.length > 0)];
}

const tones = { carries: 'info', fails: 'attention', open: 'rule' } as const;

function verdictBlocks({ verdict, strip }: ReadableParts, plain: Speaker['plain']): readonly Block[] {
  const { kind, because } = verdict;
  const label = plain(verdictTexts[kind]);
  const numbers: Block = {
    id: 'strip',
    kind: 'table',
    caption: plain(texts.strip),
    head: [plain(texts.whatHead), plain(texts.figureHead)],
    numeric: [1],
    rows: strip.map(({ label, figure }) => [[{ kind: 'text', text: label }], figure]),
  };
  return [
    because
      ? { id: 'verdict', kind: 'notice', label, tone: tones[kind], content: because }
      : { id: 'verdict', kind: 'paragraph', content: [{ kind: 'text', text: label }] },
    ...(strip.length > 0 ? [numbers] : []),
  ];
}
