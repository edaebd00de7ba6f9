import { useRef, useState } from 'react';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { holdSince } from '#web/pacing.ts';
import { type ConversationView, useAdvisorStore } from '../advisor.queries.ts';
import { readDraft, writeDraft } from './draft.ts';

export interface SendFailure {
  readonly problem: Problem;
  readonly text: string;
  readonly isSkip: boolean;
  readonly attemptKey: string;
}

export type Sending = ReturnType<typeof useSendAnswer>;

/**
 * Sends answers one at a time. The reply is held for the typing time; a failure puts the text back into the input, and
 * sending the same text again carries the same idempotency key, so that nothing is stored twice.
 */
export function useSendAnswer(conversation: ConversationView, onReply: (next: ConversationView) => void) {
  const store = useAdvisorStore();
  const { workspaceId } = conversation;
  const [draft, setDraft] = useState(() => unsentDraft(conversation));
  // Until the server has stored it, it is being sent; then its reply is under way.
  const [outgoing, setOutgoing] = useState<{ readonly text: string; readonly isStored: boolean }>();
  const [failure, setFailure] = useState<SendFailure>();
  const isBusy = useRef(false);
  // The server may have stored what it could not answer: until that is known the repeat must be the very same request.
  const isUncertain = failure !== undefined && failure.problem.code !== 'request.stale_revision';
  useLiveHold(outgoing !== undefined || isUncertain);

  const changeDraft = (text: string) => {
    setDraft(text);
    // A stored attempt stays attached only to the very text it was made with.
    if (readDraft(workspaceId).text !== text) writeDraft(workspaceId, { text });
  };

  const send = async (content: string, isSkip = false) => {
    if (isBusy.current || content.trim() === '') return;
    isBusy.current = true;
    const known = readDraft(workspaceId);
    const attemptKey =
      (failure?.text === content && failure.isSkip === isSkip ? failure.attemptKey : undefined) ??
      (!isSkip && known.text === content ? known.attemptKey : undefined) ??
      crypto.randomUUID();
    if (!isSkip) writeDraft(workspaceId, { text: content, attemptKey });
    const beganMs = Date.now();
    setFailure(undefined);
    setOutgoing({ text: content, isStored: false });
    if (!isSkip) setDraft('');
    try {
      const { id, question } = conversation;
      const change = await store.api.sendAnswer.call(
        { workspaceId, conversationId: id, question, content, isSkip },
        { context: { idempotencyKey: attemptKey } },
      );
      if (!isSkip) writeDraft(workspaceId, { text: '' });
      setOutgoing({ text: content, isStored: true });
      await holdSince('reply', beganMs);
      onReply(store.putChange(change, conversation));
    } catch (error) {
      const problem = problemOf(error);
      if (!isSkip) setDraft(content);
      setFailure({ problem, text: content, isSkip, attemptKey });
      if (problem.code === 'request.stale_revision') await store.refetchConversation(conversation);
    } finally {
      setOutgoing(undefined);
      isBusy.current = false;
    }
  };

  return {
    draft,
    changeDraft,
    outgoing,
    failure,
    send,
    retry: () => failure && void send(failure.isSkip ? failure.text : draft, failure.isSkip),
    dismissFailure: () => setFailure(undefined),
  };
}

/** The draft to begin with. A reload between storing and replying leaves one that was said already: it is put away. */
function unsentDraft({ workspaceId, messages }: ConversationView): string {
  const { text, attemptKey } = readDraft(workspaceId);
  const lastSaid = messages.findLast((message) => message.role === 'user');
  if (attemptKey === undefined || lastSaid?.content.trim() !== text.trim()) return text;
  writeDraft(workspaceId, { text: '' });
  return '';
}
