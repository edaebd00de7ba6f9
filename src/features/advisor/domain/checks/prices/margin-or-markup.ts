import { op } from '#shared/formula-build.ts';
import { toMinor } from '#shared/money.ts';
import { amountsOf, onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, type Outcome, once } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, isUnknown } from '../../coach/question.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.margin.asks',
    message: 'Is “{margin}” a part of your selling price, or what you add to your buying price?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.margin.because',
    message: 'What you buy for {cost} sells for {ofPrice} in the first case and for {onCost} in the second.',
  },
  ofPrice: /*i18n*/ { id: 'advisor.check.margin.ofPrice', message: 'A part of the selling price' },
  onCost: /*i18n*/ { id: 'advisor.check.margin.onCost', message: 'Added to the buying price' },
  other: /*i18n*/ { id: 'advisor.check.margin.other', message: 'Something else' },
  costTerm: /*i18n*/ { id: 'advisor.check.margin.term.cost', message: 'Buying price in the example' },
  costBasis: /*i18n*/ { id: 'advisor.check.margin.term.cost.basis', message: 'A round number, to compare with.' },
  marginTerm: /*i18n*/ { id: 'advisor.check.margin.term.margin', message: 'Margin as you said it' },
  ofPriceTerm: /*i18n*/ { id: 'advisor.check.margin.term.ofPrice', message: 'Sells for, if it is a part of the price' },
  onCostTerm: /*i18n*/ { id: 'advisor.check.margin.term.onCost', message: 'Sells for, if it is added to the cost' },
  markupTerm: /*i18n*/ { id: 'advisor.check.margin.term.markup', message: 'The same, added to the cost' },
  shareTerm: /*i18n*/ { id: 'advisor.check.margin.term.share', message: 'The same, as a part of the price' },
  open: /*i18n*/ {
    id: 'advisor.check.margin.found.open',
    message:
      '“{margin}” can mean two things. What you buy for {cost} sells for {ofPrice} if it is a part of the selling price, and for {onCost} if it is added to the buying price.',
  },
  openNext: /*i18n*/ {
    id: 'advisor.check.margin.next',
    message: 'Take the last thing you sold: its buying price and its selling price tell you which it is.',
  },
  ofPriceFound: /*i18n*/ {
    id: 'advisor.check.margin.found.ofPrice',
    message:
      '“{margin}” as a part of the selling price means adding {markup} to what you pay: what you buy for {cost} has to sell for {ofPrice}.',
  },
  onCostFound: /*i18n*/ {
    id: 'advisor.check.margin.found.onCost',
    message:
      '“{margin}” added to what you pay is {share} of the selling price: what you buy for {cost} sells for {onCost}.',
  },
};

/** A percentage on goods that a buyer reads as a part of the price and a trader as added to the cost, or the other way round. */
export const marginOrMarkup: Check = {
  id: 'margin-or-markup',
  section: 'revenue-streams',
  look(coach) {
    const { business } = coach;
    const margin = onlyAmountOf(business, 'share.margin');
    // With the cost said, price less cost says more than any percentage.
    if (
      margin?.form.kind !== 'percent' ||
      margin.toValue !== undefined ||
      amountsOf(business, 'cost.direct').length > 0
    )
      return null;
    const { percent } = margin.form;
    // From a hundred on it can only be added to the cost, and nothing is in doubt.
    return percent > 0 && percent < 100 ? find(coach, margin, percent) : null;
  },
};

function find({ ledger, business: { answers } }: Coach, margin: SaidAmount, percent: number): Outcome {
  if (ledger.currency === undefined) return null;
  const cost = ledger.convention(
    { id: 'margin.cost', label: say(texts.costTerm), unit: 'money' },
    toMinor(100, ledger.currency),
    say(texts.costBasis),
  );
  const said = ledger.said({ id: 'margin.said', label: say(texts.marginTerm), unit: 'percent' }, percent, margin);
  const rest = op('subtract', 100, said.id);
  const ofPrice = moneyTerm(
    ledger,
    'margin.ofPrice',
    texts.ofPriceTerm,
    op('divide', op('multiply', cost.id, 100), rest),
  );
  const withIt = op('divide', op('add', 100, said.id), 100);
  const onCost = moneyTerm(ledger, 'margin.onCost', texts.onCostTerm, op('multiply', cost.id, withIt));
  const hundredfold = op('multiply', said.id, 100);
  const markup = numberTerm(ledger, ['margin.markup', 'percent'], texts.markupTerm, op('divide', hundredfold, rest));
  const ofBoth = op('divide', hundredfold, op('add', 100, said.id));
  const share = numberTerm(ledger, ['margin.share', 'percent'], texts.shareTerm, ofBoth);
  const values = {
    margin: quoted(margin),
    cost: figure(cost),
    ofPrice: figure(ofPrice),
    onCost: figure(onCost),
    markup: figure(markup),
    share: figure(share),
  };
  const key = `margin/${margin.mention}`;
  const restsOn = [margin.mention];
  // Who does not know which of the two it is has to find out: everything that is bought and sold hangs on it.
  if (isUnknown(answers, key))
    return {
      found: { severity: 'costs', stake: 0, says: say(texts.open, values), next: say(texts.openNext), restsOn },
    };
  const choice = choiceOf(answers, key);
  if (choice === undefined)
    return {
      asks: chooseFrom(key, {
        asks: say(texts.asks, values),
        because: say(texts.because, values),
        options: { price: say(texts.ofPrice), cost: say(texts.onCost), other: say(texts.other) },
      }),
    };
  const found = choice === 'price' ? texts.ofPriceFound : choice === 'cost' ? texts.onCostFound : null;
  return found && once([markup, share], () => ({ severity: 'tells', stake: 0, says: say(found, values), restsOn }));
}
