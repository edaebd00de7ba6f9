import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Billing, billingContract, type PlanChoice } from '#features/billing/billing.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { createApiClient } from '#web/api/client.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';

export type PlanWish = Inputs<typeof billingContract>['choosePlan'];

function useBillingApi() {
  const { client } = useAuth();
  return useMemo(() => createApiClient(billingContract, { getAccessToken: () => getAccessToken(client) }), [client]);
}

const useBillingKey = () => ['billing', useSession().user.id] as const;

/** The plan, how it is paid and how the account came to it. */
export function useBilling() {
  const api = useBillingApi();
  return useQuery({ queryKey: useBillingKey(), queryFn: () => api.getBilling(), staleTime: 0 });
}

/** Where the account stands with every quota. */
export function useUsage() {
  const api = useBillingApi();
  return useQuery({ queryKey: ['usage', useSession().user.id], queryFn: () => api.getUsage(), staleTime: 0 });
}

/** Takes over what the server answered; everything else is asked again, since a plan opens and closes things everywhere. */
function useTakeOver(): (billing: Billing) => void {
  const queries = useQueryClient();
  const queryKey = useBillingKey();
  return (billing) => {
    queries.setQueryData(queryKey, billing);
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  };
}

/** One after the other: whoever switches test mode and chooses at once gets what they chose in it. */
const inTurn = { scope: { id: 'plan' } };

export function useSetTestMode() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({ ...inTurn, mutationFn: (isOn: boolean) => api.setTestMode({ isOn }), onSuccess: takeOver });
}

/** Asks for a plan; `attemptKey` names the attempt, so that a repeat after a lost answer charges nothing twice. */
export function useChoosePlan() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({
    ...inTurn,
    mutationFn: ({ attemptKey, ...wish }: PlanWish & { readonly attemptKey: string }): Promise<PlanChoice> =>
      api.choosePlan(wish, { context: { idempotencyKey: attemptKey } }),
    onSuccess: (choice) => {
      if ('billing' in choice) takeOver(choice.billing);
    },
  });
}

/** Takes back a cancellation or a smaller plan that has not begun. */
export function useKeepPlan() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({ mutationFn: () => api.keepPlan(), onSuccess: takeOver });
}

/** Asks the payment service for the present state, after a return from it. */
export function useRefreshBilling() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({ mutationFn: () => api.refreshBilling(), onSuccess: takeOver });
}

/** The money back and the Free plan at once. */
export function useRequestRefund() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (attemptKey: string) => api.requestRefund(undefined, { context: { idempotencyKey: attemptKey } }),
    onSuccess: takeOver,
  });
}

/** Leads to the payment portal. */
export function useOpenPortal() {
  const api = useBillingApi();
  return useMutation({ mutationFn: async () => window.location.assign((await api.openPortal()).url) });
}

/** Has the browser save the PDF of an invoice. */
export function useDownloadInvoice() {
  const api = useBillingApi();
  return useMutation({
    mutationFn: async (invoiceId: `inv_${string}`) =>
      window.location.assign((await api.createInvoiceDownload({ invoiceId })).url),
  });
}
