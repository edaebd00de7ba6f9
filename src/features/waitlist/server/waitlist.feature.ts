import type { OpenFormGuard } from '#features/auth/server/open-form.service.ts';
import { defineFeature } from '#server/feature.ts';
import { createWaitlistMailJob } from './waitlist.job.ts';
import { createWaitlistRoutes } from './waitlist.routes.ts';
import { createWaitlistService } from './waitlist.service.ts';
import { waitlistTables } from './waitlist.tables.ts';

/** The waitlist: addresses of people who want to be told of the launch (docs/waitlist.md). */
export const waitlistFeature = defineFeature({
  id: 'waitlist',
  tables: waitlistTables,
  systemRole: { 'server/waitlist.service.ts': 'people on the waiting list have no account' },
  create({ database, queueMail, publicUrl, deriveKey, now }, { guard }: { readonly guard: OpenFormGuard }) {
    const waitlist = createWaitlistService({ database, queueMail, siteUrl: publicUrl, key: deriveKey('waitlist') });
    return {
      plainRoutes: createWaitlistRoutes({ waitlist, ...guard }),
      jobs: [createWaitlistMailJob((tx, entryId, at) => waitlist.mailPending(tx, entryId, guard.countMail, at))],
      housekeeping: () => waitlist.forgetUnconfirmed(now()),
    };
  },
});
