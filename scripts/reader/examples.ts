import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { spotAmounts } from '#features/advisor/domain/reading/amounts.ts';
import { type RankingInput, readFeatures, viewBusiness } from '#features/advisor/domain/reading/ranker/features.ts';
import { type AmountRole, amountRoles } from '#features/advisor/domain/reading/roles.ts';
import type { AmountForm, SpottedAmount } from '#features/advisor/domain/reading/spotted.ts';
import {
  type AnswerLabel,
  type LabelledAnswers,
  type LabelledValue,
  readLabelledAnswers,
} from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import type { Language } from '#shared/languages.ts';

/** What somebody labelled an amount as. */
export interface ExampleLabel {
  readonly role: number;
  readonly isClear: boolean;
  /** Money as whoever labelled it read it: the form may be a bare number. */
  readonly isMoney: boolean;
}

export interface Example {
  readonly amount: SpottedAmount;
  readonly features: readonly string[];
  /** None where no label quotes it. */
  readonly label?: ExampleLabel;
}

/** One answer of one set with all its amounts, from left to right. */
export interface ExampleAnswer {
  readonly set: number;
  readonly language: Language;
  readonly question: QuestionId;
  readonly examples: readonly Example[];
}

/** Every answer with amounts of the labelled sets, as the ranker sees it. */
export const readExamples = (): readonly ExampleAnswer[] => readLabelledAnswers().flatMap(readSet);

function readSet({ language, answers, labels }: LabelledAnswers, set: number): readonly ExampleAnswer[] {
  const currency = usualCurrency(labels);
  const context = currency === undefined ? { language } : { language, currency };
  const spotted = questionIds.map((question) => [question, spotAmounts(answers[question], context)]);
  const amounts = Object.fromEntries(spotted) as RankingInput['amounts'];
  const business = viewBusiness({ language, answers, amounts });
  return questionIds
    .filter((question) => amounts[question].length > 0)
    .map((question) => {
      const own = labels.filter((label) => label.question === question);
      const matched = matchLabels(answers[question], own, amounts[question]);
      const examples = amounts[question].map((amount, index): Example => {
        const features = readFeatures(business, question, index);
        const label = matched.get(amount);
        return label ? { amount, features, label } : { amount, features };
      });
      return { set, language, question, examples };
    });
}

/** The currency of a country is known to the product: here it is the one most amounts of the set are labelled with. */
function usualCurrency(labels: readonly AnswerLabel[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { value } of labels)
    if (value?.kind === 'money') counts.set(value.currency, (counts.get(value.currency) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

const numberOf = (value: LabelledValue | AmountForm): number | undefined =>
  'amount' in value
    ? value.amount
    : 'count' in value
      ? value.count
      : 'percent' in value
        ? value.percent
        : 'value' in value
          ? value.value
          : undefined;

/** Which of the amounts each label quotes: of several the one of its kind and value. */
function matchLabels(
  answer: string,
  labels: readonly AnswerLabel[],
  amounts: readonly SpottedAmount[],
): ReadonlyMap<SpottedAmount, ExampleLabel> {
  const matched = new Map<SpottedAmount, ExampleLabel>();
  for (const { quote, role, isClear, value } of labels) {
    if (!value) continue;
    const from = answer.indexOf(quote);
    const hits = amounts.filter((amount) => amount.from < from + quote.length && amount.to > from);
    const likeness = ({ form }: SpottedAmount): number =>
      2 * Number(numberOf(form) === numberOf(value)) + Number(form.kind === value.kind);
    const best = hits.toSorted((one, other) => likeness(other) - likeness(one))[0];
    if (best)
      matched.set(best, { role: amountRoles.indexOf(role as AmountRole), isClear, isMoney: value.kind === 'money' });
  }
  return matched;
}
