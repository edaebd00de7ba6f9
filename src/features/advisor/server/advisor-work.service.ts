import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import type { JourneyStep, ListOpenThreads } from '#server/feature.ts';
import type { OpenThread } from '#shared/open-thread.ts';
import { advisorRepository, type ListedConversation } from './advisor.repository.ts';
import { countAssumptions } from './plan.service.ts';

/** The step of the journey that the advisor brings; its count is the answers given in the latest conversation, 0 to 5. */
export const planStep: JourneyStep = {
  step: 'plan',
  read: async ({ tx }, workspaceId) => {
    const conversations = await advisorRepository.listConversations(tx, workspaceId);
    return { isDone: conversations.some(isComplete), count: conversations[0]?.answers ?? 0 };
  },
};

/**
 * What is open with the advisor or was last worked on: the question that waits for its answer, the section written in last
 * where it is open to the account, and the latest complete plan with how many of its numbers are assumptions.
 */
export const listAdvisorThreads: ListOpenThreads = async (context, workspaceId) => {
  const conversations = await advisorRepository.listConversations(context.tx, workspaceId);
  const threads: OpenThread[] = [];
  const open = conversations.find((conversation) => !isComplete(conversation));
  const question = open && questionIds[open.answers];
  if (open && question)
    threads.push({ kind: 'advisor.question', urgency: 'asked', ...about(open, { question }), count: open.answers });
  const edited = await advisorRepository.findLastEdited(context.tx, workspaceId);
  const editedIn = conversations.find(({ id }) => id === edited?.conversationId);
  if (edited && editedIn) {
    const parts = { sectionId: edited.sectionId, editedAt: edited.editedAt.toISOString() };
    threads.push({ kind: 'advisor.section', urgency: 'worked-on', ...about(editedIn, parts) });
  }
  const complete = conversations.find(isComplete);
  if (complete) {
    const count = await countAssumptions(context, complete.id);
    threads.push({ kind: 'advisor.plan', urgency: 'complete', ...about(complete), count });
  }
  return threads;
};

const isComplete = ({ title }: ListedConversation): boolean => title !== null;

const about = ({ id, title, idea }: ListedConversation, parts: Readonly<Record<string, string>> = {}) => ({
  title: title ?? shortQuote(idea ?? ''),
  parts: { conversationId: id, ...parts },
});
