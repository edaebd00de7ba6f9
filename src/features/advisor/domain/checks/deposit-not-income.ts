import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../business/business.ts';
import type { Check, Coach, Outcome } from '../coach/coach.ts';
import { askFor, choiceOf, chooseFrom } from '../coach/question.ts';
import { minorOf } from '../reckoning/said-terms.ts';
import { choose, figure, quoted, say } from '../say/message.ts';
import { mentionsOf, onceKnown, plainMoney } from './looking.ts';
import { moneyTerm, numberOf } from './terms.ts';

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
    const deposits = plainMoney(coach.business, 'deposit');
    const back = deposits.find((deposit) => choiceOf(answers, keyOf(deposit)) === 'back');
    if (back) return find(coach, back);
    const open = deposits.find((deposit) => !answers.has(keyOf(deposit)));
    if (!open) return null;
    return chooseFrom(keyOf(open), {
      asks: say(texts.becomes, { deposit: quoted(open) }),
      because: say(texts.becomesBecause),
      options: { back: say(texts.back), order: say(texts.order), price: say(texts.price), other: say(texts.other) },
    });
  },
};

/** Under which it is kept what becomes of a deposit. */
const keyOf = ({ mention }: SaidAmount): string => `deposit/${mention}`;

function find(coach: Coach, said: SaidAmount): Outcome {
  const { ledger } = coach;
  const deposit = quoted(said);
  const spec = { id: 'held.deposit', label: say(texts.deposit), unit: 'money' } as const;
  const one = ledger.said(spec, minorOf(said, ledger.currency) ?? 0, said);
  const asking = { asks: say(texts.asks, { deposit }), because: say(texts.because) };
  const asked = askFor(`held/${said.mention}`, asking, { unit: 'count', min: 0, max: 1_000_000 });
  const out = ledger.asked({ id: 'held.out', label: say(texts.out), unit: 'count' }, asked);
  const held = moneyTerm(ledger, 'held.sum', texts.held, op('multiply', one.id, out.id));
  return onceKnown(coach, [held], () => {
    if (numberOf(held) === 0) return null;
    const count = choose(numberOf(out));
    return {
      severity: 'costs',
      stake: numberOf(held),
      says: say(texts.found, { deposit, count, out: figure(out), held: figure(held) }),
      next: say(texts.next, { held: figure(held) }),
      restsOn: mentionsOf(said),
    };
  });
}
