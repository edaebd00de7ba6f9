import type Stripe from 'stripe';
import { z } from 'zod';
import { listOf } from './catalogue-objects.ts';
import { checkParameters, type FormValue, param } from './form.ts';
import { refuse } from './refusal.ts';
import type { World } from './world.ts';

/** One endpoint of the stand-in. */
export interface Endpoint {
  readonly method: string;
  /** "/v1/customers/:id". */
  readonly path: string;
  /** Throws a Refusal. */
  handle(world: World, parameters: FormValue, id: string): unknown;
}

/** Declares an endpoint: what it takes, to the last parameter, and what it does. */
export function endpoint<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  act: (world: World, parameters: z.infer<Schema>, id: string) => unknown,
): Endpoint {
  return { method, path, handle: (world, parameters, id) => act(world, checkParameters(schema, parameters), id) };
}

/** An object by its id; refuses where there is none. */
export function find<T>(all: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = all.get(id);
  if (!found) throw refuse.notThere(what, id);
  return found;
}

/** What every list takes. */
export const pageParameters = {
  limit: param.number.min(1).max(100).optional(),
  starting_after: param.text.optional(),
  expand: z.array(param.text).optional(),
};

/** One page, the newest first, as the service lists everything. */
export function page<T extends { id: string }>(
  all: readonly T[],
  { limit = 10, starting_after: after }: { limit?: number | undefined; starting_after?: string | undefined },
  url: string,
): Stripe.ApiList<T> {
  const newest = [...all].reverse();
  const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  return listOf(newest.slice(start, start + limit), url, newest.length > start + limit);
}
