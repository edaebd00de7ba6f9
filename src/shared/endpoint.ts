import { type AnyContractProcedure, type InferContractRouterOutputs, oc } from '@orpc/contract';
import { type ZodType, z } from 'zod';
import { type ProblemCode, type ProblemDeclaration, problemCodes, problemSchema } from './problem-codes.ts';

/** Who may call: anybody, or a signed-in account (everything below it is scoped to that account's workspaces). */
export type Access = 'public' | 'account';

/** How much an endpoint costs to answer. */
export type RequestCost = 'reading' | 'writing' | 'composing' | 'rendering';

export interface EndpointMeta {
  readonly access: Access;
  /** The use case waits for more than the database, so the edge opens no transaction for it. */
  readonly waitsOutside: boolean;
  /** It generates, charges or sends: the caller names the attempt, and a repeat gets the first answer again. */
  readonly needsIdempotencyKey: boolean;
  /** The largest body it takes, where that is not the default of the edge. */
  readonly bodyLimitBytes?: number;
  /** It reads, deletes or ends something, or answers for money: it goes on where the disk is full. */
  readonly goesOnWhenFull: boolean;
  /** It stores something in the account's name, and is refused where the account stores what its plan allows. */
  readonly countsAsStored: boolean;
  readonly cost: RequestCost;
}

interface EndpointDefinition<Input extends ZodType, Output extends ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api`, with `{parameters}` that are fields of the input. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly waitsOutside?: boolean;
  readonly needsIdempotencyKey?: boolean;
  readonly bodyLimitBytes?: number;
  /** Of itself where it is a GET or DELETE. */
  readonly goesOnWhenFull?: boolean;
  /** False where an account takes along what it has: that is refused to nobody for having much. */
  readonly countsAsStored?: boolean;
  /** "composing" where a plan is computed, "rendering" where a picture is; else by its method. */
  readonly cost?: RequestCost;
  readonly input: Input;
  readonly output: Output;
  /** Codes of the plumbing, and refusals that a feature declared with `defineProblems`. */
  readonly errors?: readonly (ProblemCode | ProblemDeclaration)[];
}

/**
 * Declares one endpoint. The only place that knows the contract library; an endpoint without an access rule does not
 * compile.
 */
export function endpoint<Input extends ZodType, Output extends ZodType>(definition: EndpointDefinition<Input, Output>) {
  const goesOnWhenFull = definition.goesOnWhenFull ?? ['GET', 'DELETE'].includes(definition.method);
  const meta: EndpointMeta = {
    access: definition.access,
    waitsOutside: definition.waitsOutside ?? false,
    needsIdempotencyKey: definition.needsIdempotencyKey ?? false,
    ...(definition.bodyLimitBytes !== undefined && { bodyLimitBytes: definition.bodyLimitBytes }),
    goesOnWhenFull,
    countsAsStored: definition.countsAsStored ?? (definition.access === 'account' && !goesOnWhenFull),
    cost: definition.cost ?? (definition.method === 'GET' ? 'reading' : 'writing'),
  };
  const declared: (ProblemCode | ProblemDeclaration)[] = ['request.invalid', ...(definition.errors ?? [])];
  if (!meta.goesOnWhenFull) declared.push('server.storage_full');
  if (meta.countsAsStored) declared.push('billing.storage_full');
  if (meta.access === 'account') declared.push('auth.required', 'request.not_found', 'request.too_often');
  return oc
    .$meta<EndpointMeta>(meta)
    .route({ method: definition.method, path: definition.path, summary: definition.summary })
    .errors(Object.fromEntries(declared.map(errorOf)))
    .input(definition.input)
    .output(definition.output);
}

function errorOf(declared: ProblemCode | ProblemDeclaration) {
  const { code, status } = typeof declared === 'string' ? { code: declared, status: problemCodes[declared] } : declared;
  return [code, { status, data: problemSchema }] as const;
}

/** For endpoints without input. */
export const noInput = z.object({}).strict().optional();

/** One feature's endpoints by name. */
export type Contract = Readonly<Record<string, AnyContractProcedure>>;

/** What a feature's handlers are given, by endpoint name. */
export type Inputs<C extends Contract> = {
  readonly [Name in keyof C]: NonNullable<C[Name]['~orpc']['inputSchema']> extends infer Schema extends ZodType
    ? z.output<Schema>
    : never;
};
export type Outputs<C extends Contract> = InferContractRouterOutputs<C>;
