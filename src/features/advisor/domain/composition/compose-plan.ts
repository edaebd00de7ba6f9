import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { Block } from '#shared/prose.ts';
import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts';
import { type ComposedPlan, type ComposedSection, type SectionId, sectionIds } from '../plan.ts';
import type { ComposeInput } from './compose-input.ts';
import type { SectionContext } from './context/block-slots.ts';
import { readFigures } from './context/figures.ts';
import { nameSlots } from './context/named-slots.ts';
import { collectPools } from './context/pools.ts';
import { readSubject } from './context/subject.ts';
import { gradeLevel, runningText } from './readability.ts';
import type { BlockMaker } from './sections/block-makers.ts';
import { competitorAnalysis } from './sections/competitor-analysis.ts';
import { executiveSummary } from './sections/executive-summary.ts';
import { financialProjections } from './sections/financial-projections.ts';
import { marketAnalysis } from './sections/market-analysis.ts';
import { revenueStreams } from './sections/revenue-streams.ts';
import { targetAudience } from './sections/target-audience.ts';
import { trendAnalysis } from './sections/trend-analysis.ts';

const makers: Record<SectionId, readonly BlockMaker[]> = {
  'executive-summary': executiveSummary,
  'market-analysis': marketAnalysis,
  'target-audience': targetAudience,
  'revenue-streams': revenueStreams,
  'competitor-analysis': competitorAnalysis,
  'financial-projections': financialProjections,
  'trend-analysis': trendAnalysis,
};

/** Inside the promised grades 7 to 11, with room for other ways to count syllables. */
const readableGrades = { from: 7.6, to: 10.3 } as const;
const maxDrafts = 12;

type Prepared = Omit<SectionContext, 'random'>;

/**
 * A whole plan: the same input gives the same plan, byte for byte. Nothing in it was not said, computed, cited or called
 * an estimate.
 */
export function composePlan(input: ComposeInput): ComposedPlan {
  const prepared = prepare(input);
  return {
    seed: input.seed,
    contentLocale: input.contentLocale,
    knowledgeId: input.knowledge?.id ?? null,
    title: titleOf(prepared),
    sections: sectionIds.map((id) => makeSection(id, input, prepared)),
    graph: input.graph,
  };
}

/** One section, as it stands in the plan of the same input; another seed words it anew and leaves the others alone. */
export function composeSection(id: SectionId, input: ComposeInput): ComposedSection {
  return makeSection(id, input, prepare(input));
}

function prepare(input: ComposeInput): Prepared {
  const subject = readSubject(input);
  const figures = readFigures(input);
  return { subject, figures, named: nameSlots(subject, figures), pools: collectPools(subject) };
}

function makeSection(id: SectionId, input: ComposeInput, prepared: Prepared): ComposedSection {
  const random = seededRandom(`${input.seed}|${prepared.subject.fingerprint}`).fork(id);
  const blocks = readableBlocks(id, prepared, random);
  return { id, blocks, factVersions: versionsOf(blocks, input) };
}

/** Long quotes may push a draft out of the readable band; it is then drawn again, and the best of the drafts stands. */
function readableBlocks(id: SectionId, prepared: Prepared, random: SeededRandom): readonly Block[] {
  let best: { readonly blocks: readonly Block[]; readonly distance: number } | undefined;
  for (let draft = 0; draft < maxDrafts && best?.distance !== 0; draft++) {
    const context: SectionContext = { ...prepared, random: draft === 0 ? random : random.fork(`draft/${draft}`) };
    const blocks = makers[id].flatMap((make) => make(context));
    const grade = gradeLevel(blocks.flatMap((block) => runningText(block)));
    const distance = Math.max(0, readableGrades.from - grade, grade - readableGrades.to) || 0;
    if (!best || distance < best.distance) best = { blocks, distance };
  }
  return best?.blocks ?? [];
}

function versionsOf(blocks: readonly Block[], { facts }: ComposeInput): Readonly<Record<string, number>> {
  const keys = [...new Set(blocks.flatMap((block) => block.facts ?? []))].sort();
  return Object.fromEntries(
    keys.flatMap((key): [string, number][] => {
      const fact = facts.get(key as FactKey);
      return fact ? [[key, fact.version]] : [];
    }),
  );
}

function titleOf({ subject }: Prepared): string {
  const name = subject.facts.text('business.name');
  if (name) return name;
  const trade = subject.input.knowledge?.name ?? 'Business plan';
  const place = subject.facts.text('business.place');
  const title = trade[0]!.toUpperCase() + trade.slice(1);
  return place && subject.input.knowledge ? `${title} in ${place}` : title;
}
