import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { saidMoney } from '../../reckoning/said-terms.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { choosing, isPlain } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { type KnownShare, withShare } from '../shares.ts';
import { moneyTerm, numberTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.yield.asks',
    message: '“{share}”: is one of these for each one that comes in, whether it can be used or not?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.yield.because',
    message: 'Then it is another amount for each one that can be used.',
  },
  none: /*i18n*/ { id: 'advisor.check.yield.none', message: 'None of these' },
  share: /*i18n*/ { id: 'advisor.check.yield.term.share', message: 'Share that can or cannot be used, as you said it' },
  usable: /*i18n*/ { id: 'advisor.check.yield.term.usable', message: 'Share of what comes in that can be used' },
  input: /*i18n*/ { id: 'advisor.check.yield.term.input', message: 'Amount for each one that comes in' },
  each: /*i18n*/ { id: 'advisor.check.yield.term.each', message: 'The same for each one that can be used' },
  hundred: /*i18n*/ { id: 'advisor.check.yield.term.hundred', message: 'A number to reckon with' },
  hundredBasis: /*i18n*/ {
    id: 'advisor.check.yield.hundred.basis',
    message: 'An example that is easy to multiply.',
  },
  comes: /*i18n*/ { id: 'advisor.check.yield.term.comes', message: 'Number that has to come in for it' },
  income: /*i18n*/ {
    id: 'advisor.check.yield.income',
    message:
      'You are paid “{words}” for each one that comes in. If {usable} of them can be used, that is {each} for each one that can. For {hundred} of those, {comes} have to come in.',
  },
  cost: /*i18n*/ {
    id: 'advisor.check.yield.cost',
    message:
      'You pay “{words}” for each one that comes in. If {usable} of them can be used, each one that can has cost you {each}. For {hundred} of those, {comes} have to come in.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.yield.next',
    message: 'Count with {each} where you work out what one sale costs you.',
  },
};

/** Not everything that comes in can be used: what is paid for each one, for each that can. */
export const yieldOfInput: Check = {
  id: 'yield',
  section: 'revenue-streams',
  look: (coach) =>
    withShare(coach, ['usable', 'lost'], (share) => {
      const { business } = coach;
      const candidates = amountsOf(business, 'price', 'price.addon', 'cost.direct').filter(
        (one) => isPlain(business, one) && one.every === undefined,
      );
      const asking = {
        asks: say(texts.asks, { share: quoted(share.said) }),
        because: say(texts.because),
        none: say(texts.none),
      };
      return choosing(coach, `input/${share.said.mention}`, asking, candidates, (input) => find(coach, share, input));
    }),
};

function find(coach: Coach, { said, percent, meaning }: KnownShare<'usable' | 'lost'>, words: SaidAmount): Outcome {
  const { ledger } = coach;
  const share = ledger.said({ id: 'yield.share', label: say(texts.share), unit: 'percent' }, percent, said);
  const usable =
    meaning === 'usable'
      ? share
      : numberTerm(ledger, ['yield.usable', 'percent'], texts.usable, op('subtract', 100, share.id));
  const input = saidMoney(ledger, { id: 'yield.input', label: say(texts.input) }, words);
  if (!input) return null;
  const of = (amount: string) => op('divide', op('multiply', amount, 100), usable.id);
  const each = moneyTerm(ledger, 'yield.each', texts.each, of(input.id));
  const hundred = ledger.convention(
    { id: 'yield.hundred', label: say(texts.hundred), unit: 'count' },
    100,
    say(texts.hundredBasis),
  );
  const comes = numberTerm(ledger, ['yield.comes', 'count'], texts.comes, op('ceil', of(hundred.id)));
  const isCost = words.role === 'cost.direct';
  return onceKnown(coach, [each, comes], () => ({
    severity: 'tells',
    stake: 0,
    says: say(isCost ? texts.cost : texts.income, {
      words: quoted(words),
      usable: figure(usable),
      each: figure(each),
      hundred: figure(hundred),
      comes: figure(comes),
    }),
    ...(isCost && { next: say(texts.next, { each: figure(each) }) }),
    restsOn: [said.mention, words.mention],
  }));
}
