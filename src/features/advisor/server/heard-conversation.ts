import { type Gathered, gather, type Heard, readingInput } from '#features/advisor/domain/business/gather.ts';
import type { FactReader, ReadMessage } from '#features/advisor/domain/ports.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { builtInReader } from '#features/advisor/domain/reading/read-answers.ts';
import { isByHand } from '#features/workspaces/domain/fact-value.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { publish } from '#server/events/outbox.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { languages } from '#shared/languages.ts';
import { notFound } from '#shared/problem.ts';
import { advisorRepository, type StoredConversation } from './advisor.repository.ts';
import { readingRepository, type StoredAnswer, type StoredLabel } from './reading.repository.ts';

/** One conversation of the actor, or a 404. */
export async function getConversation(context: UseCaseContext, id: string, lock = false): Promise<StoredConversation> {
  const conversation = await advisorRepository.findConversation(context.tx, id, context.actor.workspaceIds, lock);
  if (!conversation) throw notFound('There is no such conversation');
  return conversation;
}

/** As above, held for this transaction, its workspace first; refused where the workspace is archived. */
export async function getConversationForWriting(context: UseCaseContext, id: string): Promise<StoredConversation> {
  const { workspaceId } = await getConversation(context, id);
  await workspacesService.getForWriting(context, workspaceId);
  return getConversation(context, id, true);
}

/** Announces what happened to a conversation, or to its plan. */
export async function announce(
  context: UseCaseContext,
  type: 'advisor.answered' | 'advisor.plan_completed' | 'advisor.plan_changed',
  { id, workspaceId }: StoredConversation,
): Promise<void> {
  await publish(context, { type, workspaceId, payload: { conversationId: id } });
}

/** A conversation with what its founder said to it, and how it is read. */
export interface HeardConversation {
  readonly conversation: StoredConversation;
  readonly messages: readonly ReadMessage[];
  readonly labels: readonly StoredLabel[];
  readonly answers: readonly StoredAnswer[];
  /** Whether all five answers are there. */
  readonly isComplete: boolean;
  readonly gathered: Gathered;
}

/** Who reads: the built-in reader, or a model behind the same port. */
const reader: FactReader = builtInReader;

/** Loads a conversation and reads it. */
export async function hear(context: UseCaseContext, conversation: StoredConversation): Promise<HeardConversation> {
  const { tx } = context;
  const stored = await advisorRepository.listMessages(tx, conversation.id);
  const own = stored.filter(({ role }) => role === 'user');
  const messages = own
    .filter(({ isSkip }) => !isSkip)
    .map(({ id, question, content }) => ({ id, question, text: content }));
  const labels = await readingRepository.listLabels(tx, conversation.id);
  const answers = await readingRepository.listAnswers(tx, conversation.id);
  const facts = await workspacesService.listFacts(context, conversation.workspaceId);
  const heard: Heard = {
    messages,
    given: labels,
    answers: new Map(answers.flatMap(({ key, answer }) => (answer ? [[key, answer]] : []))),
    // What was read counts by its labels alone.
    entered: facts.flatMap(({ key, value, origin }) => (value && isByHand(origin) ? [{ key, value }] : [])),
    fallback: languages[0],
  };
  const input = readingInput(heard);
  const found = await reader.read(input);
  const isComplete = own.filter(({ question }) => question !== null).length >= questionIds.length;
  return { conversation, messages, labels, answers, isComplete, gathered: gather(heard, input, found) };
}

/** As above, with the conversation held for this transaction. */
export const hearForWriting = async (context: UseCaseContext, id: string): Promise<HeardConversation> =>
  hear(context, await getConversationForWriting(context, id));

/** The message that a mention stands in. */
export const messageOf = (mention: string): string => mention.slice(0, mention.lastIndexOf('@'));
