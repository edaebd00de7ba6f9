import { isDeepStrictEqual } from 'node:util';
import type { Conversation, ConversationChange, Message, StatedFact } from '#features/advisor/advisor.contract.ts';
import { greeting, type ReplyPart } from '#features/advisor/domain/conversation/reply.ts';
import { progressAfterAnswer, type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { Fact } from '#features/workspaces/domain/fact-value.ts';
import type { StoredMessage } from './advisor.repository.ts';

/** The question a conversation waits for; null when all five are answered. */
function currentQuestion(messages: readonly Pick<StoredMessage, 'role' | 'question'>[]): QuestionId | null {
  const answered = messages.filter((message) => message.role === 'user' && message.question !== null).length;
  return questionIds[answered] ?? null;
}

/** A conversation as the browser shows it: each answer with the facts read from it. */
export function viewConversation<Id extends Conversation['id']>(
  { id, workspaceId }: { readonly id: Id; readonly workspaceId: Conversation['workspaceId'] },
  messages: readonly StoredMessage[],
  facts: readonly Fact[],
): Conversation & { id: Id } {
  const question = currentQuestion(messages);
  const answered = question ? questionIds.indexOf(question) : questionIds.length;
  return {
    id,
    workspaceId,
    messages: messages.map((message) => viewMessage(message, facts)),
    progress: progressAfterAnswer[answered]!,
    question,
  };
}

/** A conversation as it is now with those messages alone that were not there before, or whose facts were others. */
export function conversationChange(before: readonly Message[], after: ConversationChange): ConversationChange {
  const messages = after.messages.filter((message) => {
    const known = before.find(({ id }) => id === message.id);
    return !known || !isDeepStrictEqual(known.facts, message.facts);
  });
  return { ...after, messages };
}

/** The greeting as the first message of a conversation that is not stored yet. */
export function greetingMessage(now: Date): StoredMessage {
  return {
    id: `msg_${'0'.repeat(26)}`,
    role: 'assistant',
    question: 'idea',
    content: '',
    reply: greeting(),
    isSkip: false,
    createdAt: now,
  };
}

function viewMessage(message: StoredMessage, facts: readonly Fact[]): Message {
  const own = facts.filter((fact) => 'messageId' in fact.origin && fact.origin.messageId === message.id);
  return {
    id: message.id,
    role: message.role,
    content: message.content,
    reply: (message.reply ?? []).map(viewPart),
    createdAt: message.createdAt.toISOString(),
    question: message.question,
    isSkip: message.isSkip,
    facts: message.role === 'user' ? own.map(viewFact) : [],
  };
}

function viewPart(part: ReplyPart): Message['reply'][number] {
  return part.kind === 'fact' ? { ...part, value: { ...part.value } } : part;
}

function viewFact(fact: Fact): StatedFact {
  return {
    key: fact.key,
    version: fact.version,
    value: fact.value && { ...fact.value },
    isCorrected: fact.origin.kind === 'corrected',
  };
}
