import { seededRandom } from '#shared/seeded-random.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { shortQuote } from './quote.ts';

/** Which of the ways of saying something is taken; the interface has the words of each. */
export const variants = [0, 1, 2, 3] as const;
type Variant = (typeof variants)[number];

/** What the advisor says, as meaning: the words are the interface's, in its language. */
export type ReplyPart =
  /** The first words of a conversation. */
  | { readonly kind: 'greeting'; readonly variant: Variant }
  | { readonly kind: 'question'; readonly question: QuestionId; readonly variant: Variant }
  | { readonly kind: 'skipped'; readonly question: QuestionId; readonly variant: Variant }
  /** Quotes what was read in an answer, which waits to be confirmed. */
  | { readonly kind: 'read'; readonly quote: string; readonly variant: Variant }
  /** Quotes an answer in which nothing was found. */
  | { readonly kind: 'quoted'; readonly quote: string; readonly variant: Variant }
  | { readonly kind: 'complete'; readonly variant: Variant }
  | { readonly kind: 'thanks'; readonly quote: string; readonly variant: Variant };

/** What is kept of a reply; the first advisor's named a fact. */
export type StoredPart = ReplyPart | { readonly kind: 'fact'; readonly variant: Variant };

export interface ReplyInput {
  /** The question that was answered; null for a message after the fifth answer. */
  readonly question: QuestionId | null;
  /** Empty where the question was skipped. */
  readonly answer: string;
  /** Words of the answer worth naming; undefined where nothing was found in it. */
  readonly named: string | undefined;
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
  { question, answer, named }: ReplyInput & { readonly question: QuestionId },
  variant: Variant,
): ReplyPart {
  const words = named === undefined ? '' : shortQuote(named);
  if (words !== '') return { kind: 'read', quote: words, variant };
  const quote = shortQuote(answer);
  return quote === '' ? { kind: 'skipped', question, variant } : { kind: 'quoted', quote, variant };
}
