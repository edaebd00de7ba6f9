import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { Dependant } from '#features/workspaces/domain/fact-dependants.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { advisorRepository, type ListedConversation } from './advisor.repository.ts';
import { advisorDependants } from './advisor-dependants.service.ts';
import { getConversation } from './conversation.service.ts';
import { planService } from './plan.service.ts';

interface Place {
  readonly conversationId: `conv_${string}`;
  readonly title: string;
}

/** Where somebody stands with the advisor in one business. */
export interface AdvisorWork {
  /** Answers given in the latest conversation. */
  readonly answers: number;
  /** The latest question that waits for its answer. */
  readonly question?: Place & { readonly question: QuestionId; readonly answers: number };
  readonly stale: readonly Dependant[];
  /** The section written in last, where it is open to the account. */
  readonly edited?: Place & { readonly sectionId: string; readonly editedAt: Date };
  /** The latest complete plan. */
  readonly plan?: Place & { readonly assumptions: number };
}

const placeOf = ({ id, title, idea }: ListedConversation): Place => ({
  conversationId: id,
  title: title ?? shortQuote(idea ?? ''),
});

/** What is open or was last worked on, for screens that lead back to it. */
export const advisorWorkService = {
  async get(context: UseCaseContext, workspaceId: string): Promise<AdvisorWork> {
    const conversations = await advisorRepository.listConversations(context.tx, workspaceId);
    const open = conversations.find(({ title }) => title === null);
    const complete = conversations.find(({ title }) => title !== null);
    const edited = await advisorRepository.findLastEdited(context.tx, workspaceId);
    const editedIn = conversations.find(({ id }) => id === edited?.conversationId);
    const question = open && questionIds[open.answers];
    return {
      answers: conversations[0]?.answers ?? 0,
      ...(open && question && { question: { ...placeOf(open), question, answers: open.answers } }),
      stale: await advisorDependants.listStale(context, workspaceId),
      ...(edited &&
        editedIn && { edited: { ...placeOf(editedIn), sectionId: edited.sectionId, editedAt: edited.editedAt } }),
      ...(complete && {
        plan: {
          ...placeOf(complete),
          assumptions: await planService.countAssumptions(context, await getConversation(context, complete.id)),
        },
      }),
    };
  },
};
