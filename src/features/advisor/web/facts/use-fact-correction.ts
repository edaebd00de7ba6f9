import { useState } from 'react';
import type { Conversation, StatedFact } from '#features/advisor/advisor.contract.ts';
import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { type AdvisorStore, type ConversationId, useAdvisorStore } from '../advisor.queries.ts';

/** The newest version of a fact in a conversation, wherever it was said. */
export function findFact(conversation: Conversation, key: string): StatedFact | undefined {
  const all = conversation.messages.flatMap((message) => message.facts).filter((fact) => fact.key === key);
  return all.toSorted((one, other) => other.version - one.version)[0];
}

/**
 * Corrects or withdraws one fact. When somebody changed it in between, `theirs` is the value as it is now and saving
 * again puts the person's own over it.
 */
export function useFactCorrection(fact: StatedFact, conversationId: ConversationId, onDone: () => void) {
  const store = useAdvisorStore();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [theirs, setTheirs] = useState<StatedFact>();

  const correct = async (value: FactValue | null) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const version = Math.max(fact.version, theirs?.version ?? 0);
      store.putChange(await store.api.correctFact({ conversationId, key: fact.key, version, value: loose(value) }));
      onDone();
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      if (refused.code === 'request.stale_revision') setTheirs(await readCurrent(store, conversationId, fact, refused));
    } finally {
      setBusy(false);
    }
  };
  return { correct, isBusy, problem, theirs };
}

const loose = (value: FactValue | null) => (value === null ? null : { ...value });

async function readCurrent(
  store: AdvisorStore,
  conversationId: ConversationId,
  fact: StatedFact,
  problem: Problem,
): Promise<StatedFact | undefined> {
  const { current } = problem;
  if (isStatedFact(current)) return current;
  const conversation = isConversation(current)
    ? current
    : await store.refetchConversation(conversationId).catch(() => undefined);
  return conversation === undefined ? undefined : findFact(conversation, fact.key);
}

// The server checked what it sent; here one shape is only told from the other.
function isStatedFact(current: unknown): current is StatedFact {
  return isRecord(current) && typeof current.key === 'string' && typeof current.version === 'number';
}

function isConversation(current: unknown): current is Conversation {
  return isRecord(current) && Array.isArray(current.messages);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
