import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Account, accountContract } from '#features/account/account.contract.ts';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import type { ApiCallContext } from '#web/api/client.ts';
import { useApi } from '#web/api/use-api.ts';

type AdvisorInputs = Inputs<typeof advisorContract>;
type AdvisorOutputs = Outputs<typeof advisorContract>;
interface CallOptions {
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
  const advisor = useApi(advisorContract);
  const account = useApi(accountContract);
  const api = useMemo(() => createAdvisorApi(advisor, account), [advisor, account]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

function createAdvisorApi(
  advisor: ReturnType<typeof useApi<typeof advisorContract>>,
  account: ReturnType<typeof useApi<typeof accountContract>>,
): AdvisorApi {
  return {
    getLatestConversation: (input) => advisor.getLatestConversation(input),
    listConversations: (input) => advisor.listConversations(input),
    getConversation: (input) => advisor.getConversation(input),
    sendAnswer: (input, options) => advisor.sendAnswer(input, options),
    correctFact: (input) => advisor.correctFact(input),
    getPlan: (input) => advisor.getPlan(input),
    editSection: (input) => advisor.editSection(input),
    composeSection: (input, options) => advisor.composeSection(input, options),
    undoSection: (input) => advisor.undoSection(input),
    listFigures: (input) => advisor.listFigures(input),
    getFigure: (input) => advisor.getFigure(input),
    setOwnNumber: (input) => advisor.setOwnNumber(input),
    createDownload: (input) => advisor.createDownload(input),
    getAccount: () => account.getAccount(undefined),
    dismissBanner: async (banner) => (await account.dismissBanner({ banner })).dismissedBanners,
  };
}
