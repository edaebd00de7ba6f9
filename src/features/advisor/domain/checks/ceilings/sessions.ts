import { amountsOf, type Business, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { type Message, quoted, say } from '../../say/message.ts';

const texts = {
  option: /*i18n*/ { id: 'advisor.check.sessions.option', message: '“{words}”' },
};

/** Whether anything was said of sessions: how long one takes, or how many belong together. */
export const hasSessions = (business: Business): boolean =>
  amountsOf(business, 'duration.unit', 'pack.size').length > 0;

/** The limits and rhythms that can count people or sessions: whole numbers within these, no ranges. */
export const countsWithin = (business: Business, least: number, most: number): readonly SaidAmount[] =>
  amountsOf(business, 'capacity', 'frequency').filter(
    ({ form, toValue, every }) =>
      form.kind === 'count' &&
      // So many in a time are no group.
      every === undefined &&
      Number.isInteger(form.count) &&
      form.count >= least &&
      form.count <= most &&
      toValue === undefined,
  );

/** What follows from the one of several amounts that a person chose; asks which where that is open. */
export function choosing(
  { business }: Coach,
  key: string,
  { none, ...asking }: Pick<Question, 'asks' | 'because'> & { readonly none: Message },
  candidates: readonly SaidAmount[],
  then: (chosen: SaidAmount) => Outcome,
): Outcome {
  if (candidates.length === 0) return null;
  const options = Object.fromEntries(candidates.map((one) => [one.mention, say(texts.option, { words: quoted(one) })]));
  if (!business.answers.has(key)) return { asks: chooseFrom(key, { ...asking, options: { ...options, none } }) };
  const chosen = candidates.find(({ mention }) => mention === choiceOf(business.answers, key));
  return chosen ? then(chosen) : null;
}
