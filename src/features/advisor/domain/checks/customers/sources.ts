import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { chooseFrom, type Question } from '../../coach/question.ts';
import { quoted, say } from '../../say/message.ts';
import { withMeaning } from '../promises/asking.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.source.asks', message: 'Which of these is true of “{words}”?' },
  because: /*i18n*/ {
    id: 'advisor.check.source.because',
    message: 'It decides how much hangs on each of them.',
  },
  bring: /*i18n*/ { id: 'advisor.check.source.bring', message: 'Nearly all my customers come through them' },
  some: /*i18n*/ { id: 'advisor.check.source.some', message: 'Some of my customers come through them, others do not' },
  buyers: /*i18n*/ { id: 'advisor.check.source.buyers', message: 'They are the only customers I can have' },
  supply: /*i18n*/ { id: 'advisor.check.source.supply', message: 'Nearly all I sell comes from them' },
  other: /*i18n*/ { id: 'advisor.check.source.other', message: 'None of this' },
};

/** What those who were counted are for the founder. */
export type SourceMeaning = 'bring' | 'buyers' | 'supply';

const question = (source: SaidAmount): Question => {
  const { asks, because, ...options } = texts;
  return chooseFrom(`source/${source.mention}`, {
    asks: say(asks, { words: quoted(source) }),
    because: say(because),
    options: Object.fromEntries(Object.entries(options).map(([id, text]) => [id, say(text)])),
  });
};

/** How many partners, routes or possible customers an amount counts: a whole number above zero. */
const sizeOf = ({ form, toValue, every }: SaidAmount): number =>
  form.kind === 'count' && toValue === undefined && every === undefined && Number.isInteger(form.count)
    ? form.count
    : 0;

/** What follows from so many partners or customers of which a person said what they are. */
export const withSource = <M extends SourceMeaning>(
  coach: Coach,
  isSize: (size: number) => boolean,
  meanings: readonly M[],
  then: (source: SaidAmount & { readonly size: number }, meaning: M) => Outcome,
): Outcome =>
  withMeaning(
    coach,
    amountsOf(coach.business, 'partner.count', 'customers.possible').filter(
      (one) => sizeOf(one) > 0 && isSize(sizeOf(one)),
    ),
    question,
    meanings,
    (source, meaning) => then({ ...source, size: sizeOf(source) }, meaning),
  );
