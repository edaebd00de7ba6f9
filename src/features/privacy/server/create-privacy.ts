import { openPlanRow } from '#features/advisor/server/advisor-archive.service.ts';
import { loadPlanDocument } from '#features/advisor/server/plan-document.service.ts';
import type { AccountProof } from '#features/auth/server/account-proof.service.ts';
import type { ArchiveContext, ArchiveFiles } from '#server/archive-files.ts';
import type { Database } from '#server/db/database.ts';
import { expireBackups } from '#server/db/expire-backups.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { ReadBrandTokens } from '#server/feature.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { FeatureRoutes } from '#server/http/handlers.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { Logger } from '#server/logger.ts';
import { deriveSecret } from '#server/secrets.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Actor } from '#server/use-case.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { leavingRules } from '../domain/leaving-rules.ts';
import { createArchiveDownloads } from './archive-downloads.routes.ts';
import { madeItem, type OpenRow, type RenderPlan } from './archive-items.ts';
import { createDeletionService } from './deletion.service.ts';
import type { LeavingMails } from './mails/leaving-mails.ts';
import { createArchiveMaking } from './make-archive.ts';
import type { LeavingAccount } from './privacy.repository.ts';
import { bindPrivacyRoutes } from './privacy.routes.ts';
import { archiveJobKind, deletionJobKind, enqueueUnfinishedJobs } from './privacy-jobs.ts';
import { createPurge } from './purge.service.ts';

interface PrivacyDependencies {
  readonly database: Database;
  readonly storage: Storage;
  /** Every table of the product, with whose rows it holds. */
  readonly tables: readonly DeclaredTable[];
  readonly documents: DocumentRenderer;
  readonly log: Logger;
  readonly mails: LeavingMails;
  readonly proof: AccountProof;
  readonly appSecret: string;
  /** Where backups of the embedded database lie. */
  readonly dataDir: string;
  /** The plan that holds for somebody with this stored plan. */
  effectivePlan(stored: Actor['plan']): Actor['plan'];
  /** How a business looks. */
  readonly readBrandTokens: ReadBrandTokens;
  /** What the features add to an archive; ask when it is needed. */
  archiveFiles(): readonly ArchiveFiles[];
  /** Ends what an account pays for and keeps what was charged under the pseudonym. */
  leaveBilling(account: { readonly accountId: string; readonly email: string }, pseudonym: string): Promise<void>;
  readonly downloads: Downloads;
  readonly runner: Pick<JobRunner, 'drain' | 'runNow'>;
  now(): Date;
}

/** Archive and deletion as the product puts them together. */
export interface Privacy {
  readonly routes: FeatureRoutes;
  readonly plainRoutes: readonly PlainRoute[];
  readonly housekeeping: ScheduledJob;
  /** Makes waiting archives and deletes accounts that are due, until nothing waits. */
  run(): Promise<void>;
  /** The making of archives, and deletions. */
  readonly jobs: readonly Job[];
  adopt(): Promise<void>;
  /** Deletes an account now, as an administrator does; what fails is tried again with the deletions that are due. */
  purgeNow(accountId: string, at: Date): Promise<void>;
  pseudonymOf(accountId: string): string;
}

/** Puts the making of archives, deletion and what tidies up after them together. */
export function createPrivacy(dependencies: PrivacyDependencies): Privacy {
  const { database, storage, documents, log, mails, proof, appSecret, dataDir, downloads, now } = dependencies;
  const { tables, effectivePlan, leaveBilling, readBrandTokens, runner } = dependencies;
  const contextOf = (account: LeavingAccount): ArchiveContext => {
    const actor: Actor = { ...account, plan: effectivePlan(account.plan), sessionId: '' };
    const at = now();
    return {
      actor,
      now: at,
      transact: (work) => database.withTenant(account, (tx) => work({ tx, actor, now: at, requestId: '' })),
    };
  };
  const renderPlan: RenderPlan = async (account, conversationId, format) => {
    const model = await contextOf(account).transact((context) =>
      loadPlanDocument(context, conversationId, readBrandTokens),
    );
    const render = format === 'pdf' ? documents.renderPdf : documents.renderDocx;
    return render(model, { accountId: account.accountId });
  };
  const openRow: OpenRow = (tx, account, row) =>
    openPlanRow(tx, { ...account, plan: effectivePlan(account.plan) }, row);
  const files = {
    standsFor: () => dependencies.archiveFiles().flatMap(({ standsFor = [] }) => standsFor),
    list: async (account: LeavingAccount) => {
      const context = contextOf(account);
      const listed: string[] = [];
      for (const { folder, list } of dependencies.archiveFiles())
        listed.push(...(await list(context)).map(({ id, name }) => madeItem(folder, id, name)));
      return listed;
    },
    make: async (account: LeavingAccount, folder: string, id: string) => {
      const feature = dependencies.archiveFiles().find((one) => one.folder === folder);
      return feature?.make(contextOf(account), id);
    },
  };
  const archives = createArchiveMaking({ database, storage, tables, renderPlan, openRow, files, now });
  const purge = createPurge({
    database,
    storage,
    tables,
    log,
    pseudonymKey: deriveSecret(appSecret, 'pseudonyms of accounts that are gone'),
    forgetLimits: (account) => proof.forgetLimits(account),
    leaveBilling,
    runner,
    now,
  });
  return {
    routes: bindPrivacyRoutes({ deletion: createDeletionService({ database, proof, mails }), downloads }),
    plainRoutes: createArchiveDownloads({ downloads, storage }),
    housekeeping: {
      name: 'privacy-housekeeping',
      cron: '23 * * * *',
      run: async () => {
        await archives.expire();
        await storage.housekeeping(now());
        await purge.forgetRemainders();
        await expireBackups(dataDir, new Date(now().getTime() - leavingRules.backupKeptMs));
      },
    },
    jobs: [purge.job, archives.job],
    adopt: () => enqueueUnfinishedJobs(database, now()),
    run: async () => {
      await runner.drain([deletionJobKind.name]);
      await runner.drain([archiveJobKind.name]);
    },
    purgeNow: purge.purgeNow,
    pseudonymOf: purge.pseudonymOf,
  };
}
