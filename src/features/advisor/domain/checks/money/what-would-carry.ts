import { op, ref, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach, Finding } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { isCounted, keptOf, type SaleLine, timesAMonth } from '../../reckoning/sale-line.ts';
import { kindOf } from '../../reckoning/sales-today.ts';
import { addMonthCount, overYear } from '../../reckoning/season.ts';
import { choose, figure, say } from '../../say/message.ts';
import { exactTerm, moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from '../../reckoning/open-share.ts';
import { salesFor } from './sales-needed.ts';

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
    const { price, left, volume, billsOverYear: bills, pay, season, others } = sale;
    const known = [price, left, volume, bills].every(({ lacks }) => lacks.length === 0);
    if (!known || season.lacks.length > 0 || isShareOpen(business) || business.currency === undefined) return null;
    if (numberOf(left) <= 0 || numberOf(volume) <= 0) return null;
    const hasPay = pay.lacks.length === 0 && numberOf(pay) > 0;
    const wanted = hasPay ? op('add', bills.id, pay.id) : op('multiply', bills.id, 1);
    const all = season.isWholeYear ? wanted : op('divide', op('multiply', wanted, 12), addMonthCount(ledger, season));
    const counted = others.filter(isCounted);
    const beside = total(counted.map((line) => op('multiply', line.volume.id, timesAMonth(line), line.left.id)));
    const need = exactTerm(ledger, 'carry.need', texts.need, op('subtract', all, beside));
    const units = op('multiply', volume.id, timesAMonth(sale));
    const month = exactTerm(ledger, 'carry.month', texts.month, op('multiply', units, left.id));
    const missing = exactTerm(ledger, 'carry.missing', texts.missing, op('subtract', need.id, month.id));
    if (numberOf(missing) <= 0) return null;
    const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'cost.period', 'pay.own')];
    return {
      found: {
        severity: 'breaks',
        stake: numberOf(missing) * season.months.length,
        ...(counted.length > 0
          ? ofSeveral(coach, [sale, ...counted], missing, hasPay)
          : {
              says: say(hasPay ? texts.both : texts.bills, {
                season: choose(season.isWholeYear ? 'whole' : 'part'),
                sales: salesFor(coach, 'carry.sales', texts.sales, need).value(),
                price: figure(price),
                higher: figure(higherPrice(coach, need)),
              }),
              // Twice the sales and more is no matter of trying.
              next: say(numberOf(missing) > numberOf(month) ? texts.farNext : texts.next),
            }),
        restsOn: words.map(({ mention }) => mention),
      },
    };
  },
};

/** Of several offers: by how much all of them together have to change. */
function ofSeveral(
  { ledger, sale }: Coach,
  lines: readonly SaleLine[],
  missing: Term,
  hasPay: boolean,
): Pick<Finding, 'says' | 'next'> {
  const sum = (each: (line: SaleLine) => Expression): Expression =>
    total(lines.map((line) => op('multiply', line.volume.id, timesAMonth(line), each(line))));
  // By the month also in a season: the result of a year is what a forecast says.
  const average = ledger.formula(
    { id: 'carry.average', label: say(texts.year), unit: 'money' },
    overYear(ledger, sale.season, ref(missing.id)),
    1,
  );
  const share = (of: Expression): Expression => op('ceil', op('multiply', op('divide', missing.id, of), 100));
  const left = sum((line) => ref(line.left.id));
  const brought = sum((line) => op('subtract', line.price.id, 0, ...keptOf(line)));
  const more = numberTerm(ledger, ['carry.more', 'percent'], texts.more, share(left));
  const values = {
    season: choose(sale.season.isWholeYear ? 'whole' : 'part'),
    missing: figure(sale.season.isWholeYear ? missing : average),
    pay: choose(hasPay ? 'yes' : 'no'),
    more: figure(more),
    higher: figure(numberTerm(ledger, ['carry.higher', 'percent'], texts.higher, share(brought))),
  };
  const most = ledger.find('ceiling.year');
  const expected = numberOf(sale.volume) * sale.season.months.length * (1 + numberOf(more) / 100);
  const isCapped =
    most?.lacks.length === 0 &&
    kindOf(sale.said?.every) !== 'customer' &&
    expected > numberOf(most) &&
    numberOf(most) > 0;
  if (isCapped) return { says: say(texts.capped, values), next: say(texts.next) };
  return numberOf(more) < farFrom
    ? { says: say(texts.several, values), ...(numberOf(more) > smallTo && { next: say(texts.next) }) }
    : { says: say(texts.far, values), next: say(texts.farNext) };
}

/** From so much more on, in percent, nobody reaches it by selling a little more. */
const farFrom = 50;
/** Up to so much more there is nothing to try out. */
const smallTo = 3;

/** A price is asked in steps of a hundredth of it and more: up to the next of them, so that it is enough. */
const priceDigits = 3;

/** The price at which the sales that are expected leave what is needed; a share that others keep grows with it. */
function higherPrice({ ledger, sale }: Coach, need: Term): Term {
  const units = op('multiply', sale.volume.id, timesAMonth(sale));
  const each = op('add', sale.direct.id, op('divide', need.id, units));
  const kept = keptOf(sale);
  const gross =
    kept.length > 0 ? op('divide', each, op('subtract', 1, op('divide', total(kept), sale.price.id))) : each;
  const exact = moneyTerm(ledger, 'carry.exact', texts.exact, gross);
  const step = 10 ** Math.max(0, String(Math.trunc(numberOf(exact))).length - priceDigits);
  const up = op('multiply', op('ceil', op('divide', exact.id, step)), step);
  return numberTerm(ledger, ['carry.price', 'money'], texts.price, up);
}
