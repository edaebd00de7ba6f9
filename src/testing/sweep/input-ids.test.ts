import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idSchema } from '#shared/ids.ts';
import { findIds, findUndeclaredIds, listIdPlaces, withValueAt } from './input-ids.ts';

const brand = idSchema('brand');
const placesOf = (schema: z.ZodType): readonly string[] =>
  listIdPlaces(schema).map(({ path, kind }) => `${path.join('.')}: ${kind}`);

describe('the ids an input takes', () => {
  it.each<[string, z.ZodType, readonly string[]]>([
    ['under any name', z.object({ brandId: brand, whatever: brand }), ['brandId: brand', 'whatever: brand']],
    ['in lists', z.object({ ids: z.array(brand).min(1) }), ['ids.*: brand']],
    ['deeper', z.object({ look: z.object({ of: z.object({ id: brand }) }) }), ['look.of.id: brand']],
    [
      'left out, null or with a default',
      z.object({ a: brand.optional(), b: brand.nullish() }),
      ['a: brand', 'b: brand'],
    ],
    ['in one of several shapes', z.union([z.object({ a: brand }), z.object({ b: z.string() })]), ['a: brand']],
    [
      'chosen by a kind',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('x'), of: brand }), z.object({ kind: z.literal('y') })]),
      ['of: brand'],
    ],
    [
      'in pairs and records',
      z.object({ p: z.tuple([brand]), r: z.record(z.string(), brand) }),
      ['p.0: brand', 'r.*: brand'],
    ],
    ['of people', z.object({ sessionId: z.uuid(), other: z.string().uuid() }), ['sessionId: uuid', 'other: uuid']],
    ['refined', z.object({ id: brand.refine(() => true) }).refine(() => true), ['id: brand']],
    ['piped', z.object({ id: brand.transform((id) => id.length) }), ['id: brand']],
    [
      'in itself',
      z.object({
        get next() {
          return z.array(z.lazy(() => z.object({ id: brand })));
        },
      }),
      ['next.*.id: brand'],
    ],
    ['nowhere', z.object({ key: z.string(), on: z.boolean() }).optional(), []],
  ])('are found %s', (_name, schema, places) => {
    expect(placesOf(schema)).toEqual(places);
  });

  it('are not passed over in a kind of schema nobody thought of', () => {
    expect(() => listIdPlaces(z.object({ id: z.custom(() => true) }))).toThrow('kind custom');
  });

  it('are found and changed in an input', () => {
    const places = listIdPlaces(z.object({ ids: z.array(brand), look: z.object({ id: brand.nullable() }) }));
    const input = { ids: ['brand_a', 'brand_b'], look: { id: null } };
    expect(findIds(places, input).map(({ path, value }) => [path.join('.'), value])).toEqual([
      ['ids.0', 'brand_a'],
      ['ids.1', 'brand_b'],
    ]);
    expect(withValueAt(input, ['ids', '1'], 'x')).toEqual({ ids: ['brand_a', 'x'], look: { id: null } });
  });

  it('are told from their looks where a schema takes any text', () => {
    const schema = z.object({ brandId: z.string(), name: z.string() });
    const input = { brandId: 'brand_01k9zq3v8r5w2x7y4t6s0n1m2p', name: 'Levain' };
    expect(findUndeclaredIds(listIdPlaces(schema), input)).toEqual(['brandId']);
  });
});
