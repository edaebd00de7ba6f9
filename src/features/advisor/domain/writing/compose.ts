import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Block } from '#shared/prose.ts';
import type { Reading } from '../business/fold.ts';
import { type Reckoned, reckon } from '../coach/reckon.ts';
import type { SectionId } from '../plan.ts';
import { inlinesOf } from '../plan-access.ts';
import type { Speaker } from '../say/speak.ts';
import { createBlocks } from './blocks.ts';
import { executiveSummary, findingsOf, guesses, safeguards, watched } from './findings.ts';
import { fourWeeks } from './four-weeks.ts';
import { competitorAnalysis, marketAnalysis, targetAudience } from './market-sections.ts';
import type { WritingInput } from './plan-input.ts';
import { duties, inThisTrade, type PlanParts, risks, strip } from './plan-parts.ts';
import { financialProjections } from './projections-section.ts';
import { revenueStreams } from './revenue-section.ts';
import { leads } from './section-lead.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** A plan as it is written from what is certain, in one language. */
interface WrittenPlan extends Pick<Reckoned, 'questions'> {
  readonly sections: Readonly<Record<SectionId, readonly Block[]>>;
  /** Beside the sections, open on every plan as far as their figures are. */
  readonly parts: PlanParts;
  readonly graph: FormulaGraph;
}

interface ComposeInput {
  readonly reading: Reading;
  /** ISO day. */
  readonly today: string;
  readonly speaker: Speaker;
}

/** Writes the plan: whatever shows a number that a gate refused is left out. */
export function writePlan({ reading, today, speaker }: ComposeInput): WrittenPlan {
  const reckoned = reckon(reading, { today, textOf: speaker.text });
  const { coach, verdict, questions } = reckoned;
  const blocks = createBlocks(speaker);
  const input: WritingInput = { ...reckoned, speaker, blocks };
  const shown = (written: readonly Block[]): readonly Block[] =>
    written.filter((block) => {
      if (block.kind === 'chart') return block.chart.series.every(({ nodeId }) => !coach.hidden.has(nodeId));
      const inlines = inlinesOf(block);
      return inlines.length > 0 && !inlines.some((one) => one.kind === 'figure' && coach.hidden.has(one.nodeId));
    });
  /** A section is never blank, and never tables alone: what follows from them, or that it waits for answers. */
  const section = (id: SectionId, before: readonly Block[], after: readonly Block[] = []): readonly Block[] => {
    const written = shown([...before, ...findingsOf(input, id), ...after]);
    // A section can be put in other words: of tables alone there would be none.
    if (written.some(({ kind }) => kind === 'paragraph' || kind === 'list')) return written;
    const lead = blocks.paragraph('lead', leads[id]?.(input) ?? null);
    const bare = questions.length > 0 ? texts.nothingSaid : texts.nothingFollows;
    const [first] = shown([lead, blocks.paragraph('nothing-certain', written.length > 0 ? texts.inYourWords : bare)]);
    return [first!, ...written];
  };
  return {
    sections: {
      'executive-summary': section('executive-summary', executiveSummary(input)),
      'market-analysis': section('market-analysis', marketAnalysis(input)),
      'target-audience': section('target-audience', targetAudience(input)),
      'revenue-streams': section('revenue-streams', revenueStreams(input)),
      'competitor-analysis': section('competitor-analysis', competitorAnalysis(input)),
      'financial-projections': section('financial-projections', financialProjections(input)),
      'trend-analysis': section(
        'trend-analysis',
        [],
        [blocks.paragraph('watch', watched(input)), guesses(input), safeguards(input)],
      ),
    },
    parts: {
      verdict: { kind: verdict.kind, because: speaker.prose(verdict.because) },
      strip: strip(input),
      fourWeeks: shown([fourWeeks(input)]),
      risks: shown([risks(input)]),
      duties: shown(duties(input)),
      inThisTrade: shown(inThisTrade(input)),
    },
    questions,
    graph: coach.ledger.graph(),
  };
}
