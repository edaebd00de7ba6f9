import { describe, expect, it } from 'vitest';
import { audienceKinds, deliveryKinds, revenueModels, rivalKinds } from '../knowledge/knowledge.types.ts';
import {
  audienceArchetypes,
  deliveryArchetypes,
  differenceArchetypes,
  findDifferenceClass,
  revenueArchetypes,
  rivalArchetypes,
} from './archetypes.ts';
import { digitalDelivery } from './delivery-digital.ts';

const tables = {
  audience: audienceArchetypes,
  revenue: revenueArchetypes,
  rival: rivalArchetypes,
  delivery: { ...deliveryArchetypes, digital: digitalDelivery },
  difference: differenceArchetypes,
};

/** Each list of fragments with its name. */
const lists = Object.entries(tables).flatMap(([table, entries]) =>
  Object.entries(entries).flatMap(([kind, entry]) =>
    Object.entries<string | readonly string[]>({ ...entry }).flatMap(([shape, value]) =>
      Array.isArray(value) && shape !== 'terms'
        ? [{ where: `${table} ${kind} ${shape}`, table, shape, fragments: value as readonly string[] }]
        : [],
    ),
  ),
);

describe('archetypes', () => {
  it('know each kind the product knows', () => {
    expect(Object.keys(audienceArchetypes).sort()).toEqual([...audienceKinds].sort());
    expect(Object.keys(revenueArchetypes).sort()).toEqual([...revenueModels].sort());
    expect(Object.keys(rivalArchetypes).sort()).toEqual([...rivalKinds].sort());
    expect(Object.keys(deliveryArchetypes).sort()).toEqual([...deliveryKinds].sort());
  });

  it('hold at least six different fragments of each shape', () => {
    for (const { where, fragments } of lists) expect(new Set(fragments).size, where).toBeGreaterThanOrEqual(6);
  });

  it('hold no digit, no capital at the start, no final stop and no loose space', () => {
    for (const { where, fragments } of lists) {
      for (const fragment of fragments)
        expect(fragment, where).toMatch(/^(?=\p{Ll}|January)(?!.*\d)(?!.* {2}).*[^.\s]$/u);
    }
  });

  it('keep the grammatical shapes that sentences rely on', () => {
    for (const { where, table, shape, fragments } of lists) {
      for (const fragment of fragments) {
        if (table === 'audience' && shape === 'decide') expect(fragment, where).toMatch(/^they /);
        if (table === 'revenue' && shape === 'weigh') expect(fragment, where).toMatch(/^buyers /);
        if (table === 'rival' && shape === 'wins') expect(fragment, where).toMatch(/^\w+ing /);
        if (shape === 'lever' || shape === 'answer' || shape === 'practice')
          expect(fragment, where).not.toMatch(/^(to|the|an?) /);
      }
    }
  });
});

describe('the class of a stated difference', () => {
  it.each([
    ['before 7 am', 'opening-hours'],
    ['within 48 hours', 'speed'],
    ['handmade', 'quality'],
    ['half the price of others', 'price'],
    ['always the same person', 'personal-service'],
    ['by cargo bike', 'proximity'],
    ['no throw-away boxes', undefined],
  ])('of “%s” is %s', (promise, expected) => {
    expect(findDifferenceClass(promise)).toBe(expected);
  });
});
