import { z } from 'zod';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { DownloadFile } from '#server/http/downloads/file-response.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { refusal } from '#shared/problem.ts';
import { csvLine } from '../domain/csv.ts';
import { threadsProblems } from '../domain/threads.problems.ts';
import { type ExportedMessage, threadsRepository } from './threads.repository.ts';

/** Opens the export of one business for two minutes. */
export const exportTicket: TicketKind<{ workspaceId: string }> = {
  purpose: 'inbox',
  thing: z.object({ workspaceId: z.string() }),
  lifetimeMs: 120_000,
};

/** Messages read at once. */
const pageSize = 500;
/** The most a file may have, which bounds what one download makes the server hold. */
const mostBytes = 32 * 2 ** 20;

/** The names of the columns, the same in every language, so that programs read them. */
const columns = [
  'thread',
  'form',
  'state',
  'held_because',
  'name',
  'mail',
  'subject',
  'language',
  'message',
  'at',
  'text',
  'fields',
  'agreed_to',
] as const;

const lineOf = ({ thread, kind, body, fields, consent, createdAt }: ExportedMessage): string =>
  csvLine([
    thread.id,
    thread.form,
    thread.state,
    thread.heldReasons.join(' '),
    thread.personName,
    thread.personMail,
    thread.subject,
    thread.language,
    kind,
    createdAt.toISOString(),
    body,
    fields.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    consent ?? '',
  ]);

function assertFits(bytes: number): void {
  if (bytes > mostBytes) throw refusal(threadsProblems.export_too_large, 'The export is too large for one file');
}

/** Everything that was written to a business and answered, as CSV in UTF-8. */
export const exportService = {
  /** A signed address that downloads it. A 404 for a business of somebody else. */
  async createDownload(
    context: UseCaseContext,
    workspaceId: string,
    downloads: Pick<Downloads, 'sign'>,
  ): Promise<{ address: string }> {
    await workspacesService.get(context, workspaceId);
    assertFits(await threadsRepository.measureTexts(context.tx, workspaceId));
    const { address } = await downloads.sign(exportTicket, context.actor, { workspaceId }, context.now);
    return { address };
  },

  /** The file; undefined where the business is not the account's. */
  async find({ transact, now }: DetachedContext, workspaceId: string): Promise<DownloadFile | undefined> {
    const workspaces = await transact((context) => workspacesService.list(context));
    if (workspaces.every(({ id }) => id !== workspaceId)) return undefined;
    const make = async (signal: AbortSignal): Promise<Uint8Array> => {
      // The mark by which spreadsheets know UTF-8.
      const parts = [Buffer.from(`\ufeff${csvLine(columns)}`)];
      let bytes = 0;
      let after: { threadId: string; position: number } | undefined;
      for (;;) {
        signal.throwIfAborted();
        const from = after;
        const page = await transact(({ tx }) => threadsRepository.listForExport(tx, workspaceId, from, pageSize));
        const part = Buffer.from(page.map(lineOf).join(''));
        bytes += part.byteLength;
        assertFits(bytes);
        parts.push(part);
        const last = page.at(-1);
        if (!last || page.length < pageSize) return new Uint8Array(Buffer.concat(parts));
        after = { threadId: last.thread.id, position: last.position };
      }
    };
    const day = now.toISOString().slice(0, 10);
    return { mediaType: 'text/csv; charset=utf-8', fileName: `Inbox ${day}.csv`, content: { kind: 'made', make } };
  },
};
