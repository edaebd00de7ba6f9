import { seededRandom } from '#shared/seeded-random.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { shortQuote } from './quote.ts';

/** Which of the ways of saying something is taken; the interface has the words of each. */
export const variants = [0, 1, 2, 3] as const;
type Variant = (typeof variants)[number];

/** What the advisor says, as meaning: the words are the interface's, in its language. */
export type ReplyPart = { readonly variant: Variant } & (
  | { readonly kind: 'greeting' | 'complete' }
  | { readonly kind: 'question' | 'skipped'; readonly question: QuestionId }
  /** Quotes what was read in an answer, which waits to be confirmed, or words of it where nothing was found. */
  | { readonly kind: 'read' | 'quoted' | 'thanks'; readonly quote: string }
);

/** What is kept of a reply; the first advisor's named a fact. */
export type StoredPart = ReplyPart | { readonly kind: 'fact'; readonly variant: Variant };

interface ReplyInput {
  /** The question that was answered; null for a message after the fifth answer. */
  readonly question: QuestionId | null;
  /** Empty where the question was skipped. */
  readonly answer: string;
  /** Words of the answer worth naming; undefined where nothing was found in it. */
  readonly named: string | undefined;
  readonly seed: string;
}

const variantOf = (seed: string, part: string): Variant => seededRandom(`${seed}/${part}`).pick(variants);

const askFor = (question: QuestionId, seed: string): ReplyPart => ({
  kind: 'question',
  question,
  variant: variantOf(seed, `question/${question}`),
});

/** The advisor's first message; it asks for the idea. */
export const greeting = (seed = ''): readonly ReplyPart[] => [
  { kind: 'greeting', variant: variantOf(seed, 'greeting') },
  askFor('idea', seed),
];

/**
 * The advisor's answer: names something that was said, then asks the next question; after the fifth says that the plan
 * is complete; after that thanks. The person's words are shortened and stripped. The same input gives the same reply.
 */
export function replyTo({ question, answer, named = '', seed }: ReplyInput): readonly ReplyPart[] {
  const variant = variantOf(seed, `reply/${question ?? 'later'}`);
  const [read, quote] = [shortQuote(named), shortQuote(answer)];
  if (question === null) return [{ kind: 'thanks', quote: quote || '…', variant }];
  const next = questionIds[questionIds.indexOf(question) + 1];
  const then: ReplyPart = next ? askFor(next, seed) : { kind: 'complete', variant: variantOf(seed, 'closing') };
  if (read !== '') return [{ kind: 'read', quote: read, variant }, then];
  return [quote === '' ? { kind: 'skipped', question, variant } : { kind: 'quoted', quote, variant }, then];
}
