import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { saidMoney } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';
import { withDeposit } from './deposit.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.held.asks',
    message: 'In a busy week, how many customers have paid “{deposit}” and not got it back yet?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.held.because',
    message: 'That money lies with you but is not yours.',
  },
  deposit: /*i18n*/ { id: 'advisor.check.held.term.deposit', message: 'One deposit' },
  out: /*i18n*/ { id: 'advisor.check.held.term.out', message: 'Deposits held at one time' },
  held: /*i18n*/ { id: 'advisor.check.held.term.held', message: 'Money held for customers' },
  found: /*i18n*/ {
    id: 'advisor.check.held.found',
    message:
      '“{deposit}” goes back to the customer, so it is no income and stays out of your sales. {count, plural, one {With {out} such deposit} other {With {out} such deposits}} at one time you hold {held} that is not yours.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.held.next',
    message: 'Keep deposits apart from the money you spend: {held} has to be there when they are claimed.',
  },
};

/** Money that goes back to every customer is held, not earned. */
export const depositNotIncome: Check = {
  id: 'deposit-not-income',
  section: 'financial-projections',
  look: (coach) => withDeposit(coach, 'back', (deposit) => find(coach, deposit)),
};

function find(coach: Coach, deposit: SaidAmount): Outcome {
  const { ledger } = coach;
  const one = saidMoney(ledger, { id: 'held.deposit', label: say(texts.deposit) }, deposit);
  if (!one) return null;
  const out = ledger.asked(
    { id: 'held.out', label: say(texts.out), unit: 'count' },
    askFor(
      `held/${deposit.mention}`,
      { asks: say(texts.asks, { deposit: quoted(deposit) }), because: say(texts.because) },
      { unit: 'count', min: 0, max: 1_000_000 },
    ),
  );
  const held = moneyTerm(ledger, 'held.sum', texts.held, op('multiply', one.id, out.id));
  return onceKnown(coach, [held], () =>
    numberOf(held) === 0
      ? null
      : {
          severity: 'costs',
          stake: numberOf(held),
          says: say(texts.found, {
            deposit: quoted(deposit),
            count: choose(numberOf(out)),
            out: figure(out),
            held: figure(held),
          }),
          next: say(texts.next, { held: figure(held) }),
          restsOn: [deposit.mention],
        },
  );
}
