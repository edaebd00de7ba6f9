import { z } from 'zod';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { getConversation } from './heard-conversation.ts';
import { loadPlanDocument } from './plan-document.service.ts';
import { readPlan } from './plan-view.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const thing = z.object({ conversationId: z.string(), format: z.enum(['pdf', 'docx']) });

/** Opens one document of one conversation: long enough for a slow click, short enough that a leaked address is worth little. */
const planTicket: TicketKind<z.infer<typeof thing>> = { purpose: 'plan', thing, lifetimeMs: 120_000 };

/** Signs the address of one document of one conversation. */
export const bindDownloads = ({ sign }: Pick<Downloads, 'sign'>) =>
  ({
    async createDownload(context, { conversationId, format }) {
      const { plan } = await readPlan(context, await getConversation(context, conversationId));
      const { address, expiresAt } = await sign(planTicket, context.actor, { conversationId, format }, context.now);
      return { address, fileName: fileNameOf(plan.title, format), expiresAt: expiresAt.toISOString() };
    },
  }) satisfies Partial<Handlers<typeof advisorContract>>;

/** The plan as a file, at the signed addresses that createDownload gives out. */
export const servePlan = (downloads: Downloads, documents: DocumentRenderer): PlainRoute =>
  downloads.serve({
    ticket: planTicket,
    cost: 'rendering',
    isRecorded: true,
    find: async ({ actor, transact }, { conversationId, format }) => {
      const model = await transact((context) => loadPlanDocument(context, conversationId));
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
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${slug ? `${slug}-` : ''}business-plan.${format}`;
}
