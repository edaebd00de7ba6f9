import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Billing, billingContract, type PlanChoice } from '#features/billing/billing.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { useApi } from '#web/api/use-api.ts';

export type PlanWish = Inputs<typeof billingContract>['choosePlan'];

const useBillingApi = () => useApi('billing', billingContract);

/** The plan, how it is paid and how the account came to it. */
export function useBilling() {
  return useQuery(useBillingApi().getBilling.queryOptions({ staleTime: 0 }));
}

/** Where the account stands with every quota. */
export function useUsage() {
  return useQuery(useBillingApi().getUsage.queryOptions({ staleTime: 0 }));
}

/** Takes over what the server answered; everything else is asked again, since a plan opens and closes things everywhere. */
function useTakeOver(): (billing: Billing) => void {
  const queries = useQueryClient();
  const queryKey = useBillingApi().getBilling.queryKey();
  return (billing) => {
    queries.setQueryData(queryKey, billing);
    void queries.invalidateQueries({ predicate: (query) => hashKey(query.queryKey) !== hashKey(queryKey) });
  };
}

/** One after the other: whoever switches test mode and chooses at once gets what they chose in it. */
const inTurn = { scope: { id: 'plan' } };

export function useSetTestMode() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({ ...inTurn, mutationFn: (isOn: boolean) => api.setTestMode.call({ isOn }), onSuccess: takeOver });
}

/** Asks for a plan; `attemptKey` names the attempt, so that a repeat after a lost answer charges nothing twice. */
export function useChoosePlan() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({
    ...inTurn,
    mutationFn: ({ attemptKey, ...wish }: PlanWish & { readonly attemptKey: string }): Promise<PlanChoice> =>
      api.choosePlan.call(wish, { context: { idempotencyKey: attemptKey } }),
    onSuccess: (choice) => {
      if ('billing' in choice) takeOver(choice.billing);
    },
  });
}

/** Takes back a cancellation or a smaller plan that has not begun. */
export function useKeepPlan() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({ mutationFn: () => api.keepPlan.call(), onSuccess: takeOver });
}

/** Asks the payment service for the present state, after a return from it. */
export function useRefreshBilling() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({ mutationFn: () => api.refreshBilling.call(), onSuccess: takeOver });
}

/** The money back and the Free plan at once. */
export function useRequestRefund() {
  const api = useBillingApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (attemptKey: string) => api.requestRefund.call(undefined, { context: { idempotencyKey: attemptKey } }),
    onSuccess: takeOver,
  });
}

/** Leads to the payment portal. */
export function useOpenPortal() {
  const api = useBillingApi();
  return useMutation({ mutationFn: async () => window.location.assign((await api.openPortal.call()).url) });
}

/** Has the browser save the PDF of an invoice. */
export function useDownloadInvoice() {
  const api = useBillingApi();
  return useMutation({
    mutationFn: async (invoiceId: `inv_${string}`) =>
      window.location.assign((await api.createInvoiceDownload.call({ invoiceId })).url),
  });
}
