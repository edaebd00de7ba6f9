import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { reportBuildId } from './build-id.ts';
import { problemFromBody } from './problem-error.ts';
import { reportRefusal } from './refused-session.ts';

/** Per call: generating, charging and sending take an idempotency key. */
export interface ApiCallContext {
  readonly idempotencyKey?: string;
}

export interface ApiClientOptions {
  /** The access token of the session, or nothing; asked before each call, so that a refreshed one is used. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /** Defaults to the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * A typed client for a contract over plain HTTP. Failed calls reject with `ApiProblemError`, whatever went wrong; see
 * `problemOf` for reading it and `problemText` for words.
 */
export function createApiClient<Contract extends AnyContractRouter>(
  contract: Contract,
  options: ApiClientOptions,
): ContractRouterClient<Contract, ApiCallContext> {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const link = new OpenAPILink<ApiCallContext>(contract, {
    url: new URL('/api', options.baseUrl ?? window.location.origin),
    headers: async ({ context }) => {
      const token = await options.getAccessToken();
      return {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(context.idempotencyKey === undefined ? {} : { 'idempotency-key': context.idempotencyKey }),
      };
    },
    fetch: async (request, init) => {
      const response = await send(request, init);
      reportBuildId(response.headers.get('x-build-id'));
      if (response.ok) return response;
      const error = await problemFromBody(response);
      reportRefusal(error.problem.code);
      throw error;
    },
  });
  return createORPCClient(link);
}
