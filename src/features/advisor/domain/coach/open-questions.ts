import { evaluate } from '#shared/formula-evaluate.ts';
import type { FormulaGraph, LeafNode } from '#shared/formula-graph.ts';
import type { SectionId } from '../plan.ts';
import type { Role } from '../reading/label.ts';
import { type Ledger, ownKey } from '../reckoning/ledger.ts';
import { figure, label, say } from '../say/message.ts';
import type { GatedCoach } from './coach.ts';
import { askFor, type Question } from './question.ts';

const texts = {
  assumed: /*i18n*/ { id: 'advisor.ask.assumed', message: '{label}: we suppose {value}. What is it for you?' },
  assumedBecause: /*i18n*/ {
    id: 'advisor.ask.assumed.because',
    message: 'It is a guess of ours, and the first year moves with it.',
  },
};

/** A question with what it is for. */
export interface OpenQuestion extends Question {
  /** The section that it serves; null where every plan shows what waits for it: the verdict, a number that cannot be, the duties. */
  readonly section: SectionId | null;
}

/** What the questions are gathered from. */
interface Open {
  readonly coach: GatedCoach;
  /** Of the gates: numbers that cannot be. */
  readonly refused: readonly Question[];
  /** What the forecast and the verdict wait for. */
  readonly decisive: readonly Question[];
  /** Of what is sold beside the main thing. */
  readonly beside: readonly Question[];
  /** What comes when those are answered: the month read back, and the start. */
  readonly next: readonly Question[];
  /** Of what makes a duty apply. */
  readonly traits: Question | null;
  /** Of the checks that lack one answer. */
  readonly checks: readonly OpenQuestion[];
}

/**
 * Everything that can be asked, each once, what matters most first: what cannot be, what the result waits for, what a check lacks
 * by the money on it, and last what we suppose, by how far it moves the first year. What was answered, also with "I don't know",
 * is not asked again; nor is what was said already and only waits to be confirmed.
 */
export function openQuestions({
  coach,
  refused,
  decisive,
  beside,
  next,
  checks,
  traits,
}: Open): readonly OpenQuestion[] {
  const byStake = [...checks].sort((one, other) => other.stake - one.stake);
  const all = [
    ...serving(null, [...refused, ...decisive]),
    ...serving(null, beside),
    ...serving(null, next),
    ...serving(null, traits ? [traits] : []),
    ...byStake,
    ...serving('financial-projections', aboutAssumptions(coach.ledger)),
  ];
  const first = new Map<string, OpenQuestion>();
  for (const question of all)
    if (!first.has(question.key) && !coach.business.answers.has(question.key) && !waits(question, coach))
      first.set(question.key, question);
  return [...first.values()];
}

const serving = (section: SectionId | null, questions: readonly Question[]): readonly OpenQuestion[] =>
  questions.map((question) => ({ ...question, section }));

const roleOfKey: Readonly<Record<string, readonly Role[]>> = {
  price: ['price', 'price.period', 'price.pack'],
  'cost.direct': ['cost.direct'],
  bills: ['cost.period'],
  volume: ['sales.expected'],
  pay: ['pay.own'],
};

const waits = ({ key }: Question, { pending }: GatedCoach): boolean =>
  (roleOfKey[key] ?? []).some((role) => pending.has(role));

/** A year's result moves less than this share of itself: nobody needs to be asked. */
const leastMove = 0.01;

function aboutAssumptions(ledger: Ledger): readonly Question[] {
  const graph = ledger.graph();
  const result = ledger.find('year.1.result')?.value;
  if (typeof result !== 'number') return [];
  return graph.nodes
    .filter(
      (node): node is LeafNode =>
        node.kind === 'leaf' && node.origin.kind === 'assumption' && !node.origin.isConvention,
    )
    .flatMap((leaf) => {
      const term = ledger.find(leaf.id);
      if (!term || typeof leaf.value !== 'number') return [];
      const moved = Math.max(
        ...[0.8, 1.2].map((by) => Math.abs(resultWith(graph, leaf, leaf.value as number, by) - result)),
      );
      if (moved <= Math.abs(result) * leastMove) return [];
      return askFor(
        ownKey(leaf.id),
        { asks: say(texts.assumed, { label: label(term), value: figure(term) }), because: say(texts.assumedBecause) },
        { unit: leaf.unit, min: 0, max: leaf.unit === 'percent' ? 100 : 1_000_000 },
        moved,
      );
    })
    .sort((one, other) => other.stake - one.stake);
}

function resultWith(graph: FormulaGraph, leaf: LeafNode, value: number, by: number): number {
  const nodes = graph.nodes.map((node) => (node === leaf ? { ...leaf, value: value * by } : node));
  return Number(evaluate({ ...graph, nodes }).get('year.1.result') ?? 0);
}
