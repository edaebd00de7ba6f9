import { useLingui } from '@lingui/react/macro';
import type { TimeUnit } from '#features/advisor/domain/reading/units.ts';
import type { QuestionView } from '#features/advisor/reading.contract.ts';
import { dateLocale } from '#shared/date-locale.ts';
import { formatNumber, formatPercent } from '#shared/format-number.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import { useUnitWords } from '../figures/use-unit-words.ts';
import { type AmountField, moneyOf } from './question-draft.ts';

/** How an answer is asked for and shown: units, limits, and the answer in words. */
export function useQuestionWords(currency: string | null) {
  const { t, i18n } = useLingui();
  const unitWords = useUnitWords();
  const { locale } = i18n;
  const per: Readonly<Record<TimeUnit, string>> = {
    minute: t`per minute`,
    hour: t`per hour`,
    day: t`per day`,
    week: t`per week`,
    month: t`per month`,
    year: t`per year`,
  };
  const unitOf = (field: AmountField): string =>
    [moneyOf(field, currency) ?? unitWords({ unit: field.unit }), field.per === undefined ? '' : per[field.per]]
      .filter((part) => part !== '')
      .join(' ');
  /** "In EUR per month": what a number is typed in. */
  const labelOf = (field: AmountField): string => {
    const unit = unitOf(field);
    return unit === '' ? t`Number` : t`In ${unit}`;
  };
  /** From which to which number an answer can go. */
  const rangeOf = (field: AmountField): string => {
    const money = moneyOf(field, currency);
    const [min, max] = [field.min, field.max].map((limit) =>
      formatNumber(money === undefined ? limit : toMajor(limit, money), locale),
    );
    return t`Enter a number from ${min} to ${max}`;
  };
  const shownOf = ({ field, answer }: QuestionView): string => {
    const textOf = (id: string): string =>
      (field.kind === 'choices' && field.options.find((option) => option.id === id)?.text) || id;
    switch (answer?.kind) {
      case 'amount': {
        if (field.kind !== 'amount') return '';
        const money = moneyOf(field, currency);
        const { value } = answer;
        const after = field.per === undefined ? '' : ` ${per[field.per]}`;
        if (money !== undefined) return `${formatMoney({ minor: value, currency: money }, locale)}${after}`;
        if (field.unit === 'percent') return `${formatPercent(value, locale)}${after}`;
        return `${formatNumber(value, locale)} ${unitOf(field)}`.trim();
      }
      case 'choice':
        return textOf(answer.choice);
      case 'choices':
        return answer.choices.length === 0 ? t`None of these` : answer.choices.map(textOf).join(' · ');
      case 'date':
        // A day, and no moment: it is the same one in every zone.
        return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(answer.date),
        );
      case 'unknown':
        return t`I don't know`;
      default:
        return '';
    }
  };
  return { labelOf, rangeOf, shownOf };
}
