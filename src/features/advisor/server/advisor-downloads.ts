import { z } from 'zod';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { getConversation } from './conversation.service.ts';
import { readPlan } from './plan-view.ts';

const thing = z.object({ conversationId: z.string(), format: z.enum(['pdf', 'docx']) });

/** Opens one document of one conversation: long enough for a slow click, short enough that a leaked address is worth little. */
export const planTicket: TicketKind<z.infer<typeof thing>> = { purpose: 'plan', thing, lifetimeMs: 120_000 };

/** Signs the address of one document of one conversation. */
export async function createDownload(
  context: UseCaseContext,
  { conversationId, format }: Inputs<typeof advisorContract>['createDownload'],
  downloads: Pick<Downloads, 'sign'>,
): Promise<Outputs<typeof advisorContract>['createDownload']> {
  const conversation = await getConversation(context, conversationId);
  const { plan } = await readPlan(context, conversation);
  const opened = { conversationId: conversation.id, format };
  const { address, expiresAt } = await downloads.sign(planTicket, context.actor, opened, context.now);
  return { address, fileName: fileNameOf(plan.title, format), expiresAt: expiresAt.toISOString() };
}

/** "acme-bakery-business-plan.pdf"; names without a Latin letter fall back to "business-plan". */
export function fileNameOf(title: string, format: 'pdf' | 'docx'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${slug ? `${slug}-` : ''}business-plan.${format}`;
}
