import { op } from '#shared/formula-build.ts';
import type { Business, SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { chooseFrom, type Question } from '../../coach/question.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { workingDays } from '../constants.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { plainPrices, priceTerm, singles } from './priced.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.flat.asks',
    message: 'Is “{flat}” another way to pay for what else costs “{single}” each?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.flat.because',
    message: 'If it is, your customers will work out which of the two is cheaper.',
  },
  replaces: /*i18n*/ { id: 'advisor.check.flat.replaces', message: 'Yes, one replaces the other' },
  differs: /*i18n*/ { id: 'advisor.check.flat.differs', message: 'No, they are two things' },
  from: /*i18n*/ { id: 'advisor.check.flat.term.from', message: 'Number from which the flat price is cheaper' },
  byPiece: /*i18n*/ { id: 'advisor.check.flat.term.byPiece', message: 'One on each working day, paid singly' },
  saved: /*i18n*/ { id: 'advisor.check.flat.term.saved', message: 'What a customer saves by paying singly' },
  found: /*i18n*/ {
    id: 'advisor.check.flat.found',
    message:
      '“{flat}” pays for itself only from {from} a month. With one on each of {days} working days a customer pays {byPiece} by the piece.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.flat.next',
    message: 'Ask five customers how many they need a month before you print it.',
  },
};

/** A flat price for a month and the price of one piece, which it may replace. */
export interface FlatAndSingle {
  readonly flat: SaidAmount;
  readonly single: SaidAmount;
}

/** The two where both were said; undefined also where several flat prices were, and nobody knows which is meant. */
export function flatAndSingle(business: Business): FlatAndSingle | undefined {
  const flats = plainPrices(business, 'price.period').filter((one) => one.every === 'month');
  const [single] = plainPrices(business, 'price').filter((one) => one.every === undefined);
  const [flat] = flats;
  return flat && single && flats.length === 1 ? { flat, single } : undefined;
}

/** Whether one is another way to pay for the other; answered with `replaces` or `differs`. */
export const replacing = ({ flat, single }: FlatAndSingle): Question =>
  chooseFrom(`replaces/${flat.mention}/${single.mention}`, {
    asks: say(texts.asks, { flat: quoted(flat), single: quoted(single) }),
    because: say(texts.because),
    options: { replaces: say(texts.replaces), differs: say(texts.differs) },
  });

/** A price for a month stands beside the price of one, and replaces it. */
export const flatAgainstSingle: Check = {
  id: 'flat-against-single',
  section: 'revenue-streams',
  look(coach) {
    const both = flatAndSingle(coach.business);
    // Once it is known how many a customer takes, no example is needed: price-of-a-stop speaks.
    if (!both || coach.business.answers.has(oftenKey(both.flat))) return null;
    return ifChosen(coach, replacing(both), 'replaces', () => find(coach, both));
  },
};

/** Under which it is kept how many a customer takes in a usual month. */
export const oftenKey = ({ mention }: SaidAmount): string => `frequency/${mention}`;

function find(coach: Coach, { flat, single }: FlatAndSingle): Outcome {
  const { ledger } = coach;
  const flatPrice = priceTerm(coach, flat);
  const onePrice = priceTerm(coach, single);
  const days = workingDays(ledger);
  const from = numberTerm(
    ledger,
    ['flat.from', 'count'],
    texts.from,
    op('ceil', op('divide', flatPrice.id, onePrice.id)),
  );
  const byPiece = moneyTerm(ledger, 'flat.byPiece', texts.byPiece, op('multiply', onePrice.id, days.id));
  const saved = moneyTerm(ledger, 'flat.saved', texts.saved, op('max', 0, op('subtract', flatPrice.id, byPiece.id)));
  return once([from, byPiece, saved], () => ({
    severity: numberOf(from) > numberOf(days) ? 'costs' : 'tells',
    stake: numberOf(saved) * 12,
    says: say(texts.found, {
      flat: quoted(flat),
      from: singles(from, single.unit),
      days: figure(days),
      byPiece: figure(byPiece),
    }),
    next: say(texts.next),
    restsOn: [flat.mention, single.mention],
  }));
}
