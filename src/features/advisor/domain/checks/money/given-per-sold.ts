import { op, ref } from '#shared/formula-build.ts';
import { type SaidWords, wordsOf } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom } from '../../coach/question.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { onMainSale } from '../prices/priced.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.given.asks',
    message: 'Do some of these get as a gift what you sell to others, so that each one sold has to pay for gifts too?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.given.because',
    message: 'Then the cost of one decides how many you can give away.',
  },
  option: /*i18n*/ { id: 'advisor.check.given.option', message: 'Yes, “{words}”' },
  none: /*i18n*/ { id: 'advisor.check.given.none', message: 'No, nothing is given away' },
  brings: /*i18n*/ { id: 'advisor.check.given.term.brings', message: 'What comes to you of one sold' },
  half: /*i18n*/ { id: 'advisor.check.given.term.half', message: 'Cost up to which one sold pays for one given' },
  cost: /*i18n*/ { id: 'advisor.check.given.term.cost', message: 'A cost to compare' },
  left: /*i18n*/ { id: 'advisor.check.given.term.left', message: 'Left of one sold at this cost' },
  per: /*i18n*/ { id: 'advisor.check.given.term.per', message: 'Gifts that one sold pays for' },
  sold: /*i18n*/ { id: 'advisor.check.given.term.sold', message: 'Number sold that pays for one gift' },
  upTo: /*i18n*/ {
    id: 'advisor.check.given.upTo',
    message:
      'As long as one costs you no more than {half}, each one sold pays for itself and for one given to “{user}”. If it costs more, one sold is not enough for one gift.',
  },
  enough: /*i18n*/ {
    id: 'advisor.check.given.enough',
    message:
      'One costs you {cost}, so {left} is left of each one sold. That pays for {count, plural, one {{per} gift} other {{per} gifts}} to “{user}”, before bills and your own pay.',
  },
  short: /*i18n*/ {
    id: 'advisor.check.given.short',
    message:
      'One costs you {cost}, so {left} is left of each one sold. It takes {sold} sold to pay for one gift to “{user}”, before bills and your own pay.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.given.next',
    message: 'Add up what one costs you, with working hours, before you promise how many you give away.',
  },
  caption: /*i18n*/ { id: 'advisor.check.given.caption', message: 'Gifts that one sold pays for' },
  headCost: /*i18n*/ { id: 'advisor.check.given.head.cost', message: 'If one costs you' },
  headLeft: /*i18n*/ { id: 'advisor.check.given.head.left', message: 'left of one sold' },
  headPer: /*i18n*/ { id: 'advisor.check.given.head.per', message: 'gifts for one sold' },
};

/** Costs of the table, in percent of what a sale brings: around the half at which it turns. */
const costs = [25, 40, 50, 60, 75];

/** What is sold pays for what is given away: up to which cost. Only for pieces; what is given by the month has no one cost. */
export const givenPerSold: Check = {
  id: 'given-per-sold',
  section: 'revenue-streams',
  look(coach) {
    const { business, sale } = coach;
    const users = wordsOf(business, 'user');
    if (users.length === 0 || business.currency === undefined) return null;
    return onMainSale(coach, () => {
      if (
        sale.said?.every !== undefined ||
        sale.price.lacks.length > 0 ||
        isShareOpen(business) ||
        numberOf(sale.price) <= 0
      )
        return null;
      const question = chooseFrom('gift', {
        asks: say(texts.asks),
        because: say(texts.because),
        options: {
          none: say(texts.none),
          ...Object.fromEntries(users.map((one) => [one.mention, say(texts.option, { words: quoted(one) })])),
        },
      });
      if (!business.answers.has(question.key)) return { asks: question };
      const user = users.find(({ mention }) => mention === choiceOf(business.answers, question.key));
      return user ? find(coach, user) : null;
    });
  },
};

function find({ ledger, sale }: Coach, user: SaidWords): Outcome {
  const { price, direct, commission, left } = sale;
  const restsOn = [user.mention, ...(sale.said ? [sale.said.mention] : [])];
  if (left.lacks.length > 0) {
    const brings = moneyTerm(
      ledger,
      'given.brings',
      texts.brings,
      commission ? op('subtract', price.id, commission.id) : ref(price.id),
    );
    const half = moneyTerm(ledger, 'given.half', texts.half, op('divide', brings.id, 2));
    const rows = costs.map((percent) => {
      const share = op('divide', op('multiply', brings.id, percent), 100);
      const cost = moneyTerm(ledger, `given.cost.${percent}`, texts.cost, share);
      const rest = moneyTerm(ledger, `given.left.${percent}`, texts.left, op('subtract', brings.id, cost.id));
      const id = `given.per.${percent}`;
      return [cost, rest, numberTerm(ledger, [id, 'count'], texts.per, op('divide', rest.id, cost.id))];
    });
    const found: Finding = {
      severity: 'costs',
      stake: 0,
      says: say(texts.upTo, { half: figure(half), user: quoted(user) }),
      next: say(texts.next),
      table: {
        caption: say(texts.caption),
        head: [say(texts.headCost), say(texts.headLeft), say(texts.headPer)],
        rows: rows.map((row) => row.map((term) => figure(term))),
      },
      restsOn,
    };
    return { found };
  }
  // Where a sale leaves nothing, that is said elsewhere.
  if (numberOf(left) <= 0 || numberOf(direct) <= 0) return null;
  const isEnough = numberOf(left) >= numberOf(direct);
  const values = { cost: figure(direct), left: figure(left), user: quoted(user) };
  const per = numberTerm(ledger, ['given.per', 'count'], texts.per, op('divide', left.id, direct.id));
  const sold = numberTerm(ledger, ['given.sold', 'count'], texts.sold, op('divide', direct.id, left.id));
  const found: Finding = {
    severity: isEnough ? 'tells' : 'costs',
    stake: 0,
    says: isEnough
      ? say(texts.enough, { ...values, count: choose(numberOf(per)), per: figure(per) })
      : say(texts.short, { ...values, sold: figure(sold) }),
    restsOn,
  };
  return { found };
}
