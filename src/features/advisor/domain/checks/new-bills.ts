import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { askFor, moneyField } from '../coach/question.ts';
import { isCounted, timesAMonth } from '../reckoning/sale-line.ts';
import { figure, say } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { numberOf, numberTerm } from './terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.newBills.asks',
    message: 'Of your bills of {bills} a month, how much do you not pay yet today?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.newBills.because',
    message: 'It decides how much of the growth pays only for itself.',
  },
  bills: /*i18n*/ { id: 'advisor.check.newBills.term.bills', message: 'Bills a month that you do not pay today' },
  cover: /*i18n*/ { id: 'advisor.check.newBills.term.cover', message: 'Sales a month that pay the new bills' },
  covered: /*i18n*/ {
    id: 'advisor.check.newBills.covered',
    message: 'Of the {more} more a month that you expect, {cover} pay for the {bills} of bills that come with them.',
  },
  notCovered: /*i18n*/ {
    id: 'advisor.check.newBills.notCovered',
    message:
      'The {bills} of bills a month that come with the growth take {cover} more sales a month, and you expect {more} more: they are not paid by it.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.newBills.next',
    message: 'Ask of each of these bills whether it can wait until so many more are ordered.',
  },
};

/** Whoever sells already and expects more: what of it only pays for the bills that come with it. */
export const newBills: Check = {
  id: 'new-bills',
  section: 'market-analysis',
  look(coach) {
    const { ledger, sale } = coach;
    const more = ledger.find('fromToday.more');
    // Of several offers nobody knows which one pays for them.
    if (!more || sale.bills.lacks.length > 0 || numberOf(sale.bills) <= 0 || sale.others.some(isCounted)) return null;
    if (numberOf(sale.left) <= 0) return null;
    const asking = { asks: say(texts.asks, { bills: figure(sale.bills) }), because: texts.because };
    const asked = askFor('bills.new', asking, { ...moneyField, per: 'month' }, numberOf(sale.bills) * 12);
    const bills = ledger.asked({ id: 'newBills.bills', label: say(texts.bills), unit: 'money' }, asked);
    return onceKnown(coach, [bills], () => {
      if (numberOf(bills) <= 0) return null;
      const by = op('ceil', op('divide', bills.id, op('multiply', sale.left.id, timesAMonth(sale))));
      const cover = numberTerm(ledger, ['newBills.cover', 'count'], texts.cover, by);
      const values = { more: figure(more), cover: figure(cover), bills: figure(bills) };
      const isCovered = numberOf(cover) <= numberOf(more);
      return {
        severity: 'costs',
        stake: numberOf(bills) * 12,
        says: say(isCovered ? texts.covered : texts.notCovered, values),
        next: say(texts.next),
        restsOn: mentionsOf(sale.said),
      };
    });
  },
};
