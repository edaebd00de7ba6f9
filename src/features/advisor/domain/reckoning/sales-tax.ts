import { type Business, onlyAmountOf } from '../business/business.ts';
import { askFor, choiceOf, chooseFrom, isUnknown, type Question } from '../coach/question.ts';
import { say } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';
import { salesTaxTexts as texts } from './sales-tax-texts.ts';

/** Countries where a sales tax is put on top at the till: no price that a founder names there holds it. */
const onTop: ReadonlySet<string> = new Set(['US', 'CA']);

const taxIn: Question = chooseFrom('tax.in', {
  asks: say(texts.asks),
  because: say(texts.because),
  options: { inside: say(texts.inside), top: say(texts.top), none: say(texts.none) },
});

const rateQuestion: Question = askFor(
  'tax.rate',
  { asks: say(texts.rateAsks), because: say(texts.because) },
  { unit: 'percent', min: 0, max: 50 },
);

/**
 * The rate of a sales tax that stands in the prices, in percent, as 'tax.rate': the one that was said, or answered. No rate of a country
 * is used: whether it is owed at all its founder knows. Undefined where prices hold none, and where nobody knows.
 */
export function salesTaxRate(ledger: Ledger, business: Business): Term | undefined {
  const { answers, country, currency } = business;
  const known = ledger.find('tax.rate');
  if (known) return known;
  if (currency === undefined || (country !== undefined && onTop.has(country))) return undefined;
  const spec = { id: 'tax.rate', label: say(texts.rate), unit: 'percent' } as const;
  if (!answers.has(taxIn.key)) return ledger.asked(spec, taxIn);
  if (choiceOf(answers, taxIn.key) !== 'inside' || isUnknown(answers, rateQuestion.key)) return undefined;
  const said = onlyAmountOf(business, 'share.tax');
  if (said?.form.kind !== 'percent' || said.toValue !== undefined) return ledger.asked(spec, rateQuestion);
  return ledger.said(spec, said.form.percent, said);
}
