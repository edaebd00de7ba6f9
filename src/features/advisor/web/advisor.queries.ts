import { keepPreviousData, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountKey } from '#features/account/web/shared/shell-account.tsx';
import { advisorContract, type Conversation, type OpenSection } from '#features/advisor/advisor.contract.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { queryKeyOf, useApi } from '#web/api/use-api.ts';

export type ConversationId = NonNullable<Conversation['id']>;
type Answers = Outputs<typeof advisorContract>;

/** A conversation as the screen holds it; quota and permission are known for the latest one only. */
export type ConversationView = Conversation & Partial<Pick<Answers['getLatestConversation'], 'quota' | 'isNewAllowed'>>;
type StoredConversation = ConversationView & { readonly id: ConversationId };

/** The endpoints of the advisor, with the token of the session. */
const useAdvisorApi = () => useApi('advisor', advisorContract);

/** The latest conversation about the current business, or the one named, whichever business it is about. */
export function useConversation(id: ConversationId | undefined) {
  const api = useAdvisorApi();
  const client = useQueryClient();
  const { id: workspaceId } = useCurrentWorkspace();
  const queryKey: QueryKey =
    id === undefined
      ? api.getLatestConversation.queryKey({ input: { workspaceId } })
      : api.getConversation.queryKey({ input: { conversationId: id } });
  return useQuery({
    queryKey,
    queryFn: async () => {
      const read: ConversationView =
        id === undefined
          ? await api.getLatestConversation.call({ workspaceId })
          : await api.getConversation.call({ conversationId: id });
      // Answers are only ever added: what lacks one that is known was read before it was stored, and came late.
      const known = client.getQueryData<ConversationView>(queryKey);
      return known?.id === read.id && known.messages.length > read.messages.length ? known : read;
    },
  });
}

/** All conversations about this business, the latest first. */
export function useConversations() {
  const { id: workspaceId } = useCurrentWorkspace();
  return useQuery(useAdvisorApi().listConversations.queryOptions({ input: { workspaceId } }));
}

/** The plan of a complete conversation; nothing is asked before that. */
export function usePlan(id: ConversationId | null, isComplete: boolean) {
  const input = id !== null && isComplete ? { conversationId: id } : skipToken;
  return useQuery(useAdvisorApi().getPlan.queryOptions({ input }));
}

/** How a conversation is read, and what is asked; nothing before the first answer. */
export function useReading(id: ConversationId | null) {
  const input = id === null ? skipToken : { conversationId: id };
  return useQuery(useAdvisorApi().getReading.queryOptions({ input }));
}

/** Trades by what is typed; what was found before stays until the next answer. */
export function useTradeSearch(query: string, language: ReadingView['language']) {
  const input = query === '' ? skipToken : { query, language };
  return useQuery(
    useAdvisorApi().searchTrades.queryOptions({ input, placeholderData: keepPreviousData, retry: false }),
  );
}

/** Every number of the plan that the account may see. */
export function useFigures(conversationId: ConversationId) {
  return useQuery(useAdvisorApi().listFigures.queryOptions({ input: { conversationId } }));
}

/** One number with what it rests on, `at` one month of a series; nothing is asked without a target. */
export function useFigure(
  conversationId: ConversationId,
  target: { readonly nodeId: string; readonly at?: number | undefined } | undefined,
) {
  const input = target ? { conversationId, nodeId: target.nodeId, at: target.at } : skipToken;
  return useQuery(useAdvisorApi().getFigure.queryOptions({ input }));
}

export type AdvisorStore = ReturnType<typeof useAdvisorStore>;

/** The way to write what the server answered beside the queries above. */
export function useAdvisorStore() {
  const api = useAdvisorApi();
  const client = useQueryClient();
  return useMemo(() => {
    const at = (conversationId: ConversationId) => ({ input: { conversationId } });
    const ownKey = (id: ConversationId): QueryKey => api.getConversation.queryKey(at(id));
    const latestKey = ({ workspaceId }: Conversation): QueryKey =>
      api.getLatestConversation.queryKey({ input: { workspaceId } });
    const read = (key: QueryKey) => client.getQueryData<ConversationView>(key);
    const askAgain = async (...keys: readonly QueryKey[]) => {
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    };
    const refetchReading = (id: ConversationId) => askAgain(api.getReading.queryKey(at(id)));
    const refetchPlan = (id: ConversationId) =>
      askAgain(...[api.getPlan, api.listFigures, api.getFigure].map(({ key }) => key(at(id))));
    /** Keeps a conversation as itself, and as the latest one where no later one is known; what rests on it is asked anew. */
    const put = (conversation: StoredConversation) => {
      const latest = read(latestKey(conversation));
      const isLatest = latest !== undefined && (latest.id === null || latest.id <= conversation.id);
      for (const key of [ownKey(conversation.id), ...(isLatest ? [latestKey(conversation)] : [])])
        client.setQueryData<ConversationView>(key, (old) => ({ ...old, ...conversation }));
      void refetchPlan(conversation.id);
      void refetchReading(conversation.id);
      // The business may have got its name, which the frame shows, and the dashboard says how far the plan is.
      void askAgain(api.listConversations.key(), accountKey, queryKeyOf('dashboard'));
    };
    return {
      api,
      /**
       * Puts a change into the conversation it is of: messages by their id, new ones behind those. `begun` is the one on the
       * screen, which may have had no id yet.
       */
      putChange: (change: Answers['sendAnswer'], begun: ConversationView): ConversationView => {
        // What is known now: something may have arrived while the change was under way.
        const known = [read(ownKey(change.id)), read(latestKey(change))].find((one) => one?.id === change.id) ?? begun;
        // Before the first answer there was only the greeting of a conversation that was not stored.
        const old = known.id === change.id ? known.messages : [];
        const messages = new Map([...old, ...change.messages].map((message) => [message.id, message]));
        const next = { ...known, ...change, messages: [...messages.values()] };
        put(next);
        return next;
      },
      /** Puts a whole conversation in the place of the known one. */
      putConversation: ({ id, ...conversation }: Conversation) => {
        if (id !== null) put({ id, ...conversation });
      },
      refetchConversation: (conversation: Conversation) =>
        askAgain(latestKey(conversation), ...(conversation.id === null ? [] : [ownKey(conversation.id)])),
      /** Puts in the place of the known reading what an act on it answered; what rests on it is asked anew. */
      putReading: async (reading: ReadingView) => {
        const { conversationId } = reading;
        const queryKey = api.getReading.queryKey(at(conversationId));
        // One that was asked for before would come after it.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, reading);
        void refetchPlan(conversationId);
      },
      refetchReading,
      putSection: (id: ConversationId, section: OpenSection) => {
        client.setQueryData(
          api.getPlan.queryKey(at(id)),
          (plan) => plan && { ...plan, sections: plan.sections.map((one) => (one.id === section.id ? section : one)) },
        );
      },
      /** The revision of a section as it is shown now; undefined for one that is not open. */
      revisionOf: (id: ConversationId, sectionId: SectionId) => {
        const { sections = [] } = client.getQueryData(api.getPlan.queryKey(at(id))) ?? {};
        const section = sections.find((one) => one.id === sectionId);
        return section?.state === 'open' ? section.revision : undefined;
      },
      /** The plan with its figures. */
      refetchPlan,
    };
  }, [api, client]);
}
