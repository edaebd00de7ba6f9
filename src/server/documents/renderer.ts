import { createHash } from 'node:crypto';
import { assertOutsideTransaction } from '#server/db/database.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import { DocumentRenderError } from './render-error.ts';
import type { DocumentKind } from './render-messages.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';
import { createSharedWork } from './shared-work.ts';

/** For whom a document is made. */
export interface DocumentOrder {
  /** Whose turn it takes: accounts take turns. */
  readonly accountId: string;
  /** Given up before the document is begun, it is not made unless somebody else of the account waits for it. */
  readonly signal?: AbortSignal;
}

/** Makes files from document models; the same model gives the same bytes. */
export interface DocumentRenderer {
  /** A tagged PDF/UA-1. Rejects with a DocumentRenderError. */
  renderPdf(model: DocumentModel, order: DocumentOrder): Promise<Uint8Array>;
  /** A DOCX. Rejects with a DocumentRenderError. */
  renderDocx(model: DocumentModel, order: DocumentOrder): Promise<Uint8Array>;
  /** What waits to be made. */
  readonly queue: Pick<FairQueue, 'waiting' | 'oldestSeconds'>;
  /** Finishes the document under way; what waits or is asked for later rejects with `closed`. */
  endWaiting(): void;
  /** Ends the process; what is under way rejects with `closed` as well. */
  close(): Promise<void>;
}

export interface DocumentRendererOptions {
  /** How long one document may take, waiting not counted. */
  readonly timeLimitMs?: number;
  /** Resident memory at which a fresh process takes over after a document: nothing that is kept can grow for ever. */
  readonly heldBytesMax?: number;
  /** How long the process stays warm for the next document before it ends and gives back its memory. */
  readonly idleMs?: number;
  /** How many documents may wait, of all accounts and of one; more are refused with `busy`. */
  readonly waitingMax?: number;
  readonly waitingOfAccountMax?: number;
  /** How long a document stays at hand for who asks for it again, and how many bytes of them at most. */
  readonly keptMs?: number;
  readonly keptBytesMax?: number;
  /** The process's script; tests give one that fails. */
  readonly script?: URL;
}

/**
 * Documents are made one after the other in a process of their own, the accounts taking turns. One that is asked for again
 * while it is made, or shortly after, is made once. The process starts with the first document, stays warm while there is
 * work, and ends soon after the last: what the typesetter and the libraries keep goes back to the system, which memory of a
 * thread does not, and a fault in them ends no server. A document that was lost to a crash is tried once more in a new
 * process.
 */
export function createDocumentRenderer(options: DocumentRendererOptions = {}): DocumentRenderer {
  const { timeLimitMs = 20_000, heldBytesMax = 240 * 2 ** 20, idleMs = 2000 } = options;
  const { waitingMax = 100, waitingOfAccountMax = 10 } = options;
  const script = options.script ?? new URL('./render-worker.ts', import.meta.url);
  let worker: RenderProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Nothing more is taken. */
  let isClosed = false;
  /** Nothing is finished either. */
  let isEnding = false;
  const queue = createFairQueue({
    places: 1,
    waitingMax,
    waitingOfOwnerMax: waitingOfAccountMax,
    full: (waiting) => new DocumentRenderError('busy', `${waiting} documents are waiting already`),
  });
  const shared = createSharedWork({
    keptMs: options.keptMs ?? 30_000,
    keptBytesMax: options.keptBytesMax ?? 16 * 2 ** 20,
  });

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.stop();
  };

  const once = async (kind: DocumentKind, model: DocumentModel): Promise<Uint8Array> => {
    if (isEnding) throw closedError();
    if (!worker?.isAlive()) worker = startRenderProcess(script);
    const { bytes, heldBytes } = await worker.render({ kind, model }, timeLimitMs);
    if (heldBytes > heldBytesMax) await end();
    return bytes;
  };

  const attempt = async (kind: DocumentKind, model: DocumentModel): Promise<Uint8Array> => {
    clearTimeout(idle);
    try {
      return await once(kind, model);
    } catch (error) {
      const isLost = error instanceof DocumentRenderError && error.failure === 'crashed';
      if (isEnding) throw closedError();
      if (!isLost) throw error;
      return await once(kind, model);
    } finally {
      if (queue.waiting === 0) idle = setTimeout(() => void end(), idleMs).unref();
    }
  };

  const render = async (
    kind: DocumentKind,
    model: DocumentModel,
    { accountId, signal }: DocumentOrder,
  ): Promise<Uint8Array> => {
    assertOutsideTransaction('A document');
    if (isClosed) throw closedError();
    const key = `${accountId} ${kind} ${createHash('sha256').update(JSON.stringify(model)).digest('base64url')}`;
    return shared.ask(key, (abandoned) => queue.run(accountId, () => attempt(kind, model), abandoned), signal);
  };

  const endWaiting = (): void => {
    isClosed = true;
    queue.clear(closedError());
    shared.forget();
  };

  return {
    renderPdf: (model, order) => render('pdf', model, order),
    renderDocx: (model, order) => render('docx', model, order),
    queue,
    endWaiting,
    close: async () => {
      endWaiting();
      isEnding = true;
      clearTimeout(idle);
      await end();
      await queue.settled();
      clearTimeout(idle);
    },
  };
}

const closedError = (): DocumentRenderError => new DocumentRenderError('closed', 'The product is stopping');
