import { z } from 'zod';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { TicketHolder, TicketKind } from '#server/http/downloads/ticket.ts';

const thing = z.object({ fileId: z.string() });
const hourMs = 3_600_000;

/** Opens a picture for one to two hours. Within an hour it stays the same, so that the browser fetches the picture once. */
export const pictureTicket: TicketKind<z.infer<typeof thing>> = {
  purpose: 'picture',
  thing,
  lifetimeMs: 2 * hourMs,
  steadyMs: hourMs,
};

/** The signed address of a picture; null where there is no picture. */
export async function pictureAddress(
  holder: TicketHolder,
  fileId: string | null,
  downloads: Pick<Downloads, 'sign'>,
  now: Date,
): Promise<string | null> {
  return fileId === null ? null : (await downloads.sign(pictureTicket, holder, { fileId }, now)).address;
}
