import { type Argument, op, ref, total } from '#shared/formula-build.ts';
import { amountsOf } from '../business/business.ts';
import type { Check, Coach, Finding } from '../coach/coach.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isCounted, keptOf, type SaleLine, timesAMonth } from '../reckoning/sale-line.ts';
import { kindOf } from '../reckoning/sales-today.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, figure, say, type Text } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { broughtBy, dueInMonth, inMonth, leftOf, seasonWord, settledMonth } from './month.ts';
import { inSales, salesFor } from './sales-needed.ts';
import { exactTerm, moneyTerm, numberOf, numberTerm, upToPrice } from './terms.ts';

const texts = {
  need: /*i18n*/ { id: 'advisor.check.carry.term.need', message: 'What a month of sale has to leave' },
  month: /*i18n*/ { id: 'advisor.check.carry.term.month', message: 'What the sales you expect leave in a month' },
  missing: /*i18n*/ { id: 'advisor.check.carry.term.missing', message: 'Missing in a month of sale' },
  sales: /*i18n*/ { id: 'advisor.check.carry.term.sales', message: 'Sales it would take' },
  exact: /*i18n*/ { id: 'advisor.check.carry.term.exact', message: 'The same to the smallest coin' },
  price: /*i18n*/ { id: 'advisor.check.carry.term.price', message: 'Price it would take at the sales you expect' },
  both: /*i18n*/ {
    id: 'advisor.check.carry.found',
    message:
      '{season, select, part {In the months in which you sell, bills and your own pay take {sales} at {price}, or a price of {higher} at the sales you expect.} other {Bills and your own pay take {sales} at {price}, or a price of {higher} at the sales you expect.}}',
  },
  bills: /*i18n*/ {
    id: 'advisor.check.carry.bills',
    message:
      '{season, select, part {In the months in which you sell, the bills alone take {sales} at {price}, or a price of {higher} at the sales you expect.} other {The bills alone take {sales} at {price}, or a price of {higher} at the sales you expect.}}',
  },
  several: /*i18n*/ {
    id: 'advisor.check.carry.several',
    message:
      'Any one of these closes the gap of {missing} a month{season, select, part {, on average over the year} other {}}: {more} more sales of everything you offer, prices {higher} higher throughout, or as much less {pay, select, yes {in bills and own pay} other {in bills}}.',
  },
  capped: /*i18n*/ {
    id: 'advisor.check.carry.capped',
    message:
      'More sales alone do not close the gap of {missing} a month{season, select, part {, on average over the year} other {}}: {more} more would be above the most you named. It takes prices {higher} higher throughout, or as much less {pay, select, yes {in bills and own pay} other {in bills}}.',
  },
  far: /*i18n*/ {
    id: 'advisor.check.carry.far',
    message:
      'A little more does not close the gap of {missing} a month{season, select, part {, on average over the year} other {}}: it would take {more} more sales of everything you offer, or prices {higher} higher.',
  },
  farNext: /*i18n*/ {
    id: 'advisor.check.carry.far.next',
    message: 'Plan it beside another income, or find something to sell to the same customers that leaves much more.',
  },
  year: /*i18n*/ { id: 'advisor.check.carry.term.year', message: 'Missing in a month, on average over the year' },
  more: /*i18n*/ { id: 'advisor.check.carry.term.more', message: 'How many more sales of everything it takes' },
  higher: /*i18n*/ { id: 'advisor.check.carry.term.higher', message: 'How much higher all prices have to be' },
  next: /*i18n*/ {
    id: 'advisor.check.carry.next',
    message: 'Decide which of these you can reach, and plan with that.',
  },
};

/** Where the sales that are expected do not carry the business: how many would, and which price would. */
export const whatWouldCarry: Check = {
  id: 'what-would-carry',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    if (!settledMonth(coach) || numberOf(sale.left) <= 0 || numberOf(sale.volume) <= 0) return null;
    const others = sale.others.filter(isCounted);
    const all = op('subtract', dueInMonth(coach), inMonth(others, leftOf));
    const need = exactTerm(ledger, 'carry.need', texts.need, all);
    const month = exactTerm(ledger, 'carry.month', texts.month, inMonth([sale], leftOf));
    const missing = exactTerm(ledger, 'carry.missing', texts.missing, op('subtract', need.id, month.id));
    if (numberOf(missing) <= 0) return null;
    return {
      severity: 'breaks',
      stake: numberOf(missing) * sale.season.months.length,
      ...(others.length > 0 ? ofSeveral(coach, [sale, ...others], missing) : ofOne(coach, need, missing)),
      restsOn: mentionsOf(sale.said, ...amountsOf(business, 'cost.period', 'pay.own')),
    };
  },
};

/** Of one thing that is sold: how many of it, or at which price. */
function ofOne(coach: Coach, need: Term, missing: Term): Pick<Finding, 'says' | 'next'> {
  const { sale } = coach;
  const sales = salesFor(coach, 'carry.sales', texts.sales, need);
  return {
    says: say(numberOf(sale.pay) > 0 ? texts.both : texts.bills, {
      season: seasonWord(sale),
      sales: inSales(coach, sales, need),
      price: figure(sale.price),
      higher: figure(higherPrice(coach, need)),
    }),
    // Twice the sales and more is no matter of trying.
    next: say(numberOf(missing) * 2 > numberOf(need) ? texts.farNext : texts.next),
  };
}

/** Of several offers: by how much all of them together have to change. */
function ofSeveral({ ledger, sale }: Coach, lines: readonly SaleLine[], missing: Term): Pick<Finding, 'says' | 'next'> {
  const share = (id: string, text: Text, of: (line: SaleLine) => Argument): Term => {
    const part = op('divide', missing.id, inMonth(lines, of));
    return numberTerm(ledger, [id, 'percent'], text, op('ceil', op('multiply', part, 100)));
  };
  const more = share('carry.more', texts.more, leftOf);
  const times = numberOf(more);
  // By the month also in a season: the result of a year is what a forecast says.
  const gap = sale.season.isWholeYear
    ? missing
    : moneyTerm(ledger, 'carry.average', texts.year, overYear(ledger, sale.season, ref(missing.id)), 1);
  const values = {
    season: seasonWord(sale),
    missing: figure(gap),
    pay: choose(numberOf(sale.pay) > 0 ? 'yes' : 'no'),
    more: figure(more),
    higher: figure(share('carry.higher', texts.higher, broughtBy)),
  };
  const monthly = lines.reduce((sum, line) => sum + numberOf(line.left) * numberOf(line.volume) * timesAMonth(line), 0);
  const ceiling = ledger.find('ceiling.year');
  const most = ceiling ? numberOf(ceiling) : 0;
  const expected = numberOf(sale.volume) * sale.season.months.length * (1 + times / 100);
  // What else is sold has no such limit: only where it is little, more sales alone do not do.
  const isMost = numberOf(sale.left) * numberOf(sale.volume) * timesAMonth(sale) >= mainShare * monthly;
  if (isMost && most > 0 && expected > most && kindOf(sale.said?.every) !== 'customer')
    return { says: say(texts.capped, values), next: say(texts.next) };
  if (times >= farFrom) return { says: say(texts.far, values), next: say(texts.farNext) };
  return { says: say(texts.several, values), ...(times > smallTo && { next: say(texts.next) }) };
}

/** From this part of what is left of a month on, one thing is most of it. */
const mainShare = 0.8;

/** From so much more on, in percent, nobody reaches it by selling a little more. */
const farFrom = 50;
/** Up to so much more there is nothing to try out. */
const smallTo = 3;

/** The price at which the sales that are expected leave what is needed; a share that others keep grows with it. */
function higherPrice({ ledger, sale }: Coach, need: Term): Term {
  const units = op('multiply', sale.volume.id, timesAMonth(sale));
  const each = op('add', sale.direct.id, op('divide', need.id, units));
  const kept = keptOf(sale);
  const gross =
    kept.length > 0 ? op('divide', each, op('subtract', 1, op('divide', total(kept), sale.price.id))) : each;
  return upToPrice(ledger, 'carry', texts.exact, texts.price, gross);
}
