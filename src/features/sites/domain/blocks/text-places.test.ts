import { describe, expect, it } from 'vitest';
import { emptyBlock } from '../document/site-document.ts';
import { type BlockType, blockKinds } from './all-blocks.ts';
import type { Field, Fields } from './field.ts';
import { entryOf, outerField, textAt, textFieldAt, textsOf, withTextAt } from './text-places.ts';

const prices = {
  ...emptyBlock('prices', 'prices').props,
  title: 'Prices',
  items: [
    { name: 'Loaf', price: '€4', note: '' },
    { name: 'Roll', price: '€1', note: 'warm' },
  ],
};

describe('the text at a place', () => {
  it('is found, declared and exchanged, alone and in an entry of a list', () => {
    expect([textAt(prices, 'title'), textAt(prices, 'items.1.note')]).toEqual(['Prices', 'warm']);
    expect([textFieldAt('prices', 'note')?.kind, textFieldAt('prices', 'items.0.name')?.max]).toEqual(['text', 120]);
    expect(withTextAt(prices, 'title', 'What it costs')).toEqual({ title: 'What it costs' });
    expect(withTextAt(prices, 'items.1.name', 'Bun')).toEqual({
      items: [prices.items[0], { name: 'Bun', price: '€1', note: 'warm' }],
    });
    expect([outerField('items.1.name'), entryOf('items.1.name'), entryOf('title')]).toEqual(['items', 1, undefined]);
  });

  it.each([
    '',
    'nothing',
    'items',
    'items.0',
    'items.x.name',
    'items.0.name.more',
    'constructor',
    'items.0.constructor',
  ])('is none at "%s"', (place) => {
    expect(textFieldAt('prices', place)).toBeUndefined();
    expect(withTextAt(prices, place, 'x')).toEqual({});
  });

  it('is none in an entry that is not there, which nothing brings about', () => {
    expect(textAt(prices, 'items.2.name')).toBeUndefined();
    expect(withTextAt(prices, 'items.2.name', 'x')).toEqual({});
  });
});

/** Every field with a value that says where it is. */
const filled = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, Field]) => [
      name,
      field.kind === 'list' ? [filled(field.of), filled(field.of)] : name,
    ]),
  );
const countTexts = (fields: Fields): number =>
  Object.values(fields)
    .map((field: Field) =>
      field.kind === 'list' ? 2 * countTexts(field.of) : field.kind === 'line' || field.kind === 'text' ? 1 : 0,
    )
    .reduce((sum, one) => sum + one, 0);

it.each(Object.keys(blockKinds) as BlockType[])(
  'every text of the kind %s is listed, where it is found again',
  (type) => {
    const fields: Fields = blockKinds[type].fields;
    const props = filled(fields);
    const texts = textsOf(type, props);
    expect(texts).toHaveLength(countTexts(fields));
    for (const { field, text } of texts) {
      expect(textAt(props, field)).toBe(text);
      expect(textFieldAt(type, field)).toBeDefined();
      expect(textAt({ ...props, ...withTextAt(props, field, 'other') }, field)).toBe('other');
    }
  },
);
