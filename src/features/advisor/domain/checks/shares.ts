import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import type { Coach, Outcome } from '../coach/coach.ts';
import { chooseFrom, type Question } from '../coach/question.ts';
import { quoted, say } from '../say/message.ts';
import { withMeaning } from './promises/asking.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.share.asks', message: 'What is “{share}” a share of?' },
  because: /*i18n*/ {
    id: 'advisor.check.share.because',
    message: 'A share says nothing before it is clear what the whole is.',
  },
  income: /*i18n*/ {
    id: 'advisor.check.share.income',
    message: 'Of all my income: grants may be so much of it at most',
  },
  costs: /*i18n*/ { id: 'advisor.check.share.costs', message: 'Of my costs: a grant pays so much of them at most' },
  leaving: /*i18n*/ { id: 'advisor.check.share.leaving', message: 'Of my customers: so many leave in a month' },
  other: /*i18n*/ { id: 'advisor.check.share.other', message: 'Of something else' },
};

/** What a share can be of, as a person says it. */
export type ShareMeaning = Exclude<keyof typeof texts, 'asks' | 'because'>;

/** Shares that neither words nor role explain; ranges and what is no share of a whole are left out. */
export const sharesOf = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'share.other').filter(
    ({ form, toValue }) => form.kind === 'percent' && form.percent > 0 && form.percent < 100 && toValue === undefined,
  );

/** Asks what a share is of: once for all checks that look at shares. */
export function shareQuestion(share: SaidAmount): Question {
  const { asks, because, ...options } = texts;
  return chooseFrom(`share.of/${share.mention}`, {
    asks: say(asks, { share: quoted(share) }),
    because: say(because),
    options: Object.fromEntries(Object.entries(options).map(([id, text]) => [id, say(text)])),
  });
}

/** A share in percent, with what it is of. */
export interface KnownShare<M extends ShareMeaning> {
  readonly said: SaidAmount;
  readonly percent: number;
  readonly meaning: M;
}

/** What follows from the first share that a person gave one of these meanings. */
export const withShare = <M extends ShareMeaning>(
  coach: Coach,
  meanings: readonly M[],
  then: (share: KnownShare<M>) => Outcome,
): Outcome =>
  withMeaning(coach, sharesOf(coach.business), shareQuestion, meanings, (said, meaning) =>
    said.form.kind === 'percent' ? then({ said, percent: said.form.percent, meaning }) : null,
  );
