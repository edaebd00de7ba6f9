import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { workingHours } from '../constants.ts';
import { ownHours } from '../money/own-hours.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.commitment.asks',
    message: 'Does “{commitment}” bind a customer to so many payments of “{price}”?',
  },
  asksTime: /*i18n*/ {
    id: 'advisor.check.commitment.asksTime',
    message: 'Does “{commitment}” bind a customer to pay “{price}” for all that time?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.commitment.because',
    message: 'It decides what one signature is worth.',
  },
  year: /*i18n*/ { id: 'advisor.check.commitment.year', message: 'Yes, within one year' },
  whole: /*i18n*/ { id: 'advisor.check.commitment.whole', message: 'Yes, but over more or less than a year' },
  yes: /*i18n*/ { id: 'advisor.check.commitment.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'advisor.check.commitment.no', message: 'No, it says something else' },
  count: /*i18n*/ { id: 'advisor.check.commitment.term.count', message: 'What a contract binds to' },
  value: /*i18n*/ { id: 'advisor.check.commitment.term.value', message: 'Worth of a contract' },
  customers: /*i18n*/ {
    id: 'advisor.check.commitment.term.customers',
    message: 'Contracts that one person’s hours are enough for',
  },
  total: /*i18n*/ { id: 'advisor.check.commitment.term.total', message: 'What they bring in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.commitment.found',
    message: 'A customer who signs “{commitment}” brings {value}.',
  },
  foundYear: /*i18n*/ {
    id: 'advisor.check.commitment.foundYear',
    message: 'A customer who signs “{commitment}” brings {value} a year.',
  },
  foundHours: /*i18n*/ {
    id: 'advisor.check.commitment.foundHours',
    message:
      'A customer who signs “{commitment}” brings {value} a year. Your working hours are enough for {count, plural, one {{customers} such customer} other {{customers} such customers}}: {total} a year, and no more without a second person.',
  },
};

/** What one signed contract is worth, and how many of them one person can serve. */
export const commitmentValue: Check = {
  id: 'commitment-value',
  section: 'revenue-streams',
  look(coach) {
    const { business, sale } = coach;
    if (!isAllSold(coach)) return null;
    const bound = onlyAmountOf(business, 'commitment');
    const price = sale.said;
    if (!bound || !price || bound.toValue !== undefined || sale.price.lacks.length > 0) return null;
    const times = timesOf(bound, price);
    if (!times || times.of * times.by <= 1) return null;
    const isTime = bound.form.kind === 'duration';
    const yes = isTime ? { whole: say(texts.yes) } : { year: say(texts.year), whole: say(texts.whole) };
    const question = chooseFrom(`commitment/${bound.mention}/${price.mention}`, {
      asks: say(isTime ? texts.asksTime : texts.asks, { commitment: quoted(bound), price: quoted(price) }),
      because: say(texts.because),
      options: { ...yes, no: say(texts.no) },
    });
    if (!business.answers.has(question.key)) return { asks: question };
    const chosen = choiceOf(business.answers, question.key);
    return chosen === 'year' || chosen === 'whole' ? find(coach, bound, times, chosen === 'year') : null;
  },
};

interface Times {
  /** The number that was said. */
  readonly of: number;
  /** Payments of the price in each: twelve in a year of what is paid by the month. */
  readonly by: number;
}

/** How many payments a contract is; undefined where price and contract do not fit. */
function timesOf({ form }: SaidAmount, { every }: SaidAmount): Times | undefined {
  if (form.kind === 'count') return every === undefined ? { of: form.count, by: 1 } : undefined;
  if (form.kind !== 'duration' || (every !== 'month' && every !== 'year')) return undefined;
  if (form.unit === every) return { of: form.value, by: 1 };
  if (form.unit === 'year') return { of: form.value, by: 12 };
  return form.unit === 'month' ? { of: form.value, by: 1 / 12 } : undefined;
}

function find(coach: Coach, bound: SaidAmount, { of, by }: Times, isYear: boolean): Outcome {
  const { ledger, sale } = coach;
  const count = ledger.said({ id: 'commitment.count', label: say(texts.count), unit: 'count' }, of, bound);
  const value = moneyTerm(ledger, 'commitment.value', texts.value, op('multiply', count.id, sale.price.id, by));
  const hours = isYear ? ownHours(coach) : undefined;
  const served = hours && numberOf(hours) > 0 ? servedBy(coach, count, hours, value) : undefined;
  const values = { commitment: quoted(bound), value: figure(value) };
  return onceKnown(coach, [value], () => ({
    severity: 'tells',
    stake: 0,
    says:
      served && numberOf(served.customers) > 0
        ? say(texts.foundHours, {
            ...values,
            count: choose(numberOf(served.customers)),
            customers: figure(served.customers),
            total: figure(served.total),
          })
        : say(isYear ? texts.foundYear : texts.found, values),
    restsOn: [bound.mention, ...(sale.said ? [sale.said.mention] : [])],
  }));
}

/** How many contracts a year's working hours of one person are enough for. */
function servedBy({ ledger }: Coach, count: Term, hours: Term, value: Term) {
  const year = op('multiply', workingHours(ledger).id, 12);
  const customers = numberTerm(
    ledger,
    ['commitment.customers', 'count'],
    texts.customers,
    op('floor', op('divide', year, op('multiply', count.id, hours.id))),
  );
  return {
    customers,
    total: moneyTerm(ledger, 'commitment.total', texts.total, op('multiply', customers.id, value.id)),
  };
}
