import { useLingui } from '@lingui/react/macro';
import type { AmountForm } from '#features/advisor/domain/reading/spotted.ts';
import type { MentionView } from '#features/advisor/reading.contract.ts';
import { formatNumber, formatPercent } from '#shared/format-number.ts';
import { formatMoney, isCurrencyCode, toMinor } from '#shared/money.ts';

/** An amount as it was read, written out: "€1,234", "1.5 hours"; undefined for what is only words, as a date. */
export function useAmountWords(): (amount: MentionView['amount']) => string | undefined {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return (amount) => {
    // The server checked it; over the wire it has the one name that all of them have.
    const form = amount as (AmountForm & { readonly toValue?: number }) | null;
    if (form === null) return undefined;
    const range = (from: number, write: (value: number) => string): string =>
      form.toValue === undefined ? write(from) : `${write(from)}–${write(form.toValue)}`;
    switch (form.kind) {
      case 'money': {
        const { currency } = form;
        return range(form.amount, (value) =>
          isCurrencyCode(currency)
            ? formatMoney({ minor: toMinor(value, currency), currency }, locale)
            : formatNumber(value, locale, { style: 'currency', currency }),
        );
      }
      case 'count':
        return range(form.count, (value) => formatNumber(value, locale));
      case 'percent':
        return range(form.percent, (value) => formatPercent(value, locale));
      case 'duration':
      case 'measure':
        return range(form.value, (value) => formatNumber(value, locale, unitStyle(form.unit)));
      default:
        return undefined;
    }
  };
}

/** Units that the runtime can write out; any other stands in the quote beside it. */
const unitStyle = (unit: string): Intl.NumberFormatOptions =>
  Intl.supportedValuesOf('unit').includes(unit) ? { style: 'unit', unit, unitDisplay: 'long' } : {};
