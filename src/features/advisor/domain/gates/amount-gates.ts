import type { Business, SaidAmount } from '../business/business.ts';
import { choiceOf, chooseFrom, type Question } from '../coach/question.ts';
import { quoted, say } from '../say/message.ts';

/** A look at one amount before anything is reckoned with it. */
export interface AmountGate {
  readonly id: string;
  /** What is asked instead of using it; null where it may stand. */
  refuses(amount: SaidAmount, business: Business): Question | null;
}

const texts = {
  wideBecause: /*i18n*/ {
    id: 'advisor.gate.wide.because',
    message: 'Between these two ends nearly everything is possible.',
  },
  wide: /*i18n*/ { id: 'advisor.gate.wide', message: 'Is “{words}” one range, from the least to the most?' },
  wideRight: /*i18n*/ { id: 'advisor.gate.wide.right', message: 'Yes, that is the range' },
  wideWrong: /*i18n*/ { id: 'advisor.gate.wide.wrong', message: 'No, leave it out' },
  others: /*i18n*/ { id: 'advisor.gate.others', message: 'Whose money is “{words}”?' },
  othersBecause: /*i18n*/ {
    id: 'advisor.gate.others.because',
    message: 'You said it where you spoke of your customers or competitors.',
  },
  othersMine: /*i18n*/ { id: 'advisor.gate.others.mine', message: 'Mine, for the start' },
  othersTheirs: /*i18n*/ { id: 'advisor.gate.others.theirs', message: 'Theirs' },
  same: /*i18n*/ { id: 'advisor.gate.same', message: 'Do you pay “{words}”, or are you paid it?' },
  sameBecause: /*i18n*/ { id: 'advisor.gate.same.because', message: 'It is the same amount as your price “{price}”.' },
  samePay: /*i18n*/ { id: 'advisor.gate.same.pay', message: 'I pay it' },
  samePaid: /*i18n*/ { id: 'advisor.gate.same.paid', message: 'I am paid it' },
  share: /*i18n*/ { id: 'advisor.gate.share', message: 'What is “{words}” a share of?' },
  shareBecause: /*i18n*/ { id: 'advisor.gate.share.because', message: 'A part is never more than the whole.' },
  shareGrowth: /*i18n*/ { id: 'advisor.gate.share.growth', message: 'It is put on top of a cost, or a growth' },
  shareOut: /*i18n*/ { id: 'advisor.gate.share.out', message: 'Leave it out' },
};

/** Ends further apart than this say nothing. */
const widest = 10;

/** A range whose ends lie more than tenfold apart or the wrong way round, unless a person says that it is one. */
const wideRange: AmountGate = {
  id: 'wide-range',
  refuses(amount, { answers }) {
    const low = numberIn(amount);
    const { toValue } = amount;
    if (toValue === undefined || low === undefined || (toValue >= low && toValue <= low * widest)) return null;
    return unless(answers, 'right', {
      key: `wide/${amount.mention}`,
      asks: say(texts.wide, { words: quoted(amount) }),
      because: say(texts.wideBecause),
      options: { right: say(texts.wideRight), wrong: say(texts.wideWrong) },
    });
  },
};

/** Own money that the reader found where customers or competitors were spoken of is theirs until a person says otherwise. */
const moneyOfOthers: AmountGate = {
  id: 'money-of-others',
  refuses(amount, { answers }) {
    if (!amount.isUnasked || amount.role !== 'own.money') return null;
    if (amount.question !== 'audience' && amount.question !== 'competitors') return null;
    return unless(answers, 'mine', {
      key: `whose/${amount.mention}`,
      asks: say(texts.others, { words: quoted(amount) }),
      because: say(texts.othersBecause),
      options: { mine: say(texts.othersMine), theirs: say(texts.othersTheirs) },
    });
  },
};

const costRoles: ReadonlySet<string> = new Set(['cost.direct', 'cost.period', 'cost.once', 'pay.own']);
const priceRoles: ReadonlySet<string> = new Set(['price', 'price.period', 'price.pack', 'price.entry', 'price.addon']);

/** A cost that equals a price of the same currency and time: one of the two is misread, unless a person said what both are. */
const equalToAPrice: AmountGate = {
  id: 'equal-to-a-price',
  refuses(amount, { answers, amounts }) {
    if (!costRoles.has(amount.role)) return null;
    const twin = amounts.find(
      (other) =>
        priceRoles.has(other.role) &&
        (amount.isUnasked || other.isUnasked) &&
        other.every === amount.every &&
        other.form.kind === 'money' &&
        amount.form.kind === 'money' &&
        other.form.amount === amount.form.amount &&
        other.form.currency === amount.form.currency,
    );
    if (!twin) return null;
    return unless(answers, 'pay', {
      key: `same/${amount.mention}`,
      asks: say(texts.same, { words: quoted(amount) }),
      because: say(texts.sameBecause, { price: quoted(twin) }),
      options: { pay: say(texts.samePay), paid: say(texts.samePaid) },
    });
  },
};

/** A share of more than the whole; a markup or a growth can be that. */
const sharesAboveWhole: AmountGate = {
  id: 'shares-above-whole',
  refuses(amount) {
    if (amount.form.kind !== 'percent' || amount.role === 'share.margin') return null;
    if (Math.max(amount.form.percent, amount.toValue ?? 0) <= 100) return null;
    return chooseFrom(`share/${amount.mention}`, {
      asks: say(texts.share, { words: quoted(amount) }),
      because: say(texts.shareBecause),
      options: { growth: say(texts.shareGrowth), out: say(texts.shareOut) },
    });
  },
};

const amountGates: readonly AmountGate[] = [wideRange, moneyOfOthers, equalToAPrice, sharesAboveWhole];

/** The business without the amounts that may not stand, and what is asked about each of them. */
export function admitAmounts(business: Business): {
  readonly business: Business;
  readonly asks: readonly Question[];
} {
  const asks: Question[] = [];
  const amounts = business.amounts.filter((amount) => {
    const question = amountGates.map((gate) => gate.refuses(amount, business)).find((one) => one !== null);
    if (question && !business.answers.has(question.key)) asks.push(question);
    return !question;
  });
  return { business: { ...business, amounts }, asks };
}

function unless(
  answers: Business['answers'],
  choice: string,
  { key, ...parts }: { readonly key: string } & Parameters<typeof chooseFrom>[1],
): Question | null {
  return choiceOf(answers, key) === choice ? null : chooseFrom(key, parts);
}

function numberIn({ form }: SaidAmount): number | undefined {
  switch (form.kind) {
    case 'money':
      return form.amount;
    case 'count':
      return form.count;
    case 'percent':
      return form.percent;
    case 'duration':
    case 'measure':
      return form.value;
    default:
      return undefined;
  }
}
