import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../business/business.ts';
import type { Check, Coach, Outcome } from '../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, optionsOf } from '../coach/question.ts';
import type { Term } from '../reckoning/ledger.ts';
import { minorOf, plainOf } from '../reckoning/said-terms.ts';
import { choose, counted, figure, quoted, say, within } from '../say/message.ts';
import { firstOf, mentionsOf, onceKnown, plainMoney } from './looking.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  holds: /*i18n*/ {
    id: 'advisor.check.pack.holds',
    message: 'Does “{pack}” hold several of something that you also sell singly?',
  },
  holdsBecause: /*i18n*/ {
    id: 'advisor.check.pack.holds.because',
    message: 'If it does, your customers will compare the two prices.',
  },
  holdsOption: /*i18n*/ { id: 'advisor.check.pack.holds.option', message: 'Yes, several of “{words}”' },
  holdsNone: /*i18n*/ { id: 'advisor.check.pack.holds.none', message: 'No, it is something else' },
  size: /*i18n*/ { id: 'advisor.check.pack.size', message: 'Does one of these say how many are in “{pack}”?' },
  sizeBecause: /*i18n*/ {
    id: 'advisor.check.pack.size.because',
    message: 'It decides what each of them costs your customer.',
  },
  sizeOption: /*i18n*/ { id: 'advisor.check.pack.size.option', message: 'Yes, “{words}”' },
  sizeNone: /*i18n*/ { id: 'advisor.check.pack.size.none', message: 'No, it is another number' },
  many: /*i18n*/ { id: 'advisor.check.pack.many', message: 'How many are in “{pack}”?' },
  term: /*i18n*/ { id: 'advisor.check.pack.term.size', message: 'How many are in “{pack}”' },
  singly: /*i18n*/ { id: 'advisor.check.pack.term.singly', message: 'The content of the pack, bought singly' },
  gap: /*i18n*/ { id: 'advisor.check.pack.term.gap', message: 'Difference between the pack and its content' },
  share: /*i18n*/ { id: 'advisor.check.pack.term.share', message: 'The difference as a share of the single prices' },
  each: /*i18n*/ { id: 'advisor.check.pack.term.each', message: 'What each one in the pack brings' },
  found: /*i18n*/ {
    id: 'advisor.check.pack.found',
    message:
      'Paid one by one, {many} cost {singly}. {compare, select, cheaper {“{pack}” is {gap} less, a discount of {share}, and each one in it brings you {each}.} other {“{pack}” is {gap} more, so whoever works it out buys one by one.}}',
  },
  nextCheaper: /*i18n*/ {
    id: 'advisor.check.pack.next.cheaper',
    message: 'Work out what one of them costs you, and keep the pack only if {each} is more than that.',
  },
  nextDearer: /*i18n*/ {
    id: 'advisor.check.pack.next.dearer',
    message: 'Check both prices. If they are right, write beside the pack what it gives that single ones do not.',
  },
  price: /*i18n*/ { id: 'advisor.check.price.term', message: 'Price: “{words}”' },
  singles: /*i18n*/ {
    id: 'advisor.check.price.singles',
    message: '{count, plural, one {{shown} single one} other {{shown} single ones}}',
  },
};

/** From which discount on, in percent, a pack is looked at as money given away: a guess of ours, no sentence says it. */
const highDiscount = 25;

/** What a pack costs beside as many single ones. */
export const packAgainstSingle: Check = {
  id: 'pack-against-single',
  section: 'revenue-streams',
  look: (coach) => firstOf(plainMoney(coach.business, 'price.pack'), (pack) => ofPack(coach, pack)),
};

/** Asks which single price a pack holds several of, then how many; then both can be compared. */
function ofPack(coach: Coach, pack: SaidAmount): Outcome {
  const { business, ledger } = coach;
  const { answers } = business;
  const singles = plainMoney(business, 'price');
  const holds = chooseFrom(`pack.holds/${pack.mention}`, {
    asks: say(texts.holds, { pack: quoted(pack) }),
    because: say(texts.holdsBecause),
    options: { ...optionsOf(singles, texts.holdsOption), none: say(texts.holdsNone) },
  });
  if (singles.length > 0 && !answers.has(holds.key)) return holds;
  const single = singles.find(({ mention }) => mention === choiceOf(answers, holds.key));
  if (!single) return null;
  const sizes = amountsOf(business, 'pack.size').filter(
    ({ form, toValue }) => form.kind === 'count' && form.count > 1 && toValue === undefined,
  );
  const saysSize = chooseFrom(`pack.size/${pack.mention}`, {
    asks: say(texts.size, { pack: quoted(pack) }),
    because: say(texts.sizeBecause),
    options: { ...optionsOf(sizes, texts.sizeOption), none: say(texts.sizeNone) },
  });
  if (sizes.length > 0 && !answers.has(saysSize.key)) return saysSize;
  const said = sizes.find(({ mention }) => mention === choiceOf(answers, saysSize.key));
  const id = `pack.size.${business.amounts.indexOf(pack) + 1}`;
  const spec = { id, label: say(texts.term, { pack: quoted(pack) }), unit: 'count' } as const;
  const many = { asks: say(texts.many, { pack: quoted(pack) }), because: say(texts.sizeBecause) };
  const size = said
    ? ledger.said(spec, plainOf(said) ?? 0, said)
    : ledger.asked(spec, askFor(`pack.many/${pack.mention}`, many, { unit: 'count', min: 2, max: 10_000 }));
  return compared(coach, pack, single, size);
}

/** A plain price as a number of the ledger: the one of a line that is sold where it is that, else one of its own. */
function priceTerm({ ledger, sale, business }: Coach, price: SaidAmount): Term {
  const line = [sale, ...sale.others].find(({ said }) => said?.mention === price.mention);
  if (line) return line.price;
  const id = `price.said.${business.amounts.indexOf(price) + 1}`;
  const label = say(texts.price, { words: quoted(price) });
  return ledger.find(id) ?? ledger.said({ id, label, unit: 'money' }, minorOf(price, ledger.currency) ?? 0, price);
}

function compared(coach: Coach, pack: SaidAmount, single: SaidAmount, size: Term): Outcome {
  const { ledger } = coach;
  const [packPrice, onePrice] = [priceTerm(coach, pack), priceTerm(coach, single)];
  return onceKnown(coach, [size, packPrice, onePrice], () => {
    const saved = numberOf(onePrice) * numberOf(size) - numberOf(packPrice);
    // A case at the price of its pieces is how a trade buys, no offer.
    if (saved === 0) return null;
    const singly = moneyTerm(ledger, 'pack.singly', texts.singly, op('multiply', onePrice.id, size.id));
    const less = op('subtract', singly.id, packPrice.id);
    const gap = moneyTerm(ledger, 'pack.gap', texts.gap, op('max', less, op('subtract', packPrice.id, singly.id)));
    const by = op('multiply', op('divide', gap.id, singly.id), 100);
    const share = numberTerm(ledger, ['pack.share', 'percent'], texts.share, by);
    const each = moneyTerm(ledger, 'pack.each', texts.each, op('divide', packPrice.id, size.id));
    const isHigh = saved > 0 && numberOf(share) > highDiscount;
    // Without a name "ten single ones", which "ten sales" would not say.
    const bare = { count: choose(numberOf(size)), shown: figure(size) };
    return {
      severity: isHigh ? 'costs' : 'tells',
      stake: 0,
      says: say(texts.found, {
        many: single.unit ? counted(size, single.unit) : within(say(texts.singles, bare)),
        singly: figure(singly),
        pack: quoted(pack),
        gap: figure(gap),
        share: figure(share),
        each: figure(each),
        compare: choose(saved > 0 ? 'cheaper' : 'dearer'),
      }),
      ...(isHigh && { next: say(texts.nextCheaper, { each: figure(each) }) }),
      ...(saved < 0 && { next: say(texts.nextDearer) }),
      restsOn: mentionsOf(pack, single),
    };
  });
}
