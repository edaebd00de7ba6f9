import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, isUnknown } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { type Message, quoted, say } from '../../say/message.ts';
import { choosing, plainPrices } from './priced.ts';

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
};

/** The packs whose price can stand in sums. */
const packsOf = ({ business }: Coach): readonly SaidAmount[] => plainPrices(business, 'price.pack');

/** The prices of one piece or one hour: what a pack can hold several of. */
const singlesOf = ({ business }: Coach): readonly SaidAmount[] => plainPrices(business, 'price');

/** Under which it is kept what a pack holds several of. */
const holdsKey = ({ mention }: SaidAmount): string => `pack.holds/${mention}`;
const manyKey = ({ mention }: SaidAmount): string => `pack.many/${mention}`;

/** What the first pack says or asks that has anything to say or ask, with the single price that a person said it holds several of. */
export function onPacks(coach: Coach, then: (pack: SaidAmount, single: SaidAmount) => Outcome): Outcome {
  for (const pack of packsOf(coach)) {
    const asking = {
      asks: say(texts.holds, { pack: quoted(pack) }),
      because: say(texts.holdsBecause),
      option: texts.holdsOption,
      none: say(texts.holdsNone),
    };
    const outcome = choosing(coach, holdsKey(pack), asking, singlesOf(coach), (single) => then(pack, single));
    if (outcome) return outcome;
  }
  return null;
}

/** The sizes that were said of packs. */
const sizesOf = ({ business }: Coach): readonly SaidAmount[] =>
  amountsOf(business, 'pack.size').filter(
    ({ form, toValue }) => form.kind === 'count' && form.count > 1 && toValue === undefined,
  );

/** What follows from how many are in a pack: the size that a person said is its own, else the number they answer. */
export function onSize(coach: Coach, pack: SaidAmount, then: (size: Term) => Outcome): Outcome {
  const { business, ledger } = coach;
  const sizes = sizesOf(coach);
  const key = `pack.size/${pack.mention}`;
  if (sizes.length > 0 && !business.answers.has(key)) {
    const option = (size: SaidAmount): [string, Message] => [
      size.mention,
      say(texts.sizeOption, { words: quoted(size) }),
    ];
    const options = { ...Object.fromEntries(sizes.map(option)), none: say(texts.sizeNone) };
    return {
      asks: chooseFrom(key, {
        asks: say(texts.size, { pack: quoted(pack) }),
        because: say(texts.sizeBecause),
        options,
      }),
    };
  }
  const spec = {
    id: `pack.size.${business.amounts.indexOf(pack) + 1}`,
    label: say(texts.term, { pack: quoted(pack) }),
    unit: 'count',
  } as const;
  const said = sizes.find(({ mention }) => mention === choiceOf(business.answers, key));
  if (said) return then(ledger.said(spec, plainOf(said) ?? 0, said));
  if (isUnknown(business.answers, manyKey(pack))) return null;
  const asks = { asks: say(texts.many, { pack: quoted(pack) }), because: say(texts.sizeBecause) };
  return then(ledger.asked(spec, askFor(manyKey(pack), asks, { unit: 'count', min: 2, max: 10_000 })));
}
