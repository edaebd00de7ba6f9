import { op, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { numberOf } from '../checks/terms.ts';
import type { Role } from '../reading/label.ts';
import type { Ledger, Term } from '../reckoning/ledger.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { isCounted, type SaleLine, timesAMonth } from '../reckoning/sale-line.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, figure, listed, type Message, say, type Text, within } from '../say/message.ts';
import { type GatedCoach, isKnown as isTermKnown } from './coach.ts';

/** Whether the business carries itself on its numbers, and why. Never softened by a good score. */
export interface Verdict {
  readonly kind: 'carries' | 'fails' | 'open';
  readonly because: Message;
}

const texts = {
  noPrice: /*i18n*/ {
    id: 'advisor.verdict.noPrice',
    message: 'Without a price there is nothing to reckon with yet.',
  },
  unconfirmed: /*i18n*/ {
    id: 'advisor.verdict.unconfirmed',
    message: 'Nothing is reckoned with a price that you have not confirmed. Look at how I read you first.',
  },
  manyPrices: /*i18n*/ {
    id: 'advisor.verdict.manyPrices',
    message: 'You named several prices. Which of them you sell most decides what is reckoned first.',
  },
  nothingLeft: /*i18n*/ {
    id: 'advisor.verdict.nothingLeft',
    message:
      'One sale brings {price} and leaves {left}. More sales do not help: the price or its costs have to change.',
  },
  belowCeiling: /*i18n*/ {
    id: 'advisor.verdict.belowCeiling',
    message: 'Even full, a month leaves {left} before your own pay, and {missing} are missing for the pay you want.',
  },
  belowBills: /*i18n*/ {
    id: 'advisor.verdict.belowBills',
    message:
      '{season, select, part {Over the year, a month leaves {left} on average: the sales you expect do not pay its bills.} other {A normal month leaves {left}: the sales you expect do not pay its bills.}}',
  },
  belowPay: /*i18n*/ {
    id: 'advisor.verdict.belowPay',
    message:
      '{season, select, part {Over the year, a month pays its bills and leaves {left} on average; {missing} are missing for the pay you want.} other {A normal month pays its bills and leaves {left}; {missing} are missing for the pay you want.}}',
  },
  carries: /*i18n*/ {
    id: 'advisor.verdict.carries',
    message:
      '{season, select, part {Over the year, a month pays its bills and your own pay, and leaves {left} before tax on average.} other {A normal month pays its bills and your own pay, and leaves {left} before tax.}}',
  },
  paysBills: /*i18n*/ {
    id: 'advisor.verdict.paysBills',
    message:
      '{season, select, part {Over the year, a month pays its bills and leaves {left} on average before tax and your own pay. Say what you want to earn.} other {A normal month pays its bills and leaves {left} before tax and your own pay. Say what you want to earn.}}',
  },
  lacks: /*i18n*/ { id: 'advisor.verdict.lacks', message: 'Still open: {what}.' },
  lacksShare: /*i18n*/ { id: 'advisor.verdict.lacks.share', message: 'whether others keep a share of a sale' },
  lacksDirect: /*i18n*/ { id: 'advisor.verdict.lacks.direct', message: 'what one sale costs you' },
  lacksBills: /*i18n*/ { id: 'advisor.verdict.lacks.bills', message: 'what you pay every month' },
  lacksVolume: /*i18n*/ { id: 'advisor.verdict.lacks.volume', message: 'how much you will sell' },
  lacksOthers: /*i18n*/ { id: 'advisor.verdict.lacks.others', message: 'what your other offers bring' },
  lacksMonths: /*i18n*/ { id: 'advisor.verdict.lacks.months', message: 'in which months you sell' },
  month: /*i18n*/ { id: 'advisor.term.month', message: 'Left of a normal month before your own pay' },
  average: /*i18n*/ { id: 'advisor.term.average', message: 'Left of a month before your own pay, over the whole year' },
  full: /*i18n*/ { id: 'advisor.term.full', message: 'Left of a full month before your own pay' },
  fullMissing: /*i18n*/ { id: 'advisor.term.fullMissing', message: 'Missing for your pay in a full month' },
  monthMissing: /*i18n*/ { id: 'advisor.term.monthMissing', message: 'Missing for your pay in a normal month' },
  afterPay: /*i18n*/ { id: 'advisor.term.monthAfterPay', message: 'Left of a normal month after your own pay' },
};

/** Whether something that is sold beside the main thing waits for an answer; what nobody knows is not counted. */
const isWaiting = ({ business }: GatedCoach, { left, volume }: SaleLine): boolean =>
  [...left.lacks, ...volume.lacks].some(({ key }) => !business.answers.has(key));

/** To the coin: what is missing and what is left add up to the pay. */
const exact = (ledger: Ledger, id: string, label: Text, formula: Expression): Term =>
  ledger.formula({ id, label: say(label), unit: 'money' }, formula, 1);

/** The verdict on what is known. It fails also without a volume, where one sale leaves nothing or even the most is too little. */
export function verdictOn(coach: GatedCoach): Verdict {
  const { ledger, sale } = coach;
  const isKnown = (term: Term): boolean => isTermKnown(coach, term);
  if (!isKnown(sale.price)) {
    const isPending = ['price', 'price.period', 'price.pack'].some((role) => coach.pending.has(role as Role));
    return {
      kind: 'open',
      because: say(isPending ? texts.unconfirmed : sale.choice ? texts.manyPrices : texts.noPrice),
    };
  }
  if (isKnown(sale.left) && numberOf(sale.left) <= 0)
    return {
      kind: 'fails',
      because: say(texts.nothingLeft, { price: figure(sale.price), left: figure(sale.left) }),
    };
  const ceiling = ledger.find('ceiling.year');
  if (
    ceiling &&
    sale.others.length === 0 &&
    isKnown(ceiling) &&
    isKnown(sale.left) &&
    isKnown(sale.billsOverYear) &&
    isKnown(sale.pay)
  ) {
    const earned = op('multiply', op('divide', ceiling.id, 12), sale.left.id);
    const full = exact(ledger, 'verdict.full', texts.full, op('subtract', earned, sale.billsOverYear.id));
    const missing = exact(ledger, 'verdict.full.missing', texts.fullMissing, op('subtract', sale.pay.id, full.id));
    if (numberOf(missing) > 0)
      return { kind: 'fails', because: say(texts.belowCeiling, { left: figure(full), missing: figure(missing) }) };
  }
  const open = [
    ...(isShareOpen(coach.business) || (isKnown(sale.direct) && !isKnown(sale.left)) ? [texts.lacksShare] : []),
    ...(isKnown(sale.direct) ? [] : [texts.lacksDirect]),
    ...(isKnown(sale.billsOverYear) ? [] : [texts.lacksBills]),
    ...(isKnown(sale.volume) ? [] : [texts.lacksVolume]),
    ...(sale.others.some((line) => isWaiting(coach, line)) ? [texts.lacksOthers] : []),
    ...(sale.season.lacks.length > 0 ? [texts.lacksMonths] : []),
  ];
  if (open.length > 0)
    return {
      kind: 'open',
      because: say(texts.lacks, { what: listed(open.map((text) => within(say(text)))) }),
    };
  const lines = [sale, ...sale.others].filter((line) => isCounted(line) && isKnown(line.volume));
  const earned = total(lines.map((line) => op('multiply', line.volume.id, timesAMonth(line), line.left.id)));
  const normal = overYear(ledger, sale.season, earned);
  const name = sale.season.isWholeYear ? texts.month : texts.average;
  const month = exact(ledger, 'verdict.month', name, op('subtract', normal, sale.billsOverYear.id));
  const season = choose(sale.season.isWholeYear ? 'whole' : 'part');
  if (numberOf(month) < 0) return { kind: 'fails', because: say(texts.belowBills, { season, left: figure(month) }) };
  if (!isKnown(sale.pay)) return { kind: 'open', because: say(texts.paysBills, { season, left: figure(month) }) };
  const after = exact(ledger, 'verdict.afterPay', texts.afterPay, op('subtract', month.id, sale.pay.id));
  if (numberOf(after) >= 0) return { kind: 'carries', because: say(texts.carries, { season, left: figure(after) }) };
  const missing = exact(ledger, 'verdict.missing', texts.monthMissing, op('subtract', sale.pay.id, month.id));
  return { kind: 'fails', because: say(texts.belowPay, { season, left: figure(month), missing: figure(missing) }) };
}
