import { op, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { numberOf } from '../checks/terms.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { isCounted, type SaleLine } from '../reckoning/sale-line.ts';
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

/** The verdict on what is known. It fails also without a volume, where one sale leaves nothing or even the most is too little. */
export function verdictOn(coach: GatedCoach): Verdict {
  const { ledger, sale, business } = coach;
  const { price, left, direct, volume, pay, others, billsOverYear: bills } = sale;
  const isKnown = (...terms: readonly Term[]): boolean => terms.every((term) => isTermKnown(coach, term));
  const verdict = (kind: Verdict['kind'], text: Text, values: Message['values'] = {}): Verdict => ({
    kind,
    because: say(text, values),
  });
  /** To the coin: what is missing and what is left add up to the pay. */
  const exact = (id: string, label: Text, formula: Expression): Term =>
    ledger.formula({ id, label: say(label), unit: 'money' }, formula, 1);
  if (!isKnown(price)) {
    const isPending = (['price', 'price.period', 'price.pack'] as const).some((role) => coach.pending.has(role));
    return verdict('open', isPending ? texts.unconfirmed : sale.choice ? texts.manyPrices : texts.noPrice);
  }
  if (isKnown(left) && numberOf(left) <= 0)
    return verdict('fails', texts.nothingLeft, { price: figure(price), left: figure(left) });
  const ceiling = ledger.find('ceiling.year');
  if (ceiling && others.length === 0 && isKnown(ceiling, left, bills, pay)) {
    const earned = op('multiply', op('divide', ceiling.id, 12), left.id);
    const full = exact('verdict.full', texts.full, op('subtract', earned, bills.id));
    const missing = exact('verdict.full.missing', texts.fullMissing, op('subtract', pay.id, full.id));
    if (numberOf(missing) > 0)
      return verdict('fails', texts.belowCeiling, { left: figure(full), missing: figure(missing) });
  }
  // What is sold beside the main thing and nobody knows of is not counted.
  const isWaiting = (line: SaleLine): boolean =>
    [...line.left.lacks, ...line.volume.lacks].some(({ key }) => !business.answers.has(key));
  const open = [
    ...(isShareOpen(business) || (isKnown(direct) && !isKnown(left)) ? [texts.lacksShare] : []),
    ...(isKnown(direct) ? [] : [texts.lacksDirect]),
    ...(isKnown(bills) ? [] : [texts.lacksBills]),
    ...(isKnown(volume) ? [] : [texts.lacksVolume]),
    ...(others.some(isWaiting) ? [texts.lacksOthers] : []),
    ...(sale.season.lacks.length > 0 ? [texts.lacksMonths] : []),
  ];
  if (open.length > 0) return verdict('open', texts.lacks, { what: listed(open.map((text) => within(say(text)))) });
  const lines = [sale, ...others].filter((line) => isCounted(line) && isKnown(line.volume));
  const earned = total(lines.map((line) => op('multiply', line.volume.id, line.times, line.left.id)));
  const normal = op('subtract', overYear(ledger, sale.season, earned), bills.id);
  const month = exact('verdict.month', sale.season.isWholeYear ? texts.month : texts.average, normal);
  const values = { season: choose(sale.season.isWholeYear ? 'whole' : 'part'), left: figure(month) };
  if (numberOf(month) < 0) return verdict('fails', texts.belowBills, values);
  if (!isKnown(pay)) return verdict('open', texts.paysBills, values);
  const after = exact('verdict.afterPay', texts.afterPay, op('subtract', month.id, pay.id));
  if (numberOf(after) >= 0) return verdict('carries', texts.carries, { ...values, left: figure(after) });
  const missing = exact('verdict.missing', texts.monthMissing, op('subtract', pay.id, month.id));
  return verdict('fails', texts.belowPay, { ...values, missing: figure(missing) });
}
