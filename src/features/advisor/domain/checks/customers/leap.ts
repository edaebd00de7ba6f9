import { op, total } from '#shared/formula-build.ts';
import type { Check } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { addNormalMonth } from '../../reckoning/normal-month.ts';
import { isCounted } from '../../reckoning/sale-line.ts';
import { allSalesToday, kindOf, salesToday } from '../../reckoning/sales-today.ts';
import { choose, counted as countedOf, figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';

const texts = {
  times: /*i18n*/ { id: 'advisor.check.leap.term.times', message: 'The sales you expect beside those of today' },
  all: /*i18n*/ { id: 'advisor.check.leap.term.all', message: 'Sales a month at all prices' },
  gap: /*i18n*/ { id: 'advisor.check.leap.term.gap', message: 'How many more you expect to sell than today' },
  more: /*i18n*/ { id: 'advisor.check.leap.term.more', message: 'What the further sales leave in a year' },
  now: /*i18n*/ { id: 'advisor.check.leap.term.now', message: 'Left of a month with the sales of today' },
  found: /*i18n*/ {
    id: 'advisor.check.leap.found',
    message:
      '{kind, select, customer {Today you have {today} paying customers and you expect {expected}} hour {Today you sell {today} hours a month and you expect {expected}} day {Today you sell {today} days a month and you expect {expected}} other {Today you sell {sales} a month and you expect {expected}}}: {times} times as many.{now, select, yes { With the sales of today a month leaves {left} before tax and your own pay.} other {}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.leap.next',
    message:
      'Name what the further {more} hang on: customers you do not have yet, a second pair of hands, room, or time. Settle that before you pay for anything else.',
  },
};

/** From so many times the sales of today on it has to be said where they come from. */
const leastTimes = 1.25;

/** Whoever sells already and expects much more: how far it is from what is. */
export const leap: Check = {
  id: 'leap',
  section: 'market-analysis',
  look(coach) {
    const { ledger, business, sale } = coach;
    // What is sold at another price under the same name is counted with it.
    const first = salesToday(ledger, business, sale, coach);
    if (!first || !isCounted(sale)) return null;
    const { said } = first;
    const counted = [sale, ...sale.others].filter(isCounted);
    const today = allSalesToday(ledger, business, counted, coach.today);
    const alike = counted.flatMap((line, at) => {
      const now = today[at];
      return now && (line === sale || (line.unit && line.unit.one === sale.unit?.one)) ? [{ line, now }] : [];
    });
    const sum = (id: string, of: readonly Term[]): Term =>
      of.length === 1 ? of[0]! : numberTerm(ledger, [id, 'count'], texts.all, total(of.map((one) => one.id)));
    const term = sum(
      'leap.today',
      alike.map(({ now }) => now),
    );
    const expected = sum(
      'leap.expected',
      alike.map(({ line }) => line.volume),
    );
    return onceKnown(coach, [term], () => {
      if (numberOf(term) <= 0 || numberOf(expected) < numberOf(term) * leastTimes) return null;
      const times = numberTerm(ledger, ['leap.times', 'ratio'], texts.times, op('divide', expected.id, term.id));
      const gap = numberTerm(ledger, ['leap.gap', 'count'], texts.gap, op('subtract', expected.id, term.id));
      const further = op('multiply', gap.id, sale.left.id, 12);
      const more = moneyTerm(ledger, 'leap.more', texts.more, further);
      const isAlone = isAllSold(coach) && addNormalMonth(ledger, sale) !== undefined;
      const earned = op('multiply', term.id, sale.left.id);
      const now = isAlone && moneyTerm(ledger, 'leap.now', texts.now, op('subtract', earned, sale.bills.id));
      return {
        severity: 'costs',
        stake: numberOf(more),
        says: say(texts.found, {
          kind: choose(kindOf(sale.said?.every)),
          today: figure(term),
          // After a word that says that it is sold: "you sell five", never "five sales".
          sales: sale.unit ? countedOf(term, sale.unit) : figure(term),
          expected: figure(expected),
          times: figure(times),
          now: choose(now ? 'yes' : 'no'),
          ...(now && { left: figure(now) }),
        }),
        next: say(texts.next, { more: figure(gap) }),
        restsOn: [said, sale.said].flatMap((one) => one?.mention ?? []),
      };
    });
  },
};
