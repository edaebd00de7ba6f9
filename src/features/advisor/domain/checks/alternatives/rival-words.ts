import { amountsOf, type Business, type SaidAmount, type SaidWords, wordsOf } from '../../business/business.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { listed, quoted, say, type Value, within } from '../../say/message.ts';

const texts = {
  quote: /*i18n*/ { id: 'advisor.check.rival.quote', message: '“{words}”' },
  named: /*i18n*/ { id: 'advisor.check.rival.named', message: '“{words}” (“{rival}”)' },
  whose: /*i18n*/ { id: 'advisor.check.rival.whose', message: 'Whose price is “{price}”?' },
  whoseBecause: /*i18n*/ {
    id: 'advisor.check.rival.whose.because',
    message: 'Then it stands beside the right alternative.',
  },
  whoseOther: /*i18n*/ { id: 'advisor.check.rival.whose.other', message: 'Of somebody else' },
};

/** Several words of the founder, each in its own quotation marks. */
export const quotedList = (several: readonly Pick<SaidWords, 'mention' | 'quote'>[]): Value =>
  listed(several.map((one) => within(say(texts.quote, { words: quoted(one) }))));

/** An amount of a rival as it was said, with the rival's name behind it where it is known whose it is. */
export function theirs(business: Business, amount: SaidAmount): Value {
  const rival = rivalOf(business, amount);
  const words = quoted(amount);
  return within(rival ? say(texts.named, { words, rival: quoted(rival) }) : say(texts.quote, { words }));
}

/** Whose amount it is: said with it, answered, or plain because one alternative alone was named; undefined where it is open. */
export function rivalOf(business: Business, amount: SaidAmount): SaidWords | undefined {
  const rivals = rivalsOf(business);
  const by = (of: string | undefined) => rivals.find(({ mention }) => mention === of);
  const said = by(amount.of) ?? by(choiceOf(business.answers, whoseKey(amount)));
  return said ?? (rivals.length === 1 && amount.of === undefined ? rivals[0] : undefined);
}

/** Asks whose price it is; undefined where that is known, or nobody is named whose it could be. */
export function whose(business: Business, price: SaidAmount): Question | undefined {
  const rivals = rivalsOf(business);
  if (rivals.length === 0 || rivalOf(business, price)) return undefined;
  return chooseFrom(whoseKey(price), {
    asks: say(texts.whose, { price: quoted(price) }),
    because: say(texts.whoseBecause),
    options: {
      ...Object.fromEntries(rivals.map((rival) => [rival.mention, say(texts.quote, { words: quoted(rival) })])),
      other: say(texts.whoseOther),
    },
  });
}

const rivalsOf = (business: Business): readonly SaidWords[] => wordsOf(business, 'rival', 'rival.self');

const whoseKey = ({ mention }: SaidAmount): string => `whose/${mention}`;

/** Whether its founder answered that it belongs to none of those they named. */
export const isOfAnother = (business: Business, amount: SaidAmount): boolean =>
  choiceOf(business.answers, whoseKey(amount)) === 'other';

/** The mentions of an amount of a rival and of the rival's name: what a finding about it rests on. */
export function mentionsOf(business: Business, amount: SaidAmount): readonly string[] {
  const rival = rivalOf(business, amount);
  return rival ? [amount.mention, rival.mention] : [amount.mention];
}

/** The prices of alternatives, in the order in which they were said, also those in another currency. */
export const rivalPrices = (business: Business): readonly SaidAmount[] => amountsOf(business, 'rival.price');
