import { z } from 'zod';
import { refuse } from './refusal.ts';

/** Nested values of a form, as `items[0][id]=…` spells them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Reads a form-encoded text into nested values; names that are numbers make a list. */
export function parseForm(text: string): FormValue {
  const root: { [name: string]: FormValue } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let place = root;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
      place[part] = next;
      place = next;
    }
    place[path.at(-1)!] = value;
  }
  return withLists(root);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Checks parameters; refuses unknown, missing and wrong ones as the service does. */
export function checkParameters<Schema extends z.ZodType>(schema: Schema, value: FormValue): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  if (issue.code === 'unrecognized_keys') throw refuse.unknown(nameOf([...issue.path, issue.keys[0]!]));
  const name = nameOf(issue.path);
  throw valueAt(value, issue.path) === undefined ? refuse.missing(name) : refuse.invalid(name);
}

const nameOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

function valueAt(value: FormValue, path: readonly PropertyKey[]): FormValue | undefined {
  let place: FormValue | undefined = value;
  for (const part of path) {
    if (typeof place !== 'object') return undefined;
    place = Array.isArray(place) ? place[Number(part)] : place[String(part)];
  }
  return place;
}

/** Parameter types in form encoding. */
export const param = {
  text: z.string().min(1),
  number: z.coerce.number().int(),
  flag: z.enum(['true', 'false']).transform((word) => word === 'true'),
  metadata: z.record(z.string(), z.string()),
};
