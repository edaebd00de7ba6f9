import fc from 'fast-check';
import type { ModelInput } from '#features/advisor/domain/model/model-input.ts';
import type { FactKey, FactValue, NamedAmount, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { type CurrencyCode, currencyDecimals, toMinor } from '#shared/money.ts';
import { industries, modelInput, saidFacts } from './model-fixtures.ts';

type Said = Partial<Record<FactKey, FactValue>>;

const pers = [undefined, 'loaf', 'hour', 'day', 'week', 'month', 'year'] as const;
const models = [undefined, 'one-off', 'subscription', 'membership', 'retainer', 'hourly', 'rental', 'project'] as const;
const costNames = ['rent', 'wages', 'insurance', 'my pay', 'an oven', 'flour', 'van', 'website', 'software'] as const;

function amount(currency: CurrencyCode, highestMajor: number): fc.Arbitrary<PricedAmount> {
  const minor = fc.double({ min: 0.5, max: highestMajor, noNaN: true }).map((major) => toMinor(major, currency));
  return fc.record({ minor, per: fc.constantFrom(...pers), top: fc.boolean() }).map(({ minor: low, per, top }) => ({
    minor: low,
    currency,
    ...(top ? { toMinor: low * 2 + 1 } : {}),
    ...(per ? { per } : {}),
  }));
}

function streams(currency: CurrencyCode): fc.Arbitrary<NamedAmount[]> {
  const one = fc.record({
    amount: amount(currency, 4000),
    name: fc.constantFrom('sourdough', 'office basket', 'monthly plan', 'first visit'),
    model: fc.constantFrom(...models),
  });
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((items) =>
      items.map((item) => ({ ...item.amount, name: item.name, ...(item.model ? { model: item.model } : {}) })),
    );
}

function costs(currency: CurrencyCode): fc.Arbitrary<NamedAmount[]> {
  const one = fc.record({ amount: amount(currency, 5000), name: fc.constantFrom(...costNames) });
  return fc
    .array(one, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => ({ ...item.amount, name: item.name })));
}

/** Everything a person may have said in numbers, each part with or without. */
function arbitrarySaid(currency: CurrencyCode): fc.Arbitrary<Said> {
  const count = fc.integer({ min: 1, max: 20_000 });
  const volume = fc
    .record({ count, per: fc.constantFrom(undefined, 'day', 'week', 'month', 'year') })
    .map(({ count: n, per }): FactValue => ({ type: 'count', count: n, of: 'loaves', ...(per ? { per } : {}) }));
  return fc.record(
    {
      'business.country': fc.constantFrom('US', 'DE', 'JP').map((choice): FactValue => ({ type: 'choice', choice })),
      'revenue.streams': streams(currency).map((items): FactValue => ({ type: 'amounts', items })),
      'revenue.volume': volume,
      'revenue.unitCost': amount(currency, 20).map((value): FactValue => ({ type: 'money', ...value })),
      'revenue.churn': fc.integer({ min: 1, max: 60 }).map((percent): FactValue => ({ type: 'percent', percent })),
      'finance.cash': amount(currency, 90_000).map((value): FactValue => ({ type: 'money', ...value })),
      'finance.costs': costs(currency).map((items): FactValue => ({ type: 'amounts', items })),
      'business.team': fc.integer({ min: 1, max: 9 }).map((n): FactValue => ({ type: 'count', count: n })),
      'business.radius': fc
        .integer({ min: 1, max: 80 })
        .map((value): FactValue => ({ type: 'measure', value, unit: 'km' })),
      'industry.experience': fc
        .integer({ min: 1, max: 40 })
        .map((value): FactValue => ({ type: 'measure', value, unit: 'years' })),
      'audience.size': count.map((n): FactValue => ({ type: 'count', count: n, of: 'households' })),
      'audience.kind': fc
        .constantFrom('families', 'small-businesses')
        .map((kind): FactValue => ({ type: 'choices', items: [kind] })),
      'competitors.price': amount(currency, 4000).map((value): FactValue => ({ type: 'money', ...value })),
    },
    { requiredKeys: [] },
  );
}

const currencies = Object.keys(currencyDecimals) as CurrencyCode[];

/** Inputs over all industries and none, all currencies and all months; now and then amounts in a foreign currency. */
export const arbitraryInput: fc.Arbitrary<ModelInput> = fc
  .record({
    knowledge: fc.constantFrom(...industries, null),
    currency: fc.constantFrom(...currencies),
    spoken: fc.option(fc.constantFrom(...currencies), { freq: 6 }),
    startMonth: fc.integer({ min: 1, max: 12 }),
    hasFigures: fc.boolean(),
  })
  .chain(({ knowledge, currency, spoken, startMonth, hasFigures }) =>
    arbitrarySaid(spoken ?? currency).map((said) =>
      modelInput({
        facts: saidFacts(said),
        knowledge,
        currency,
        startMonth,
        ...(hasFigures ? {} : { figures: [] }),
      }),
    ),
  );
