import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { isNonsense } from '../extraction/nonsense.ts';
import { isUnknownAnswer } from '../extraction/unknown-answer.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import {
  acknowledgements,
  completions,
  plainAcknowledgements,
  skippedAcknowledgements,
  tellingFacts,
  thanks,
} from './acknowledgements.ts';
import { questionVariants } from './question-texts.ts';
import { shortQuote } from './quote.ts';
import { speak } from './spoken-fact.ts';

export interface ReplyInput {
  /** The question that was answered; null for a message after the fifth answer. */
  readonly question: QuestionId | null;
  readonly answer: string;
  /** The facts read from this answer. */
  readonly facts: readonly { readonly key: FactKey; readonly value: FactValue }[];
  readonly seed: string;
}

const greetings: readonly string[] = [
  'Five answers make a plan.',
  'Good to have you here. Five questions, then there is a plan.',
  'Let us draw up the plan together; it takes five answers.',
  'We begin with the idea and end with a plan, five answers later.',
];

/** The advisor's first message; it asks for the idea. */
export function greeting(seed = ''): string {
  const random = seededRandom(`${seed}/greeting`);
  return `${random.pick(greetings)} ${questionText('idea', seed)}`;
}

/** The wording of a question for a seed; without one the plain wording. */
export function questionText(questionId: QuestionId, seed?: string): string {
  const variants = questionVariants[questionId];
  return seed === undefined ? variants[0]! : seededRandom(`${seed}/question/${questionId}`).pick(variants);
}

/**
 * The advisor's answer: names something that was said, then asks the next question; after the fifth says that the plan
 * is complete; after that thanks. The person's words appear shortened and stripped. The same input gives the same reply.
 */
export function replyTo(input: ReplyInput): string {
  const { question, answer, seed } = input;
  const random = seededRandom(`${seed}/reply/${question ?? 'later'}`);
  if (question === null) return random.pick(thanks)(shortQuote(answer) || '…');
  const said = acknowledge({ ...input, question }, (items) => random.pick(items));
  const next = questionIds[questionIds.indexOf(question) + 1];
  return `${said} ${next === undefined ? random.pick(completions) : questionText(next, seed)}`;
}

function acknowledge(
  input: ReplyInput & { readonly question: QuestionId },
  pick: <T>(items: readonly T[]) => T,
): string {
  const { question, answer, facts } = input;
  for (const key of tellingFacts[question]) {
    const fact = facts.find((candidate) => candidate.key === key);
    const sentences = acknowledgements[key];
    if (fact === undefined || sentences === undefined) continue;
    const spoken = speak(key, fact.value);
    if (spoken !== null) return pick(sentences)(spoken);
  }
  const quote = shortQuote(answer);
  if (quote === '' || isUnknownAnswer(answer) || isNonsense(answer)) return pick(skippedAcknowledgements[question]);
  return pick(plainAcknowledgements)(quote);
}
