import type { ZodType } from 'zod';
import type { Answer, Person, TestProduct } from '../test-product.ts';
import { findIds, findUndeclaredIds, listIdPlaces, withValueAt } from './input-ids.ts';
import type { Input, PlanRefusal, Sample, Scene } from './sample.ts';

/** An endpoint as its contract declares it. */
export interface SweptEndpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly input: ZodType | undefined;
  readonly needsIdempotencyKey: boolean;
  readonly problems: readonly string[];
}

/** The accounts of a sweep, and how it calls. */
export interface SweepAccounts {
  readonly call: TestProduct['call'];
  readonly owner: Scene;
  /** Another account, with data of its own, that knows the owner's ids. */
  readonly stranger: Scene;
  /** An account on Free whose quotas are used up. */
  readonly newcomer: Scene;
  /** All data of the owner, as one text: equal texts mean that nothing has changed. */
  readOwned(): Promise<string>;
  /** Receives every answer. */
  onAnswer?(answer: Answer): void;
}

const planRefusals: Readonly<Record<PlanRefusal, number>> = {
  'billing.quota_exceeded': 429,
  'billing.plan_required': 403,
};
const noId = 'no-id';

/**
 * Calls one endpoint in every way and returns a sentence for each fault. Expected: 401 without a session; 404 for a stranger who
 * sends an id of the owner, in whatever field and whether or not the other ids are the stranger's, without changing anything; 400
 * with the field for bad input; the refusals of plans that the contract declares; success for the owner.
 */
export async function sweepEndpoint(
  endpoint: SweptEndpoint,
  sample: Sample,
  accounts: SweepAccounts,
): Promise<readonly string[]> {
  const { owner, stranger, newcomer } = accounts;
  const { name, input: schema } = endpoint;
  const faults: string[] = [];
  const fault = (text: string): void => void faults.push(`${name}: ${text}`);
  const places = schema ? listIdPlaces(schema) : [];
  const send = async (input: unknown, as?: Person, headers?: Readonly<Record<string, string>>): Promise<Answer> => {
    const answer = await callEndpoint(accounts.call, endpoint, input as Input, { as, headers });
    accounts.onAnswer?.(answer);
    return answer;
  };
  const expectProblem = (answer: Answer, status: number, code: string, when: string): void => {
    if (answer.status !== status || answer.body?.code !== code)
      fault(`${when} gets ${answer.status} ${answer.body?.code ?? 'without a code'}, not ${status} ${code}`);
  };

  const named = new Set<string>();
  for (const make of [sample.input, ...(sample.others ?? [])]) {
    const theirs = await make(owner);
    const ids = findIds(places, theirs);
    for (const path of findUndeclaredIds(places, theirs))
      fault(`${path} holds an id, and its schema does not say so: declare it by idSchema`);
    for (const place of places) if (findIds([place], theirs).length > 0) named.add(place.path.join('.'));

    if (endpoint.access !== 'public') expectProblem(await send(theirs), 401, 'auth.required', 'nobody');

    const before = await accounts.readOwned();
    const asStranger = await send(theirs, stranger.person);
    if (ids.length > 0) expectProblem(asStranger, 404, 'request.not_found', 'a stranger');
    if (JSON.stringify(asStranger.body).includes(owner.canary)) fault('a stranger reads what the owner wrote');
    // Beside things of the stranger's own, each id has to be looked at by itself.
    const isListed = ids.some(({ path }) => path.some(isIndex));
    const mine = ids.length > 1 || isListed ? await make(stranger) : undefined;
    for (const { path } of mine ? ids : []) {
      const mixed = await send(besideOwn(mine, theirs, path), stranger.person);
      expectProblem(mixed, 404, 'request.not_found', `a stranger with the owner's ${path.join('.')} beside own things`);
      if (JSON.stringify(mixed.body).includes(owner.canary))
        fault(`a stranger reads what the owner wrote by ${path.join('.')}`);
    }
    if ((await accounts.readOwned()) !== before) fault('a stranger changed something of the owner’s');

    for (const { path } of ids) expectField(await send(withValueAt(theirs, path, noId), owner.person), path.join('.'));
    for (const field of requiredFields(schema, endpoint.path)) {
      const { [field]: _left, ...rest } = theirs;
      expectField(await send(rest, owner.person), field);
    }
    if (endpoint.needsIdempotencyKey) {
      const unnamed = await send(theirs, owner.person, {});
      if (unnamed.status !== 400) fault(`without an Idempotency-Key the owner gets ${unnamed.status}, not 400`);
    }
    const own = await send(theirs, owner.person);
    if (own.status !== 200) fault(`the owner gets ${own.status} ${own.body?.code}, not 200`);
    await sample.after?.(owner);
  }
  for (const { path } of places)
    if (!named.has(path.join('.'))) fault(`no sample names ${path.join('.')}, so nobody knows who may use it`);

  if (sample.bad) expectField(await send(sample.bad.input, owner.person), sample.bad.field);
  else if (
    hasOtherFields(
      schema,
      places.map(({ path }) => path[0]!),
    )
  )
    fault('no sample of bad input');
  for (const [code, status] of Object.entries(planRefusals)) {
    const make = sample.refused?.[code as PlanRefusal];
    if (make) expectProblem(await send(await make(newcomer), newcomer.person), status, code, 'somebody on Free');
    else if (endpoint.problems.includes(code))
      fault(`no sample that is refused with ${code}, which the contract declares`);
  }
  return faults;

  function expectField(answer: Answer, field: string): void {
    expectProblem(answer, 400, 'request.invalid', `bad ${field}`);
    const fields = Object.keys(answer.body?.fields ?? {});
    if (!fields.includes(field)) fault(`bad ${field} names ${fields.join(', ') || 'no field'}`);
  }
}

const isIndex = (step: string): boolean => /^\d+$/.test(step);

/** The stranger's own input with one id of the owner's: in its place, or in a list behind the stranger's own items. */
function besideOwn(mine: unknown, theirs: unknown, path: readonly string[]): unknown {
  const at = path.findIndex(isIndex);
  if (at < 0) return withValueAt(mine, path, valueAt(theirs, path));
  const list = path.slice(0, at);
  const item = valueAt(theirs, path.slice(0, at + 1));
  return withValueAt(mine, list, [...(valueAt(mine, list) as unknown[]), item]);
}

const valueAt = (input: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], input);

/** Puts an input into path, query or body, as its method requires, and calls. A new attempt unless headers are given. */
async function callEndpoint(
  call: TestProduct['call'],
  { method, path, needsIdempotencyKey }: SweptEndpoint,
  input: Input,
  { as, headers }: { readonly as: Person | undefined; readonly headers: Readonly<Record<string, string>> | undefined },
): Promise<Answer> {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const options = {
    ...(as && { as }),
    headers: headers ?? (needsIdempotencyKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
  };
  if (method !== 'GET') return call(method, filled, { ...options, body: rest });
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString();
  return call(method, query ? `${filled}?${query}` : filled, options);
}

const shapeOf = (schema: ZodType | undefined): Readonly<Record<string, ZodType>> => {
  const definition = schema?._zod.def as { type?: string; shape?: Record<string, ZodType>; innerType?: ZodType };
  if (definition?.type === 'object') return definition.shape!;
  return definition?.innerType ? shapeOf(definition.innerType) : {};
};

/** Fields that an input must have, but for those in the path. */
function requiredFields(schema: ZodType | undefined, path: string): readonly string[] {
  return Object.entries(shapeOf(schema))
    .filter(([name, field]) => !path.includes(`{${name}}`) && !field.safeParse(undefined).success)
    .map(([name]) => name);
}

const hasOtherFields = (schema: ZodType | undefined, idFields: readonly string[]): boolean =>
  Object.keys(shapeOf(schema)).some((name) => !idFields.includes(name));
