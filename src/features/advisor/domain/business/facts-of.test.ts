import { describe, expect, it } from 'vitest';
import { coachOf, count, money } from '#features/advisor/testing/coach-of.ts';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { readingOf } from '#features/advisor/testing/labelled-answers/labelled-reading.ts';
import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { factsOf } from './facts-of.ts';
import { foldBusiness } from './fold.ts';

const { business } = coachOf({
  words: [
    { role: 'offer', quote: 'sourdough to order' },
    { role: 'town', quote: 'Ghent' },
    { role: 'rival', quote: 'Carrefour' },
    { role: 'rival', quote: 'Panos' },
  ],
  amounts: [
    { role: 'price', quote: '€6.50 each', form: money(6.5), unit: 'loaf/loaves', of: 'm:sourdough to order' },
    { role: 'price.period', quote: '€45 a week', form: money(45, 'week') },
    { role: 'sales.expected', quote: '120 loaves a day', form: count(120, 'loaves', 'day') },
    { role: 'rival.price', quote: '€3 to €5', form: money(3), toValue: 5 },
    { role: 'experience', quote: 'ten years', form: { kind: 'duration', value: 10, unit: 'year' } },
    { role: 'own.money', quote: '€18,000', form: money(18_000) },
  ],
});
const facts = new Map(factsOf(business).map(({ key, value, from }) => [key, { value, quote: from.quote }]));

describe('What other tools read of a business', () => {
  it('is made of what was said, each with its words', () => {
    expect(Object.fromEntries([...facts].map(([key, { value }]) => [key, value]))).toEqual({
      'business.offer': { type: 'text', text: 'sourdough to order' },
      'business.place': { type: 'text', text: 'Ghent' },
      'finance.cash': { type: 'money', minor: 1_800_000, currency: 'EUR' },
      'industry.experience': { type: 'measure', value: 10, unit: 'years' },
      'revenue.streams': {
        type: 'amounts',
        items: [
          { name: 'sourdough to order', minor: 650, currency: 'EUR', per: 'loaf' },
          { name: '€45 a week', minor: 4500, currency: 'EUR', per: 'week' },
        ],
      },
      'revenue.volume': { type: 'count', count: 120, of: 'loaves', per: 'day' },
      'competitors.named': { type: 'texts', items: ['Carrefour', 'Panos'] },
      'competitors.price': { type: 'money', minor: 300, toMinor: 500, currency: 'EUR' },
    });
    expect(facts.get('business.place')?.quote).toBe('Ghent');
  });

  it('is nothing where nothing is certain', () => {
    expect(factsOf(coachOf({}).business)).toEqual([]);
  });

  it('can be stored, for every labelled set', () => {
    for (const set of readLabelledAnswers())
      for (const { key, value } of factsOf(foldBusiness(readingOf(set)))) {
        const parsed = factRegistry[key].schema.safeParse(value);
        if (!parsed.success && !/long|at most|too big/i.test(parsed.error.message))
          expect([set.id, key, value, parsed.error.message]).toEqual([]);
      }
  });
});
