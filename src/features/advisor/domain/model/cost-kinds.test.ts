import { describe, expect, it } from 'vitest';
import { findCostKind, isPaidOnce } from './cost-kinds.ts';
import { localMinor, plainCount, priceLevelRatio } from './price-levels.ts';
import { findTimeUnit } from './time-units.ts';

describe('findCostKind', () => {
  it.each([
    ['rent', 'rent'],
    ['Rent for the bakehouse', 'rent'],
    ['Van lease and fuel', 'vehicle'],
    ['workshop lease', 'rent'],
    ['wages', 'wages'],
    ['two part-time helpers', 'wages'],
    ['my salary', 'owner-pay'],
    ['Pay of the owner-baker', 'owner-pay'],
    ['Food and drink per cover', undefined],
    ['Injury and premises cover', 'insurance'],
    ['Card payments at the counter', 'card-fees'],
    ['Market pitch and card fees', undefined],
    ['electricity', 'energy'],
    ['a laptop', 'equipment'],
    ['laptops', 'equipment'],
    ['opening stock', 'stock'],
    ['yoga', undefined],
  ])('%s is %s', (name, kind) => {
    expect(findCostKind(name)).toBe(kind);
  });

  it('machines and first stock are paid once, unless a time was named', () => {
    expect(isPaidOnce('an oven and a mixer', undefined)).toBe(true);
    expect(isPaidOnce('oven lease', 'month')).toBe(false);
    expect(isPaidOnce('rent', undefined)).toBe(false);
    expect(isPaidOnce('licence', 'once')).toBe(true);
  });
});

describe('findTimeUnit', () => {
  it.each([
    ['month', 'month'],
    ['mo', 'month'],
    ['per year', 'year'],
    ['each week', 'week'],
    ['day', 'day'],
    ['hr', 'hour'],
    ['loaf', undefined],
    ['monthly report', undefined],
    [undefined, undefined],
  ])('%s is %s', (per, unit) => {
    expect(findTimeUnit(per)).toBe(unit);
  });
});

describe('price levels', () => {
  it.each([
    [2600, 'USD', 260_000],
    [9437, 'USD', 945_000],
    [6.37, 'USD', 635],
    [2600, 'EUR', 235_000],
    [2600, 'JPY', 285_000],
    [0, 'EUR', 0],
    [0.001, 'USD', 1],
  ] as const)('%s dollars are about %s %i in minor units', (usd, currency, minor) => {
    expect(localMinor(usd, currency)).toBe(minor);
  });

  it('an estimated count never looks exact and is never none', () => {
    expect([1234, 57, 8.6, 0.2].map(plainCount)).toEqual([1200, 57, 9, 1]);
  });

  it('a currency is worth itself', () => {
    expect(priceLevelRatio('SEK', 'SEK')).toBe(1);
  });
});
