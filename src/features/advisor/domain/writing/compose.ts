import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Block } from '#shared/prose.ts';
import type { Reading } from '../business/fold.ts';
import type { OpenQuestion } from '../coach/open-questions.ts';
import { type Reckoned, reckon } from '../coach/reckon.ts';
import type { SectionId } from '../plan.ts';
import { say } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import { createBlocks, figuresOf } from './blocks.ts';
import { duties } from './duties.ts';
import { fourWeeks } from './four-weeks.ts';
import { inThisTrade } from './in-this-trade.ts';
import { competitorAnalysis, marketAnalysis, targetAudience } from './market-sections.ts';
import { executiveSummary, heaviestOf, risks, trendAnalysis } from './other-sections.ts';
import type { WritingInput } from './plan-input.ts';
import type { PlanParts } from './plan-parts.ts';
import { financialProjections } from './projections-section.ts';
import { revenueStreams } from './revenue-section.ts';
import { leadOf } from './section-lead.ts';
import { sectionTexts as texts } from './section-texts.ts';
import { strip } from './strip.ts';

/** A plan as it is written from what is certain, in one language. */
export interface WrittenPlan {
  readonly sections: Readonly<Record<SectionId, readonly Block[]>>;
  /** Beside the sections, open on every plan as far as their figures are. */
  readonly parts: PlanParts;
  /** What is asked, what matters most first. */
  readonly questions: readonly OpenQuestion[];
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
  const reckoned: Reckoned = reckon(reading, { today, textOf: speaker.text });
  const { coach, findings, verdict, questions, forecastLacks, hasForecast } = reckoned;
  const blocks = createBlocks(speaker);
  const heaviest = heaviestOf(findings);
  const input: WritingInput = { coach, findings, heaviest, verdict, forecastLacks, hasForecast, questions, blocks };
  const shown = (blocks: readonly Block[]): readonly Block[] =>
    blocks.filter((block) => !figuresOf(block).some((id) => coach.hidden.has(id)));
  /** A section is never blank, and never tables alone: what follows from them, or that it waits for answers. */
  const section = (id: SectionId, blocks: readonly Block[]): readonly Block[] => {
    const left = shown(blocks);
    // A section can be put in other words: of tables alone there would be none.
    if (left.some(({ kind }) => kind === 'paragraph' || kind === 'list')) return left;
    const words = shown([leadOf(id, input)].flatMap((text) => (text ? [input.blocks.paragraph('lead', text)] : [])));
    if (words.length > 0) return [...words, ...left];
    return [input.blocks.paragraph('nothing-certain', say(texts.nothingSaid)), ...left];
  };
  return {
    sections: {
      'executive-summary': section('executive-summary', executiveSummary(input)),
      'market-analysis': section('market-analysis', marketAnalysis(input)),
      'target-audience': section('target-audience', targetAudience(input)),
      'revenue-streams': section('revenue-streams', revenueStreams(input)),
      'competitor-analysis': section('competitor-analysis', competitorAnalysis(input)),
      'financial-projections': section('financial-projections', financialProjections(input, speaker)),
      'trend-analysis': section('trend-analysis', trendAnalysis(input)),
    },
    parts: {
      verdict: { kind: verdict.kind, because: speaker.prose(verdict.because) },
      strip: strip(input, speaker),
      fourWeeks: shown(fourWeeks(input)),
      risks: shown(risks(input)),
      duties: duties(input, speaker.language),
      inThisTrade: inThisTrade(input, speaker.language),
    },
    questions,
    graph: coach.ledger.graph(),
  };
}
