import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { checkProperty } from '#testing/check-property.ts';
import { formatFact } from './fact-format.ts';
import { factKeys, factRegistry, isFactKey, parseCorrection } from './fact-registry.ts';
import type { FactKey, FactValue } from './fact-value.ts';

const price = { minor: 650, currency: 'EUR', per: 'loaf' } as const;
const valid: Record<FactKey, FactValue> = {
  'business.name': { type: 'text', text: 'Levain & Rye' },
  'business.offer': { type: 'text', text: 'sourdough bread' },
  'business.difference': { type: 'texts', items: ['before 7 am', 'by cargo bike'] },
  'business.place': { type: 'text', text: 'Ghent' },
  'business.country': { type: 'choice', choice: 'BE' },
  'business.delivery': { type: 'choices', items: ['delivery', 'shop'] },
  'business.radius': { type: 'measure', value: 4, unit: 'km' },
  'business.team': { type: 'count', count: 2, of: 'people' },
  'business.launch': { type: 'text', text: 'in March' },
  'finance.cash': { type: 'money', minor: 2_000_000, currency: 'EUR' },
  'finance.costs': { type: 'amounts', items: [{ name: 'rent', minor: 90_000, currency: 'EUR', per: 'month' }] },
  'industry.id': { type: 'choice', choice: 'artisan-bakery' },
  'industry.words': { type: 'text', text: 'a bakery' },
  'industry.experience': { type: 'measure', value: 10, unit: 'years' },
  'audience.groups': { type: 'texts', items: ['families', 'small offices'] },
  'audience.kind': { type: 'choices', items: ['families', 'small-businesses'] },
  'audience.size': { type: 'count', count: 9000, of: 'households' },
  'audience.alternative': { type: 'text', text: 'supermarket bread' },
  'revenue.model': { type: 'choices', items: ['one-off', 'subscription'] },
  'revenue.streams': { type: 'amounts', items: [{ name: 'sourdough', ...price, model: 'one-off' }] },
  'revenue.volume': { type: 'count', count: 300, of: 'loaves', per: 'day' },
  'revenue.unitCost': { type: 'money', ...price, minor: 120 },
  'revenue.churn': { type: 'percent', percent: 5 },
  'revenue.excluded': { type: 'choices', items: ['subscription'] },
  'competitors.named': { type: 'texts', items: ['Delhaize'] },
  'competitors.kinds': { type: 'choices', items: ['chain'] },
  'competitors.weakness': { type: 'texts', items: ['they open only at 7:30'] },
  'competitors.price': { type: 'money', minor: 400, currency: 'EUR' },
};

describe('fact registry', () => {
  it('knows a question and a schema for every key, and accepts a value of each', () => {
    expect(factKeys.toSorted()).toEqual((Object.keys(valid) as FactKey[]).toSorted());
    for (const key of factKeys) {
      const definition = factRegistry[key];
      expect(questionIds).toContain(definition.question);
      expect(valid[key].type).toBe(definition.type);
      expect(parseCorrection(key, valid[key])).toEqual({ ok: true, value: valid[key] });
    }
  });

  it('refuses a value of another shape for every key', () => {
    for (const key of factKeys) {
      const stranger = factKeys.find((other) => factRegistry[other].type !== factRegistry[key].type)!;
      expect(parseCorrection(key, valid[stranger]).ok).toBe(false);
      expect(parseCorrection(key, { ...valid[key], extra: 1 }).ok).toBe(false);
    }
  });

  it.each<[string, FactKey, unknown]>([
    ['an empty text', 'business.name', { type: 'text', text: '   ' }],
    ['a name of 81 characters', 'business.name', { type: 'text', text: 'x'.repeat(81) }],
    ['a control character', 'business.name', { type: 'text', text: 'a\u0007b' }],
    ['a direction override', 'business.name', { type: 'text', text: 'a\u202eb' }],
    ['a percentage above 100', 'revenue.churn', { type: 'percent', percent: 101 }],
    ['not a number', 'revenue.churn', { type: 'percent', percent: Number.NaN }],
    ['a fraction of a cent', 'finance.cash', { type: 'money', minor: 1.5, currency: 'EUR' }],
    ['a negative amount', 'finance.cash', { type: 'money', minor: -1, currency: 'EUR' }],
    ['an unknown currency', 'finance.cash', { type: 'money', minor: 1, currency: 'XXX' }],
    ['a range upside down', 'competitors.price', { type: 'money', minor: 500, toMinor: 400, currency: 'EUR' }],
    ['a choice outside the list', 'audience.kind', { type: 'choices', items: ['martians'] }],
    ['a choice twice', 'audience.kind', { type: 'choices', items: ['families', 'families'] }],
    ['a count per fortnight', 'revenue.volume', { type: 'count', count: 3, per: 'fortnight' }],
    ['a distance in months', 'business.radius', { type: 'measure', value: 3, unit: 'months' }],
    ['thirteen groups', 'audience.groups', { type: 'texts', items: Array.from({ length: 13 }, (_, i) => `g${i}`) }],
    ['a country by name', 'business.country', { type: 'choice', choice: 'Belgium' }],
    ['nothing', 'business.place', null],
  ])('refuses %s', (_label, key, candidate) => {
    const result = parseCorrection(key, candidate);
    expect(result.ok).toBe(false);
    expect(result.ok === false && result.messages.length).toBeGreaterThan(0);
  });

  it('never throws, whatever comes from the browser', () => {
    checkProperty(
      fc.property(fc.constantFrom(...factKeys), fc.anything(), (key, candidate) => {
        parseCorrection(key, candidate);
      }),
      { numRuns: 300 },
    );
  });

  it('tells its keys from other words', () => {
    expect(isFactKey('revenue.churn')).toBe(true);
    expect(isFactKey('toString')).toBe(false);
  });
});

describe('formatFact', () => {
  it.each<[FactKey, string]>([
    ['business.difference', 'before 7 am and by cargo bike'],
    ['business.country', 'Belgium'],
    ['business.radius', '4 km'],
    ['business.team', '2 people'],
    ['finance.cash', '€20,000'],
    ['finance.costs', 'rent: €900 per month'],
    ['industry.id', 'artisan bakery'],
    ['audience.size', 'about 9,000 households'],
    ['revenue.model', 'one-off and subscription'],
    ['revenue.streams', 'sourdough: €6.50 per loaf'],
    ['revenue.volume', '300 loaves per day'],
    ['revenue.churn', '5%'],
  ])('shows %s as "%s"', (key, shown) => {
    expect(formatFact(valid[key], 'en')).toBe(shown);
  });

  it('puts no comma before "and" in a list of three', () => {
    const items = ['Carrefour', 'Bakkerij De Vos', 'Panos'];
    expect(formatFact({ type: 'texts', items }, 'en')).toBe('Carrefour, Bakkerij De Vos and Panos');
    expect(formatFact({ type: 'texts', items }, 'en-US')).toBe('Carrefour, Bakkerij De Vos and Panos');
    expect(formatFact({ type: 'choices', items: ['chain', 'software', 'agency'] }, 'en')).toBe(
      'chain, software and agency',
    );
  });

  it('shows ranges, single units and what costs "each"', () => {
    expect(formatFact({ type: 'money', minor: 2000, toMinor: 3000, currency: 'EUR', per: 'hour' }, 'en')).toBe(
      '€20–€30 per hour',
    );
    expect(formatFact({ type: 'measure', value: 1, unit: 'years' }, 'en')).toBe('1 year');
    expect(formatFact({ type: 'money', minor: 250, currency: 'USD', per: 'each' }, 'en')).toBe('$2.50 each');
    expect(formatFact({ type: 'money', minor: 1500, currency: 'JPY' }, 'en')).toBe('¥1,500');
  });
});
