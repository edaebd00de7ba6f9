import { keepPreviousData, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Account } from '#features/account/account.contract.ts';
import { accountKey, accountQueryKey } from '#features/account/web/shared/shell-account.tsx';
import type {
  advisorContract,
  Conversation,
  ConversationChange,
  OpenSection,
  PlanView,
} from '#features/advisor/advisor.contract.ts';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { type Api, apiOver, queryKeyOf } from '#web/api/use-api.ts';
import { type AdvisorApi, useAdvisorApi } from './advisor.api.tsx';

export type ConversationId = NonNullable<Conversation['id']>;
export type Quota = Outputs<typeof advisorContract>['getLatestConversation']['quota'];

/** A conversation as the screen holds it; quota and permission are known for the latest one only. */
export type ConversationView = Conversation & { readonly quota?: Quota; readonly isNewAllowed?: boolean };

type WorkspaceId = Conversation['workspaceId'];

/** The endpoints this screen asks, over the server it was given: the real one, or a test's. */
function useAdvisorQueries(): Api<typeof advisorContract> {
  const api = useAdvisorApi();
  return useMemo(() => apiOver<typeof advisorContract>('advisor', api), [api]);
}

/** The account's plan, zone and dismissed banners. */
export function useAccount() {
  const api = useAdvisorApi();
  return useQuery({ queryKey: accountQueryKey, queryFn: () => api.getAccount() });
}

/** The latest conversation about the current business, or the one named, whichever business it is about. */
export function useConversation(id: ConversationId | undefined) {
  const api = useAdvisorQueries();
  const client = useQueryClient();
  const { id: workspaceId } = useCurrentWorkspace();
  const queryKey: QueryKey =
    id === undefined
      ? api.getLatestConversation.queryKey({ input: { workspaceId } })
      : api.getConversation.queryKey({ input: { conversationId: id } });
  return useQuery({
    queryKey,
    queryFn: async (): Promise<ConversationView> => {
      const read: ConversationView =
        id === undefined
          ? await api.getLatestConversation.call({ workspaceId })
          : await api.getConversation.call({ conversationId: id });
      return laterOf(client.getQueryData<ConversationView>(queryKey), read);
    },
  });
}

/** A change as the screen gets it; what is sent as an answer comes with the quota. */
type Change = ConversationChange & { readonly quota?: Quota };

/** Puts what changed over what is known: messages by their id, new ones behind those. */
function withChange(known: ConversationView, change: Change): ConversationView {
  const changed = new Map(change.messages.map((message) => [message.id, message]));
  // Before the first answer there was only the greeting of a conversation that was not stored.
  const old = known.id === change.id ? known.messages : [];
  const isKnown = new Set(old.map(({ id }) => id));
  const messages = [
    ...old.map((message) => changed.get(message.id) ?? message),
    ...change.messages.filter(({ id }) => !isKnown.has(id)),
  ];
  return { ...known, ...change, messages };
}

/** Answers are only ever added: what lacks one that is known was read before it was stored, and came late. */
function laterOf(known: ConversationView | undefined, read: ConversationView): ConversationView {
  return known?.id === read.id && known.messages.length > read.messages.length ? known : read;
}

/** All conversations about this business, the latest first. */
export function useConversations() {
  const { id: workspaceId } = useCurrentWorkspace();
  return useQuery(useAdvisorQueries().listConversations.queryOptions({ input: { workspaceId } }));
}

/** The plan of a complete conversation; nothing is asked before that. */
export function usePlan(id: ConversationId | null, isComplete: boolean) {
  const isWanted = id !== null && isComplete;
  return useQuery(useAdvisorQueries().getPlan.queryOptions({ input: isWanted ? { conversationId: id } : skipToken }));
}

/** How a conversation is read, and what is asked; nothing before the first answer. */
export function useReading(id: ConversationId | null) {
  const input = id === null ? skipToken : { conversationId: id };
  return useQuery(useAdvisorQueries().getReading.queryOptions({ input }));
}

/** Trades by what is typed; what was found before stays until the next answer. */
export function useTradeSearch(query: string, language: ReadingView['language']) {
  const input = query === '' ? skipToken : { query, language };
  return useQuery(
    useAdvisorQueries().searchTrades.queryOptions({ input, placeholderData: keepPreviousData, retry: false }),
  );
}

/** Every number of the plan that the account may see. */
export function useFigures(conversationId: ConversationId) {
  return useQuery(useAdvisorQueries().listFigures.queryOptions({ input: { conversationId } }));
}

/** One number, or of a series the one at a place, with what it rests on; nothing is asked where none is named. */
export function useFigure(
  conversationId: ConversationId,
  figure: { readonly nodeId: string; readonly at?: number } | undefined,
) {
  const { nodeId, at } = figure ?? {};
  const input = nodeId === undefined ? skipToken : { conversationId, nodeId, ...(at === undefined ? {} : { at }) };
  return useQuery(useAdvisorQueries().getFigure.queryOptions({ input }));
}

/** What the screen writes into the store after an answer of the server. */
export interface AdvisorStore {
  readonly api: AdvisorApi;
  /**
   * Puts a change into the conversation it is of, also as the latest one when it is that; `begun` is the one on the screen that
   * had no id yet. What rests on its facts is asked anew. The conversation as it is then; undefined where it is not known.
   */
  readonly putChange: (change: Change, begun?: ConversationView) => ConversationView | undefined;
  /** Puts in the place of the known reading what an act on it answered; what rests on it is asked anew. */
  readonly putReading: (reading: ReadingView) => Promise<void>;
  readonly refetchReading: (id: ConversationId) => Promise<void>;
  readonly putSection: (conversationId: ConversationId, section: OpenSection) => void;
  readonly putDismissedBanners: (banners: readonly string[]) => void;
  /** Puts a whole conversation in the place of the known one; its reading is asked anew. */
  readonly putConversation: (conversation: Conversation) => void;
  readonly refetchConversation: (id: ConversationId | null) => Promise<Conversation | undefined>;
  readonly findPlan: (id: ConversationId) => PlanView | undefined;
  readonly refetchPlan: (id: ConversationId) => Promise<void>;
  readonly refetchFigures: (id: ConversationId) => Promise<void>;
}

/** The way to write what the server answered beside the queries above. */
export function useAdvisorStore(): AdvisorStore {
  const api = useAdvisorApi();
  const queries = useAdvisorQueries();
  const client = useQueryClient();
  const { id: workspaceId } = useCurrentWorkspace();
  return useMemo<AdvisorStore>(() => {
    const latestKey = (of: WorkspaceId) => queries.getLatestConversation.queryKey({ input: { workspaceId: of } });
    const conversationKey = (id: ConversationId) => queries.getConversation.queryKey({ input: { conversationId: id } });
    const readingKey = (id: ConversationId) => queries.getReading.queryKey({ input: { conversationId: id } });
    const planKey = (id: ConversationId) => queries.getPlan.queryKey({ input: { conversationId: id } });
    const askAgain = async (...keys: readonly QueryKey[]) => {
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    };
    const figureKeys = (id: ConversationId): QueryKey[] =>
      [queries.listFigures, queries.getFigure].map(({ key }) => key({ input: { conversationId: id } }));
    const forget = (id: ConversationId) => {
      void askAgain(planKey(id), ...figureKeys(id));
    };
    const write = (conversation: Conversation, id: ConversationId | null) => {
      const put = (key: readonly unknown[]) =>
        client.setQueryData<ConversationView>(key, (old) => ({ ...old, ...conversation }));
      const latest: QueryKey = latestKey(conversation.workspaceId);
      const known = client.getQueryData<ConversationView>(latest);
      if (id === null || known?.id === id) put(latest);
      if (id !== null) put(conversationKey(id));
    };
    return {
      api,
      putChange: (change, begun) => {
        const { id, workspaceId: about } = change;
        const latest: QueryKey = latestKey(about);
        const ownKey: QueryKey = conversationKey(id);
        const read = (key: QueryKey) => client.getQueryData<ConversationView>(key);
        // What is known now: something may have arrived while the change was under way.
        const known = [read(ownKey), read(latest), begun].find((one) => one !== undefined && one.id === id) ?? begun;
        const next = known && withChange(known, change);
        if (next) {
          const before = read(latest);
          const isLatest = before === undefined || before.id === null || before.id <= id;
          if (isLatest) client.setQueryData<ConversationView>(latest, (old) => ({ ...old, ...next }));
          client.setQueryData<ConversationView>(ownKey, (old) => ({ ...old, ...next }));
        } else void askAgain(latest, ownKey);
        forget(id);
        void askAgain(readingKey(id));
        // The business may have got its name, which the frame shows, and the dashboard says how far the plan is.
        const conversations = queries.listConversations.key({ input: { workspaceId: about } });
        void askAgain(conversations, accountKey, queryKeyOf('dashboard'));
        return next;
      },
      putReading: async (reading) => {
        const { conversationId: id } = reading;
        // One that was asked for before would come after it.
        await client.cancelQueries({ queryKey: readingKey(id) });
        client.setQueryData(readingKey(id), reading);
        forget(id);
      },
      refetchReading: (id) => askAgain(readingKey(id)),
      putSection: (id, section) => {
        client.setQueryData(planKey(id), (plan) =>
          plan === undefined
            ? plan
            : { ...plan, sections: plan.sections.map((one) => (one.id === section.id ? section : one)) },
        );
      },
      putDismissedBanners: (banners) => {
        client.setQueryData<Account>(accountQueryKey, (account) =>
          account === undefined ? account : { ...account, dismissedBanners: [...banners] },
        );
      },
      putConversation: (conversation) => {
        const { id } = conversation;
        write(conversation, id);
        if (id !== null) void askAgain(readingKey(id), queries.listConversations.key());
      },
      refetchConversation: async (id) => {
        const read =
          id === null ? api.getLatestConversation({ workspaceId }) : api.getConversation({ conversationId: id });
        const conversation = await read;
        write(conversation, id);
        return conversation;
      },
      findPlan: (id) => client.getQueryData(planKey(id)),
      refetchPlan: (id) => askAgain(planKey(id)),
      refetchFigures: (id) => askAgain(...figureKeys(id)),
    };
  }, [api, queries, client, workspaceId]);
}
