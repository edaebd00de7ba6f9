import { openPlanRow } from '#features/advisor/server/plan-archive.service.ts';
import { loadPlanDocument } from '#features/advisor/server/plan-document.service.ts';
import type { AccountProof } from '#features/auth/server/account-proof.service.ts';
import type { Database } from '#server/db/database.ts';
import { expireBackups } from '#server/db/expire-backups.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { FeatureRoutes } from '#server/http/handlers.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { Logger } from '#server/logger.ts';
import { deriveSecret } from '#server/secrets.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Actor } from '#server/use-case.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { leavingRules } from '../domain/leaving-rules.ts';
import { createArchiveDownloads } from './archive-downloads.routes.ts';
import type { OpenRow, RenderPlan } from './archive-items.ts';
import { createDeletionService } from './deletion.service.ts';
import type { LeavingMails } from './mails/leaving-mails.ts';
import { createArchiveMaking } from './make-archive.ts';
import { bindPrivacyRoutes } from './privacy.routes.ts';
import { startPrivacyWorker } from './privacy-worker.ts';
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
  /** Ends what an account pays for and keeps what was charged under the pseudonym. */
  leaveBilling(account: { readonly accountId: string; readonly email: string }, pseudonym: string): Promise<void>;
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
  now(): Date;
}

/** Archive and deletion as the product puts them together. */
export interface Privacy {
  readonly routes: FeatureRoutes;
  readonly plainRoutes: readonly PlainRoute[];
  readonly housekeeping: ScheduledJob;
  /** Makes waiting archives and deletes accounts that are due, until nothing waits. */
  run(): Promise<void>;
  startWorker(): Promise<{ stop(): Promise<void> }>;
  /** Deletes an account now, as an administrator does; what fails is tried again with the deletions that are due. */
  purgeNow(accountId: string, at: Date): Promise<void>;
  pseudonymOf(accountId: string): string;
}

/** Puts the making of archives, deletion and what tidies up after them together. */
export function createPrivacy(dependencies: PrivacyDependencies): Privacy {
  const { database, storage, documents, log, mails, proof, appSecret, dataDir, findActorOfSession, now } = dependencies;
  const { tables, effectivePlan, leaveBilling } = dependencies;
  const renderPlan: RenderPlan = async (account, conversationId, format) => {
    const actor: Actor = { ...account, plan: effectivePlan(account.plan), sessionId: '' };
    const model = await database.withTenant(account, (tx) =>
      loadPlanDocument({ tx, actor, now: now(), requestId: '' }, conversationId),
    );
    return format === 'pdf' ? documents.renderPdf(model) : documents.renderDocx(model);
  };
  const openRow: OpenRow = (tx, account, row) =>
    openPlanRow(tx, { ...account, plan: effectivePlan(account.plan) }, row);
  const archives = createArchiveMaking({ database, storage, tables, log, renderPlan, openRow, now });
  const purge = createPurge({
    database,
    storage,
    tables,
    log,
    pseudonymKey: deriveSecret(appSecret, 'pseudonyms of accounts that are gone'),
    forgetLimits: (account) => proof.forgetLimits(account),
    leaveBilling,
    now,
  });
  const downloadKey = deriveSecret(appSecret, 'archive downloads');
  const run = async (): Promise<void> => {
    await purge.purgeDue();
    await archives.makeAll();
  };
  return {
    routes: bindPrivacyRoutes({ deletion: createDeletionService({ database, proof, mails }), downloadKey }),
    plainRoutes: createArchiveDownloads({ database, storage, key: downloadKey, findActorOfSession }),
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
    run,
    startWorker: () => startPrivacyWorker({ database, log, run }),
    purgeNow: purge.purgeNow,
    pseudonymOf: purge.pseudonymOf,
  };
}
