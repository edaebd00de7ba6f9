import { op } from '#shared/formula-build.ts';
import { toMinor } from '#shared/money.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { type KnownShare, withShare } from '../shares.ts';
import { moneyTerm } from '../terms.ts';
import { onceKnown } from './asking.ts';

const texts = {
  share: /*i18n*/ { id: 'advisor.check.cap.term.share', message: 'Limit on grants' },
  hundred: /*i18n*/ { id: 'advisor.check.cap.term.hundred', message: 'An amount to reckon with' },
  hundredBasis: /*i18n*/ { id: 'advisor.check.cap.hundred.basis', message: 'An example that is easy to multiply.' },
  allowed: /*i18n*/ { id: 'advisor.check.cap.term.allowed', message: 'Grants it allows' },
  own: /*i18n*/ { id: 'advisor.check.cap.term.own', message: 'What no grant pays of it' },
  year: /*i18n*/ { id: 'advisor.check.cap.term.year', message: 'Sales you expect in a year, in money' },
  yearAllowed: /*i18n*/ { id: 'advisor.check.cap.term.yearAllowed', message: 'Grants a year’s sales allow' },
  found: /*i18n*/ {
    id: 'advisor.check.cap.found',
    message:
      'If grants may be {share} of all your income, each {hundred} that you earn yourself allows {allowed} of grants.',
  },
  foundYear: /*i18n*/ {
    id: 'advisor.check.cap.foundYear',
    message:
      'If grants may be {share} of all your income, each {hundred} that you earn yourself allows {allowed} of grants. The {year} of sales that you expect in a year allow {yearAllowed}.',
  },
  foundCosts: /*i18n*/ {
    id: 'advisor.check.cap.foundCosts',
    message:
      'If a grant pays {share} of your costs at most, {own} of each {hundred} you spend has to come from your sales or from somebody else.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.cap.next',
    message: 'Ask whoever gives the grant what counts as income, and of which year.',
  },
  nextCosts: /*i18n*/ {
    id: 'advisor.check.cap.nextCosts',
    message: 'Ask whoever gives the grant which costs count, and whether you have to pay them first.',
  },
};

/** A limit on grants: what has to be earned beside them. */
export const grantCap: Check = {
  id: 'grant-cap',
  section: 'financial-projections',
  look: (coach) => withShare(coach, ['income', 'costs'], (share) => find(coach, share)),
};

function find(coach: Coach, { said: share, percent, meaning }: KnownShare<'income' | 'costs'>): Outcome {
  const { ledger, sale } = coach;
  const { currency } = ledger;
  if (!currency) return null;
  const cap = ledger.said({ id: 'cap.share', label: say(texts.share), unit: 'percent' }, percent, share);
  const hundred = ledger.convention(
    { id: 'cap.hundred', label: say(texts.hundred), unit: 'money' },
    toMinor(100, currency),
    say(texts.hundredBasis),
  );
  const values = { share: figure(cap), hundred: figure(hundred) };
  const base = { severity: 'tells', stake: 0, restsOn: [share.mention] } as const;
  if (meaning === 'costs') {
    const own = moneyTerm(
      ledger,
      'cap.own',
      texts.own,
      op('multiply', hundred.id, op('subtract', 1, op('divide', cap.id, 100))),
    );
    return onceKnown(coach, [own], () => ({
      ...base,
      says: say(texts.foundCosts, { ...values, own: figure(own) }),
      next: say(texts.nextCosts),
    }));
  }
  const allow = (id: string, text: typeof texts.allowed, earned: Term): Term =>
    moneyTerm(ledger, id, text, op('divide', op('multiply', earned.id, cap.id), op('subtract', 100, cap.id)));
  const allowed = allow('cap.allowed', texts.allowed, hundred);
  const earned = op('multiply', sale.price.id, sale.volume.id, timesAMonth(sale), 12);
  const year = moneyTerm(ledger, 'cap.year', texts.year, earned);
  const yearAllowed = allow('cap.yearAllowed', texts.yearAllowed, year);
  return onceKnown(coach, [allowed], () => ({
    ...base,
    says:
      yearAllowed.lacks.length === 0 && isAllSold(coach)
        ? say(texts.foundYear, {
            ...values,
            allowed: figure(allowed),
            year: figure(year),
            yearAllowed: figure(yearAllowed),
          })
        : say(texts.found, { ...values, allowed: figure(allowed) }),
    next: say(texts.next),
  }));
}
