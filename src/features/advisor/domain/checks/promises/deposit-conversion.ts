import { op, percentOf } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { saidMoney } from '../../reckoning/said-terms.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';
import { withDeposit } from './deposit.ts';
import { exampleShare } from './sales.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.convert.asks',
    message: 'What does it cost you to give or send one customer what “{deposit}” is paid for?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.convert.because',
    message: 'Those who order have to pay for those who do not.',
  },
  deposit: /*i18n*/ { id: 'advisor.check.convert.term.deposit', message: 'One deposit' },
  cost: /*i18n*/ { id: 'advisor.check.convert.term.cost', message: 'What one deposit costs you' },
  spent: /*i18n*/ {
    id: 'advisor.check.convert.term.spent',
    message: 'Spent for each order on what deposits are paid for',
  },
  kept: /*i18n*/ { id: 'advisor.check.convert.term.kept', message: 'Deposits kept for each order' },
  found: /*i18n*/ {
    id: 'advisor.check.convert.found',
    message:
      'If {share} of those who pay “{deposit}” go on to order, what you give them all for it costs you {spent} for each order. From those who do not order you keep {kept} for each order.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.convert.next',
    message: 'Count from the first day how many of ten order.',
  },
  caption: /*i18n*/ { id: 'advisor.check.convert.caption', message: 'What comes with one order' },
  headShare: /*i18n*/ { id: 'advisor.check.convert.head.share', message: 'Share that orders' },
  headSpent: /*i18n*/ { id: 'advisor.check.convert.head.spent', message: 'You spend for each order' },
  headKept: /*i18n*/ { id: 'advisor.check.convert.head.kept', message: 'You keep for each order' },
};

const shares = [20, 50, 80] as const;
/** The share the sentence speaks of. */
const spoken = 50;
/** The share at which most is spent and least is kept: where even that pays for itself nothing is at stake. */
const hardest = 80;

/** A deposit that is given back to whoever orders: what an order costs by the share that orders. */
export const depositConversion: Check = {
  id: 'deposit-conversion',
  section: 'revenue-streams',
  look: (coach) => withDeposit(coach, 'order', (deposit) => find(coach, deposit)),
};

function find(coach: Coach, deposit: SaidAmount): Outcome {
  const { ledger } = coach;
  const paid = saidMoney(ledger, { id: 'convert.deposit', label: say(texts.deposit) }, deposit);
  if (!paid) return null;
  const cost = ledger.asked(
    { id: 'convert.cost', label: say(texts.cost), unit: 'money' },
    askFor(
      `convert/${deposit.mention}`,
      { asks: say(texts.asks, { deposit: quoted(deposit) }), because: say(texts.because) },
      { unit: 'money', min: 0, max: 100_000_000_000 },
    ),
  );
  const rows = shares.map((percent) => {
    const share = exampleShare(ledger, percent);
    const ordering = percentOf(share.id);
    const spent = moneyTerm(ledger, `convert.spent.${percent}`, texts.spent, op('divide', cost.id, ordering));
    const others = op('divide', op('subtract', 1, ordering), ordering);
    const kept = moneyTerm(ledger, `convert.kept.${percent}`, texts.kept, op('multiply', paid.id, others));
    return { percent, share, spent, kept };
  });
  const at = (wanted: number) => rows.find(({ percent }) => percent === wanted)!;
  const { share, spent, kept } = at(spoken);
  return onceKnown(coach, [cost], () =>
    numberOf(cost) === 0
      ? null
      : {
          severity: numberOf(at(hardest).spent) > numberOf(at(hardest).kept) ? 'costs' : 'tells',
          stake: 0,
          says: say(texts.found, {
            share: figure(share),
            deposit: quoted(deposit),
            spent: figure(spent),
            kept: figure(kept),
          }),
          next: say(texts.next),
          table: {
            caption: say(texts.caption),
            head: [say(texts.headShare), say(texts.headSpent), say(texts.headKept)],
            rows: rows.map((row) => [figure(row.share), figure(row.spent), figure(row.kept)]),
          },
          restsOn: [deposit.mention],
        },
  );
}
