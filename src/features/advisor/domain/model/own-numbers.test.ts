import { describe, expect, it } from 'vitest';
import type { OwnNumber } from '#features/workspaces/domain/own-number.ts';
import { dependantsOf, getNode } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { TestBusiness } from '#testing/businesses/business.ts';
import { businesses } from '#testing/businesses/businesses.ts';
import { hasFreshValues } from '#testing/check-property.ts';
import { industries, modelInput, saidFacts } from '#testing/model/model-fixtures.ts';
import { buildModel } from './build-model.ts';
import { explainNode } from './explain-node.ts';
import { figureAccess } from './figure-access.ts';
import { factOfInput } from './input-facts.ts';
import { isReplaceable, ownNumberRange, type ReplaceableLeaf, readTyped, typedValue } from './own-numbers.ts';

const bakery = buildModel(modelInput());
const leafOf = (graph: FormulaGraph, id: string): ReplaceableLeaf => {
  const node = getNode(graph, id);
  if (!isReplaceable(node)) throw new Error(`${id} cannot be replaced`);
  return node;
};
const given = (graph: FormulaGraph, id: string, value: number): OwnNumber => {
  const { unit, currency, label } = leafOf(graph, id);
  return { inputId: id, version: 3, given: { value, unit, label, ...(currency && { currency }) } };
};
const replaceables = (graph: FormulaGraph) => graph.nodes.filter(isReplaceable);

describe('a number of the person’s own in the place of an assumption', () => {
  it('is said from then on, and every figure that changes rests on it', () => {
    const own = buildModel(modelInput({ ownNumbers: [given(bakery, 'ramp.months', 5)] }));
    const [before, after] = [evaluate(bakery), evaluate(own)];
    expect(leafOf(own, 'ramp.months')).toMatchObject({
      value: 5,
      origin: { kind: 'said', factKey: 'model.ramp.months', factVersion: 3 },
      replaced: { origin: { kind: 'assumption' } },
    });
    const behind = dependantsOf(own, 'ramp.months').add('ramp.months');
    const changed = own.nodes.filter(({ id }) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)));
    expect(changed.map(({ id }) => id)).toContain('year.1.revenue');
    expect(changed.filter(({ id }) => !behind.has(id))).toEqual([]);
    expect(figureAccess(own).get('ramp.months')).toBe('open');
    expect(explainNode(own, after, 'ramp.months').said?.quote).toMatch(
      /^your own number in place of the assumed \d+ months$/,
    );
  });

  it('moves the cases as the assumption did, and the distance of the cases itself can be one', () => {
    const own = buildModel(modelInput({ ownNumbers: [given(bakery, 'case.swing', 0)] }));
    const values = evaluate(own);
    expect(values.get('worst.cash.end')).toBe(values.get('cash.end'));
    expect(values.get('best.cash.end')).toBe(values.get('cash.end'));
  });

  it('gives way to the assumption once it is taken back', () => {
    const back: OwnNumber = { inputId: 'ramp.months', version: 4, given: null };
    expect(buildModel(modelInput({ ownNumbers: [back] }))).toEqual(bakery);
  });

  it('stays out where the input is counted in something else now, or belongs to another offer', () => {
    const inYen: OwnNumber = { inputId: 'cost.running.usual', version: 1, given: null };
    const other = { value: 1, unit: 'money', currency: 'JPY', label: 'Running costs' } as const;
    const label = { ...given(bakery, 'ramp.months', 5), inputId: 'stream.1.hours' };
    const own = buildModel(modelInput({ ownNumbers: [{ ...inYen, given: other }, label] }));
    expect(own).toEqual(bakery);
  });

  it('may be the least or the most of its range, and each figure stays a number', () => {
    const tried = new Map<string, number>();
    for (const one of businesses) {
      const graph = modelOf(one);
      for (const leaf of replaceables(graph)) {
        const times = (tried.get(leaf.id) ?? 0) + 1;
        tried.set(leaf.id, times);
        // The gate tries each number in every sixth business that has it, the deep run in all.
        if (!hasFreshValues && times % 6 !== 1) continue;
        const { min, max } = ownNumberRange(leaf);
        for (const typed of [min, max]) {
          const own = modelOf(one, [given(graph, leaf.id, readTyped(leaf, typed)!)]);
          expect(() => evaluate(own), `${one.id} ${leaf.id} ${typed}`).not.toThrow();
        }
      }
    }
  });

  it('is read in the unit it is typed in, and refused outside its range', () => {
    const pay = leafOf(bakery, 'cost.running.usual');
    expect(readTyped(pay, 1234.5)).toBe(123_450);
    expect(typedValue(pay)).toBe(pay.value / 100);
    for (const typed of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e12]) expect(readTyped(pay, typed)).toBeNull();
    expect(readTyped(leafOf(bakery, 'case.swing'), 101)).toBeNull();
  });

  it('can stand for every single number that was assumed or cited, and for nothing else', () => {
    for (const node of bakery.nodes) {
      const isOne = node.kind === 'leaf' && node.origin.kind !== 'said' && typeof node.value === 'number';
      expect(isReplaceable(node), node.id).toBe(isOne);
    }
  });
});

describe('an input that an answer is asked for', () => {
  const unsaid = buildModel(
    modelInput({ facts: saidFacts({ 'industry.id': { type: 'choice', choice: 'artisan-bakery' } }) }),
  );

  it('becomes the fact that answer would have given', () => {
    expect(factOfInput(unsaid, leafOf(unsaid, 'stream.1.price'), 720)?.value).toMatchObject({
      type: 'amounts',
      items: [{ minor: 720, currency: 'EUR' }],
    });
    expect(factOfInput(unsaid, leafOf(unsaid, 'stream.1.fullVolume'), 900)).toMatchObject({
      key: 'revenue.volume',
      value: { type: 'count', count: 900, per: 'month' },
    });
    expect(factOfInput(unsaid, leafOf(unsaid, 'ramp.months'), 5)).toBeUndefined();
  });

  it('then holds that very number', () => {
    for (const [id, value] of [
      ['stream.1.price', 720],
      ['stream.1.fullVolume', 900],
    ] as const) {
      const fact = factOfInput(unsaid, leafOf(unsaid, id), value)!;
      const industry = { type: 'choice', choice: 'artisan-bakery' } as const;
      const said = buildModel(modelInput({ facts: saidFacts({ 'industry.id': industry, [fact.key]: fact.value }) }));
      expect(getNode(said, id)).toMatchObject({ kind: 'leaf', value, origin: { kind: 'said', factKey: fact.key } });
    }
  });
});

function modelOf({ facts, currency }: TestBusiness, ownNumbers: readonly OwnNumber[] = []): FormulaGraph {
  const industry = facts.get('industry.id')?.value;
  const knowledge = industries.find(({ id }) => industry?.type === 'choice' && id === industry.choice) ?? null;
  return buildModel(modelInput({ facts, currency, knowledge, ownNumbers }));
}
