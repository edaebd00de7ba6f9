import { z } from 'zod';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import type { Plumbing } from '#server/feature.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { slugOf } from '#shared/slug.ts';
import { createConversationService } from './conversation.service.ts';
import { planService } from './plan.service.ts';
import { loadPlanDocument } from './plan-document.service.ts';
import { readPlan } from './plan-view.ts';
import { createReadingService } from './reading.service.ts';

/** Binds the advisor's endpoints: each service has the use cases by the names of the endpoints that they answer. */
export const bindAdvisorRoutes = (facts: FactsService, downloads: Downloads) =>
  bindRoutes('advisor', advisorContract, {
    ...createConversationService(facts),
    ...createReadingService(facts),
    ...planService,
    async createDownload(context, opened) {
      const { plan } = await readPlan(context, opened.conversationId);
      const { address, expiresAt } = await downloads.sign(planTicket, context.actor, opened, context.now);
      return { address, fileName: fileNameOf(plan.title, opened.format), expiresAt: expiresAt.toISOString() };
    },
  });

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const thing = z.object({ conversationId: z.string(), format: z.enum(['pdf', 'docx']) });

/** Opens one document of one conversation: long enough for a slow click, short enough that a leaked address is worth little. */
const planTicket: TicketKind<z.infer<typeof thing>> = { purpose: 'plan', thing, lifetimeMs: 120_000 };

/** The plan as a file, at the signed addresses that createDownload gives out. */
export const servePlan = ({ downloads, documents, registered }: Plumbing): PlainRoute =>
  downloads.serve({
    ticket: planTicket,
    cost: 'rendering',
    isRecorded: true,
    find: async ({ actor, transact }, { conversationId, format }) => {
      const model = await transact((context) => loadPlanDocument(context, conversationId, registered.readBrandTokens));
      const render = format === 'pdf' ? documents.renderPdf : documents.renderDocx;
      const make = (signal: AbortSignal) => render(model, { accountId: actor.accountId, signal });
      return {
        mediaType: mediaTypes[format],
        fileName: fileNameOf(model.title, format),
        content: { kind: 'made', make },
      };
    },
  });

/** "acme-bakery-business-plan.pdf"; names without a Latin letter fall back to "business-plan". */
function fileNameOf(title: string, format: 'pdf' | 'docx'): string {
  const slug = slugOf(title);
  return `${slug ? `${slug}-` : ''}business-plan.${format}`;
}
