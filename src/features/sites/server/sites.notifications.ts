import { z } from 'zod';
import { defineNotification } from '#server/notification-kind.ts';

/** A domain no longer leads to its site; whoever runs the site looks at its records. */
export const domainLost = defineNotification({
  kind: 'sites.domain_lost',
  params: z.object({ host: z.string() }),
  event: 'sites.domain_lost',
  paramsOf: ({ payload }) => payload,
});
