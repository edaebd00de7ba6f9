import { op, total } from '#shared/formula-build.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { daysOfMonth, daysUntilPaid, whenPaid } from '../../reckoning/paid-later.ts';
import { isCounted, type SaleLine, timesAMonth } from '../../reckoning/sale-line.ts';
import { choose, figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';

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
    const lines = [coach.sale, ...coach.sale.others].filter(isCounted);
    // Nothing is tied up where a sale costs nothing: then nobody is asked.
    if (!isCounted(coach.sale) || lines.every(({ direct, volume }) => numberOf(direct) * numberOf(volume) === 0))
      return null;
    return ifChosen(coach, whenPaid, 'later', () => find(coach, lines));
  },
};

function find(coach: Coach, lines: readonly SaleLine[]): Outcome {
  const { ledger, sale } = coach;
  const days = daysUntilPaid(ledger, numberOf(sale.direct) * numberOf(sale.volume));
  const month = total(lines.map((line) => op('multiply', line.direct.id, line.volume.id, timesAMonth(line))));
  const carried = moneyTerm(
    ledger,
    'later.carried',
    texts.carried,
    op('divide', op('multiply', month, days.id), daysOfMonth),
  );
  return onceKnown(coach, [carried], () => {
    // Less than half of a month's bills moves nothing.
    const { bills } = sale;
    if (bills.lacks.length === 0 && numberOf(carried) * 2 < numberOf(bills)) return null;
    return {
      severity: 'costs',
      stake: numberOf(carried),
      says: say(texts.found, { count: choose(numberOf(days)), days: figure(days), carried: figure(carried) }),
      next: say(texts.next),
      restsOn: sale.said ? [sale.said.mention] : [],
    };
  });
}
