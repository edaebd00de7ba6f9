import type { Block, Inline } from '#shared/prose.ts';
import { type SectionId, sectionIds } from '../plan.ts';
import type { Speaker } from '../say/speak.ts';
import type { PlanParts } from '../writing/plan-parts.ts';
import { documentTexts, sectionTitleTexts, verdictTexts } from './document-texts.ts';
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
  const sections = sectionIds
    .flatMap((id) => open.filter((section) => section.id === id))
    .map(({ id, blocks }) => ({ id, title: plain(sectionTitleTexts[id]), blocks }));
  if (!parts) return sections;
  const behind = [
    { id: 'four-weeks', title: plain(documentTexts.fourWeeks), blocks: parts.fourWeeks },
    { id: 'risks', title: plain(documentTexts.risks), blocks: parts.risks },
    { id: 'in-this-trade', title: plain(documentTexts.inThisTrade), blocks: parts.inThisTrade },
    { id: 'duties', title: plain(documentTexts.duties), blocks: parts.duties },
  ];
  return [
    { id: 'verdict', title: plain(documentTexts.verdict), blocks: verdictBlocks(parts, plain) },
    ...sections,
    ...behind.filter(({ blocks }) => blocks.length > 0),
  ];
}

const tones = { carries: 'info', fails: 'attention', open: 'rule' } as const;

function verdictBlocks({ verdict, strip }: ReadableParts, plain: Speaker['plain']): readonly Block[] {
  const name = plain(verdictTexts[verdict.kind]);
  return [
    verdict.because
      ? { id: 'verdict', kind: 'notice', label: name, tone: tones[verdict.kind], content: verdict.because }
      : { id: 'verdict', kind: 'paragraph', content: [{ kind: 'text', text: name }] },
    ...(strip.length > 0
      ? [
          {
            id: 'strip',
            kind: 'table' as const,
            caption: plain(documentTexts.strip),
            head: [plain(documentTexts.whatHead), plain(documentTexts.figureHead)],
            numeric: [1],
            rows: strip.map(({ label, figure }) => [[{ kind: 'text' as const, text: label }], figure]),
          },
        ]
      : []),
  ];
}
