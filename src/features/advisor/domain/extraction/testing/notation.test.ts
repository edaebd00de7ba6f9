import { describe, expect, it } from 'vitest';
import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import { meansTheSame } from './notation.ts';

const loaf: FactValue = { type: 'amounts', items: [{ name: 'sourdough', minor: 650, currency: 'EUR', per: 'loaf' }] };
const rent: FactValue = { type: 'amounts', items: [{ name: 'rent', minor: 90_000, currency: 'EUR', per: 'month' }] };
const range: FactValue = { type: 'money', minor: 2000, toMinor: 3000, currency: 'EUR' };

describe('the notation of expected facts', () => {
  it.each<[string, FactValue, boolean]>([
    ['EUR 6.50/loaf', loaf, true],
    ['EUR 6.50', loaf, true],
    ['sourdough: EUR 6.50/loaf', loaf, true],
    ['EUR 6.50/month', loaf, false],
    ['EUR 6.51/loaf', loaf, false],
    ['USD 6.50/loaf', loaf, false],
    ['rye: EUR 6.50/loaf', loaf, false],
    ['EUR 6.50/loaf; EUR 2', loaf, false],
    ['rent: EUR 900', rent, false],
    ['EUR 20-30', range, true],
    ['EUR 20', range, false],
    ['9000 households', { type: 'count', count: 9000, of: 'households' }, true],
    ['9000 households', { type: 'count', count: 900, of: 'households' }, false],
    ['9000 households', { type: 'count', count: 9000, of: 'people' }, false],
    ['300 loaves/day', { type: 'count', count: 300, of: 'loaves' }, false],
    ['4 km', { type: 'measure', value: 4, unit: 'miles' }, false],
    ['5%', { type: 'percent', percent: 5 }, true],
    ['families', { type: 'choices', items: ['families', 'students'] }, false],
    ['a | b', { type: 'texts', items: ['b', 'a'] }, true],
    ['Ghent', { type: 'text', text: 'Ghent' }, true],
    ['Ghent', { type: 'text', text: 'Bruges' }, false],
  ])('compares "%s" strictly in value and unit', (expected, value, isSame) => {
    expect(meansTheSame(expected, value)).toBe(isSame);
  });
});
