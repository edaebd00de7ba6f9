import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { getAccessToken } from '#web/auth/access-token.ts';
import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { type ApiCallContext, createApiClient } from './client.ts';

/** One client for each contract and session, so that what a component gets stays the same from one drawing to the next. */
const known = new WeakMap<GroundworkAuthClient, WeakMap<AnyContractRouter, unknown>>();

/** The endpoints of a contract, called with the token of this session. Failures are `ApiProblemError`s. */
export function apiOf<Contract extends AnyContractRouter>(
  session: GroundworkAuthClient,
  contract: Contract,
): ContractRouterClient<Contract, ApiCallContext> {
  const ofSession = known.get(session) ?? new WeakMap<AnyContractRouter, unknown>();
  known.set(session, ofSession);
  const made =
    (ofSession.get(contract) as ContractRouterClient<Contract, ApiCallContext> | undefined) ??
    createApiClient(contract, { getAccessToken: () => getAccessToken(session) });
  ofSession.set(contract, made);
  return made;
}

/** The same for the session of the signed-in person. */
export function useApi<Contract extends AnyContractRouter>(
  contract: Contract,
): ContractRouterClient<Contract, ApiCallContext> {
  return apiOf(useAuth().client, contract);
}
