import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Ledger, Term } from '../../reckoning/ledger.ts';
import { figure, type Message, say, within } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import {
  alike,
  furthest,
  isAlike,
  isDearer,
  onceKnown,
  onRivalries,
  ownTerm,
  type Rivalry,
  theirsOf,
} from './rival-prices.ts';
import { dearFrom } from './rival-times-cheaper.ts';
import { mentionsOf } from './rival-words.ts';

const texts = {
  fall: /*i18n*/ { id: 'advisor.check.priceMoves.term.fall', message: 'Fall of the price elsewhere' },
  rise: /*i18n*/ { id: 'advisor.check.priceMoves.term.rise', message: 'Rise of the price elsewhere' },
  basis: /*i18n*/ {
    id: 'advisor.check.priceMoves.term.basis',
    message: 'Chosen to show what a change would do. It is no forecast; put in any other.',
  },
  fallen: /*i18n*/ { id: 'advisor.check.priceMoves.term.fallen', message: 'Price elsewhere after a fall' },
  risen: /*i18n*/ { id: 'advisor.check.priceMoves.term.risen', message: 'Price elsewhere after a rise' },
  gap: /*i18n*/ { id: 'advisor.check.priceMoves.term.gap', message: 'Difference to your price then' },
  times: /*i18n*/ {
    id: 'advisor.check.priceMoves.term.times',
    message: 'How many times the cheaper price goes into the dearer one then',
  },
  both: /*i18n*/ { id: 'advisor.check.priceMoves.both', message: '{first} {second}' },
  fallCheaper: /*i18n*/ {
    id: 'advisor.check.priceMoves.fall.cheaper',
    message: 'If {theirs} falls by {step} to {price}, you are still {gap} cheaper for the same.',
  },
  fallDearer: /*i18n*/ {
    id: 'advisor.check.priceMoves.fall.dearer',
    message: 'If {theirs} falls by {step} to {price}, you are {gap} dearer for the same.',
  },
  fallEqual: /*i18n*/ {
    id: 'advisor.check.priceMoves.fall.equal',
    message: 'If {theirs} falls by {step} to {price}, both cost the same.',
  },
  riseEqual: /*i18n*/ {
    id: 'advisor.check.priceMoves.rise.equal',
    message: 'If it rises by {step} to {price}, both cost the same.',
  },
  riseCheaper: /*i18n*/ {
    id: 'advisor.check.priceMoves.rise.cheaper',
    message: 'If it rises by {step} to {price}, you are {gap} cheaper.',
  },
  riseDearer: /*i18n*/ {
    id: 'advisor.check.priceMoves.rise.dearer',
    message: 'If it rises by {step} to {price}, you are still {gap} dearer.',
  },
  fallMine: /*i18n*/ {
    id: 'advisor.check.priceMoves.fall.mine',
    message:
      'If {theirs} falls by {step} to {price}, you are the cheaper one only where a customer would have to pay it more than {times} times to get what you give for {own}.',
  },
  riseMine: /*i18n*/ {
    id: 'advisor.check.priceMoves.rise.mine',
    message: 'If it rises by {step} to {price}, you are the cheaper one from {times} times on.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.priceMoves.next',
    message: 'Note the price there on the first of every month, and decide now at which price you would change yours.',
  },
};

/** What a fall or a rise of the price elsewhere would mean for one's own. */
export const rivalPriceMoves: Check = {
  id: 'rival-price-moves',
  section: 'trend-analysis',
  look: (coach) =>
    onRivalries(coach, (rivalry) => {
      // Where theirs is the larger price, turning it round needs a sentence that nobody follows.
      if (rivalry.high || (!isAlike(coach, rivalry) && !isDearer(coach, rivalry))) return null;
      return find(coach, rivalry);
    }),
};

function find(coach: Coach, rivalry: Rivalry): Outcome {
  const { ledger, business } = coach;
  const { own, low, rival } = rivalry;
  const isCounted = isAlike(coach, rivalry);
  const mine = isCounted ? alike(coach, rivalry) : ownTerm(coach, own);
  const steps = [step(ledger, 'fall', 20), step(ledger, 'rise', 10)] as const;
  const cases = steps.map((one) => moved(coach, rivalry, mine, one));
  return onceKnown(
    coach,
    cases.flatMap(({ gap, times }) => [gap, times]),
    () => {
      const ratio = numberOf(mine) / numberOf(low);
      // Far dearer, price is no reason anyway; far cheaper, the two are of different units.
      if (isCounted && (ratio >= dearFrom || ratio * furthest < 1)) return null;
      const [first, second] = cases.map(({ name, step: by, price, gap, times }): Message => {
        const more = numberOf(mine) - numberOf(price);
        const text = texts[`${name}${isCounted ? (more < 0 ? 'Cheaper' : more > 0 ? 'Dearer' : 'Equal') : 'Mine'}`];
        return say(text, {
          theirs: theirsOf(coach, rivalry),
          own: figure(mine),
          step: figure(by),
          price: figure(price),
          gap: figure(gap),
          times: figure(times),
        });
      });
      return {
        severity: 'tells',
        stake: 0,
        says: say(texts.both, { first: within(first!), second: within(second!) }),
        next: say(texts.next),
        restsOn: [own.mention, ...mentionsOf(business, rival)],
      };
    },
  );
}

type Name = 'fall' | 'rise';

/** A change in percent to show what it would do; a choice of ours and no forecast, hence as exact as what was said. */
function step(ledger: Ledger, name: Name, percent: number): { readonly name: Name; readonly step: Term } {
  const id = `priceMoves.${name}`;
  const spec = { id, label: say(texts[name]), unit: 'percent' } as const;
  return { name, step: ledger.find(id) ?? ledger.convention(spec, percent, say(texts.basis)) };
}

function moved(
  { ledger }: Coach,
  { n, low }: Rivalry,
  mine: Term,
  { name, step: by }: { readonly name: Name; readonly step: Term },
) {
  const id = `priceMoves.${n}.${name}`;
  const share = op('divide', by.id, 100);
  const factor = name === 'fall' ? op('subtract', 1, share) : op('add', 1, share);
  const label = name === 'fall' ? texts.fallen : texts.risen;
  const price = moneyTerm(ledger, `${id}.price`, label, op('multiply', low.id, factor));
  const apart = op('max', op('subtract', mine.id, price.id), op('subtract', price.id, mine.id));
  const gap = moneyTerm(ledger, `${id}.gap`, texts.gap, apart);
  const times = numberTerm(ledger, [`${id}.times`, 'ratio'], texts.times, op('divide', mine.id, price.id));
  return { name, step: by, price, gap, times };
}
