import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { saidMoney } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { plainPrices } from '../prices/priced.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';

const texts = {
  becomes: /*i18n*/ { id: 'advisor.check.deposit.asks', message: 'What happens to “{deposit}” in the end?' },
  becomesBecause: /*i18n*/ {
    id: 'advisor.check.deposit.because',
    message: 'Only what stays with you is income.',
  },
  back: /*i18n*/ { id: 'advisor.check.deposit.back', message: 'Every customer gets it back' },
  order: /*i18n*/ {
    id: 'advisor.check.deposit.order',
    message: 'Whoever orders gets it back or has it taken off the price; from the others I keep it',
  },
  price: /*i18n*/ { id: 'advisor.check.deposit.price', message: 'It is a part of the price, paid early' },
  other: /*i18n*/ { id: 'advisor.check.deposit.other', message: 'Something else' },
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
  look(coach) {
    const { answers } = coach.business;
    const asked = plainPrices(coach.business, 'deposit').map((deposit) => ({ deposit, asks: whatBecomesOf(deposit) }));
    const back = asked.find(({ asks }) => choiceOf(answers, asks.key) === 'back');
    if (back) return find(coach, back.deposit);
    const open = asked.find(({ asks }) => !answers.has(asks.key));
    return open ? { asks: open.asks } : null;
  },
};

const whatBecomesOf = (deposit: SaidAmount): Question =>
  chooseFrom(`deposit/${deposit.mention}`, {
    asks: say(texts.becomes, { deposit: quoted(deposit) }),
    because: say(texts.becomesBecause),
    options: {
      back: say(texts.back),
      order: say(texts.order),
      price: say(texts.price),
      other: say(texts.other),
    },
  });

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
