import { formatNumber } from './format-number.ts';

/** Money is an integer count of the currency's minor unit (cents), never a fraction of one. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/** ISO 4217 codes the product understands, each with its own number of decimals (ISO 4217 table A.1). */
export const currencyDecimals = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CHF: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  PLN: 2,
  CZK: 2,
  INR: 2,
  CNY: 2,
  BRL: 2,
  MXN: 2,
  ZAR: 2,
  SGD: 2,
  HKD: 2,
  AED: 2,
  ILS: 2,
  TRY: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
} as const;

export type CurrencyCode = keyof typeof currencyDecimals;

/** Whether a text is one of the currency codes above. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencyDecimals, text);
}

/** Major units (6.5) to minor units (650), rounded half away from zero at the currency's own decimals. */
export function toMinor(major: number, currency: CurrencyCode): number {
  const scaled = Math.abs(major) * 10 ** currencyDecimals[currency];
  // The epsilon keeps 1.005 from falling to 100 because of its binary representation.
  return Math.sign(major) * Math.round(scaled + scaled * Number.EPSILON) || 0;
}

/** Minor units back to major units, for display and charts only. */
export function toMajor(minor: number, currency: CurrencyCode): number {
  return minor / 10 ** currencyDecimals[currency];
}

/**
 * Formats for reading: "€6.50", "−€9,400", "¥1,200". Decimals are dropped when `whole` is set or the amount has none.
 */
export function formatMoney(money: Money, locale = 'en', options: { whole?: boolean } = {}): string {
  const decimals = currencyDecimals[money.currency];
  const isWhole = options.whole === true || money.minor % 10 ** decimals === 0;
  return formatNumber(toMajor(money.minor, money.currency), locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: isWhole ? 0 : decimals,
  });
}
