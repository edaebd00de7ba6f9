import { createRemembered } from '#shared/remembered.ts';
import type { FactReader, Proposal, ReadingInput, ReadMessage } from '../ports.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { spotAmounts } from './amounts.ts';
import { clauseAt } from './clause.ts';
import type { Mention, Role } from './label.ts';
import { isWorthAsking, proposeWordRoles, readPhrases } from './propose-words.ts';
import { type RankedAmount, rankRoles } from './ranker/rank-roles.ts';
import { amountRoles } from './roles.ts';
import type { SpottedAmount } from './spotted.ts';

/** The reader of this house: amounts by form, roles by what was learned from labelled answers. It waits for nothing. */
export const builtInReader: FactReader = { read: (input) => Promise.resolve(readAnswers(input)) };

/** What every message holds, from left to right. The same messages give the same proposals. */
export function readAnswers(input: ReadingInput): readonly Proposal[] {
  const answers = new Map(input.messages.flatMap((message) => (message.question ? [[message.question, message]] : [])));
  const { language, currency } = input;
  const key = JSON.stringify([language, currency, ...[...answers.values()].map(({ id, text }) => [id, text])]);
  const answered = readings(key, () => readEach(input, answers));
  return input.messages.flatMap((message) => {
    const { question, text } = message;
    // Of a later message nothing was asked that could order its roles.
    if (question === null)
      return spot(text, input).map((amount) => ({ mention: mentionOf(message, amount), roles: everyRole }));
    return answers.get(question) === message ? answered.get(question)! : [];
  });
}

const everyRole: readonly Role[] = [...amountRoles, 'none'];

/** A conversation is read anew at each tap and message, and what was said before stays as it is. */
const readings = createRemembered<ReadonlyMap<QuestionId, readonly Proposal[]>>(100);
const spottings = createRemembered<readonly SpottedAmount[]>(500);

const spot = (text: string, input: ReadingInput): readonly SpottedAmount[] =>
  spottings(`${input.language} ${input.currency} ${text}`, () => spotAmounts(text, input));

/** What each answer holds. */
function readEach(
  input: ReadingInput,
  answers: ReadonlyMap<QuestionId, ReadMessage>,
): ReadonlyMap<QuestionId, readonly Proposal[]> {
  const { language } = input;
  const byQuestion = <Made>(make: (text: string) => Made) =>
    Object.fromEntries(questionIds.map((id) => [id, make(answers.get(id)?.text ?? '')])) as Record<QuestionId, Made>;
  const amounts = byQuestion((text) => spot(text, input));
  const ranked = rankRoles({ language, answers: byQuestion((text) => text), amounts });
  return new Map(
    [...answers].map(([question, message]) => {
      const context = readPhrases({ question, language, answer: message.text, amounts: amounts[question] });
      const words = context.phrases.flatMap((phrase) => {
        const proposals = proposeWordRoles(phrase, context);
        if (!isWorthAsking(proposals)) return [];
        const named = proposals.flatMap(({ role }) => (role === 'none' ? [] : [role]));
        return [[phrase.from, { mention: mentionOf(message, phrase), roles: [...named, 'none'] }] as const];
      });
      const own = ranked.filter((one) => one.question === question);
      const numbers = own.map((one) => [one.amount.from, proposalOf(message, one)] as const);
      const inOrder = [...numbers, ...words].sort(([one], [other]) => one - other);
      return [question, inOrder.map(([, proposal]) => proposal)];
    }),
  );
}

function proposalOf(message: ReadMessage, { amount, roles, isTaken }: RankedAmount): Proposal {
  const [best] = roles;
  const role = isTaken && isFine(best!.role, amount) ? best!.role : undefined;
  return {
    mention: mentionOf(message, amount),
    roles: [...roles.map((one) => one.role), 'none'],
    ...(role && { taken: { role, by: 'ranker' } }),
  };
}

/**
 * Whether the kind of a price is said by the form alone: money for a time is paid again and again. Any other price is taken as the
 * price of one only once a person says so, as it can be a pack, an extra or a deposit.
 */
const isFine = (role: Role, { form }: SpottedAmount): boolean =>
  !role.startsWith('price') || (role === 'price.period' && form.kind === 'money' && form.per !== undefined);

/** Words or an amount of a message, with the clause around them where that is more. */
function mentionOf(
  { id, question, text }: ReadMessage,
  { from, quote, ...spotted }: Pick<SpottedAmount, 'from' | 'quote'> & Partial<SpottedAmount>,
): Mention {
  const clause = clauseAt(text, from, from + quote.length);
  const { form, isCertain = true, toValue } = spotted;
  return {
    id: `${id}@${from}`,
    question,
    quote,
    ...(clause !== quote && { clause }),
    ...(form && { amount: { form, isCertain, ...(toValue !== undefined && { toValue }) } }),
  };
}
