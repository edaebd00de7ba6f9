import { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { FactReader } from '#features/advisor/domain/ports.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { notFound } from '#shared/problem.ts';
import { createDownload } from './advisor-downloads.ts';
import {
  type AnswerReference,
  createConversationService,
  getConversation,
  getConversationForWriting,
} from './conversation.service.ts';
import { createFollow } from './follow-reading.service.ts';
import { createHear, type HeardConversation } from './heard-conversation.ts';
import { createOwnNumberService } from './own-number.service.ts';
import { planService } from './plan.service.ts';
import { findFigure, listVisibleNodes, readPlan } from './plan-view.ts';
import { createReadingService } from './reading.service.ts';

/** What the advisor's endpoints work with. */
interface AdvisorDependencies {
  readonly downloads: Pick<Downloads, 'sign'>;
  readonly facts: FactsService;
  readonly reader: FactReader;
}

/** Binds the advisor's endpoints. */
export const bindAdvisorRoutes = ({ downloads, facts, reader }: AdvisorDependencies) => {
  const hear = createHear(reader);
  const follow = createFollow(facts);
  const conversations = createConversationService({ hear, follow });
  const readings = createReadingService({ hear, follow, facts });
  const ownNumbers = createOwnNumberService(readings);
  const hearForWriting = async (context: UseCaseContext, conversationId: string): Promise<HeardConversation> =>
    hear(context, await getConversationForWriting(context, conversationId));
  return bindRoutes('advisor', advisorContract, {
    getLatestConversation: (context, { workspaceId }) => conversations.getLatest(context, workspaceId),
    listConversations: (context, { workspaceId }) => conversations.list(context, workspaceId),
    getConversation: (context, { conversationId }) => conversations.get(context, conversationId),
    sendAnswer: {
      first: (context, input) => conversations.sendAnswer(context, input),
      refer: ({ id, messages }): AnswerReference => ({ id, messageIds: messages.map((message) => message.id) }),
      again: (context, _input, reference: AnswerReference) => conversations.readAgain(context, reference),
    },
    replaceAnswer: (context, input) => conversations.replaceAnswer(context, input),
    getReading: (context, { conversationId }) => readings.get(context, conversationId),
    setLabels: (context, input) => readings.label(context, input),
    answerQuestion: (context, input) => readings.answer(context, input),
    searchTrades: async (_context, input) => readings.searchTrades(input),
    getPlan: async (context, { conversationId }) =>
      planService.get(context, await getConversation(context, conversationId)),
    renewPlan: async (context, { conversationId }) =>
      planService.renew(context, await hearForWriting(context, conversationId)),
    editSection: async (context, input) =>
      planService.editSection(context, await getConversationForWriting(context, input.conversationId), input),
    composeSection: {
      first: async (context, input) =>
        planService.composeSection(context, await hearForWriting(context, input.conversationId), input),
      refer: () => ({}),
      again: async (context, input) =>
        planService.getSection(context, await getConversation(context, input.conversationId), input.sectionId),
    },
    undoSection: async (context, input) =>
      planService.undoSection(context, await getConversationForWriting(context, input.conversationId), input),
    listFigures: async (context, { conversationId }) => {
      const readable = await readPlan(context, await getConversation(context, conversationId));
      const values = evaluate(readable.plan.graph);
      return { figures: listVisibleNodes(readable).map((id) => findFigure(readable, id, undefined, values)!) };
    },
    getFigure: async (context, { conversationId, nodeId, at }) => {
      const readable = await readPlan(context, await getConversation(context, conversationId));
      const figure = findFigure(readable, nodeId, at);
      if (!figure) throw notFound('There is no such number');
      return figure;
    },
    setOwnNumber: (context, input) => ownNumbers.set(context, input),
    createDownload: (context, input) => createDownload(context, input, downloads),
  });
};
