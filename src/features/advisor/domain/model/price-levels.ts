import { type CurrencyCode, currencyDecimals, toMinor } from '#shared/money.ts';

/**
 * Roughly how much of a currency buys locally what one US dollar buys in the United States. These are price levels, not
 * exchange rates, and an assumption of the product: they only bring an industry's typical amounts to a local size.
 */
const priceLevels: Readonly<Record<CurrencyCode, number>> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.8,
  CHF: 1.1,
  CAD: 1.3,
  AUD: 1.45,
  NZD: 1.55,
  SEK: 9.5,
  NOK: 10,
  DKK: 7,
  PLN: 2.6,
  CZK: 14,
  INR: 25,
  CNY: 4.5,
  BRL: 3,
  MXN: 11,
  ZAR: 9,
  SGD: 1.1,
  HKD: 6.5,
  AED: 3,
  ILS: 3.8,
  TRY: 20,
  JPY: 110,
  KRW: 950,
  KWD: 0.25,
};

/** A typical amount in US dollars (major units) at local prices, in minor units and rounded to a plain step. */
export function localMinor(usd: number, currency: CurrencyCode): number {
  return toMinor(plainStep(usd * priceLevels[currency], currency), currency);
}

/** The same in major units, not rounded: for comparing, never for showing. */
export function localMajor(usd: number, currency: CurrencyCode): number {
  return usd * priceLevels[currency];
}

/** Rough factor from one currency to another by their price levels; 1 for the same currency. */
export function priceLevelRatio(from: CurrencyCode, to: CurrencyCode): number {
  return Number((priceLevels[to] / priceLevels[from]).toPrecision(3));
}

/** Nearest step of a twentieth of the leading power of ten: 9,437 → 9,450, 6.37 → 6.35; whole numbers from ten on. */
function plainStep(major: number, currency: CurrencyCode): number {
  if (major <= 0) {
    return 0;
  }
  const step = 10 ** Math.floor(Math.log10(major)) / 20;
  const least = major >= 10 ? 1 : 10 ** -currencyDecimals[currency];
  const used = Math.max(step, least);
  return Math.max(used, Math.round(major / used) * used);
}

/** A count rounded to two figures, at least one: an estimate must not look exact. */
export function plainCount(count: number): number {
  return Math.max(1, count >= 10 ? Number(count.toPrecision(2)) : Math.round(count));
}
