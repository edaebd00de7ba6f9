import { describe, expect, it } from 'vitest';
import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { inputsOf } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { getIndustryFixture, industries, modelInput, saidFacts } from '#testing/model/model-fixtures.ts';
import { buildModel } from './build-model.ts';
import type { ModelInput } from './model-input.ts';
import { usualPay } from './usual-pay.ts';

function model(said: Partial<Record<FactKey, FactValue>>, over: Partial<ModelInput> = {}) {
  const graph = buildModel(modelInput({ figures: [], ...over, facts: saidFacts(said) }));
  const values = evaluate(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const one = (id: string) => Number(values.get(id));
  return { graph, nodes, one, series: (id: string) => values.get(id) as readonly number[] };
}
const priced = (minor: number, over: object = {}): FactValue => ({
  type: 'amounts',
  items: [{ name: 'bread', minor, currency: 'EUR', per: 'loaf', model: 'one-off', ...over }],
});
const sold = (count: number, per = 'month', of = 'loaves'): FactValue => ({ type: 'count', count, of, per });

describe('assumed costs', () => {
  it('hold as the industry has them while neither volume nor team is said', () => {
    const { nodes } = model({ 'revenue.streams': priced(650) });
    for (const id of ['cost.pay.amount', 'cost.running.amount', 'setup.assumed']) {
      expect(nodes.get(id)?.kind).toBe('leaf');
    }
    expect(nodes.has('work.share')).toBe(false);
  });

  it('follow the stated volume: pay in full, running costs and set-up by half', () => {
    const at = (count: number) => model({ 'revenue.streams': priced(650), 'revenue.volume': sold(count) });
    const [small, usual, large] = [at(1300), at(2600), at(5200)];
    expect([small, usual, large].map((found) => found.one('work.share'))).toEqual([0.5, 1, 2]);
    expect([small, usual, large].map((found) => found.one('work.size'))).toEqual([0.75, 1, 1.5]);
    expect(small.one('cost.pay.amount') * 2).toBe(usual.one('cost.pay.amount'));
    expect(large.one('setup.assumed')).toBe(usual.one('setup.assumed') * 1.5);
    expect(inputsOf(usual.nodes.get('cost.running.amount')!)).toEqual(['cost.running.usual', 'work.size']);
  });

  it('pay at least half a working week to each person, however small the volume', () => {
    const bakery = { 'revenue.streams': priced(650), 'revenue.volume': sold(10) };
    expect(model(bakery).one('work.share')).toBe(0.33);
    const team = model({ ...bakery, 'business.team': { type: 'count', count: 2 } });
    expect(team.one('work.share')).toBe(0.66);
    expect(team.one('cost.pay.amount')).toBe(2 * team.one('cost.pay.person'));
  });

  it('compare takings where the unit is another one, since one wedding is not one bunch', () => {
    const { nodes } = model({
      'revenue.streams': priced(240_000, { per: 'wedding' }),
      'revenue.volume': sold(2),
    });
    expect(inputsOf(nodes.get('work.share')!)).toEqual(['full.revenue']);
    expect(nodes.get('cost.pay.usual')?.label).toContain('a month with sales of €18,500');
  });

  it('begin with one paid person and bring in help as sales rise', () => {
    const { series, one } = model({ 'revenue.streams': priced(650), 'revenue.volume': sold(2600) });
    const pay = series('cost.pay');
    expect(pay[0]).toBe(Math.round(one('cost.pay.amount') * 0.67));
    expect(pay[35]).toBe(one('cost.pay.amount'));
    expect(pay.every((month, at) => at === 0 || month >= (pay[at - 1] ?? 0))).toBe(true);
  });

  it('stay the same in the best and the worst case: a bad year does not shrink the team', () => {
    const { one, nodes } = model({ 'revenue.streams': priced(650), 'revenue.volume': sold(2600) });
    expect(one('best.cost.pay.amount')).toBe(one('cost.pay.amount'));
    expect(one('worst.cost.running.amount')).toBe(one('cost.running.amount'));
    expect([...nodes.keys()].some((id) => /^(best|worst)\.work\./.test(id))).toBe(false);
  });

  it('a price that does not carry the costs still shows a loss in every year', () => {
    const { one } = model({ 'revenue.streams': priced(250, { per: 'loaf' }), 'revenue.volume': sold(2600) });
    const dear = model({
      'revenue.streams': priced(500),
      'revenue.volume': sold(2600),
      'revenue.unitCost': { type: 'money', minor: 480, currency: 'EUR', per: 'loaf' },
    });
    expect([1, 2, 3].every((year) => dear.one(`year.${year}.result`) < 0)).toBe(true);
    expect(dear.one('breakEven.lasting')).toBe(0);
    expect(one('year.1.result')).toBeLessThan(0);
  });
});

describe('pay of a usual start', () => {
  it.each(industries)(
    '$id: pay for each unit counts as pay, and a full-time person earns a plausible amount',
    (entry) => {
      const pay = usualPay(entry.costs, entry.economics.fullVolume);
      const each = pay.month / pay.people;
      expect(pay.people).toBeGreaterThanOrEqual(1);
      expect(pay.people).toBeLessThanOrEqual(5);
      expect(each).toBeGreaterThan(2200);
      expect(each).toBeLessThan(11_000);
    },
  );
});

describe('premises', () => {
  it('a service at the customer’s place pays no rent of its own', () => {
    const basis = (choice: string) => {
      const { nodes } = model(
        { 'business.delivery': { type: 'choices', items: [choice] } },
        { knowledge: getIndustryFixture('bicycle-repair') },
      );
      return JSON.stringify(nodes.get('cost.running.amount'));
    };
    expect(basis('shop')).toContain('Rent');
    expect(basis('mobile')).not.toContain('Rent');
  });
});

describe('volumes', () => {
  it('a named team without a volume sells in proportion to its people', () => {
    const { one, nodes } = model({ 'business.team': { type: 'count', count: 3 } });
    expect(one('stream.1.fullVolume')).toBe(Math.round((one('stream.1.usualVolume') * 3) / 1.5));
    expect(inputsOf(nodes.get('stream.1.fullVolume')!)).toContain('business.team');
  });

  it('visits paid by the hour last as long as the trade’s full month allows', () => {
    const said = {
      'revenue.streams': priced(3200, { name: 'cleaning', per: 'hour', model: 'hourly' }),
      'revenue.volume': sold(25, 'week', 'visits'),
    };
    const { one } = model(said, { knowledge: getIndustryFixture('house-cleaning') });
    expect(one('stream.1.hours')).toBe(3);
    expect(one('stream.1.fullRevenue')).toBe(108 * 3 * 3200);
    const hours = model({ ...said, 'revenue.volume': sold(25, 'week', 'hours') });
    expect(hours.nodes.has('stream.1.hours')).toBe(false);
  });

  it('customers nobody counted are at most a tenth of the people named', () => {
    const { one } = model(
      {
        'revenue.streams': priced(100, { name: 'stars', per: 'month', model: 'subscription' }),
        'audience.size': { type: 'count', count: 5000, of: 'campers' },
      },
      { knowledge: getIndustryFixture('mobile-app') },
    );
    expect(one('stream.1.fullVolume')).toBe(500);
  });

  it('further offers take the share of costs of the one whose cost was said', () => {
    const { one, nodes } = model({
      'revenue.streams': {
        type: 'amounts',
        items: [
          { name: 'sourdough', minor: 600, currency: 'EUR', per: 'loaf' },
          { name: 'coffee', minor: 300, currency: 'EUR', per: 'cup' },
        ],
      },
      'revenue.volume': sold(2000),
      'revenue.unitCost': { type: 'money', minor: 150, currency: 'EUR', per: 'loaf' },
    });
    expect(one('variable.asFirst')).toBe(25);
    expect(nodes.has('variable.share')).toBe(false);
    expect(one('stream.2.fullRevenue')).toBe(one('stream.1.fullRevenue') * 0.25);
  });
});

describe('standing orders', () => {
  const basket = { name: 'office basket', minor: 4500, currency: 'EUR', per: 'week' } as const;

  it.each([
    ['sold one by one', { 'revenue.streams': { type: 'amounts', items: [{ ...basket, model: 'one-off' }] } }],
    [
      'read as a subscription that the person ruled out',
      {
        'revenue.streams': { type: 'amounts', items: [{ ...basket, model: 'subscription' }] },
        'revenue.excluded': { type: 'choices', items: ['subscription'] },
      },
    ],
  ] as const)('a weekly basket %s is customers × weeks and is called a standing order', (_, said) => {
    const { one, nodes } = model({ ...said, 'revenue.volume': sold(20, 'week', 'baskets') });
    expect(one('stream.1.fullVolume')).toBe(20);
    expect(one('stream.1.monthPrice')).toBe(19_500);
    expect(nodes.get('stream.1.units')?.label).toBe('Standing orders: office basket');
    expect([...nodes.values()].some(({ label }) => /subscri/i.test(label))).toBe(false);
  });

  it('a cost of each box counts for every week of a month', () => {
    const { one } = model({
      'revenue.streams': { type: 'amounts', items: [{ ...basket, model: 'subscription' }] },
      'revenue.unitCost': { type: 'money', minor: 900, currency: 'EUR', per: 'box' },
    });
    expect(one('stream.1.contribution')).toBe(19_500 - 3900);
  });
});

describe('customers of a further offer', () => {
  const items = [
    { name: 'websites', minor: 290_000, currency: 'EUR', per: 'site', model: 'project' },
    { name: 'site care', minor: 4900, currency: 'EUR', per: 'month', model: 'subscription' },
  ] as const;
  const said = {
    'revenue.streams': { type: 'amounts', items },
    'revenue.volume': { type: 'count', count: 2, of: 'sites', per: 'month' },
  } as const;

  it('come in step with the main offer, with no made-up churn on a made-up number', () => {
    const { nodes, series, one } = model(said);
    expect(nodes.has('churn')).toBe(false);
    expect(series('stream.2.units').at(-1)).toBe(one('stream.2.fullVolume'));
  });

  it('leave at the churn that was said', () => {
    const { nodes } = model({ ...said, 'revenue.churn': { type: 'percent', percent: 3 } });
    expect(nodes.get('churn')).toMatchObject({ value: 3, origin: { kind: 'said' } });
    expect(nodes.has('stream.2.new')).toBe(true);
  });
});

describe('growth', () => {
  it('prices rise once a year by the cited figure, and hold in the first', () => {
    const { series } = model(
      { 'revenue.streams': priced(650), 'revenue.volume': sold(2600) },
      { figures: modelInput().figures },
    );
    const factor = series('growth.prices.factor');
    expect([0, 11, 12, 23, 24, 35].map((month) => factor[month])).toEqual([1, 1, 1.02, 1.02, 1.04, 1.04]);
  });

  it('the month from which nothing more can be sold is named', () => {
    const { one, series } = model({ 'revenue.streams': priced(650), 'revenue.volume': sold(2600) });
    expect(one('capacity.month')).toBe(9);
    expect(series('ramp.share')[8]).toBe(1);
  });
});
