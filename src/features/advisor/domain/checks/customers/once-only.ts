import { op } from '#shared/formula-build.ts';
import type { Check } from '../../coach/coach.ts';
import { choose, figure, say } from '../../say/message.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { ifBoughtOnce } from './buying-again.ts';

const texts = {
  each: /*i18n*/ { id: 'advisor.check.once.term.each', message: 'New customers a month' },
  year: /*i18n*/ { id: 'advisor.check.once.term.year', message: 'New customers a year' },
  found: /*i18n*/ {
    id: 'advisor.check.once.found',
    message:
      'Your customers buy once, so every month needs {count, plural, one {{each} new one} other {{each} new ones}}: {year} in a year.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.once.next',
    message: 'Ask everybody who buys who else they know that could need it.',
  },
};

/** Nobody comes back: every sale is a customer to win. */
export const onceOnly: Check = {
  id: 'once-only',
  section: 'target-audience',
  look(coach) {
    const { ledger, sale } = coach;
    // Where a month has less than one sale, nobody would speak of customers a month.
    if (sale.volume.lacks.length > 0 || numberOf(sale.volume) < 1) return null;
    return ifBoughtOnce(coach, () => {
      const each = numberTerm(ledger, ['once.each', 'count'], texts.each, op('ceil', sale.volume.id));
      const year = numberTerm(
        ledger,
        ['once.year', 'count'],
        texts.year,
        op('ceil', op('multiply', sale.volume.id, 12)),
      );
      return {
        found: {
          severity: 'tells',
          stake: 0,
          says: say(texts.found, { count: choose(numberOf(each)), each: figure(each), year: figure(year) }),
          next: say(texts.next),
          restsOn: sale.said ? [sale.said.mention] : [],
        },
      };
    });
  },
};
