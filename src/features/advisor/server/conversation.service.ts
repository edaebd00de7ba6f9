import { randomBytes } from 'node:crypto';
import type { advisorContract, Conversation, ReplyPart } from '#features/advisor/advisor.contract.ts';
import { ideas } from '#features/advisor/domain/advisor.plan.ts';
import { advisorProblems } from '#features/advisor/domain/advisor.problems.ts';
import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { greeting, replyTo, type StoredPart } from '#features/advisor/domain/conversation/reply.ts';
import { tellingWords } from '#features/advisor/domain/conversation/telling-words.ts';
import { maxOwnMessages, progressAfterAnswer, questionIds } from '#features/advisor/domain/questions.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { quotaService } from '#server/plans/quota.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { invalid, notFound, ProblemError, refusal } from '#shared/problem.ts';
import { advisorRepository, type StoredConversation, type StoredMessage } from './advisor.repository.ts';
import {
  announce,
  getConversation,
  getConversationForWriting,
  type HeardConversation,
  hear,
} from './heard-conversation.ts';
import { completePlan } from './plan.service.ts';
import { followReading } from './reading.service.ts';

/** What is kept of an answer under its key: what it brought can be read again. */
interface AnswerReference {
  readonly id: `conv_${string}`;
  readonly messageIds: readonly string[];
}

/** The use cases of conversations: messages, replies, the next question. */
export function createConversationService(facts: FactsService) {
  return {
    /** The latest conversation about a business, or the greeting of one that begins with the first answer. */
    async getLatestConversation(context, input) {
      const { id: workspaceId } = await workspacesService.get(context, input.workspaceId);
      const conversation = await advisorRepository.findLatestConversation(context.tx, workspaceId);
      const quota = await quotaService.read(context, ideas);
      const view = conversation
        ? await loadView(context, conversation)
        : viewConversation({ id: null, workspaceId }, [{ ...greet(context), id: `msg_${'0'.repeat(26)}` }]);
      return { ...view, quota, isNewAllowed: quota.limit === null || quota.used < quota.limit };
    },

    /** Every conversation about a business, the latest first. */
    async listConversations(context, input) {
      const workspace = await workspacesService.get(context, input.workspaceId);
      const stored = await advisorRepository.listConversations(context.tx, workspace.id);
      const conversations = stored.map(({ id, startedAt, title, idea, answers }) => ({
        id,
        title: title ?? shortQuote(idea ?? ''),
        progress: progressAfterAnswer[answers] ?? 100,
        startedAt: startedAt.toISOString(),
      }));
      return { conversations };
    },

    async getConversation(context, { conversationId }) {
      return loadView(context, await getConversation(context, conversationId));
    },

    /**
     * Stores an answer with the reply to it, and answers what that changed. The first answer begins the conversation and counts as one
     * idea; the fifth completes the plan. An answer to a question that is no longer asked is refused with the conversation as it is.
     */
    sendAnswer: {
      async first(context, { workspaceId, conversationId, question, content, isSkip }) {
        const conversation = conversationId
          ? await getConversationForWriting(context, conversationId)
          : await begin(context, workspaceId, question);
        if (conversation.workspaceId !== workspaceId) throw notFound('There is no such conversation in this workspace');
        const before = await advisorRepository.listMessages(context.tx, conversation.id);
        const current = viewConversation(conversation, before);
        if (current.question !== question)
          throw new ProblemError(409, {
            code: 'request.stale_revision',
            message: 'This question was answered in between',
            current,
          });
        if (before.filter(({ role }) => role === 'user').length >= maxOwnMessages)
          throw refusal(advisorProblems.conversation_full, `A conversation holds ${maxOwnMessages} messages of yours`);
        const answer = newMessage(context, { role: 'user', question, content, isSkip });
        await advisorRepository.insertMessage(context.tx, conversation, answer, before.length);
        const heard = await hear(context, conversation);
        const reply = replyIn(heard, answer, before.length);
        const next = currentQuestion([...before, answer]);
        const spoken = newMessage(context, { role: 'assistant', question: next, reply });
        await advisorRepository.insertMessage(context.tx, conversation, spoken, before.length + 1);
        await announce(context, 'advisor.answered', conversation);
        if (question && next === null) await completePlan(context, heard);
        await followReading(context, facts, heard);
        const { messages, ...view } = await loadView(context, conversation);
        // One that was begun brings its greeting as well.
        const news = messages.slice(conversationId ? before.length : 0);
        return { ...view, id: conversation.id, messages: news, quota: await quotaService.read(context, ideas) };
      },
      refer: ({ id, messages }): AnswerReference => ({ id, messageIds: messages.map((message) => message.id) }),
      /** A repeat gets the messages it brought, in the conversation as it is now. */
      async again(context, _input, { id, messageIds }: AnswerReference) {
        const { messages, ...view } = await loadView(context, await getConversation(context, id));
        const brought = messages.filter((message) => messageIds.includes(message.id));
        return { ...view, id, messages: brought, quota: await quotaService.read(context, ideas) };
      },
    },

    /**
     * Puts another answer in the place of one, and the reply to it: until the plan is complete, and uncounted. What words of it were
     * said to be stands where they stand as before.
     */
    async replaceAnswer(context, { conversationId, messageId, content }) {
      const conversation = await getConversationForWriting(context, conversationId);
      const messages = await advisorRepository.listMessages(context.tx, conversation.id);
      const at = messages.findIndex(({ id, role }) => id === messageId && role === 'user');
      const [replaced, reply] = at < 0 ? [] : messages.slice(at);
      if (!replaced || !reply) throw notFound('There is no such answer, or no longer');
      const { question } = replaced;
      if (question === null || currentQuestion(messages) === null)
        throw refusal(advisorProblems.plan_complete, 'The plan is complete: its answers stay as they are');
      const answer = newMessage(context, { role: 'user', question, content });
      await advisorRepository.replaceAnswer(context.tx, conversation.id, replaced.id, answer);
      const heard = await hear(context, conversation);
      await advisorRepository.replaceReply(context.tx, reply.id, replyIn(heard, answer, at));
      await announce(context, 'advisor.answered', conversation);
      await followReading(context, facts, heard);
      return loadView(context, conversation);
    },
  } satisfies Partial<Handlers<typeof advisorContract>>;
}

async function begin(context: UseCaseContext, workspaceId: string, question: Conversation['question']) {
  const workspace = await workspacesService.getForWriting(context, workspaceId);
  if (question !== 'idea') throw invalid({ question: 'a new conversation begins with the idea' });
  await quotaService.consume(context, ideas);
  const id = buildId('conv', context.now.getTime(), randomBytes(16));
  const conversation = { id, workspaceId: workspace.id, seed: randomBytes(12).toString('hex') };
  await advisorRepository.insertConversation(context.tx, conversation, context.now);
  await advisorRepository.insertMessage(context.tx, conversation, greet(context), 0);
  return conversation;
}

const greet = (context: UseCaseContext): StoredMessage =>
  newMessage(context, { role: 'assistant', question: 'idea', reply: greeting() });

const newMessage = (
  { now }: UseCaseContext,
  message: Pick<StoredMessage, 'role' | 'question'> & Partial<StoredMessage>,
): StoredMessage => ({
  content: '',
  reply: null,
  isSkip: false,
  ...message,
  id: buildId('msg', now.getTime(), randomBytes(16)),
  createdAt: now,
});

/** What the advisor says to the answer at a place of a conversation. */
function replyIn({ conversation, gathered }: HeardConversation, answer: StoredMessage, at: number) {
  const { id, question, content, isSkip } = answer;
  return replyTo({
    question,
    // What a skipped question is answered with is a label of the interface, in whatever language.
    answer: isSkip ? '' : content,
    named: tellingWords(gathered.proposals, id),
    seed: `${conversation.seed}/${at}`,
  });
}

async function loadView(context: UseCaseContext, conversation: StoredConversation): Promise<Conversation> {
  return viewConversation(conversation, await advisorRepository.listMessages(context.tx, conversation.id));
}

/** A conversation as the browser shows it. */
function viewConversation(
  { id, workspaceId }: Pick<Conversation, 'id' | 'workspaceId'>,
  messages: readonly StoredMessage[],
): Conversation {
  const question = currentQuestion(messages);
  const answered = question ? questionIds.indexOf(question) : questionIds.length;
  return {
    id,
    workspaceId,
    messages: messages.map(({ id, role, content, reply, createdAt, question, isSkip }) => {
      const parts = (reply ?? []).map(viewPart);
      return { id, role, content, reply: parts, createdAt: createdAt.toISOString(), question, isSkip };
    }),
    progress: progressAfterAnswer[answered]!,
    question,
  };
}

/** The question a conversation waits for; null when all five are answered. */
function currentQuestion(messages: readonly StoredMessage[]): Conversation['question'] {
  const answered = messages.filter(({ role, question }) => role === 'user' && question !== null).length;
  return questionIds[answered] ?? null;
}

/** The first advisor's replies named a fact. */
const viewPart = (part: StoredPart): ReplyPart =>
  part.kind === 'fact' ? { kind: 'noted', variant: part.variant } : part;
