import { type BlockType, blockKinds } from './all-blocks.ts';
import type { Field, Fields } from './field.ts';

/** A field that holds words of the founder's own. */
export type TextField = Extract<Field, { readonly kind: 'line' | 'text' }>;

/** What a block holds, read without knowing its kind. */
type Props = Readonly<Record<string, unknown>>;
type Entries = readonly Readonly<Record<string, unknown>>[];

/** Words of a block and where they stand: "headline", and in a list "items.0.name". */
export interface TextPlace {
  readonly field: string;
  readonly text: string;
}

const isText = (field: Field | undefined): field is TextField => field?.kind === 'line' || field?.kind === 'text';

/** The field of a place by its name at the top: "items" of "items.0.name". */
export const outerField = (place: string): string => place.split('.', 1)[0]!;

/** The entry of a list a place is in, from 0; undefined outside lists. */
export function entryOf(place: string): number | undefined {
  const at = place.split('.')[1];
  return at === undefined ? undefined : Number(at);
}

/** What is declared of the text at a place; undefined where there is no such text. */
export function textFieldAt(type: BlockType, place: string): TextField | undefined {
  const fields: Fields = blockKinds[type].fields;
  const [outer, at, inner, ...more] = place.split('.');
  const field = outer !== undefined && Object.hasOwn(fields, outer) ? fields[outer] : undefined;
  if (at === undefined) return isText(field) ? field : undefined;
  if (field?.kind !== 'list' || inner === undefined || more.length > 0 || !/^\d+$/.test(at)) return undefined;
  const of = Object.hasOwn(field.of, inner) ? field.of[inner] : undefined;
  return isText(of) ? of : undefined;
}

/** The words at a place; undefined where there are none, as in an entry that was removed. */
export function textAt(props: Props, place: string): string | undefined {
  const [outer = '', at, inner = '', ...more] = place.split('.');
  if (more.length > 0) return undefined;
  const value = at === undefined ? props[outer] : (props[outer] as Entries | undefined)?.[Number(at)]?.[inner];
  return typeof value === 'string' ? value : undefined;
}

/** The field at the top of a place, with other words there: what changes of the block. Nothing where there is no such place. */
export function withTextAt(props: Props, place: string, text: string): Props {
  if (textAt(props, place) === undefined) return {};
  const [outer = '', at, inner = ''] = place.split('.');
  if (at === undefined) return { [outer]: text };
  const entries = props[outer] as Entries;
  return { [outer]: entries.with(Number(at), { ...entries[Number(at)], [inner]: text }) };
}

/** Every text of a block in the order of its fields, those of lists entry by entry. */
export function textsOf(type: BlockType, props: Props): readonly TextPlace[] {
  const fields: Fields = blockKinds[type].fields;
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isText(field)) return placesOf(props, [name]);
    if (field.kind !== 'list') return [];
    const inner = Object.entries(field.of).flatMap(([of, kind]) => (isText(kind) ? [of] : []));
    return ((props[name] ?? []) as Entries).flatMap((_entry, at) =>
      placesOf(
        props,
        inner.map((of) => `${name}.${at}.${of}`),
      ),
    );
  });
}

const placesOf = (props: Props, places: readonly string[]): readonly TextPlace[] =>
  places.flatMap((field) => {
    const text = textAt(props, field);
    return text === undefined ? [] : [{ field, text }];
  });
