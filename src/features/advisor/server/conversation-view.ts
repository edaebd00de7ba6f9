import type { z } from 'zod';
import type { Conversation, conversationSchema, Message, StatedFact } from '#features/advisor/advisor.contract.ts';
import { chipsFor, placeholder, skipChip } from '#features/advisor/domain/conversation/chips.ts';
import { greeting } from '#features/advisor/domain/conversation/reply.ts';
import { progressAfterAnswer, type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { formatFact } from '#features/workspaces/domain/fact-format.ts';
import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import type { Fact } from '#features/workspaces/domain/fact-value.ts';
import type { StoredMessage } from './advisor.repository.ts';

type ConversationView = z.infer<typeof conversationSchema>;

/** The question a conversation waits for; null when all five are answered. */
export function currentQuestion(messages: readonly Pick<StoredMessage, 'role' | 'question'>[]): QuestionId | null {
  const answered = messages.filter((message) => message.role === 'user' && message.question !== null).length;
  return questionIds[answered] ?? null;
}

/** A conversation as the browser shows it: each answer with the facts read from it. */
export function viewConversation(
  id: ConversationView['id'],
  messages: readonly StoredMessage[],
  facts: readonly Fact[],
): Conversation {
  const question = currentQuestion(messages);
  const answered = question ? questionIds.indexOf(question) : questionIds.length;
  return {
    id,
    messages: messages.map((message) => viewMessage(message, facts)),
    progress: progressAfterAnswer[answered]!,
    question,
    placeholder: placeholder(question),
    chips: question ? chipsFor(question).map((label) => ({ label, isSkip: label === skipChip })) : [],
  };
}

/** The greeting as the first message of a conversation that is not stored yet. */
export function greetingMessage(now: Date): StoredMessage {
  return {
    id: `msg_${'0'.repeat(26)}`,
    role: 'assistant',
    question: 'idea',
    content: greeting(),
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
    createdAt: message.createdAt.toISOString(),
    question: message.question,
    isSkip: message.isSkip,
    facts: message.role === 'user' ? own.map(viewFact) : [],
  };
}

function viewFact(fact: Fact): StatedFact {
  const definition = factRegistry[fact.key];
  return {
    key: fact.key,
    version: fact.version,
    label: definition.label,
    shown: fact.value ? formatFact(fact.value, 'en') : '',
    value: fact.value && { ...fact.value },
    ...(definition.options && { options: [...definition.options] }),
    isCorrected: fact.origin.kind === 'corrected',
  };
}
