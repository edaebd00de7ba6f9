import type { ConversationView } from './advisor.queries.ts';

/**
 * The conversation shown: the stored one, or the beginning of another about the same business, which exists here only
 * until its first answer is stored.
 */
export function shownConversation(stored: ConversationView, isNew: boolean): ConversationView {
  if (!isNew || stored.id === null) return stored;
  const greeting = stored.messages.find((message) => message.role === 'assistant');
  return {
    id: null,
    workspaceId: stored.workspaceId,
    messages: greeting === undefined ? [] : [greeting],
    progress: 0,
    question: 'idea',
    ...(stored.quota === undefined ? {} : { quota: stored.quota }),
    ...(stored.isNewAllowed === undefined ? {} : { isNewAllowed: stored.isNewAllowed }),
  };
}
