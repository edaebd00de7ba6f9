import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { counted, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { withVisits } from './visits.ts';

const texts = {
  visits: /*i18n*/ { id: 'advisor.check.rhythm.term.visits', message: 'Visits a month' },
  customers: /*i18n*/ {
    id: 'advisor.check.rhythm.term.customers',
    message: 'Customers that the sales you expect take',
  },
  gap: /*i18n*/ { id: 'advisor.check.rhythm.term.gap', message: 'Sales a year between the two' },
  found: /*i18n*/ {
    id: 'advisor.check.rhythm.found',
    message:
      '{customers} customers, each visited “{often}”, make {visits} visits a month, and you expect {sales} a month. Where a visit is a sale, the two do not fit: so many sales take {needed} customers.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.rhythm.next',
    message: 'Decide which of the two numbers holds, and change the other.',
  },
};

/** So far apart the two numbers are no rounding: a quarter. */
const furthest = 1.25;

/** The sales that are expected against the visits that the founder's own customers and rhythm make. */
export const visitsAgainstSales: Check = {
  id: 'visits-against-sales',
  section: 'target-audience',
  look: (coach) => withVisits(coach, (often, week) => find(coach, quoted(often), [often.mention], week)),
};

function find(coach: Coach, often: ReturnType<typeof quoted>, restsOn: readonly string[], week: Term): Outcome {
  const { ledger, sale, business } = coach;
  const customers = ledger.find('stops.customers');
  const { volume, said, price } = sale;
  // Whoever pays for a time, by the hour or for several at once is visited without each visit being a sale.
  if (!customers || said?.every !== undefined || amountsOf(business, 'order.size', 'price.pack').length > 0)
    return null;
  if ([customers, volume, week].some(({ lacks }) => lacks.length > 0) || numberOf(volume) <= 0) return null;
  const visits = numberTerm(
    ledger,
    ['rhythm.visits', 'count'],
    texts.visits,
    op('divide', op('multiply', customers.id, week.id, 52), 12),
    'integer',
  );
  const needed = numberTerm(
    ledger,
    ['rhythm.customers', 'count'],
    texts.customers,
    op('ceil', op('divide', op('multiply', volume.id, 12), op('multiply', week.id, 52))),
  );
  const [more, fewer] = [numberOf(volume), numberOf(visits)].toSorted((one, other) => other - one) as [number, number];
  if (fewer <= 0 || more / fewer < furthest) return null;
  const gap = moneyTerm(
    ledger,
    'rhythm.gap',
    texts.gap,
    op('multiply', op('max', 0, op('subtract', volume.id, visits.id)), price.id, 12),
  );
  const found: Finding = {
    severity: numberOf(volume) > numberOf(visits) ? 'breaks' : 'tells',
    stake: gap.lacks.length > 0 ? 0 : numberOf(gap),
    says: say(texts.found, {
      customers: figure(customers),
      often,
      visits: figure(visits),
      sales: counted(volume, sale.unit),
      needed: figure(needed),
    }),
    next: say(texts.next),
    restsOn,
  };
  return { found };
}
