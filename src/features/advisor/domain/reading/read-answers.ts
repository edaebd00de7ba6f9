import { createRemembered } from '#shared/remembered.ts';
import type { FactReader, Proposal, ReadingInput, ReadMessage } from '../ports.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { spotAmounts } from './amounts.ts';
import { clauseAt } from './clause.ts';
import type { Mention, Role } from './label.ts';
import { isWorthAsking, proposeWordRoles } from './propose-words.ts';
import { rankRoles } from './ranker/rank-roles.ts';
import { amountRoles } from './roles.ts';
import type { AmountForm, SpottedAmount } from './spotted.ts';
import { readPhrases } from './word-features.ts';

/** The reader of this house: amounts by form, roles by what was learned from labelled answers. It waits for nothing. */
export const builtInReader: FactReader = {
  read: (input) => Promise.resolve(readAnswers(input)),
};

/** What every message holds, from left to right. The same messages give the same proposals. */
export function readAnswers(input: ReadingInput): readonly Proposal[] {
  const answers = new Map(input.messages.flatMap((message) => (message.question ? [[message.question, message]] : [])));
  const { language, currency } = input;
  const key = JSON.stringify([language, currency, ...[...answers.values()].map(({ id, text }) => [id, text])]);
  const answered = readings(key, () => readEach(input, answers));
  return input.messages.flatMap((message) => {
    const { question, text } = message;
    if (question === null) return spot(text, input).map((amount) => unranked(message, amount));
    return answers.get(question) === message ? answered.get(question)! : [];
  });
}

/** A conversation is read anew at each tap and message, and what was said before stays as it is. */
const readings = createRemembered<ReadonlyMap<QuestionId, readonly Proposal[]>>(100);
const spottings = createRemembered<readonly SpottedAmount[]>(500);

/** What each answer holds. */
function readEach(
  input: ReadingInput,
  answers: ReadonlyMap<QuestionId, ReadMessage>,
): ReadonlyMap<QuestionId, readonly Proposal[]> {
  const texts = Object.fromEntries(questionIds.map((question) => [question, answers.get(question)?.text ?? '']));
  const amounts = Object.fromEntries(questionIds.map((question) => [question, spot(texts[question]!, input)]));
  const ranked = rankRoles({
    language: input.language,
    answers: texts as Record<QuestionId, string>,
    amounts: amounts as Record<QuestionId, readonly SpottedAmount[]>,
  });
  const read = ([question, message]: readonly [QuestionId, ReadMessage]) => {
    const found = [
      ...ranked
        .filter((one) => one.question === question)
        .map(({ amount, roles, isTaken }): Proposal & Placed => {
          const all: readonly Role[] = [...roles.map(({ role }) => role), 'none'];
          const role = isTaken ? finely(all[0]!, amount.form) : undefined;
          return {
            from: amount.from,
            mention: mentionOf(message, amount),
            roles: all,
            ...(role && { taken: { role, by: 'ranker' as const } }),
          };
        }),
      ...readWords(message, question, input, amounts[question]!),
    ];
    const inOrder = found.sort((one, other) => one.from - other.from);
    return [question, inOrder.map(({ from: _, ...proposal }): Proposal => proposal)] as const;
  };
  return new Map([...answers].map(read));
}

interface Placed {
  readonly from: number;
}

const spot = (text: string, { language, currency }: ReadingInput): readonly SpottedAmount[] =>
  spottings(`${language} ${currency} ${text}`, () =>
    spotAmounts(text, { language, ...(currency !== undefined && { currency }) }),
  );

const idOf = ({ id }: ReadMessage, from: number): string => `${id}@${from}`;

function mentionOf(message: ReadMessage, { from, quote, form, toValue, isCertain }: SpottedAmount): Mention {
  const amount = { form, isCertain, ...(toValue !== undefined && { toValue }) };
  return { id: idOf(message, from), question: message.question, quote, ...around(message, from, quote), amount };
}

const around = ({ text }: ReadMessage, from: number, quote: string): Pick<Mention, 'clause'> => {
  const clause = clauseAt(text, from, from + quote.length);
  return clause === quote ? {} : { clause };
};

/** An amount of a later message: nothing was asked there that could order its roles. */
const unranked = (message: ReadMessage, amount: SpottedAmount): Proposal => ({
  mention: mentionOf(message, amount),
  roles: [...amountRoles, 'none'],
});

/**
 * The kind of a price where the form alone says it: money for a time is paid again and again. Any other price is taken as the price
 * of one only once a person says so, as it can be a pack, an extra or a deposit.
 */
function finely(role: Role, form: AmountForm): Role | undefined {
  if (!role.startsWith('price')) return role;
  return role === 'price.period' && form.kind === 'money' && form.per !== undefined ? role : undefined;
}

function readWords(
  message: ReadMessage,
  question: QuestionId,
  { language }: ReadingInput,
  amounts: readonly SpottedAmount[],
): readonly (Proposal & Placed)[] {
  const context = readPhrases({ question, language, answer: message.text, amounts });
  return context.phrases.flatMap((phrase) => {
    const proposals = proposeWordRoles(phrase, context);
    if (!isWorthAsking(proposals)) return [];
    const { from, quote } = phrase;
    const named = proposals.filter(({ role }) => role !== 'none').map(({ role }) => role);
    const mention = { id: idOf(message, from), question, quote, ...around(message, from, quote) };
    return { from, mention, roles: [...named, 'none'] };
  });
}
