import type { z } from 'zod';
import { idKinds } from '#shared/ids.ts';

/** Where an input takes an id: names of fields, `*` for any item of a list or any value of a record. */
export interface IdPlace {
  readonly path: readonly string[];
  /** The prefix of its kind, or "uuid". */
  readonly kind: string;
}

/** One id in an input that is at hand. */
export interface FoundId extends IdPlace {
  readonly value: unknown;
}

type Definition = Readonly<Record<string, unknown>> & { readonly type: string };
type Schema = z.core.$ZodType;

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** Schemas around one other schema, and the part of them that parses what comes in. */
const wrappers: Readonly<Record<string, string>> = {
  optional: 'innerType',
  nullable: 'innerType',
  default: 'innerType',
  prefault: 'innerType',
  nonoptional: 'innerType',
  readonly: 'innerType',
  catch: 'innerType',
  success: 'innerType',
  promise: 'innerType',
  pipe: 'in',
};

/** Schemas in which nothing else stands. What is not listed here or read below fails, so that no kind is passed over. */
const leaves = new Set([
  'string',
  'number',
  'int',
  'bigint',
  'boolean',
  'date',
  'literal',
  'enum',
  'null',
  'undefined',
  'void',
  'never',
  'nan',
  'template_literal',
  'transform',
  // What a handler parses by itself: ids in samples of it are told from their looks.
  'unknown',
  'any',
]);

/** What a schema is the id of: what `idSchema` registered, or a UUID, which only people and their sessions have. */
function kindOf(schema: Schema): string | undefined {
  const registered = idKinds.get(schema)?.prefix;
  if (registered !== undefined) return registered;
  const definition = definitionOf(schema);
  if (definition.type !== 'string') return undefined;
  const checks = (definition.checks ?? []) as readonly Schema[];
  const formats = [definition.format, ...checks.map((check) => definitionOf(check).format)];
  return formats.some((format) => format === 'uuid' || format === 'guid') ? 'uuid' : undefined;
}

/** The schemas directly in a schema, each with the step that leads to it; none for a leaf. */
function partsOf(schema: Schema): readonly (readonly [step: string | undefined, part: Schema])[] {
  const definition = definitionOf(schema);
  const wrapped = wrappers[definition.type];
  if (wrapped) return [[undefined, definition[wrapped] as Schema]];
  switch (definition.type) {
    case 'object': {
      const fields = Object.entries(definition.shape as Record<string, Schema>);
      return definition.catchall ? [...fields, ['*', definition.catchall as Schema]] : fields;
    }
    case 'array':
      return [['*', definition.element as Schema]];
    case 'set':
    case 'map':
    case 'record':
      return [['*', definition.valueType as Schema]];
    case 'tuple': {
      const items = (definition.items as readonly Schema[]).map((item, at) => [String(at), item] as const);
      return definition.rest ? [...items, ['*', definition.rest as Schema]] : items;
    }
    case 'union':
      return (definition.options as readonly Schema[]).map((option) => [undefined, option]);
    case 'intersection':
      return [
        [undefined, definition.left as Schema],
        [undefined, definition.right as Schema],
      ];
    case 'lazy':
      return [[undefined, (definition.getter as () => Schema)()]];
    default:
      if (leaves.has(definition.type)) return [];
      throw new Error(`The sweep cannot read a schema of the kind ${definition.type}`);
  }
}

/** Every place of an input that takes an id, whatever its name and depth. */
export function listIdPlaces(schema: Schema): readonly IdPlace[] {
  const places = new Map<string, IdPlace>();
  const seen = new Set<Schema>();
  const walk = (part: Schema, path: readonly string[]): void => {
    const kind = kindOf(part);
    if (kind !== undefined) places.set(path.join('.'), { path, kind });
    if (kind !== undefined || seen.has(part)) return;
    const isRecursive = definitionOf(part).type === 'lazy';
    if (isRecursive) seen.add(part);
    for (const [step, inner] of partsOf(part)) walk(inner, step === undefined ? path : [...path, step]);
  };
  walk(schema, []);
  return [...places.values()];
}

/** The ids in an input, each with its path: "ids.0". */
export function findIds(places: readonly IdPlace[], input: unknown): readonly FoundId[] {
  return places.flatMap(({ path, kind }) =>
    valuesAt(input, path)
      .filter(({ value }) => value !== undefined && value !== null)
      .map((found) => ({ ...found, kind })),
  );
}

function valuesAt(input: unknown, path: readonly string[]): readonly { path: readonly string[]; value: unknown }[] {
  const [step, ...rest] = path;
  if (step === undefined) return [{ path: [], value: input }];
  if (typeof input !== 'object' || input === null) return [];
  const steps = step === '*' ? Object.keys(input) : [step];
  return steps.flatMap((one) =>
    valuesAt((input as Record<string, unknown>)[one], rest).map((found) => ({ ...found, path: [one, ...found.path] })),
  );
}

/** A copy of an input with another value at a path. */
export function withValueAt(input: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(input) ? [...input] : { ...(input as object) };
  const fields = copy as Record<string, unknown>;
  fields[step] = withValueAt(fields[step], rest, value);
  return copy;
}

/** Texts in an input that are ids by their looks, though its schema takes any text there: their paths. */
export function findUndeclaredIds(places: readonly IdPlace[], input: unknown): readonly string[] {
  const declared = new Set(findIds(places, input).map(({ path }) => path.join('.')));
  const looks = /^(?:[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
  const walk = (value: unknown, path: readonly string[]): readonly string[] => {
    if (typeof value === 'string') return looks.test(value) && !declared.has(path.join('.')) ? [path.join('.')] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([step, inner]) => walk(inner, [...path, step]));
  };
  return walk(input, []);
}
