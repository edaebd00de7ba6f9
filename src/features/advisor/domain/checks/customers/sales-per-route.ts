import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { choose, counted, figure, quoted, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { salesAYear } from '../promises/sales.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { withSource } from './sources.ts';

const texts = {
  size: /*i18n*/ { id: 'advisor.check.route.term.size', message: 'Number of ways to customers' },
  each: /*i18n*/ { id: 'advisor.check.route.term.each', message: 'Sales a year that each has to bring' },
  every: /*i18n*/ { id: 'advisor.check.route.term.every', message: 'Ways to customers for one sale a year' },
  found: /*i18n*/ {
    id: 'advisor.check.route.found',
    message:
      'You expect {sales} a year, and nearly all through “{words}”. That is {each} a year from each, if all bring the same.',
  },
  rare: /*i18n*/ {
    id: 'advisor.check.route.rare',
    message:
      'You expect {sales} a year, and nearly all through “{words}”. That is one from every {every} of them: not each has to bring one.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.route.next',
    message: 'Ask three of them how many of the people they know would need this in a year.',
  },
};

/** How much each of many ways to customers has to bring. Only for what is sold by the piece. */
export const salesPerRoute: Check = {
  id: 'sales-per-route',
  section: 'target-audience',
  look(coach) {
    const { said, volume } = coach.sale;
    if (said?.every !== undefined || !isAllSold(coach) || volume.lacks.length > 0 || numberOf(volume) <= 0) return null;
    return withSource(
      coach,
      (size) => size >= fewest,
      ['bring'],
      (source) => find(coach, source),
    );
  },
};

/** Of fewer, `few-sources` speaks. */
const fewest = 4;

function find(coach: Coach, source: SaidAmount & { readonly size: number }): Outcome {
  const { ledger, sale } = coach;
  const { term: year } = salesAYear(coach);
  const size = ledger.said({ id: 'route.size', label: say(texts.size), unit: 'count' }, source.size, source);
  const each = numberTerm(ledger, ['route.each', 'count'], texts.each, op('divide', year.id, size.id));
  const every = numberTerm(ledger, ['route.every', 'count'], texts.every, op('divide', size.id, year.id), 'integer');
  const isRare = numberOf(every) > 1;
  const values = { sales: counted(year, sale.unit), words: quoted(source), count: choose(numberOf(each)) };
  return {
    found: {
      severity: 'tells',
      stake: 0,
      says: isRare
        ? say(texts.rare, { ...values, every: figure(every) })
        : say(texts.found, { ...values, each: figure(each) }),
      next: say(texts.next),
      restsOn: [source.mention, ...(sale.said ? [sale.said.mention] : [])],
    },
  };
}
