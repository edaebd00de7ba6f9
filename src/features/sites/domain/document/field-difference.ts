import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import type { Field, Fields, ImageValue } from '../blocks/field.ts';
import { movedIn } from './in-order.ts';
import { type Entry, type EntryFields, pairEntries } from './pair-entries.ts';

type PlainField = Exclude<Field, { readonly kind: 'list' }>;

/** Where something stands in a block. */
interface AtField {
  /**
   * As text-places.ts names it: "headline", "items.0.name", and "items.0" for a whole entry; an entry by its number now, one that was removed
   * by the number it had.
   */
  readonly place: string;
  /** The entry as it is, or was; left out where it is in none. */
  readonly entry?: Entry;
}

/** One thing in which a block holds something else than it did. */
export type FieldChange = AtField &
  (
    | {
        readonly kind: 'words';
        /** What kind of words: those of a field, or the alt text of a picture. */
        readonly form: Exclude<PlainField['kind'], 'image'> | 'alt';
        readonly before: string;
        readonly after: string;
      }
    | { readonly kind: 'picture'; readonly before: ImageValue | null; readonly after: ImageValue | null }
    /** The same picture with something else of it in sight. */
    | { readonly kind: 'crop' }
    | { readonly kind: 'entry-added' | 'entry-removed' | 'entry-moved'; readonly entry: Entry }
  );

type Values = Readonly<Record<string, unknown>>;

/** In what a block holds something else than it did, field by field in their order, lists entry by entry. */
export function fieldChanges(type: BlockType, before: Values, after: Values): readonly FieldChange[] {
  const fields: Fields = blockKinds[type].fields;
  return Object.entries(fields).flatMap(([name, field]): readonly FieldChange[] =>
    field.kind === 'list'
      ? entryChanges(name, field.of, before[name] as readonly Entry[], after[name] as readonly Entry[])
      : valueChanges({ place: name }, field, before[name], after[name]),
  );
}

/** A field that the block was stored without, as it was before its kind had it, is empty. */
function valueChanges(at: AtField, field: PlainField, before: unknown, after: unknown): readonly FieldChange[] {
  if (field.kind === 'image')
    return pictureChanges(at, (before ?? null) as ImageValue | null, (after ?? null) as ImageValue | null);
  const [was, is] = [String(before ?? ''), String(after ?? '')];
  return was === is ? [] : [{ ...at, kind: 'words', form: field.kind, before: was, after: is }];
}

function pictureChanges(at: AtField, before: ImageValue | null, after: ImageValue | null): readonly FieldChange[] {
  if (before === null && after === null) return [];
  if (
    before === null ||
    after === null ||
    before.media !== after.media ||
    before.width !== after.width ||
    before.height !== after.height
  )
    return [{ ...at, kind: 'picture', before, after }];
  const isCropped = before.x !== after.x || before.y !== after.y;
  return [
    ...(before.alt === after.alt
      ? []
      : [{ ...at, kind: 'words', form: 'alt', before: before.alt, after: after.alt } as const]),
    ...(isCropped ? [{ ...at, kind: 'crop' } as const] : []),
  ];
}

function entryChanges(
  name: string,
  of: EntryFields,
  before: readonly Entry[],
  after: readonly Entry[],
): readonly FieldChange[] {
  const pairs = pairEntries(of, before, after);
  const wasAt = new Map(pairs.map(([one, other]) => [other, one]));
  const stillThere = new Set(pairs.map(([one]) => one));
  const moved = movedIn(
    pairs.toSorted(([one], [other]) => one - other).map(([, at]) => String(at)),
    pairs.map(([, at]) => String(at)).toSorted((one, other) => Number(one) - Number(other)),
  );
  return [
    ...after.flatMap((entry, at): readonly FieldChange[] => {
      const place = `${name}.${at}`;
      const was = wasAt.get(at);
      if (was === undefined) return [{ kind: 'entry-added', place, entry }];
      return [
        ...(moved.has(String(at)) ? [{ kind: 'entry-moved', place, entry } as const] : []),
        ...Object.entries(of).flatMap(([inner, field]) =>
          valueChanges({ place: `${place}.${inner}`, entry }, field, before[was]![inner], entry[inner]),
        ),
      ];
    }),
    ...before.flatMap((entry, at) =>
      stillThere.has(at) ? [] : [{ kind: 'entry-removed', place: `${name}.${at}`, entry } as const],
    ),
  ];
}
