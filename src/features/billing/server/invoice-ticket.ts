import { z } from 'zod';
import type { TicketKind } from '#server/http/downloads/ticket.ts';

const thing = z.object({ invoiceId: z.string() });

/** Opens one test invoice: long enough for a slow click, short enough that a leaked address is worth little. */
export const invoiceTicket: TicketKind<z.infer<typeof thing>> = { purpose: 'invoice', thing, lifetimeMs: 120_000 };
