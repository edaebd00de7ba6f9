import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { type CurrencyCode, currencyDecimals, formatMoney, toMajor, toMinor } from './money.ts';

const currencies = Object.keys(currencyDecimals) as CurrencyCode[];

describe('money', () => {
  it.each([
    [6.5, 'EUR', 650],
    [1.005, 'USD', 101],
    [-1.005, 'USD', -101],
    [1200, 'JPY', 1200],
    [1.2345, 'KWD', 1235],
  ] as const)('of %d %s is %d in minor units', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
  });

  it('survives the way to major units and back in every currency', () => {
    checkProperty(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: -1e12, max: 1e12 }), (currency, minor) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it.each([
    [{ minor: 650, currency: 'EUR' }, {}, '€6.50'],
    [{ minor: 940_000, currency: 'EUR' }, {}, '€9,400'],
    [{ minor: 1234, currency: 'USD' }, { whole: true }, '$12'],
    [{ minor: 1200, currency: 'JPY' }, {}, '¥1,200'],
    [{ minor: -650, currency: 'GBP' }, {}, '−£6.50'],
  ] as const)('reads %j as %s', (money, options, shown) => {
    expect(formatMoney(money, 'en', options)).toBe(shown);
  });
});
