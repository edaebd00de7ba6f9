import { expect, it } from 'vitest';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Field } from '#features/sites/domain/blocks/field.ts';
import { weekdays } from '#features/sites/domain/blocks/opening-hours.ts';
import { choiceWords, dayName, fieldWords } from './field-words.ts';

type Named = readonly [type: BlockType, name: string, field: Field];

const all = (Object.keys(blockKinds) as BlockType[]).flatMap((type): Named[] =>
  Object.entries<Field>(blockKinds[type].fields).flatMap(([name, field]): Named[] => [
    [type, name, field],
    ...(field.kind === 'list' ? Object.entries(field.of).map(([inner, of]): Named => [type, inner, of]) : []),
  ]),
);

it('every field of every block has a name', () => {
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(([type, name]) => fieldWords(type, name) === undefined)).toEqual([]);
});

it('every option of a choice has a name; days are named by the language', () => {
  const options = all.flatMap(([, , field]) => (field.kind === 'choice' ? field.options : []));
  const days: readonly string[] = weekdays;
  expect(options.filter((option) => !days.includes(option) && choiceWords(option) === undefined)).toEqual([]);
  expect([dayName(0, 'en'), dayName(6, 'de')]).toEqual(['Monday', 'Sonntag']);
});
