import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, generateOperationKey, type RouterUtils } from '@orpc/tanstack-query';
import type { QueryKey } from '@tanstack/react-query';
import { getAccessToken } from '#web/auth/access-token.ts';
import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { type ApiCallContext, createApiClient } from './client.ts';

/** The endpoints of a contract: `api.getPlan.queryOptions(…)`, `.mutationOptions(…)`, `.queryKey(…)`, `.call(input)`. */
export type Api<Contract extends AnyContractRouter> = RouterUtils<ContractRouterClient<Contract, ApiCallContext>>;

/** One for each contract and session, so that what a component gets stays the same from one drawing to the next. */
const known = new WeakMap<GroundworkAuthClient, WeakMap<AnyContractRouter, unknown>>();

/**
 * The endpoints of a feature's contract with the token of this session. Query keys begin with the name of the feature, then
 * the endpoint's. Failures are `ApiProblemError`s.
 */
export function apiOf<Contract extends AnyContractRouter>(
  session: GroundworkAuthClient,
  feature: string,
  contract: Contract,
): Api<Contract> {
  const ofSession = known.get(session) ?? new WeakMap<AnyContractRouter, unknown>();
  known.set(session, ofSession);
  const made =
    (ofSession.get(contract) as Api<Contract> | undefined) ??
    createTanstackQueryUtils(createApiClient(contract, { getAccessToken: () => getAccessToken(session) }), {
      path: [feature],
    });
  ofSession.set(contract, made);
  return made;
}

/** The same for the session of the signed-in person. */
export function useApi<Contract extends AnyContractRouter>(feature: string, contract: Contract): Api<Contract> {
  return apiOf(useAuth().client, feature, contract);
}

/** The same over calls that were handed in, so that a test can bring its own server. */
export function apiOver<Contract extends AnyContractRouter>(feature: string, calls: object): Api<Contract> {
  return createTanstackQueryUtils(calls as ContractRouterClient<Contract, ApiCallContext>, { path: [feature] });
}

/**
 * The beginning of the keys of one endpoint's queries, or of all of a feature's, without its contract being fetched:
 * `queryKeyOf<typeof planContract>('plan', 'getPlan')`.
 */
export function queryKeyOf<Contract>(feature: string, endpoint?: keyof Contract & string): QueryKey {
  return generateOperationKey(endpoint === undefined ? [feature] : [feature, endpoint]);
}
