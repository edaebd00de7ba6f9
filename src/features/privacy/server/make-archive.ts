import { withheldColumnsOf } from '#features/privacy/domain/catalogue.ts';
import { archiveRetryMs, leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import type { Database } from '#server/db/database.ts';
import { DocumentRenderError } from '#server/documents/render-error.ts';
import { publishForAccount } from '#server/events/outbox.ts';
import type { Logger } from '#server/logger.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { type ArchivePart, archiveRepository, type StoredArchive } from './archive.repository.ts';
import { listBusinesses } from './archive-content.ts';
import {
  archivePurposes,
  listItems,
  type OpenRow,
  pathOf,
  type RenderPlan,
  readArchiveTables,
  readTable,
} from './archive-items.ts';
import { renderArchivePage } from './archive-page.ts';
import { faultOf } from './fault-of.ts';
import { type LeavingAccount, privacyRepository } from './privacy.repository.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

export interface ArchiveDependencies {
  readonly database: Database;
  readonly storage: Storage;
  /** Every table of the product, with whose rows it holds. */
  readonly tables: readonly DeclaredTable[];
  readonly log: Logger;
  readonly renderPlan: RenderPlan;
  readonly openRow: OpenRow;
  now(): Date;
}

/**
 * Makes archives item by item. Each finished item is stored and noted in one step, so whoever goes on after a crash makes
 * no item twice and the progress shown is what is really there.
 */
export function createArchiveMaking({ database, storage, tables, log, renderPlan, openRow, now }: ArchiveDependencies) {
  const { system } = database;

  /** The bytes of an item; undefined for a document that cannot be made. */
  const makeItem = async (
    item: string,
    items: readonly string[],
    account: LeavingAccount,
  ): Promise<{ bytes: ByteStream | Uint8Array; counted?: { rows: number } } | undefined> => {
    const [kind = '', id = ''] = item.split(':');
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
        if (!(error instanceof DocumentRenderError && error.failure === 'failed')) throw error;
        return undefined;
      }
    }
    if (kind === 'file') return storage.read(account.accountId, id);
    const businesses = await database.withTenant(account, (tx) => listBusinesses(tx, account.accountId));
    const documents = new Map<string, string[]>();
    for (const other of items.filter((one) => /^(?:pdf|docx):/.test(one))) {
      const conversationId = other.split(':')[1]!;
      documents.set(conversationId, [...(documents.get(conversationId) ?? []), pathOf(other, items)]);
    }
    const files = items.filter((one) => one.startsWith('file:')).map((one) => pathOf(one, items));
    return { bytes: Buffer.from(renderArchivePage({ account, businesses, madeAt: now(), documents, files })) };
  };

  const storePart = async (archive: StoredArchive, items: readonly string[], item: string, account: LeavingAccount) => {
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
    await database.asSystem((tx) =>
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
      files: items.filter((item) => item.startsWith('file:')).map((item) => pathOf(item, items)),
      couldNotBeMade: missing,
      leftOut: Object.fromEntries(owned.flatMap(({ name, why }) => (why === undefined ? [] : [[name, why]]))),
      partlyLeftOut: Object.fromEntries(owned.flatMap(({ name, locked }) => (locked ? [[name, locked]] : []))),
    };
  };

  const make = async (archive: StoredArchive): Promise<void> => {
    const account = await privacyRepository.findAccount(system, archive.accountId);
    if (!account) return;
    let { items } = archive;
    if (!items) {
      items = await listItems({ database, storage, tables }, account);
      await archiveRepository.setItems(system, archive.id, items);
    }
    const finished = new Set((await archiveRepository.listParts(system, archive.id)).map(({ item }) => item));
    for (const item of items) if (!finished.has(item)) await storePart(archive, items, item, account);

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
    const isFirst = await database.asSystem(async (tx) => {
      const until = expiresAt.toISOString();
      if (!(await archiveRepository.finish(tx, archive.id, { id: file.id, expiresAt }, now()))) return false;
      await publishForAccount(
        { tx, now: now() },
        { type: 'privacy.archive_ready', accountId: account.accountId, payload: { until } },
      );
      return true;
    });
    if (!isFirst) await storage.delete(account.accountId, file.id);
    await storage.deleteAll(account.accountId, archivePurposes.part);
  };

  return {
    /** Makes every archive that waits, one after the other. One that fails is tried again, and given up within hours. */
    async makeAll(): Promise<void> {
      for (const archive of await archiveRepository.listRunnable(system, now())) {
        try {
          await make(archive);
        } catch (error) {
          const failures = archive.attempts + 1;
          const retryMs = archiveRetryMs(failures);
          log.error({ failures, isGivenUp: retryMs === undefined, error: faultOf(error) }, 'an archive failed');
          const retryAt = retryMs === undefined ? undefined : new Date(now().getTime() + retryMs);
          await archiveRepository.fail(system, archive.id, retryAt, now());
          if (!retryAt) await storage.deleteAll(archive.accountId, archivePurposes.part);
        }
      }
    },

    /** Ends archives that can no longer be downloaded. */
    expire: (): Promise<void> => archiveRepository.expire(system, now()),
  };
}

async function* once(bytes: Uint8Array): ByteStream {
  yield bytes;
}
