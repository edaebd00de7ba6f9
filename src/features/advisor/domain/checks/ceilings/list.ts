import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { quoted, say } from '../../say/message.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.list.asks',
    message: 'Could each of “{list}” become a customer of yours who pays “{price}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.list.because',
    message: 'A list of possible customers sets a limit; a list of routes to them does not.',
  },
  each: /*i18n*/ { id: 'advisor.check.list.each', message: 'Yes, and each would pay it once at a time' },
  several: /*i18n*/ {
    id: 'advisor.check.list.several',
    message: 'Yes, and one of them can pay it several times over: for several people, places or pieces',
  },
  no: /*i18n*/ { id: 'advisor.check.list.no', message: 'No, they are a way to customers, or something else' },
  term: /*i18n*/ { id: 'advisor.check.list.term', message: 'Possible customers: “{words}”' },
};

/** The longest list that somebody can talk to one by one in a few years; beyond it "all of them" says nothing. */
const longestList = 1000;

/** The possible customers that were counted. */
export interface CustomerList {
  readonly said: SaidAmount;
  /** How many; of a range the upper end, because it is used as the most. */
  readonly count: Term;
}

/**
 * What follows from the one list of possible customers where a person said that they would be customers at the main price. Asks
 * that; nothing follows from several lists, long ones, and routes.
 */
export function withList(
  { business, ledger, sale }: Coach,
  meanings: readonly ('each' | 'several')[],
  then: (list: CustomerList) => Outcome,
): Outcome {
  const said = onlyAmountOf(business, 'customers.possible');
  // Beside other things that are sold nobody said which of them a customer would pay.
  if (said?.form.kind !== 'count' || !sale.said || sale.others.length > 0) return null;
  const most = Math.max(said.form.count, said.toValue ?? 0);
  if (most < 2 || most > longestList) return null;
  const key = `list/${said.mention}/${sale.said.mention}`;
  if (!business.answers.has(key))
    return {
      asks: chooseFrom(key, {
        asks: say(texts.asks, { list: quoted(said), price: quoted(sale.said) }),
        because: say(texts.because),
        options: { each: say(texts.each), several: say(texts.several), no: say(texts.no) },
      }),
    };
  const chosen = choiceOf(business.answers, key);
  if (!meanings.some((meaning) => meaning === chosen)) return null;
  const label = say(texts.term, { words: quoted(said) });
  const count = ledger.find('list.count') ?? ledger.said({ id: 'list.count', label, unit: 'count' }, most, said);
  return then({ said, count });
}
