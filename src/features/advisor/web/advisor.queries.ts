import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Account } from '#features/account/account.contract.ts';
import { SHELL_ACCOUNT_KEY } from '#features/account/web/shared/shell-account.tsx';
import type { advisorContract, Conversation, OpenSection, PlanView } from '#features/advisor/advisor.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { type AdvisorApi, useAdvisorApi } from './advisor.api.tsx';

export type ConversationId = NonNullable<Conversation['id']>;
export type Quota = Outputs<typeof advisorContract>['getLatestConversation']['quota'];

/** A conversation as the screen holds it; quota and permission are known for the latest one only. */
export type ConversationView = Conversation & { readonly quota?: Quota; readonly isNewAllowed?: boolean };

type WorkspaceId = Conversation['workspaceId'];

const keys = {
  account: ['advisor', 'account'] as const,
  conversations: (workspaceId: WorkspaceId) => ['advisor', 'conversations', workspaceId] as const,
  conversation: (id: ConversationId) => ['advisor', 'conversation', id] as const,
  latest: (workspaceId: WorkspaceId) => ['advisor', 'conversation', 'latest', workspaceId] as const,
  plan: (id: ConversationId) => ['advisor', 'plan', id] as const,
  figures: (id: ConversationId) => ['advisor', 'figures', id] as const,
  figure: (id: ConversationId, nodeId: string, at: number | undefined) =>
    ['advisor', 'figures', id, nodeId, at ?? null] as const,
};

/** The account's plan, zone and dismissed banners. */
export function useAccount() {
  const api = useAdvisorApi();
  return useQuery({ queryKey: keys.account, queryFn: () => api.getAccount() });
}

/** The latest conversation about the current business, or the one named, whichever business it is about. */
export function useConversation(id: ConversationId | undefined) {
  const api = useAdvisorApi();
  const client = useQueryClient();
  const { id: workspaceId } = useCurrentWorkspace();
  const queryKey = id === undefined ? keys.latest(workspaceId) : keys.conversation(id);
  return useQuery({
    queryKey,
    queryFn: async (): Promise<ConversationView> => {
      const read: ConversationView =
        id === undefined
          ? await api.getLatestConversation({ workspaceId })
          : await api.getConversation({ conversationId: id });
      return laterOf(client.getQueryData<ConversationView>(queryKey), read);
    },
  });
}

/** Answers are only ever added: what lacks one that is known was read before it was stored, and came late. */
function laterOf(known: ConversationView | undefined, read: ConversationView): ConversationView {
  return known?.id === read.id && known.messages.length > read.messages.length ? known : read;
}

/** All conversations about this business, the latest first. */
export function useConversations() {
  const api = useAdvisorApi();
  const { id: workspaceId } = useCurrentWorkspace();
  return useQuery({
    queryKey: keys.conversations(workspaceId),
    queryFn: () => api.listConversations({ workspaceId }),
  });
}

/** The plan of a complete conversation; nothing is asked before that. */
export function usePlan(id: ConversationId | null, isComplete: boolean) {
  const api = useAdvisorApi();
  return useQuery({
    queryKey: keys.plan(id ?? 'conv_none'),
    queryFn: () => api.getPlan({ conversationId: id ?? 'conv_none' }),
    enabled: id !== null && isComplete,
  });
}

/** Every number of the plan that the account may see. */
export function useFigures(conversationId: ConversationId, isWanted = true) {
  const api = useAdvisorApi();
  return useQuery({
    queryKey: keys.figures(conversationId),
    queryFn: () => api.listFigures({ conversationId }),
    enabled: isWanted,
  });
}

/** One number with what it rests on. */
export function useFigure(conversationId: ConversationId, nodeId: string, at: number | undefined) {
  return useQuery(useFigureQuery(conversationId, { nodeId, at }));
}

/** The value of a number as it is now, once it is known; nothing is asked without a target. */
export function useShownFigure(conversationId: ConversationId, target: FigurePlace | undefined): string | undefined {
  const query = useFigureQuery(conversationId, target ?? { nodeId: '' });
  return useQuery({ ...query, enabled: target !== undefined }).data?.shown;
}

interface FigurePlace {
  readonly nodeId: string;
  readonly at?: number | undefined;
}

function useFigureQuery(conversationId: ConversationId, { nodeId, at }: FigurePlace) {
  const api = useAdvisorApi();
  return {
    queryKey: keys.figure(conversationId, nodeId, at),
    queryFn: () => api.getFigure({ conversationId, nodeId, ...(at === undefined ? {} : { at }) }),
  };
}

/** What the screen writes into the store after an answer of the server. */
export interface AdvisorStore {
  readonly api: AdvisorApi;
  /** Puts a conversation in, also as the latest one when it is that; what rests on its facts is asked anew. */
  readonly putConversation: (conversation: ConversationView) => void;
  readonly putSection: (conversationId: ConversationId, section: OpenSection) => void;
  readonly putDismissedBanners: (banners: readonly string[]) => void;
  readonly refetchConversation: (id: ConversationId | null) => Promise<Conversation | undefined>;
  readonly findPlan: (id: ConversationId) => PlanView | undefined;
  readonly refetchPlan: (id: ConversationId) => Promise<void>;
  readonly refetchFigures: (id: ConversationId) => Promise<void>;
}

/** The way to write what the server answered beside the queries above. */
export function useAdvisorStore(): AdvisorStore {
  const api = useAdvisorApi();
  const client = useQueryClient();
  const { id: workspaceId } = useCurrentWorkspace();
  return useMemo<AdvisorStore>(() => {
    const forget = (id: ConversationId) => {
      void client.invalidateQueries({ queryKey: keys.plan(id) });
      void client.invalidateQueries({ queryKey: keys.figures(id) });
    };
    return {
      api,
      putConversation: (conversation) => {
        const { id } = conversation;
        if (id === null) return;
        const merge = (old: ConversationView | undefined): ConversationView => ({ ...old, ...conversation });
        const latest = keys.latest(conversation.workspaceId);
        const known = client.getQueryData<ConversationView>(latest);
        const isLatest = known === undefined || known.id === null || known.id <= id;
        if (isLatest) client.setQueryData<ConversationView>(latest, merge);
        client.setQueryData<ConversationView>(keys.conversation(id), merge);
        forget(id);
        // The business may have got its name, which the frame shows, and the dashboard says how far the plan is.
        void client.invalidateQueries({ queryKey: keys.conversations(conversation.workspaceId) });
        void client.invalidateQueries({ queryKey: SHELL_ACCOUNT_KEY });
        void client.invalidateQueries({ queryKey: ['dashboard'] });
      },
      putSection: (id, section) => {
        client.setQueryData<PlanView>(keys.plan(id), (plan) =>
          plan === undefined
            ? plan
            : { ...plan, sections: plan.sections.map((one) => (one.id === section.id ? section : one)) },
        );
      },
      putDismissedBanners: (banners) => {
        client.setQueryData<Account>(keys.account, (account) =>
          account === undefined ? account : { ...account, dismissedBanners: [...banners] },
        );
      },
      refetchConversation: async (id) => {
        const read =
          id === null ? api.getLatestConversation({ workspaceId }) : api.getConversation({ conversationId: id });
        const conversation = await read;
        const write = (key: readonly unknown[]) =>
          client.setQueryData<ConversationView>(key, (old) => ({ ...old, ...conversation }));
        const latest = keys.latest(conversation.workspaceId);
        const known = client.getQueryData<ConversationView>(latest);
        if (id === null || known?.id === id) write(latest);
        if (id !== null) write(keys.conversation(id));
        return conversation;
      },
      findPlan: (id) => client.getQueryData<PlanView>(keys.plan(id)),
      refetchPlan: (id) => client.invalidateQueries({ queryKey: keys.plan(id) }),
      refetchFigures: (id) => client.invalidateQueries({ queryKey: keys.figures(id) }),
    };
  }, [api, client, workspaceId]);
}
