import { describe, expect, it } from 'vitest';
import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import { draftOf, readDraftValue, readNumber } from './fact-draft.ts';

describe('typed numbers', () => {
  it.each([
    ['6.5', 6.5],
    ['6,50', 6.5],
    ['9,000', 9000],
    ['9 000', 9000],
    ['1,250,000.75', 1250000.75],
    ['1.250.000,50', 1250000.5],
    ['6.125', 6.125],
    ['0,125', 0.125],
  ])('reads %s', (typed, number) => expect(readNumber(typed)).toBe(number));
  it.each(['', 'six', '-3', '1.2.3', '€5'])('refuses %j', (typed) => expect(readNumber(typed)).toBeUndefined());
});

describe('a fact in its editor', () => {
  const values: FactValue[] = [
    { type: 'text', text: 'Ghent' },
    { type: 'texts', items: ['Families', 'Small offices'] },
    { type: 'choice', choice: 'BE' },
    { type: 'choices', items: ['one-off', 'day-rate'] },
    { type: 'count', count: 9000, of: 'households' },
    { type: 'count', count: 120.5, of: 'loaves', per: 'day' },
    { type: 'percent', percent: 2.125 },
    { type: 'measure', value: 4, unit: 'km' },
    { type: 'money', minor: 650, toMinor: 900, currency: 'EUR', per: 'loaf' },
    { type: 'money', minor: 6125, currency: 'KWD' },
    { type: 'amounts', items: [{ name: 'Loaf', minor: 120000, currency: 'JPY', model: 'one-off' }] },
  ];
  it.each(values)('comes back unchanged when nothing is typed: $type', (value) => {
    expect(readDraftValue(draftOf(value, value.type))).toEqual({ ok: true, value });
  });

  it('names each field that is missing or wrong', () => {
    const draft = draftOf({ type: 'money', minor: 650, currency: 'EUR' }, 'money');
    if (draft.type !== 'money') throw new Error('not money');
    expect(readDraftValue({ ...draft, price: { ...draft.price, amount: 'six' } })).toEqual({
      ok: false,
      faults: { amount: 'number' },
    });
    expect(readDraftValue({ ...draft, price: { ...draft.price, upTo: '6' } })).toEqual({
      ok: false,
      faults: { upTo: 'range' },
    });
    expect(readDraftValue({ type: 'percent', percent: '101' })).toEqual({ ok: false, faults: { percent: 'percent' } });
    expect(readDraftValue({ type: 'texts', lines: ' \n ' })).toEqual({ ok: false, faults: { items: 'missing' } });
    expect(readDraftValue(draftOf(null, 'amounts'))).toEqual({
      ok: false,
      faults: { '0.name': 'missing', '0.amount': 'missing' },
    });
  });
});
