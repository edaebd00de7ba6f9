import type { Conversation, ConversationChange, Message } from '#features/advisor/advisor.contract.ts';
import { greeting, type StoredPart } from '#features/advisor/domain/conversation/reply.ts';
import { progressAfterAnswer, type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { StoredMessage } from './advisor.repository.ts';

/** The question a conversation waits for; null when all five are answered. */
function currentQuestion(messages: readonly Pick<StoredMessage, 'role' | 'question'>[]): QuestionId | null {
  const answered = messages.filter((message) => message.role === 'user' && message.question !== null).length;
  return questionIds[answered] ?? null;
}

/** A conversation as the browser shows it. */
export function viewConversation<Id extends Conversation['id']>(
  { id, workspaceId }: { readonly id: Id; readonly workspaceId: Conversation['workspaceId'] },
  messages: readonly StoredMessage[],
): Conversation & { id: Id } {
  const question = currentQuestion(messages);
  const answered = question ? questionIds.indexOf(question) : questionIds.length;
  return {
    id,
    workspaceId,
    messages: messages.map(viewMessage),
    progress: progressAfterAnswer[answered]!,
    question,
  };
}

/** A conversation as it is now with those messages alone that were not there before. */
export function conversationChange(before: readonly Message[], after: ConversationChange): ConversationChange {
  const known = new Set(before.map(({ id }) => id));
  return { ...after, messages: after.messages.filter(({ id }) => !known.has(id)) };
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

function viewMessage({ id, role, content, reply, createdAt, question, isSkip }: StoredMessage): Message {
  return {
    id,
    role,
    content,
    reply: (reply ?? []).map(viewPart),
    createdAt: createdAt.toISOString(),
    question,
    isSkip,
  };
}

const viewPart = (part: StoredPart): Message['reply'][number] =>
  part.kind === 'fact' ? { kind: 'noted', variant: part.variant } : part;
