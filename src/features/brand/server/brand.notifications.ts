import { z } from 'zod';
import { defineNotification } from '#server/notification-kind.ts';

/** The file with everything of a brand is made; it is asked for on the screen, and not mailed. */
export const packReady = defineNotification({
  kind: 'brand.pack_ready',
  params: z.object({ name: z.string(), until: z.iso.datetime() }),
  event: 'brand.pack_ready',
  paramsOf: ({ payload }) => payload,
});
