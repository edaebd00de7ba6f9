import { randomBytes } from 'node:crypto';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import type { Archive, privacyContract } from '#features/privacy/privacy.contract.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { buildId } from '#shared/ids.ts';
import { notFound } from '#shared/problem.ts';
import { archiveRepository, type StoredArchive } from './archive.repository.ts';
import { archiveTicket } from './archive-ticket.ts';
import { enqueueArchive } from './privacy-jobs.ts';

/** Requesting, reading and downloading archives. */
export const archiveService = {
  /** The newest one; undefined where none was ever asked for. */
  async findNewest({ tx, actor, now }: UseCaseContext): Promise<Archive | undefined> {
    const archive = await archiveRepository.findNewest(tx, actor.accountId);
    return archive && viewArchive(archive, now);
  },

  /** Begins one, or answers the one that is being made: an account has one at a time. */
  async request({ tx, actor, now }: UseCaseContext): Promise<Archive & { isNew: boolean }> {
    const id = buildId('arc', now.getTime(), randomBytes(16));
    if (await archiveRepository.begin(tx, id, actor.accountId, now))
      await enqueueArchive({ tx, now }, id, actor.accountId);
    const newest = viewArchive((await archiveRepository.findNewest(tx, actor.accountId))!, now);
    return { ...newest, isNew: newest.id === id };
  },

  /** The file of an archive of the account that can be downloaded now; undefined for any other. */
  async findReady(
    { tx, actor, now }: Pick<UseCaseContext, 'tx' | 'actor' | 'now'>,
    archiveId: string,
  ): Promise<{ readonly fileId: string; readonly fileName: string } | undefined> {
    const archive = await archiveRepository.find(tx, actor.accountId, archiveId);
    if (!archive?.fileId || viewArchive(archive, now).state !== 'ready') return undefined;
    return { fileId: archive.fileId, fileName: archiveFileName(archive) };
  },

  /** Signs an address that downloads a finished archive. A 404 for any other, and for one whose time is over. */
  async createDownload(
    { tx, actor, now }: UseCaseContext,
    archiveId: string,
    downloads: Pick<Downloads, 'sign'>,
  ): Promise<Outputs<typeof privacyContract>['createArchiveDownload']> {
    const ready = await this.findReady({ tx, actor, now }, archiveId);
    if (!ready) throw notFound('There is no such archive to download');
    const { address, expiresAt } = await downloads.sign(archiveTicket, actor, { archiveId }, now);
    return { address, fileName: ready.fileName, expiresAt: expiresAt.toISOString() };
  },
};

/** "groundwork-archive-2026-11-21.zip" */
function archiveFileName({ requestedAt }: Pick<StoredArchive, 'requestedAt'>): string {
  return `groundwork-archive-${requestedAt.toISOString().slice(0, 10)}.zip`;
}

/** The state of an archive at a time: it is expired even before housekeeping has deleted it. */
function viewArchive(archive: StoredArchive, now: Date): Archive {
  const { requestedAt, expiresAt, bytes, done, total } = archive;
  const isOver = archive.state === 'ready' && (expiresAt === null || expiresAt <= now || bytes === null);
  const state = isOver ? 'expired' : archive.state;
  return {
    id: archive.id as Archive['id'],
    state,
    requestedAt: requestedAt.toISOString(),
    readyBy: new Date(requestedAt.getTime() + leavingRules.archiveWithinMs).toISOString(),
    done,
    total,
    expiresAt: state === 'ready' && expiresAt ? expiresAt.toISOString() : null,
    bytes: state === 'ready' ? bytes : null,
  };
}
