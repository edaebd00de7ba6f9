import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import type { Database } from '#server/db/database.ts';
import { withheldColumnsOf } from '#server/db/owned-tables.ts';
import { publishForAccount } from '#server/events/outbox.ts';
import { defineJob, type Job, type JobContext, JobTakenError } from '#server/jobs/define-job.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import { type ZipEntry, zipStream } from '#server/storage/zip-stream.ts';
import { WorkError } from '#server/work/work-error.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { type ArchivePart, archiveRepository, type StoredArchive } from './archive.repository.ts';
import { listBusinesses } from './archive-content.ts';
import {
  archivePurposes,
  listItems,
  type MadeFiles,
  type OpenRow,
  pathOf,
  type RenderPlan,
  readArchiveTables,
  readTable,
} from './archive-items.ts';
import { renderArchivePage } from './archive-page.ts';
import { type LeavingAccount, privacyRepository } from './privacy.repository.ts';
import { archiveJobKind } from './privacy-jobs.ts';

export interface ArchiveDependencies {
  readonly database: Database;
  readonly storage: Storage;
  /** Every table of the product, with whose rows it holds. */
  readonly tables: readonly DeclaredTable[];
  readonly renderPlan: RenderPlan;
  readonly openRow: OpenRow;
  readonly files: MadeFiles;
  now(): Date;
}

/**
 * Makes archives item by item. Each finished item is stored and noted in one step, so whoever goes on after a crash makes
 * no item twice and the progress shown is what is really there.
 */
export function createArchiveMaking(dependencies: ArchiveDependencies) {
  const { database, storage, tables, renderPlan, openRow, files, now } = dependencies;
  const { system } = database;

  /** The bytes of an item; undefined for a document that cannot be made. */
  const makeItem = async (
    item: string,
    items: readonly string[],
    account: LeavingAccount,
  ): Promise<{ bytes: ByteStream | Uint8Array; counted?: { rows: number } } | undefined> => {
    const [kind = '', id = '', part = ''] = item.split(':');
    if (kind === 'table') {
      const archived = await readArchiveTables(database, tables);
      const table = archived.exported.find(({ name }) => name === id);
      return table && readTable({ database, openRow }, archived, table, account);
    }
    if (kind === 'pdf' || kind === 'docx') {
      try {
        return { bytes: await renderPlan(account, id, kind) };
      } catch (error) {
        // One document that cannot be made does not keep everything else from the person; a busy renderer is asked again.
        if (!(error instanceof WorkError && error.failure === 'failed')) throw error;
        return undefined;
      }
    }
    if (kind === 'file') return storage.read(account.accountId, id);
    if (kind === 'made') {
      const bytes = await files.make(account, id, part);
      return bytes && { bytes };
    }
    const businesses = await database.withTenant(account, (tx) => listBusinesses(tx, account.accountId));
    const documents = new Map<string, string[]>();
    for (const other of items.filter((one) => /^(?:pdf|docx):/.test(one))) {
      const conversationId = other.split(':')[1]!;
      documents.set(conversationId, [...(documents.get(conversationId) ?? []), pathOf(other, items)]);
    }
    const page = { account, businesses, madeAt: now(), documents, files: filePaths(items) };
    return { bytes: Buffer.from(renderArchivePage(page)) };
  };

  const storePart = async (
    { save }: JobContext,
    archive: StoredArchive,
    items: readonly string[],
    item: string,
    account: LeavingAccount,
  ) => {
    const made = await makeItem(item, items, account);
    const expiresAt = new Date(now().getTime() + leavingRules.archiveKeptMs);
    const stored =
      made &&
      (await storage.put(
        {
          accountId: account.accountId,
          purpose: archivePurposes.part,
          mediaType: 'application/octet-stream',
          bytes: made.bytes,
          expiresAt,
        },
        now(),
      ));
    await save((tx) =>
      archiveRepository.addPart(tx, archive.id, {
        item,
        fileId: stored?.id ?? null,
        rowCount: made?.counted?.rows ?? null,
      }),
    );
  };

  const entriesOf = async function* (
    archive: StoredArchive,
    items: readonly string[],
    parts: readonly ArchivePart[],
  ): AsyncIterable<ZipEntry> {
    const manifest = await manifestOf(items, parts);
    yield { path: 'manifest.json', bytes: once(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)) };
    for (const item of items) {
      const fileId = parts.find((part) => part.item === item)?.fileId;
      if (!fileId) continue;
      const read = await storage.read(archive.accountId, fileId);
      if (!read) throw new Error('A part of an archive is gone');
      yield { path: pathOf(item, items), bytes: read.bytes };
    }
  };

  const manifestOf = async (items: readonly string[], parts: readonly ArchivePart[]) => {
    const { owned } = await readArchiveTables(database, tables);
    const missing = parts.filter(({ fileId }) => fileId === null).map(({ item }) => pathOf(item, items));
    return {
      format: 'groundwork-archive',
      version: 1,
      madeAt: now().toISOString(),
      tables: parts
        .filter(({ item, fileId }) => item.startsWith('table:') && fileId !== null)
        .map(({ item, rowCount }) => {
          const table = owned.find(({ name }) => item === `table:${name}`);
          return {
            name: item.slice('table:'.length),
            path: pathOf(item, items),
            rows: rowCount,
            withheldColumns: table ? withheldColumnsOf(table) : [],
          };
        }),
      documents: items.filter((item) => /^(?:pdf|docx):/.test(item)).map((item) => pathOf(item, items)),
      files: filePaths(items),
      couldNotBeMade: missing,
      leftOut: Object.fromEntries(owned.flatMap(({ name, why }) => (why === undefined ? [] : [[name, why]]))),
      partlyLeftOut: Object.fromEntries(owned.flatMap(({ name, locked }) => (locked ? [[name, locked]] : []))),
    };
  };

  const make = async (context: JobContext, archive: StoredArchive): Promise<void> => {
    const account = await privacyRepository.findAccount(system, archive.accountId);
    if (!account) return;
    let { items } = archive;
    if (!items) {
      items = await listItems({ database, storage, tables, files }, account);
      await archiveRepository.setItems(system, archive.id, items);
    }
    const finished = new Set((await archiveRepository.listParts(system, archive.id)).map(({ item }) => item));
    for (const item of items.filter((one) => !finished.has(one))) {
      context.signal.throwIfAborted();
      await storePart(context, archive, items, item, account);
      finished.add(item);
      await context.progress(finished.size, items.length + 1);
    }

    const parts = await archiveRepository.listParts(system, archive.id);
    const expiresAt = new Date(now().getTime() + leavingRules.archiveKeptMs);
    const file = await storage.put(
      {
        accountId: account.accountId,
        purpose: archivePurposes.archive,
        mediaType: 'application/zip',
        bytes: zipStream(entriesOf(archive, items, parts), now()),
        expiresAt,
      },
      now(),
    );
    try {
      await context.complete(async (tx) => {
        await archiveRepository.finish(tx, archive.id, { id: file.id, expiresAt }, now());
        await publishForAccount(
          { tx, now: now() },
          {
            type: 'privacy.archive_ready',
            accountId: account.accountId,
            payload: { until: expiresAt.toISOString() },
          },
        );
      });
    } catch (error) {
      if (error instanceof JobTakenError) await storage.delete(account.accountId, file.id);
      throw error;
    }
    await storage.deleteAll(account.accountId, archivePurposes.part);
  };

  /** One that fails is tried again, and given up within hours. */
  const job: Job = defineJob({
    ...archiveJobKind,
    role: 'system',
    retries: leavingRules.archiveRetries,
    timeoutSeconds: 3600,
    // Each reads whole tables and renders documents.
    perProcess: 1,
    run: async (context, { archiveId }) => {
      const { accountId, isLastAttempt } = context;
      // After it was given up an operator may have it tried again.
      await context.save((tx) => archiveRepository.resume(tx, archiveId, accountId!));
      const archive = await archiveRepository.find(system, accountId!, archiveId);
      if (archive?.state !== 'running') return;
      try {
        await make(context, archive);
      } catch (error) {
        if (isLastAttempt && !context.signal.aborted) await storage.deleteAll(accountId!, archivePurposes.part);
        throw error;
      }
    },
    giveUp: (tx, { archiveId }, at) => archiveRepository.fail(tx, archiveId, at),
  });

  return {
    job,

    /** Ends archives that can no longer be downloaded. */
    expire: (): Promise<void> => archiveRepository.expire(system, now()),
  };
}

/** Uploaded files, and those that features make. */
const filePaths = (items: readonly string[]): string[] =>
  items.filter((item) => /^(?:file|made):/.test(item)).map((item) => pathOf(item, items));

async function* once(bytes: Uint8Array): ByteStream {
  yield bytes;
}
