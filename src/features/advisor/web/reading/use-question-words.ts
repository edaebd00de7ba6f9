import { useLingui } from '@lingui/react/macro';
import type { TimeUnit } from '#features/advisor/domain/reading/units.ts';
import type { QuestionView } from '#features/advisor/reading.contract.ts';
import { formatNumber, formatPercent } from '#shared/format-number.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import { formatDate } from '#web/time/format-date.ts';
import { useUnitWords } from '../figures/use-unit-words.ts';
import { type AmountField, moneyOf } from './question-draft.ts';

/** How an answer is asked for and shown: units, limits, and the answer in words. */
export function useQuestionWords(currency: string | null) {
  const { t, i18n } = useLingui();
  const unitWords = useUnitWords();
  const { locale } = i18n;
  const times: Readonly<Record<TimeUnit, string>> = {
    minute: t`per minute`,
    hour: t`per hour`,
    day: t`per day`,
    week: t`per week`,
    month: t`per month`,
    year: t`per year`,
  };
  const perOf = ({ per }: AmountField): string => (per === undefined ? '' : times[per]);
  const unitOf = (field: AmountField): string =>
    `${moneyOf(field, currency) ?? unitWords({ unit: field.unit })} ${perOf(field)}`.trim();
  /** "In EUR per month": what a number is typed in. */
  const labelOf = (field: AmountField): string => {
    const unit = unitOf(field);
    return unit === '' ? t`Number` : t`In ${unit}`;
  };
  /** What an answer has to be that was none: of a number, from which to which it can go. */
  const faultOf = (field: QuestionView['field']): string => {
    if (field.kind === 'choices') return t`Choose one of these`;
    if (field.kind === 'date') return t`Choose a day of the last year or the next ten`;
    const money = moneyOf(field, currency);
    const [min, max] = [field.min, field.max].map((limit) =>
      formatNumber(money === undefined ? limit : toMajor(limit, money), locale),
    );
    return t`Enter a number from ${min} to ${max}`;
  };
  const amountOf = (field: AmountField, value: number): string => {
    const money = moneyOf(field, currency);
    if (money !== undefined) return `${formatMoney({ minor: value, currency: money }, locale)} ${perOf(field)}`.trim();
    if (field.unit === 'percent') return `${formatPercent(value, locale)} ${perOf(field)}`.trim();
    return `${formatNumber(value, locale)} ${unitOf(field)}`.trim();
  };
  const shownOf = ({ field, answer }: QuestionView): string => {
    const textOf = (id: string): string =>
      (field.kind === 'choices' && field.options.find((option) => option.id === id)?.text) || id;
    switch (answer?.kind) {
      case 'amount':
        return field.kind === 'amount' ? amountOf(field, answer.value) : '';
      case 'choice':
        return textOf(answer.choice);
      case 'choices':
        return answer.choices.length === 0 ? t`None of these` : answer.choices.map(textOf).join(' · ');
      case 'date':
        // A day, and no moment: it is the same one in every zone.
        return formatDate(answer.date, locale, 'UTC');
      case 'unknown':
        return t`I don't know`;
      default:
        return '';
    }
  };
  return { labelOf, faultOf, shownOf };
}
