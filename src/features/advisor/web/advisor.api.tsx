import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Account, accountContract } from '#features/account/account.contract.ts';
import { useAccountApi } from '#features/account/web/shared/shell-account.tsx';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import type { ApiCallContext } from '#web/api/client.ts';
import { type Api, useApi } from '#web/api/use-api.ts';

type AdvisorInputs = Inputs<typeof advisorContract>;
type AdvisorOutputs = Outputs<typeof advisorContract>;
export interface CallOptions {
  readonly context: ApiCallContext;
}

type AdvisorCalls = {
  readonly [Name in keyof AdvisorOutputs]: (
    input: AdvisorInputs[Name],
    options?: CallOptions,
  ) => Promise<AdvisorOutputs[Name]>;
};

/** Everything this screen asks of the server; tests hand in their own. Failures are `ApiProblemError`s. */
export interface AdvisorApi extends AdvisorCalls {
  readonly getAccount: () => Promise<Account>;
  readonly dismissBanner: (banner: 'free-plan' | 'plan-complete-upgrade') => Promise<readonly string[]>;
}

const ApiContext = createContext<AdvisorApi | undefined>(undefined);

/** Gives the screen its server: the one passed in, or the real one with the session's token. */
export function AdvisorApiProvider({
  api,
  children,
}: {
  readonly api?: AdvisorApi | undefined;
  readonly children: ReactNode;
}) {
  if (api === undefined) return <SignedInProvider>{children}</SignedInProvider>;
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The server of this screen. */
export function useAdvisorApi(): AdvisorApi {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('useAdvisorApi needs an AdvisorApiProvider above it');
  return api;
}

function SignedInProvider({ children }: { readonly children: ReactNode }) {
  const advisor = useApi('advisor', advisorContract);
  const account = useAccountApi();
  const api = useMemo(() => createAdvisorApi(advisor, account), [advisor, account]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

function createAdvisorApi(advisor: Api<typeof advisorContract>, account: Api<typeof accountContract>): AdvisorApi {
  return {
    getLatestConversation: (input) => advisor.getLatestConversation.call(input),
    listConversations: (input) => advisor.listConversations.call(input),
    getConversation: (input) => advisor.getConversation.call(input),
    sendAnswer: (input, options) => advisor.sendAnswer.call(input, options),
    replaceAnswer: (input) => advisor.replaceAnswer.call(input),
    getReading: (input) => advisor.getReading.call(input),
    setLabels: (input) => advisor.setLabels.call(input),
    answerQuestion: (input) => advisor.answerQuestion.call(input),
    searchTrades: (input) => advisor.searchTrades.call(input),
    renewPlan: (input) => advisor.renewPlan.call(input),
    getPlan: (input) => advisor.getPlan.call(input),
    editSection: (input) => advisor.editSection.call(input),
    composeSection: (input, options) => advisor.composeSection.call(input, options),
    undoSection: (input) => advisor.undoSection.call(input),
    listFigures: (input) => advisor.listFigures.call(input),
    getFigure: (input) => advisor.getFigure.call(input),
    setOwnNumber: (input) => advisor.setOwnNumber.call(input),
    createDownload: (input) => advisor.createDownload.call(input),
    getAccount: () => account.getAccount.call(),
    dismissBanner: async (banner) => (await account.dismissBanner.call({ banner })).dismissedBanners,
  };
}
