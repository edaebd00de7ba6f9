import { z } from 'zod';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { openTicket, signTicket } from '#server/http/signed-ticket.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { getConversation } from './conversation.service.ts';
import { readPlan } from './plan-view.ts';

/** Long enough for a slow click, short enough that a leaked address is worth little. */
const lifetimeMs = 120_000;

export interface DownloadSigning {
  readonly key: Buffer;
}

const ticketSchema = z.object({
  conversationId: z.string(),
  accountId: z.uuid(),
  sessionId: z.uuid(),
  format: z.enum(['pdf', 'docx']),
  expiresMs: z.number(),
});
export type DownloadTicket = z.infer<typeof ticketSchema>;

/** Signs an address that opens one document of one conversation for two minutes, and nothing else. */
export async function createDownload(
  context: UseCaseContext,
  input: Inputs<typeof advisorContract>['createDownload'],
  { key }: DownloadSigning,
): Promise<Outputs<typeof advisorContract>['createDownload']> {
  const conversation = await getConversation(context, input.conversationId);
  const { plan } = await readPlan(context, conversation);
  const { accountId, sessionId } = context.actor;
  const expiresMs = context.now.getTime() + lifetimeMs;
  const ticket: DownloadTicket = {
    conversationId: conversation.id,
    accountId,
    sessionId,
    format: input.format,
    expiresMs,
  };
  return {
    address: `/downloads/plan/${signTicket(ticket, key)}`,
    fileName: fileNameOf(plan.title, input.format),
    expiresAt: new Date(expiresMs).toISOString(),
  };
}

/** The ticket of a signed address; undefined if it was not signed here or its time is over. */
export function openDownloadTicket(token: string, key: Buffer, now: Date): DownloadTicket | undefined {
  return openTicket(token, { schema: ticketSchema, key, now });
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
