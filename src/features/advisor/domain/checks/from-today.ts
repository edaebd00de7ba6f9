import { op, total } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { allSalesToday } from '../reckoning/sales-today.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, counted, figure, say, type Text } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { numberOf, numberTerm } from './terms.ts';

const texts = {
  all: /*i18n*/ { id: 'advisor.check.fromToday.term.all', message: 'Everything sold in a month today' },
  expected: /*i18n*/ {
    id: 'advisor.check.fromToday.term.expected',
    message: 'Everything expected to be sold in a month',
  },
  more: /*i18n*/ { id: 'advisor.check.fromToday.term.more', message: 'More a month than today' },
  times: /*i18n*/ { id: 'advisor.check.fromToday.term.times', message: 'Expected for each one sold today' },
  customers: /*i18n*/ { id: 'advisor.check.fromToday.term.customers', message: 'Customers a year these are' },
  found: /*i18n*/ {
    id: 'advisor.check.fromToday.found',
    message:
      'Today you sell {today} a month and expect {expected}: {times} times as many{who, select, yes {, which takes about {count, plural, one {one more customer} other {{customers} more customers}} a year} other {}}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.fromToday.next',
    message: 'Write down where the next {more} a month come from, by name or place, before you spend on them.',
  },
};

/** From so many times today's sales on it is asked where the others come from. */
const leastTimes = 1.25;

/** What is expected beside what is sold today: how much more it is, and how many more customers that takes. */
export const fromToday: Check = {
  id: 'from-today',
  section: 'market-analysis',
  look({ ledger, sale, business, today: day }) {
    if (!sale.said || !isCounted(sale) || sale.season.lacks.length > 0) return null;
    const lines = [sale, ...sale.others.filter(isCounted)];
    const now = allSalesToday(ledger, business, lines, day);
    const [first] = now;
    if (!first || now.some((term) => !term || term.lacks.length > 0)) return null;
    const isOne = lines.length === 1;
    const all = (id: string, text: Text, terms: readonly (Term | undefined)[]): Term =>
      numberTerm(ledger, [id, 'count'], text, total(terms.flatMap((term) => term?.id ?? [])));
    const today = isOne ? first : all('fromToday.all', texts.all, now);
    const volumes = lines.map(({ volume }) => volume);
    const expected = isOne ? sale.volume : all('fromToday.expected', texts.expected, volumes);
    const unit = isOne ? sale.unit : undefined;
    if (numberOf(today) <= 0) return null;
    const by = op('divide', expected.id, today.id);
    const times = numberTerm(ledger, ['fromToday.times', 'count'], texts.times, by, 0.1);
    if (numberOf(times) < leastTimes) return null;
    const more = op('subtract', expected.id, today.id);
    const term = numberTerm(ledger, ['fromToday.more', 'count'], texts.more, more);
    const takes = ledger.find('customers.takes');
    const isKnown = isOne && takes !== undefined && takes.lacks.length === 0;
    const year = overYear(ledger, sale.season, op('multiply', term.id, 12));
    const others = isKnown
      ? numberTerm(ledger, ['fromToday.customers', 'count'], texts.customers, op('divide', year, takes.id), 'integer')
      : undefined;
    const isTold = others !== undefined && numberOf(others) >= 1;
    const values = {
      today: counted(today, unit),
      expected: figure(expected),
      times: figure(times),
      who: choose(isTold ? 'yes' : 'no'),
      ...(isTold ? { count: choose(numberOf(others)), customers: figure(others) } : { count: choose(0) }),
    };
    return {
      severity: 'costs',
      stake: numberOf(term) * numberOf(sale.left) * 12,
      says: say(texts.found, values),
      next: say(texts.next, { more: counted(term, unit) }),
      restsOn: mentionsOf(sale.said),
    };
  },
};
