import { op, percentOf } from '#shared/formula-build.ts';
import type { SaidWords } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { figure, quoted, say, within } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';
import { withRefund } from './refund.ts';
import { exampleShare, salesAYear } from './sales.ts';

const texts = {
  back: /*i18n*/ { id: 'advisor.check.refundTable.term.back', message: 'Paid back in a year' },
  kept: /*i18n*/ { id: 'advisor.check.refundTable.term.kept', message: 'Kept of a year’s sales' },
  found: /*i18n*/ {
    id: 'advisor.check.refundTable.found',
    message:
      '{sales} If {share} of the buyers, each of whom paid {price}, claim “{promise}”, you pay back {back} a year. By then the work is done and its costs are paid.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.refundTable.next',
    message:
      'Write down what counts, what proof you want and the last day to claim. Let three customers read it and tell you what it means.',
  },
  caption: /*i18n*/ { id: 'advisor.check.refundTable.caption', message: 'What the promise costs in a year' },
  headShare: /*i18n*/ { id: 'advisor.check.refundTable.head.share', message: 'Buyers who claim' },
  headBack: /*i18n*/ { id: 'advisor.check.refundTable.head.back', message: 'You pay back' },
  headKept: /*i18n*/ { id: 'advisor.check.refundTable.head.kept', message: 'You keep of your sales' },
  sign: /*i18n*/ {
    id: 'advisor.check.refundTable.sign',
    message: 'How many customers are likely to claim, counted when half of the work is done',
  },
  answer: /*i18n*/ {
    id: 'advisor.check.refundTable.answer',
    message: 'Set aside {share} of each payment until the last day to claim',
  },
};

const shares = [5, 10, 20, 30] as const;
/** The share the sentence speaks of: one in five. */
const spoken = 20;

/** The price is given back after the work: what that takes at several shares of buyers. */
export const refundTable: Check = {
  id: 'refund-table',
  section: 'revenue-streams',
  look: (coach) => withRefund(coach, (promise) => find(coach, promise)),
};

function find(coach: Coach, promise: SaidWords): Outcome {
  const { ledger, sale } = coach;
  const { price } = sale;
  const sales = salesAYear(coach);
  const rows = shares.map((percent) => {
    const share = exampleShare(ledger, percent);
    const year = op('multiply', sales.term.id, price.id);
    const back = moneyTerm(ledger, `refund.back.${percent}`, texts.back, op('multiply', year, percentOf(share.id)));
    const kept = moneyTerm(ledger, `refund.kept.${percent}`, texts.kept, op('subtract', year, back.id));
    return { percent, share, back, kept };
  });
  const { share, back } = rows.find(({ percent }) => percent === spoken)!;
  return onceKnown(coach, [back], () =>
    numberOf(back) === 0
      ? null
      : {
          severity: 'costs',
          stake: numberOf(back),
          says: say(texts.found, {
            sales: within(sales.says()),
            share: figure(share),
            price: figure(price),
            promise: quoted(promise),
            back: figure(back),
          }),
          next: say(texts.next),
          table: {
            caption: say(texts.caption),
            head: [say(texts.headShare), say(texts.headBack), say(texts.headKept)],
            rows: rows.map((row) => [figure(row.share), figure(row.back), figure(row.kept)]),
          },
          restsOn: [promise.mention, ...(sale.said ? [sale.said.mention] : [])],
          risk: { sign: say(texts.sign), answer: say(texts.answer, { share: figure(share) }), cost: back },
        },
  );
}
