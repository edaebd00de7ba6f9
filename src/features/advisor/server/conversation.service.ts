import { randomBytes } from 'node:crypto';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { ideas } from '#features/advisor/domain/advisor.plan.ts';
import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { replyTo } from '#features/advisor/domain/conversation/reply.ts';
import { tellingWords } from '#features/advisor/domain/conversation/telling-words.ts';
import {
  isLastQuestion,
  maxOwnMessages,
  progressAfterAnswer,
  type QuestionId,
  questionIds,
} from '#features/advisor/domain/questions.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { publish } from '#server/events/outbox.ts';
import { quotaService } from '#server/plans/quota.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { buildId } from '#shared/ids.ts';
import { invalid, notFound, ProblemError } from '#shared/problem.ts';
import { advisorRepository, type StoredConversation, type StoredMessage } from './advisor.repository.ts';
import { conversationChange, greetingMessage, viewConversation } from './conversation-view.ts';
import type { Hear, HeardConversation } from './heard-conversation.ts';
import { planService } from './plan.service.ts';

type In = Inputs<typeof advisorContract>;
type Out = Outputs<typeof advisorContract>;

/** What is kept of an answer under its key: what it brought can be read again. */
export interface AnswerReference {
  readonly id: string;
  readonly messageIds: readonly string[];
}

interface ConversationDependencies {
  readonly hear: Hear;
  /** Brings what was made from the reading up to date. */
  follow(context: UseCaseContext, heard: HeardConversation): Promise<void>;
}

/** The use cases of conversations: messages, replies, the next question. */
export const createConversationService = ({ hear, follow }: ConversationDependencies) => ({
  /** The latest conversation about a business, or the greeting of one that begins with the first answer. */
  async getLatest(context: UseCaseContext, workspaceId: string): Promise<Out['getLatestConversation']> {
    const workspace = await workspacesService.get(context, workspaceId);
    const [conversation, quota] = [
      await advisorRepository.findLatestConversation(context.tx, workspace.id),
      await quotaService.read(context, ideas),
    ];
    const view = conversation
      ? await viewStored(context, conversation)
      : viewConversation({ id: null, workspaceId: workspace.id }, [greetingMessage(context.now)]);
    return { ...view, quota, isNewAllowed: quota.limit === null || quota.used < quota.limit };
  },

  /** Every conversation about a business, the latest first. */
  async list(context: UseCaseContext, workspaceId: string): Promise<Out['listConversations']> {
    const workspace = await workspacesService.get(context, workspaceId);
    const stored = await advisorRepository.listConversations(context.tx, workspace.id);
    const conversations = stored.map(({ id, startedAt, title, idea, answers }) => ({
      id,
      title: title ?? shortQuote(idea ?? ''),
      progress: progressAfterAnswer[answers] ?? 100,
      startedAt: startedAt.toISOString(),
    }));
    return { conversations };
  },

  async get(context: UseCaseContext, conversationId: string): Promise<Out['getConversation']> {
    return viewStored(context, await getConversation(context, conversationId));
  },

  /**
   * Stores an answer with the reply to it, and answers what that changed. The first answer begins the conversation and counts as one idea; the fifth
   * completes the plan. An answer to a question that is no longer asked is refused with the conversation as it is.
   */
  async sendAnswer(context: UseCaseContext, input: In['sendAnswer']): Promise<Out['sendAnswer']> {
    const { workspaceId, conversationId, question, content, isSkip = false } = input;
    const conversation = conversationId
      ? await getConversationForWriting(context, conversationId)
      : await begin(context, workspaceId, question);
    if (conversation.workspaceId !== workspaceId) throw notFound('There is no such conversation in this workspace');
    const messages = await advisorRepository.listMessages(context.tx, conversation.id);
    const before = await viewStored(context, conversation, messages);
    if (before.question !== question)
      throw new ProblemError(409, {
        code: 'request.stale_revision',
        message: 'This question was answered in between',
        current: before,
      });
    if (messages.filter(({ role }) => role === 'user').length >= maxOwnMessages)
      throw new ProblemError(409, {
        code: 'advisor.conversation_full',
        message: `A conversation holds ${maxOwnMessages} messages of yours`,
      });
    const answer = newMessage(context, { role: 'user', question, content, reply: null, isSkip });
    await advisorRepository.insertMessage(context.tx, conversation, answer, messages.length);
    const next = question ? (questionIds[questionIds.indexOf(question) + 1] ?? null) : null;
    // What a skipped question is answered with is a label of the interface, in whatever language.
    const said = isSkip ? '' : content;
    const heard = await hear(context, conversation);
    const parts = replyTo({
      question,
      answer: said,
      named: tellingWords(heard.gathered.proposals, answer.id),
      seed: `${conversation.seed}/${messages.length}`,
    });
    const reply = newMessage(context, { role: 'assistant', question: next, content: '', reply: parts, isSkip: false });
    await advisorRepository.insertMessage(context.tx, conversation, reply, messages.length + 1);
    await publish(context, { type: 'advisor.answered', workspaceId, payload: { conversationId: conversation.id } });
    if (question && isLastQuestion(question)) await planService.compose(context, heard);
    await follow(context, heard);
    const change = conversationChange(conversationId ? before.messages : [], await viewStored(context, conversation));
    return { ...change, quota: await quotaService.read(context, ideas) };
  },

  /**
   * Puts another answer in the place of one, and the reply to it: until the plan is complete, and uncounted. What words of it were said
   * to be stands where they stand as before.
   */
  async replaceAnswer(context: UseCaseContext, input: In['replaceAnswer']): Promise<Out['replaceAnswer']> {
    const conversation = await getConversationForWriting(context, input.conversationId);
    const messages = await advisorRepository.listMessages(context.tx, conversation.id);
    const at = messages.findIndex(({ id, role }) => id === input.messageId && role === 'user');
    const [replaced, reply] = messages.slice(at);
    if (at < 0 || !replaced || !reply) throw notFound('There is no such answer, or no longer');
    const { question } = replaced;
    if (question === null || viewConversation(conversation, messages).question === null)
      throw new ProblemError(409, {
        code: 'advisor.plan_complete',
        message: 'The plan is complete: its answers stay as they are',
      });
    const { content } = input;
    const answer = newMessage(context, { role: 'user', question, content, reply: null, isSkip: false });
    await advisorRepository.replaceAnswer(context.tx, conversation, replaced.id, answer);
    const heard = await hear(context, conversation);
    const named = tellingWords(heard.gathered.proposals, answer.id);
    const parts = replyTo({ question, answer: content, named, seed: `${conversation.seed}/${at}` });
    await advisorRepository.replaceReply(context.tx, reply.id, parts);
    const payload = { conversationId: conversation.id };
    await publish(context, { type: 'advisor.answered', workspaceId: conversation.workspaceId, payload });
    await follow(context, heard);
    return viewStored(context, conversation);
  },

  /** What a repeat of `sendAnswer` gets: the messages it brought, in the conversation as it is now. */
  async readAgain(context: UseCaseContext, { id, messageIds }: AnswerReference): Promise<Out['sendAnswer']> {
    const { messages, ...view } = await viewStored(context, await getConversation(context, id));
    const brought = messages.filter((message) => messageIds.includes(message.id));
    return { ...view, messages: brought, quota: await quotaService.read(context, ideas) };
  },
});

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

async function begin(
  context: UseCaseContext,
  workspaceId: string,
  question: QuestionId | null,
): Promise<StoredConversation> {
  const workspace = await workspacesService.getForWriting(context, workspaceId);
  if (question !== 'idea') throw invalid({ question: 'a new conversation begins with the idea' });
  await quotaService.consume(context, ideas);
  const id = buildId('conv', context.now.getTime(), randomBytes(16));
  const conversation = { id, workspaceId: workspace.id, seed: randomBytes(12).toString('hex') };
  await advisorRepository.insertConversation(context.tx, conversation, context.now);
  await advisorRepository.insertMessage(
    context.tx,
    conversation,
    { ...greetingMessage(context.now), id: buildId('msg', context.now.getTime(), randomBytes(16)) },
    0,
  );
  return conversation;
}

function newMessage(
  { now }: UseCaseContext,
  message: Pick<StoredMessage, 'role' | 'question' | 'content' | 'reply' | 'isSkip'>,
): StoredMessage {
  return { ...message, id: buildId('msg', now.getTime(), randomBytes(16)), createdAt: now };
}

async function viewStored(context: UseCaseContext, conversation: StoredConversation, known?: readonly StoredMessage[]) {
  const messages = known ?? (await advisorRepository.listMessages(context.tx, conversation.id));
  return viewConversation(conversation, messages);
}
