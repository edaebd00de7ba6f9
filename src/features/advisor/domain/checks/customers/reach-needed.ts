import { op } from '#shared/formula-build.ts';
import { amountsOf, wordsOf } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { figure, say, within } from '../../say/message.ts';
import { exampleShare, salesAYear } from '../promises/sales.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { ifBoughtOnce } from './buying-again.ts';

const texts = {
  reach: /*i18n*/ { id: 'advisor.check.reach.term.reach', message: 'How many have to hear of it' },
  found: /*i18n*/ {
    id: 'advisor.check.reach.found',
    message: '{sales} If {share} of those who hear of it buy, {reach} have to hear of it.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.reach.next',
    message:
      'Write beside each way to your customers how many people it reaches in a year, and see whether they add up to that.',
  },
  caption: /*i18n*/ { id: 'advisor.check.reach.caption', message: 'How many have to hear of it' },
  headShare: /*i18n*/ { id: 'advisor.check.reach.head.share', message: 'Share of those who hear of it that buys' },
  headReach: /*i18n*/ { id: 'advisor.check.reach.head.reach', message: 'People who have to hear of it in a year' },
};

/** Shares of the table in percent; which one holds, nobody knows before they have tried. */
const shares = [2, 5, 10];
/** The one the sentence speaks of. */
const spoken = 5;

/** How many have to hear of it for the sales of a year. Silent where customers are counted: then they are known by name. */
export const reachNeeded: Check = {
  id: 'reach-needed',
  section: 'market-analysis',
  look(coach) {
    const { term } = salesAYear(coach);
    if (amountsOf(coach.business, 'customers.possible').length > 0) return null;
    if (term.lacks.length > 0 || numberOf(term) <= 0) return null;
    return ifBoughtOnce(coach, () => find(coach));
  },
};

function find(coach: Coach): Outcome {
  const { ledger, sale, business } = coach;
  const { term, says } = salesAYear(coach);
  const rows = shares.map((percent) => {
    const share = exampleShare(ledger, percent);
    const formula = op('ceil', op('divide', op('multiply', term.id, 100), share.id));
    return { percent, share, reach: numberTerm(ledger, [`reach.${percent}`, 'count'], texts.reach, formula) };
  });
  const { share, reach } = rows.find(({ percent }) => percent === spoken)!;
  const words = [...(sale.said ? [sale.said] : []), ...wordsOf(business, 'route')];
  return {
    found: {
      severity: 'tells',
      stake: 0,
      says: say(texts.found, { sales: within(says()), share: figure(share), reach: figure(reach) }),
      next: say(texts.next),
      table: {
        caption: say(texts.caption),
        head: [say(texts.headShare), say(texts.headReach)],
        rows: rows.map((row) => [figure(row.share), figure(row.reach)]),
      },
      restsOn: words.map(({ mention }) => mention),
    },
  };
}
