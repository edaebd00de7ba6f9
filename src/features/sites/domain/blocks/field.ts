import { z } from 'zod';
import type { GapQuestion } from './gap-questions.ts';

/** One value that a person edits in a block. A field that asks for something is a gap while it is empty. */
export type Field =
  /** Words in one line. */
  | { readonly kind: 'line'; readonly max: number; readonly asks?: GapQuestion }
  /** Paragraphs: an empty line parts them. */
  | { readonly kind: 'text'; readonly max: number; readonly asks?: GapQuestion }
  /** Where something leads: https, mailto, tel, or a page of the site ("#about"). */
  | { readonly kind: 'link'; readonly asks?: GapQuestion }
  /** "HH:MM", or empty. */
  | { readonly kind: 'time' }
  | { readonly kind: 'choice'; readonly options: readonly [string, ...string[]] }
  | {
      readonly kind: 'list';
      readonly most: number;
      readonly of: Readonly<Record<string, Exclude<Field, { readonly kind: 'list' }>>>;
      readonly asks?: GapQuestion;
    };

export type Fields = Readonly<Record<string, Field>>;

/** What a field holds: words, one of its options, or a list of such. */
export type ValueOf<F extends Field> = F extends {
  readonly kind: 'choice';
  readonly options: infer O extends readonly string[];
}
  ? O[number]
  : F extends { readonly kind: 'list'; readonly of: infer Of extends Fields }
    ? readonly PropsOf<Of>[]
    : string;

/** What a block holds. */
export type PropsOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

// Control and bidirectional override characters would change how the words around them read; half a character cannot be stored.
const hiddenCharacters = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const wordsSchema = (max: number, isOneLine: boolean) =>
  z
    .string()
    .max(max)
    .refine(
      (text) => !hiddenCharacters.test(isOneLine ? text : text.replaceAll('\n', '')),
      'Control characters are not allowed',
    );

/** Words in one line, so many UTF-16 units at most. */
export const lineSchema = (max: number) => wordsSchema(max, true);

/** Words in several lines, as bounded. */
export const textSchema = (max: number) => wordsSchema(max, false);

const longestAddress = 500;

/**
 * Whether something may be linked to: a web page over https, a mail address, a phone number, or a page of the site. Whatever else a
 * browser would do something at (`javascript:`, `data:`, another scheme, an address without one) is none.
 */
export function isLink(text: string): boolean {
  if (/^#[a-z][a-z\d-]{0,40}$/.test(text)) return true;
  if (/^mailto:[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%.]+$/.test(text) || /^tel:\+?[\d-]{3,24}$/.test(text)) return true;
  return text.length <= longestAddress && /^https:\/\/[^\s"'<>\\@]+$/.test(text) && z.url().safeParse(text).success;
}

/** Reads what a field may hold; nothing is trimmed, so that what is typed stays as it is. */
function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return lineSchema(field.max);
    case 'text':
      return wordsSchema(field.max, false);
    case 'link':
      return z
        .string()
        .max(longestAddress)
        .refine((text) => text === '' || isLink(text), 'An address that begins with https://, mailto: or tel:');
    case 'time':
      return z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'A time such as 09:30');
    case 'choice':
      return z.enum(field.options);
    case 'list':
      return z.array(schemaOfFields(field.of)).max(field.most);
  }
}

/** Reads what a block may hold: each of its fields and nothing else. */
export const schemaOfFields = (fields: Fields): z.ZodObject =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])));

/**
 * Whether a field says something: words, or a list with an entry of which something is read. A span of hours is read once it begins and
 * ends; what was only chosen of a list of options says nothing by itself.
 */
export function isSaid(field: Field, value: unknown): boolean {
  if (field.kind !== 'list') return typeof value === 'string' && value.trim() !== '';
  const inner = Object.entries(field.of);
  const times = inner.filter(([, { kind }]) => kind === 'time');
  const read = inner.filter(([, { kind }]) => kind !== 'time' && kind !== 'choice' && kind !== 'link');
  const said = (entry: Readonly<Record<string, unknown>>, [name, of]: readonly [string, Field]): boolean =>
    isSaid(of, entry[name]);
  return (value as readonly Readonly<Record<string, unknown>>[]).some((entry) =>
    times.length > 0 ? times.every((one) => said(entry, one)) : read.some((one) => said(entry, one)),
  );
}

/** What a block holds before anybody wrote anything. */
export const emptyProps = <F extends Fields>(fields: F): PropsOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'list' ? [] : field.kind === 'choice' ? field.options[0] : '',
    ]),
  ) as PropsOf<F>;
