import { evaluate } from '#shared/formula-evaluate.ts';
import type { FormulaGraph, LeafNode } from '#shared/formula-graph.ts';
import type { SectionId } from '../plan.ts';
import type { Role } from '../reading/label.ts';
import { type Ledger, ownKey } from '../reckoning/ledger.ts';
import { figure, label, say } from '../say/message.ts';
import type { GatedCoach } from './coach.ts';
import { askFor, onceEach, type Question } from './question.ts';

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

/**
 * Everything that can be asked, each once, what matters most first: what the result waits for, what a check lacks by the money on it,
 * and last what we suppose, by how far it moves the first year. What was answered, also with "I don't know", is not asked again; nor
 * is what was said already and only waits to be confirmed.
 */
export function openQuestions(
  { business, ledger, pending }: GatedCoach,
  decisive: readonly Question[],
  checks: readonly OpenQuestion[],
): readonly OpenQuestion[] {
  const all: readonly OpenQuestion[] = [
    ...decisive.map((question) => ({ ...question, section: null })),
    ...checks.toSorted((one, other) => other.stake - one.stake),
    ...aboutAssumptions(ledger),
  ];
  const waits = ({ key }: Question): boolean => (rolesOfKey[key] ?? []).some((role) => pending.has(role));
  const open = onceEach(all).filter(({ key }) => !business.answers.has(key));
  const ready = open.filter((question) => !waits(question));
  // Whoever left the rest unconfirmed is asked for it: else nothing would be asked any more, and the plan stay open.
  return ready.length > 0 ? ready : open;
}

const rolesOfKey: Readonly<Record<string, readonly Role[]>> = {
  price: ['price', 'price.period', 'price.pack'],
  'cost.direct': ['cost.direct'],
  bills: ['cost.period'],
  volume: ['sales.expected'],
  pay: ['pay.own'],
  'pay.year': ['pay.own'],
};

/** A year's result moves less than this share of itself: nobody needs to be asked. */
const leastMove = 0.01;

function aboutAssumptions(ledger: Ledger): readonly OpenQuestion[] {
  const graph = ledger.graph();
  const result = ledger.find('year.1.result')?.value;
  if (typeof result !== 'number') return [];
  const questions = graph.nodes.flatMap((leaf): OpenQuestion[] => {
    const { id, unit } = leaf;
    if (leaf.kind !== 'leaf' || typeof leaf.value !== 'number') return [];
    if (leaf.origin.kind !== 'assumption' || leaf.origin.isConvention) return [];
    const [term, value] = [ledger.find(id)!, leaf.value];
    const results = [0.8, 1.2].map((by) => resultWith(graph, { ...leaf, value: value * by }));
    const moved = Math.max(...results.map((other) => Math.abs(other - result)));
    if (moved <= Math.abs(result) * leastMove) return [];
    const words = {
      asks: say(texts.assumed, { label: label(term), value: figure(term) }),
      because: texts.assumedBecause,
    };
    const question = askFor(ownKey(id), words, { unit, min: 0, max: unit === 'percent' ? 100 : 1_000_000 }, moved);
    return [{ ...question, section: 'financial-projections' }];
  });
  return questions.sort((one, other) => other.stake - one.stake);
}

/** The result of the first year with another number in the place of one. */
function resultWith(graph: FormulaGraph, leaf: LeafNode): number {
  const nodes = graph.nodes.map((node) => (node.id === leaf.id ? leaf : node));
  return Number(evaluate({ ...graph, nodes }).get('year.1.result') ?? 0);
}
