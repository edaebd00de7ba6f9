import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { choiceOf } from '../coach/question.ts';
import { daysOfMonth, daysUntilPaid, whenPaid } from '../reckoning/paid-later.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { choose, figure, say } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { inMonth } from './month.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  carried: /*i18n*/ { id: 'advisor.check.later.term.carried', message: 'Costs of sales not paid for yet' },
  found: /*i18n*/ {
    id: 'advisor.check.later.found',
    message:
      'Your customers pay {count, plural, one {{days} day} other {{days} days}} after you have delivered. At the sales you expect, you have by then laid out {carried} for sales that no customer has paid you for yet.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.later.next',
    message: 'Ask two of those who pay whether they would pay a part when they order.',
  },
};

/** Customers pay after they got it: what has been paid for them until then. */
export const paidLater: Check = {
  id: 'paid-later',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    const lines = [sale, ...sale.others].filter(isCounted);
    // Nothing is tied up where a sale costs nothing: then nobody is asked.
    const isFree = lines.every(({ direct, volume }) => numberOf(direct) * numberOf(volume) === 0);
    if (!isCounted(sale) || isFree) return null;
    if (!business.answers.has(whenPaid.key)) return whenPaid;
    if (choiceOf(business.answers, whenPaid.key) !== 'later') return null;
    const days = daysUntilPaid(ledger, numberOf(sale.direct) * numberOf(sale.volume));
    const costs = op(
      'multiply',
      inMonth(lines, ({ direct }) => direct.id),
      days.id,
    );
    const carried = moneyTerm(ledger, 'later.carried', texts.carried, op('divide', costs, daysOfMonth));
    return onceKnown(coach, [carried], () => {
      // Less than half of a month's bills moves nothing.
      if (numberOf(carried) * 2 < numberOf(sale.bills)) return null;
      return {
        severity: 'costs',
        stake: numberOf(carried),
        says: say(texts.found, { count: choose(numberOf(days)), days: figure(days), carried: figure(carried) }),
        next: say(texts.next),
        restsOn: mentionsOf(sale.said),
      };
    });
  },
};
