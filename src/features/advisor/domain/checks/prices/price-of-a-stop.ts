import { op } from '#shared/formula-build.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { askFor, isUnknown } from '../../coach/question.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { type FlatAndSingle, flatAndSingle, oftenKey, replacing } from './flat-against-single.ts';
import { priceTerm, singles } from './priced.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.stop.asks',
    message: 'How many does a customer who pays “{flat}” get in a usual month?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.stop.because',
    message: 'It decides what each of them brings you, where a single one brings “{single}”.',
  },
  many: /*i18n*/ { id: 'advisor.check.stop.term.many', message: 'Number a month within the flat price' },
  each: /*i18n*/ { id: 'advisor.check.stop.term.each', message: 'What each one brings within the flat price' },
  singly: /*i18n*/ { id: 'advisor.check.stop.term.singly', message: 'The same number, paid singly' },
  found: /*i18n*/ {
    id: 'advisor.check.stop.found',
    message:
      'With {many} a month, “{flat}” brings you {each} for each of them. {compare, select, less {Paid singly, the same number would bring you {singly}.} more {Paid singly, the same number would cost your customer only {singly}.} other {That is as much as paid singly.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.stop.next',
    message: 'Write beside “{flat}” how many it includes, and what each further one costs.',
  },
};

/** What each one brings within a flat price, beside the price of a single one. */
export const priceOfAStop: Check = {
  id: 'price-of-a-stop',
  section: 'revenue-streams',
  look(coach) {
    const both = flatAndSingle(coach.business);
    return both ? ifChosen(coach, replacing(both), 'replaces', () => find(coach, both)) : null;
  },
};

function find(coach: Coach, { flat, single }: FlatAndSingle): Outcome {
  const { ledger } = coach;
  const flatPrice = priceTerm(coach, flat);
  const onePrice = priceTerm(coach, single);
  const asks = askFor(
    oftenKey(flat),
    { asks: say(texts.asks, { flat: quoted(flat) }), because: say(texts.because, { single: quoted(single) }) },
    { unit: 'count', per: 'month', min: 1, max: 10_000 },
  );
  if (isUnknown(coach.business.answers, asks.key)) return null;
  const many = ledger.asked({ id: 'stop.many', label: say(texts.many), unit: 'count' }, asks);
  const each = moneyTerm(ledger, 'stop.each', texts.each, op('divide', flatPrice.id, many.id));
  const singly = moneyTerm(ledger, 'stop.singly', texts.singly, op('multiply', onePrice.id, many.id));
  return once([each, singly], () => {
    const gap = numberOf(singly) - numberOf(flatPrice);
    return {
      severity: 'tells',
      stake: 0,
      says: say(texts.found, {
        many: singles(many, single.unit),
        flat: quoted(flat),
        each: figure(each),
        singly: figure(singly),
        compare: choose(gap > 0 ? 'less' : gap < 0 ? 'more' : 'same'),
      }),
      // Only where more of them earn less each does it help to limit their number.
      ...(gap > 0 && { next: say(texts.next, { flat: quoted(flat) }) }),
      restsOn: [flat.mention, single.mention],
    };
  });
}
