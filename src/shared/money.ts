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
  ARS: 2,
  BDT: 2,
  BGN: 2,
  COP: 2,
  EGP: 2,
  ETB: 2,
  GHS: 2,
  HUF: 2,
  IDR: 2,
  KES: 2,
  LKR: 2,
  MAD: 2,
  MYR: 2,
  NGN: 2,
  NPR: 2,
  PEN: 2,
  PHP: 2,
  PKR: 2,
  QAR: 2,
  RON: 2,
  RSD: 2,
  SAR: 2,
  THB: 2,
  TWD: 2,
  TZS: 2,
  UAH: 2,
  UYU: 2,
  ZMW: 2,
  JPY: 0,
  KRW: 0,
  CLP: 0,
  ISK: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
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
