import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { isNonsense } from '../extraction/nonsense.ts';
import { isUnknownAnswer } from '../extraction/unknown-answer.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { shortQuote } from './quote.ts';
import { tellingFacts } from './telling-facts.ts';

/** Which of the ways of saying something is taken; the interface has the words of each. */
export const variants = [0, 1, 2, 3] as const;
type Variant = (typeof variants)[number];

/** What the advisor says, as meaning: the words are the interface's, in its language. */
export type ReplyPart =
  /** The first words of a conversation. */
  | { readonly kind: 'greeting'; readonly variant: Variant }
  | { readonly kind: 'question'; readonly question: QuestionId; readonly variant: Variant }
  /** Names a fact of the answer. */
  | { readonly kind: 'fact'; readonly key: FactKey; readonly value: FactValue; readonly variant: Variant }
  | { readonly kind: 'skipped'; readonly question: QuestionId; readonly variant: Variant }
  /** Quotes an answer in which no fact was recognised. */
  | { readonly kind: 'quoted'; readonly quote: string; readonly variant: Variant }
  | { readonly kind: 'complete'; readonly variant: Variant }
  | { readonly kind: 'thanks'; readonly quote: string; readonly variant: Variant };

export interface ReplyInput {
  /** The question that was answered; null for a message after the fifth answer. */
  readonly question: QuestionId | null;
  /** Empty where the question was skipped. */
  readonly answer: string;
  /** The facts read from this answer. */
  readonly facts: readonly { readonly key: FactKey; readonly value: FactValue }[];
  readonly seed: string;
}

/** The advisor's first message; it asks for the idea. */
export function greeting(seed = ''): readonly ReplyPart[] {
  const variant = seededRandom(`${seed}/greeting`).pick(variants);
  return [{ kind: 'greeting', variant }, askFor('idea', seed)];
}

/**
 * The advisor's answer: names something that was said, then asks the next question; after the fifth says that the plan
 * is complete; after that thanks. The person's words are shortened and stripped. The same input gives the same reply.
 */
export function replyTo(input: ReplyInput): readonly ReplyPart[] {
  const { question, answer, seed } = input;
  const variant = seededRandom(`${seed}/reply/${question ?? 'later'}`).pick(variants);
  if (question === null) return [{ kind: 'thanks', quote: shortQuote(answer) || '…', variant }];
  const next = questionIds[questionIds.indexOf(question) + 1];
  const closing = seededRandom(`${seed}/closing`).pick(variants);
  return [
    acknowledge({ ...input, question }, variant),
    next === undefined ? { kind: 'complete', variant: closing } : askFor(next, seed),
  ];
}

function askFor(question: QuestionId, seed: string): ReplyPart {
  return { kind: 'question', question, variant: seededRandom(`${seed}/question/${question}`).pick(variants) };
}

function acknowledge(
  { question, answer, facts }: ReplyInput & { readonly question: QuestionId },
  variant: Variant,
): ReplyPart {
  for (const key of tellingFacts[question]) {
    const value = facts.find((candidate) => candidate.key === key)?.value;
    const spoken = value && speakable(value);
    if (spoken) return { kind: 'fact', key, value: spoken, variant };
  }
  const quote = shortQuote(answer);
  return quote === '' || isUnknownAnswer(answer) || isNonsense(answer)
    ? { kind: 'skipped', question, variant }
    : { kind: 'quoted', quote, variant };
}

const longestWords = 90;

/** A fact with the person's words as they may stand in a reply; undefined when nothing is left of them. */
function speakable(value: FactValue): FactValue | undefined {
  const plain = (text: string) => shortQuote(text, longestWords);
  switch (value.type) {
    case 'text':
      return plain(value.text) === '' ? undefined : { ...value, text: plain(value.text) };
    case 'texts': {
      const items = value.items.map(plain).filter((item) => item !== '');
      return items.length === 0 ? undefined : { ...value, items };
    }
    case 'count':
      return value.of === undefined ? value : { ...value, of: plain(value.of) };
    case 'amounts':
      return { ...value, items: value.items.map((item) => ({ ...item, name: plain(item.name) })) };
    default:
      return value;
  }
}
