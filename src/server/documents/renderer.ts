import { assertOutsideTransaction } from '#server/db/database.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { DocumentRenderError } from './render-error.ts';
import type { DocumentKind } from './render-messages.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';

/** Makes files from document models; the same model gives the same bytes. */
export interface DocumentRenderer {
  /** A tagged PDF/UA-1. Rejects with a DocumentRenderError. */
  renderPdf(model: DocumentModel): Promise<Uint8Array>;
  /** A DOCX. Rejects with a DocumentRenderError. */
  renderDocx(model: DocumentModel): Promise<Uint8Array>;
  /** Ends the process; what is under way or asked for later rejects with `closed`. */
  close(): Promise<void>;
}

export interface DocumentRendererOptions {
  /** How long one document may take, waiting not counted. */
  readonly timeLimitMs?: number;
  /** Resident memory at which a fresh process takes over after a document: nothing that is kept can grow for ever. */
  readonly heldBytesMax?: number;
  /** How long the process stays warm for the next document before it ends and gives back its memory. */
  readonly idleMs?: number;
  /** How many documents may wait; more are refused with `busy`. */
  readonly waitingMax?: number;
  /** The process's script; tests give one that fails. */
  readonly script?: URL;
}

/**
 * Documents are made one after the other in a process of their own. It starts with the first one, stays warm while there is
 * work, and ends soon after the last: what the typesetter and the libraries keep goes back to the system, which memory of a
 * thread does not, and a fault in them ends no server. A document that was lost to a crash is tried once more in a new
 * process.
 */
export function createDocumentRenderer(options: DocumentRendererOptions = {}): DocumentRenderer {
  const { timeLimitMs = 20_000, heldBytesMax = 240 * 2 ** 20, idleMs = 2000, waitingMax = 100 } = options;
  const script = options.script ?? new URL('./render-worker.ts', import.meta.url);
  let worker: RenderProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.stop();
  };

  const once = async (kind: DocumentKind, model: DocumentModel): Promise<Uint8Array> => {
    if (isClosed) throw closedError();
    if (!worker?.isAlive()) worker = startRenderProcess(script);
    const { bytes, heldBytes } = await worker.render({ kind, model }, timeLimitMs);
    if (heldBytes > heldBytesMax) await end();
    return bytes;
  };

  const attempt = async (kind: DocumentKind, model: DocumentModel): Promise<Uint8Array> => {
    try {
      return await once(kind, model);
    } catch (error) {
      const isLost = error instanceof DocumentRenderError && error.failure === 'crashed';
      if (isClosed) throw closedError();
      if (!isLost) throw error;
      return once(kind, model);
    }
  };

  const render = async (kind: DocumentKind, model: DocumentModel): Promise<Uint8Array> => {
    assertOutsideTransaction('A document');
    if (isClosed) throw closedError();
    if (waiting >= waitingMax) throw new DocumentRenderError('busy', `${waiting} documents are waiting already`);
    waiting += 1;
    clearTimeout(idle);
    const result = last
      .then(() => attempt(kind, model))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0) idle = setTimeout(() => void end(), idleMs).unref();
      });
    last = result.catch(() => undefined);
    return result;
  };

  return {
    renderPdf: (model) => render('pdf', model),
    renderDocx: (model) => render('docx', model),
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      await end();
      await last;
      clearTimeout(idle);
    },
  };
}

const closedError = (): DocumentRenderError => new DocumentRenderError('closed', 'The product is stopping');
