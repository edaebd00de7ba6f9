import { type BlockType, blockKinds } from '../domain/blocks/all-blocks.ts';
import type { Field, Fields } from '../domain/blocks/field.ts';
import { type Block, emptyBlock } from '../domain/document/site-document.ts';

type PlainField = Exclude<Field, { kind: 'list' }>;
export type FieldKind = PlainField['kind'];

/** What a field holds that nobody takes offence at. */
function harmless(field: PlainField): string | null {
  switch (field.kind) {
    case 'line':
    case 'text':
      return 'Words';
    case 'code':
      return '<p>Words</p>';
    case 'link':
      return 'https://example.com/';
    case 'time':
      return '09:00';
    case 'image':
      return null;
    case 'choice':
      return field.options[0];
  }
}

/** Whether a block says nothing without a picture: it could not be published here. */
const needsPicture = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) =>
      (field.kind === 'image' && 'asks' in field) ||
      (field.kind === 'list' && Object.values(field.of).some((of) => of.kind === 'image' && 'isNeeded' in of)),
  );

/** A block of every kind that needs no picture, in which every field of some kinds that has room for it holds a value. */
export function blocksWith(kinds: readonly FieldKind[], value: string): Block[] {
  const valueIn = (field: PlainField): string | null =>
    kinds.includes(field.kind) && !('max' in field && field.max < value.length) ? value : harmless(field);
  const types = (Object.keys(blockKinds) as BlockType[]).filter((type) => !needsPicture(blockKinds[type].fields));
  return types.map((type) => {
    const fields: Fields = blockKinds[type].fields;
    const props = Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'list'
        ? [Object.fromEntries(Object.entries(field.of).map(([inner, of]) => [inner, valueIn(of as never)]))]
        : valueIn(field),
    ]);
    return { ...emptyBlock(type, `a-${type}`), props: Object.fromEntries(props) } as Block;
  });
}
