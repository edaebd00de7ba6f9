import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { alike, furthest, onceKnown, onRivalries, type Rivalry, theirsOf } from './rival-prices.ts';
import { dearFrom } from './rival-times-cheaper.ts';
import { mentionsOf } from './rival-words.ts';

const texts = {
  below: /*i18n*/ {
    id: 'advisor.check.rivalRange.term.below',
    message: 'How far you are below the cheapest elsewhere',
  },
  above: /*i18n*/ { id: 'advisor.check.rivalRange.term.above', message: 'How far you are above the dearest elsewhere' },
  inside: /*i18n*/ {
    id: 'advisor.check.rivalRange.inside',
    message:
      'For the same, your customer pays you {own}. That lies within {theirs}: price alone is no reason to choose you, nor one against you.',
  },
  cheaper: /*i18n*/ {
    id: 'advisor.check.rivalRange.cheaper',
    message: 'For the same, your customer pays you {own}. That is {gap} less than the lowest price of {theirs}.',
  },
  dearer: /*i18n*/ {
    id: 'advisor.check.rivalRange.dearer',
    message: 'For the same, your customer pays you {own}. That is {gap} more than the highest price of {theirs}.',
  },
  nextInside: /*i18n*/ {
    id: 'advisor.check.rivalRange.next.inside',
    message: 'Ask five customers what else they choose by, and put the first answer at the top of your offer.',
  },
  nextCheaper: /*i18n*/ {
    id: 'advisor.check.rivalRange.next.cheaper',
    message: 'Name the next five who ask a price nearer to {low}, and count how many still buy.',
  },
  nextDearer: /*i18n*/ {
    id: 'advisor.check.rivalRange.next.dearer',
    message: 'Ask five customers what they would pay {gap} more for.',
  },
};

/** Where one's own price stands beside a range of prices for the same. */
export const rivalRange: Check = {
  id: 'rival-range',
  section: 'competitor-analysis',
  look: (coach) =>
    onRivalries(coach, (rivalry) => (rivalry.high ? find(coach, { ...rivalry, high: rivalry.high }) : null)),
};

function find(coach: Coach, rivalry: Rivalry & { readonly high: Term }): Outcome {
  const { ledger, business } = coach;
  const { n, low, high, own, rival } = rivalry;
  const mine = alike(coach, rivalry);
  const below = moneyTerm(ledger, `rivalRange.${n}.below`, texts.below, op('subtract', low.id, mine.id));
  const above = moneyTerm(ledger, `rivalRange.${n}.above`, texts.above, op('subtract', mine.id, high.id));
  return onceKnown(coach, [below, above], () => {
    // Far above, rival-times-cheaper speaks; far below, the two are of different units.
    if (numberOf(mine) >= dearFrom * numberOf(high) || numberOf(mine) * furthest < numberOf(low)) return null;
    const values = { own: figure(mine), theirs: theirsOf(coach, rivalry) };
    const [says, next] =
      numberOf(below) > 0
        ? [say(texts.cheaper, { ...values, gap: figure(below) }), say(texts.nextCheaper, { low: figure(low) })]
        : numberOf(above) > 0
          ? [say(texts.dearer, { ...values, gap: figure(above) }), say(texts.nextDearer, { gap: figure(above) })]
          : [say(texts.inside, values), say(texts.nextInside)];
    return { severity: 'tells', stake: 0, says, next, restsOn: [own.mention, ...mentionsOf(business, rival)] };
  });
}
