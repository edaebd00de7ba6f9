// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { useFactWords } from './use-fact-words.ts';

function wordsIn(locale: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  const { result } = renderHook(useFactWords, { wrapper });
  return (key: FactKey, value: FactValue) => result.current.shownOf({ key, value: { ...value } });
}

describe('a fact under its answer reads', () => {
  it.each<[string, FactKey, FactValue]>([
    [
      'before 7 am and by cargo bike',
      'business.difference',
      { type: 'texts', items: ['before 7 am', 'by cargo bike'] },
    ],
    ['Belgium', 'business.country', { type: 'choice', choice: 'BE' }],
    ['4 km', 'business.radius', { type: 'measure', value: 4, unit: 'km' }],
    ['2.5 miles', 'business.radius', { type: 'measure', value: 2.5, unit: 'miles' }],
    ['1 year', 'industry.experience', { type: 'measure', value: 1, unit: 'years' }],
    ['2 people', 'business.team', { type: 'count', count: 2, of: 'people' }],
    ['€20,000', 'finance.cash', { type: 'money', minor: 2_000_000, currency: 'EUR' }],
    ['¥1,500', 'finance.cash', { type: 'money', minor: 1500, currency: 'JPY' }],
    [
      'rent: €900 per month',
      'finance.costs',
      { type: 'amounts', items: [{ name: 'rent', minor: 90_000, currency: 'EUR', per: 'month' }] },
    ],
    [
      '€6.50 per loaf; basket: €20–€30 each',
      'revenue.streams',
      {
        type: 'amounts',
        items: [
          { name: 'loaf', minor: 650, currency: 'EUR', per: 'loaf' },
          { name: 'basket', minor: 2000, toMinor: 3000, currency: 'EUR', per: 'each' },
        ],
      },
    ],
    ['artisan bakery', 'industry.id', { type: 'choice', choice: 'artisan-bakery' }],
    ['about 9,000 households', 'audience.size', { type: 'count', count: 9000, of: 'households' }],
    ['12,431', 'audience.size', { type: 'count', count: 12_431 }],
    ['300 loaves per day', 'revenue.volume', { type: 'count', count: 300, of: 'loaves', per: 'day' }],
    ['one-off and subscription', 'revenue.model', { type: 'choices', items: ['one-off', 'subscription'] }],
    ['chain, software and agency', 'competitors.kinds', { type: 'choices', items: ['chain', 'software', 'agency'] }],
    ['5%', 'revenue.churn', { type: 'percent', percent: 5 }],
  ])('“%s”', (shown, key, value) => {
    expect(wordsIn('en')(key, value)).toBe(shown);
  });

  it('with the numbers, lists and countries of another language', () => {
    const inGerman = wordsIn('de');
    expect(inGerman('finance.cash', { type: 'money', minor: 650, currency: 'EUR' })).toBe('6,50\u00a0€');
    expect(inGerman('business.country', { type: 'choice', choice: 'BE' })).toBe('Belgien');
    expect(inGerman('revenue.churn', { type: 'percent', percent: 2.5 })).toBe('2,5\u00a0%');
    expect(inGerman('business.difference', { type: 'texts', items: ['A', 'B', 'C'] })).toBe('A, B und C');
  });

  it('as nothing where the value is of another shape', () => {
    expect(wordsIn('en')('finance.cash', { type: 'text', text: 'x' })).toBe('');
  });
});
