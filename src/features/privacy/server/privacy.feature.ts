import type { AccountProof } from '#features/auth/server/account-proof.service.ts';
import { type AccountHooks, defineFeature } from '#server/feature.ts';
import { createPrivacy } from './create-privacy.ts';
import { hasPlannedDeletion, undoPlannedDeletion } from './deletion.service.ts';
import { createLeavingMails } from './mails/leaving-mails.ts';
import { privacyTables } from './privacy.tables.ts';

/** What an account takes along and leaves behind: the archive of its data, and its deletion. */
export const privacyFeature = defineFeature({
  id: 'privacy',
  tables: privacyTables,
  systemRole: { 'server/': 'archives and deletions are jobs, and outlive the session that asked' },
  create(plumbing, { proof }: { readonly proof: AccountProof }) {
    const {
      appSecret,
      config,
      database,
      documents,
      downloads,
      effectivePlan,
      jobs,
      log,
      now,
      publicUrl,
      queueMail,
      registered,
      storage,
      tables,
    } = plumbing;
    const mails = createLeavingMails({ queueMail, siteUrl: publicUrl, supportEmail: config.supportEmail });
    const privacy = createPrivacy({
      database,
      storage,
      tables,
      documents,
      log,
      mails,
      proof,
      appSecret,
      dataDir: config.dataDir,
      effectivePlan,
      archiveFiles: registered.archiveFiles,
      readBrandTokens: registered.readBrandTokens,
      leaveBilling: async (account, pseudonym) => {
        for (const { leave } of registered.accountHooks()) await leave?.(account, pseudonym);
      },
      runner: jobs,
      downloads,
      now,
    });
    return {
      privacy,
      routes: privacy.routes,
      plainRoutes: privacy.plainRoutes,
      schedules: [privacy.housekeeping],
      jobs: privacy.jobs,
      adopt: privacy.adopt,
      accounts: {
        hasDeletion: (accountId) => hasPlannedDeletion(database.system, accountId),
        undoDeletion: (tx, person, at) => undoPlannedDeletion(tx, mails, person, at),
        purge: privacy.purgeNow,
      } satisfies AccountHooks,
    };
  },
});
