import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { alike, furthest, onceKnown, onRivalries, ownTerm, type Rivalry, theirsOf } from './rival-prices.ts';
import { mentionsOf } from './rival-words.ts';

const texts = {
  least: /*i18n*/ { id: 'advisor.check.timesCheaper.term.least', message: 'Your price against the dearest elsewhere' },
  most: /*i18n*/ { id: 'advisor.check.timesCheaper.term.most', message: 'Your price against the cheapest elsewhere' },
  match: /*i18n*/ {
    id: 'advisor.check.timesCheaper.term.match',
    message: 'What you would lose in a year by charging the price elsewhere',
  },
  found: /*i18n*/ {
    id: 'advisor.check.timesCheaper.found',
    message:
      'For the same, your customer pays you {own}. That is {least} times {theirs}: price cannot be the reason to buy from you.',
  },
  foundRange: /*i18n*/ {
    id: 'advisor.check.timesCheaper.foundRange',
    message:
      'For the same, your customer pays you {own}. That is {least} to {most} times {theirs}: price cannot be the reason to buy from you.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.timesCheaper.next',
    message:
      'Ask five people who pay {theirs} today what would have to be better for them to pay {own}. If nobody names anything, change the offer before the price.',
  },
  sign: /*i18n*/ {
    id: 'advisor.check.timesCheaper.risk.sign',
    message: 'Those who turn you down name the other price as their reason.',
  },
  answer: /*i18n*/ {
    id: 'advisor.check.timesCheaper.risk.answer',
    message: 'Ask those who did buy why they paid more, and offer it to people who want that.',
  },
};

/** From so many times the price elsewhere on, price cannot be the reason to buy: half as much again. */
export const dearFrom = 1.5;

/** One's own price is far above that of an alternative for the same. */
export const rivalTimesCheaper: Check = {
  id: 'rival-times-cheaper',
  section: 'competitor-analysis',
  look: (coach) => onRivalries(coach, (rivalry) => find(coach, rivalry)),
};

function find(coach: Coach, rivalry: Rivalry): Outcome {
  const { ledger, business } = coach;
  const { n, low, high, own, rival } = rivalry;
  const mine = alike(coach, rivalry);
  const dearest = high ?? low;
  const id = `timesCheaper.${n}`;
  const least = numberTerm(ledger, [`${id}.least`, 'ratio'], texts.least, op('divide', mine.id, dearest.id));
  const most = numberTerm(ledger, [`${id}.most`, 'ratio'], texts.most, op('divide', mine.id, low.id));
  return onceKnown(coach, [least, most], () => {
    if (numberOf(least) < dearFrom || numberOf(least) > furthest) return null;
    const match = matching(coach, rivalry, mine, dearest);
    const values = { own: figure(mine), theirs: theirsOf(coach, rivalry) };
    return {
      severity: 'costs',
      stake: match ? numberOf(match) : 0,
      says: say(high ? texts.foundRange : texts.found, { ...values, least: figure(least), most: figure(most) }),
      next: say(texts.next, values),
      restsOn: [own.mention, ...mentionsOf(business, rival)],
      ...(match && { risk: { sign: say(texts.sign), answer: say(texts.answer), cost: match } }),
    };
  });
}

/** What a year would lose if everything were sold at the price elsewhere; undefined while sales are open or of another price. */
function matching(coach: Coach, { n, own }: Rivalry, mine: Term, dearest: Term): Term | undefined {
  const { ledger, sale } = coach;
  if (own.mention !== sale.said?.mention || sale.volume.value === undefined) return undefined;
  const share = op('subtract', 1, op('divide', dearest.id, mine.id));
  const year = op('multiply', op('multiply', ownTerm(coach, own).id, share), op('multiply', sale.volume.id, 12));
  return moneyTerm(ledger, `timesCheaper.${n}.match`, texts.match, year);
}
