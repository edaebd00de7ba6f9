import { createHash } from 'node:crypto';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement, ORPCError, type Router, ValidationError } from '@orpc/server';
import type { EndpointMeta, RequestCost } from '#shared/endpoint.ts';
import { isShallow } from '#shared/plain-json.ts';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { readableValidationMessage } from '#shared/validation-message.ts';
import type { Database } from '../db/database.ts';
import type { DiskSpace } from '../disk-space.ts';
import type { Logger } from '../logger.ts';
import type { AccountStorage } from '../plans/account-storage.ts';
import type { Actor, DetachedContext, TokenHolder, UseCaseContext } from '../use-case.ts';
import type { Admission } from './admission.ts';
import type { FeatureRoutes, ReadAgain } from './handlers.ts';
import { type Attempt, runDetachedOnce, runOnce } from './idempotency.ts';
import type { Metrics } from './metrics.ts';
import { diskFull, problemResponse, toProblem } from './problem-response.ts';
import type { RequestInfo } from './request.ts';

interface ApiDependencies {
  readonly features: readonly FeatureRoutes[];
  readonly database: Database;
  readonly log: Logger;
  readonly disk: Pick<DiskSpace, 'hasRoom'>;
  readonly metrics: Pick<Metrics, 'observeEndpoint' | 'countRefusal'>;
  readonly admission: Admission;
  readonly accountStorage: Pick<AccountStorage, 'admit'>;
  /** Who holds the bearer token of a request; undefined for none or one that we did not sign. */
  findHolder(request: Request, now: Date): Promise<TokenHolder | undefined>;
}

interface EdgeContext {
  readonly request: RequestInfo;
  readonly idempotencyKey: string | undefined;
  readonly actor: Actor | undefined;
  /** Told as soon as it is known which endpoint is asked. */
  noteCost(cost: RequestCost): void;
}

/**
 * Answers everything below `/api` that a contract declares. The order is fixed: session, access, input, transaction,
 * handler, output. Returns undefined for a path no contract knows.
 */
export function createApi(dependencies: ApiDependencies) {
  const { features, log, disk, metrics, admission, accountStorage, findHolder } = dependencies;
  const router = Object.fromEntries(
    features.map((feature) => [feature.feature, implementFeature(feature, dependencies)]),
  );
  const handler = new OpenAPIHandler<EdgeContext>(router as Router<never, EdgeContext>, {
    customErrorResponseBodyEncoder: (error) => error.data,
    clientInterceptors: [
      async ({ procedure, context, input, next }) => {
        const meta = procedure['~orpc'].meta as EndpointMeta;
        try {
          const { actor, request, noteCost } = context;
          noteCost(meta.cost);
          const spender = { accountId: actor?.accountId, address: request.remoteAddress };
          return await admission.spend(spender, { cost: meta.cost, now: request.now }, async () => {
            if (meta.access === 'account' && !actor)
              throw new ProblemError(401, { code: 'auth.required', message: 'Sign in first' });
            if (!isShallow(input)) throw unreadable('is nested too deeply');
            if (!disk.hasRoom && !meta.goesOnWhenFull) throw diskFull();
            if (actor && meta.countsAsStored) await accountStorage.admit(actor);
            return next();
          });
        } catch (error) {
          throw toOrpcError(error, context.request, log);
        }
      },
    ],
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError && error.data?.code) throw error;
          // Whatever fails outside the call itself is a body or query that could not be read.
          throw toOrpcError(error instanceof ORPCError ? error : unreadable(), context.request, log);
        }
      },
    ],
  });
  const answer = async (
    request: Request,
    info: RequestInfo,
    holder: TokenHolder | undefined,
  ): Promise<Response | undefined> => {
    let actor: Actor | undefined;
    try {
      actor = await holder?.findActor();
    } catch (error) {
      const { status, problem } = toProblem(error, info, log);
      return problemResponse(status, problem);
    }
    let cost: RequestCost | undefined;
    const context = {
      request: info,
      actor,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      noteCost: (noted: RequestCost) => {
        cost = noted;
      },
    };
    const spender = { accountId: holder?.accountId, address: info.remoteAddress };
    const startedMs = performance.now();
    const result = await handler.handle(request, { prefix: '/api', context });
    if (!result.matched) return admission.spend(spender, { cost: 'reading', now: info.now }, async () => undefined);
    if (cost) metrics.observeEndpoint(cost, result.response.status, (performance.now() - startedMs) / 1000);
    result.response.headers.set('cache-control', 'no-store');
    if (result.response.status >= 400) {
      const problem = (await result.response.clone().json()) as Problem;
      if (problem.retryAfter !== undefined) {
        result.response.headers.set('retry-after', String(problem.retryAfter));
        metrics.countRefusal(problem.code);
      }
    }
    return result.response;
  };
  return async (request: Request, info: RequestInfo): Promise<Response | undefined> => {
    const holder = await findHolder(request, info.now);
    const spender = { accountId: holder?.accountId, address: info.remoteAddress };
    try {
      return await admission.inTurn(spender, request, () => answer(request, info, holder));
    } catch (error) {
      const { status, problem } = toProblem(error, info, log);
      metrics.countRefusal(problem.code);
      return problemResponse(status, problem);
    }
  };
}

/** Binds each handler of a feature to its contract, with the transaction its contract asks for. */
function implementFeature({ feature, contract, handlers }: FeatureRoutes, { database }: ApiDependencies) {
  const entries = Object.entries(contract).map(([name, procedure]) => {
    const handler = handlers[name];
    const meta = procedure['~orpc'].meta as EndpointMeta;
    const endpointName = `${feature}.${name}`;
    const implemented = implement(procedure)
      .$context<EdgeContext>()
      .handler(async ({ context, input }) => {
        const { request, actor } = context;
        if (!actor) throw new Error(`${endpointName} has no actor`);
        const transact = <T>(work: (useCase: UseCaseContext) => Promise<T>): Promise<T> =>
          database.withTenant(actor, (tx) => work({ tx, actor, ...request }));
        const named = { endpointName, key: context.idempotencyKey, inputHash: hashInput(input) };
        if (meta.waitsOutside) {
          const { detached } = handler as { detached: Run<DetachedContext> };
          const outside = { actor, ...request, transact };
          return meta.needsIdempotencyKey
            ? runDetachedOnce(outside, named, (attempt) => detached({ ...outside, attempt }, input))
            : detached(outside, input);
        }
        return transact((useCase) =>
          meta.needsIdempotencyKey
            ? runKeyed(useCase, named, handler as KeyedHandler, input)
            : (handler as Run<UseCaseContext>)(useCase, input),
        );
      });
    return [name, implemented];
  });
  return Object.fromEntries(entries);
}

type KeyedHandler = Run<UseCaseContext> | ReadAgain<unknown, unknown>;

function runKeyed(useCase: UseCaseContext, named: Attempt, handler: KeyedHandler, input: unknown): Promise<unknown> {
  if (typeof handler === 'function') return runOnce(useCase, named, () => handler(useCase, input));
  return runOnce(useCase, named, () => handler.first(useCase, input), {
    refer: handler.refer,
    again: (reference) => handler.again(useCase, input, reference),
  });
}

type Run<Context> = (context: Context, input: unknown) => Promise<unknown>;

const hashInput = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex');

function toOrpcError(error: unknown, request: RequestInfo, log: Logger) {
  const known = error instanceof ORPCError ? fromOrpc(error) : error;
  const { status, problem } = toProblem(known, request, log);
  return new ORPCError(problem.code, { status, message: problem.message, data: problem });
}

/** The library's own refusals: input that does not parse or does not hold, in our shape with the field named. */
function fromOrpc(error: ORPCError<string, unknown>): unknown {
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const fields: Record<string, string> = {};
    for (const issue of error.cause.issues) {
      const path =
        (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body';
      fields[path] ??= readableValidationMessage(issue.message);
    }
    return new ProblemError(400, { code: 'request.invalid', message: 'The input is not valid', fields });
  }
  if (error.status === 400) return unreadable();
  return error.cause ?? error;
}

const unreadable = (why = 'is not readable as JSON'): ProblemError =>
  new ProblemError(400, {
    code: 'request.invalid',
    message: 'The input cannot be read',
    fields: { body: why },
  });
