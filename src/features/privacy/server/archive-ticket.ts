import { z } from 'zod';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';

const thing = z.object({ archiveId: z.string() });

/** Opens one archive for two minutes. */
export const archiveTicket: TicketKind<z.infer<typeof thing>> = {
  purpose: 'archive',
  thing,
  lifetimeMs: leavingRules.downloadMs,
};
