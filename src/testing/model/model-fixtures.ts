import type { IndustryKnowledge } from '#features/advisor/domain/knowledge/knowledge.types.ts';
import type { ModelFigure, ModelInput } from '#features/advisor/domain/model/model-input.ts';
import type { Source } from '#features/advisor/domain/source.ts';
import type { Fact, FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';

/** Facts as if each had been said word for word. */
export function saidFacts(values: Partial<Record<FactKey, FactValue>>): FactSet {
  return new Map(
    Object.entries(values).map(([key, value]): [FactKey, Fact] => {
      const factKey = key as FactKey;
      const origin = { kind: 'said', messageId: 'message_1', quote: `words about ${key}` } as const;
      return [factKey, { key: factKey, version: 3, value, origin }];
    }),
  );
}

/** Every industry that stands in the knowledge folder. */
export const industries: readonly IndustryKnowledge[] = Object.values(
  import.meta.glob<Record<string, IndustryKnowledge>>('../../features/advisor/domain/knowledge/industries/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

/** A profile by its id; throws if the folder has none. */
export function getIndustryFixture(id: string): IndustryKnowledge {
  const found = industries.find((industry) => industry.id === id);
  if (!found) {
    throw new Error(`no industry "${id}"`);
  }
  return found;
}

/** Invented figures in the shape of cited ones: tests must not depend on what a publication says this year. */
export const testFigures: readonly ModelFigure[] = [
  figure('card-fee-percent', 'Card fee', 'percent', 1.5, 'share of each card payment'),
  figure('inflation-target', 'Rise of prices a year', 'percent', 2, 'how costs rise'),
  figure('wage-growth', 'Rise of wages a year', 'percent', 3, 'how pay rises'),
  { ...figure('employer-contribution', 'Employer contribution', 'percent', 8, 'on top of pay'), regions: ['US'] },
  { ...figure('accounting-software', 'Accounting tool', 'money', 30, 'books'), currency: 'USD', regions: ['US'] },
  figure('payment-term-days', 'Payment term', 'days', 30, 'when organisations pay'),
];

function figure(id: string, label: string, unit: ModelFigure['unit'], value: number, use: string): ModelFigure {
  return { id, sourceId: `source-${id}`, label, unit, value, regions: ['any'], use };
}

export const testSources: readonly Source[] = testFigures.map(({ sourceId, label }) => ({
  id: sourceId,
  publisher: 'Test office',
  title: label,
  year: 2026,
  address: 'https://example.test/figure',
  readOn: '2026-11-21',
  finding: label,
}));

/** A bakery whose five answers are concrete. */
export const bakeryFacts: Partial<Record<FactKey, FactValue>> = {
  'business.country': { type: 'choice', choice: 'BE' },
  'business.radius': { type: 'measure', value: 4, unit: 'km' },
  'audience.kind': { type: 'choices', items: ['families', 'small-businesses'] },
  'audience.size': { type: 'count', count: 9000, of: 'households' },
  'revenue.streams': {
    type: 'amounts',
    items: [{ name: 'sourdough', minor: 650, currency: 'EUR', per: 'loaf', model: 'one-off' }],
  },
  'revenue.volume': { type: 'count', count: 120, of: 'loaves', per: 'day' },
  'revenue.unitCost': { type: 'money', minor: 192, currency: 'EUR', per: 'loaf' },
  'finance.cash': { type: 'money', minor: 2_000_000, currency: 'EUR' },
  'finance.costs': { type: 'amounts', items: [{ name: 'rent', minor: 90_000, currency: 'EUR', per: 'month' }] },
  'competitors.price': { type: 'money', minor: 420, currency: 'EUR', per: 'loaf' },
};

/** The input of a model with test sources; anything can be replaced. */
export function modelInput(over: Partial<ModelInput> = {}): ModelInput {
  return {
    facts: saidFacts(bakeryFacts),
    knowledge: getIndustryFixture('artisan-bakery'),
    sources: testSources,
    figures: testFigures,
    startMonth: 3,
    currency: 'EUR',
    ...over,
  };
}
