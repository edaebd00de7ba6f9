import { amountsOf, type Business, type SaidAmount, type Unit } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import type { AmountRole } from '../../reading/roles.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { minorOf } from '../../reckoning/said-terms.ts';
import {
  choose,
  counted,
  figure,
  type Message,
  quoted,
  say,
  type Text,
  type Value,
  within,
} from '../../say/message.ts';
import { numberOf } from '../terms.ts';

const texts = {
  price: /*i18n*/ { id: 'advisor.check.price.term', message: 'Price: “{words}”' },
  words: /*i18n*/ { id: 'advisor.check.price.words', message: '“{words}”' },
  singles: /*i18n*/ {
    id: 'advisor.check.price.singles',
    message: '{count, plural, one {{shown} single one} other {{shown} single ones}}',
  },
};

/** Whether an amount can stand in sums as it is: money of the business's currency, above zero, and no range. */
const isPlain = ({ currency }: Business, amount: SaidAmount): boolean =>
  amount.toValue === undefined && (minorOf(amount, currency) ?? 0) > 0;

/** The prices of these roles that can stand in sums. */
export const plainPrices = (business: Business, ...roles: readonly AmountRole[]): readonly SaidAmount[] =>
  amountsOf(business, ...roles).filter((one) => isPlain(business, one));

/** A plain price as a number of the ledger: the one of a line that is sold where it is that, else one that all checks share. */
export function priceTerm({ ledger, sale, business }: Coach, price: SaidAmount): Term {
  const line = [sale, ...sale.others].find(({ said }) => said?.mention === price.mention);
  if (line) return line.price;
  const id = `price.said.${business.amounts.indexOf(price) + 1}`;
  const label = say(texts.price, { words: quoted(price) });
  return ledger.find(id) ?? ledger.said({ id, label, unit: 'money' }, minorOf(price, ledger.currency) ?? 0, price);
}

/** A number of single pieces by the name a person confirmed; without one "ten single ones", which "ten sales" would not say. */
export const singles = (term: Term, unit: Unit | undefined): Value =>
  unit ? counted(term, unit) : within(say(texts.singles, { count: choose(numberOf(term)), shown: figure(term) }));

/** What follows for the amount that was chosen of several. Asks where that is open; nothing follows where it is none of them. */
export function choosing(
  { business }: Coach,
  key: string,
  { option = texts.words, none, ...asking }: Pick<Question, 'asks' | 'because'> & { option?: Text; none: Message },
  candidates: readonly SaidAmount[],
  then: (chosen: SaidAmount) => Outcome,
): Outcome {
  if (candidates.length === 0) return null;
  const options = Object.fromEntries(candidates.map((one) => [one.mention, say(option, { words: quoted(one) })]));
  if (!business.answers.has(key)) return { asks: chooseFrom(key, { ...asking, options: { ...options, none } }) };
  const chosen = candidates.find(({ mention }) => mention === choiceOf(business.answers, key));
  return chosen ? then(chosen) : null;
}
