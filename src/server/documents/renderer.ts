import { assertOutsideTransaction } from '#server/db/database.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { DocumentRenderError } from './render-error.ts';
import type { DocumentKind } from './render-messages.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';

/** Makes files from document models; the same model gives the same bytes. */
export interface DocumentRenderer {
  /** A tagged PDF/UA-1. Rejects with a DocumentRenderError. */
  renderPdf(model: DocumentModel): Promise<Uint8Array>;
  /** A DOCX. Rejects with a DocumentRenderError. */
  renderDocx(model: DocumentModel): Promise<Uint8Array>;
  /** Ends the thread; what is under way or asked for later rejects with `closed`. */
  close(): Promise<void>;
}

export interface DocumentRendererOptions {
  /** How long one document may take, waiting not counted. */
  readonly timeLimitMs?: number;
  /** Documents after which a fresh thread takes over, so that nothing the typesetter keeps can grow for ever. */
  readonly recycleAfter?: number;
  /** How many documents may wait; more are refused with `busy`. */
  readonly waitingMax?: number;
  /** The thread's script; tests give one that fails. */
  readonly script?: URL;
}

/**
 * Documents are made one after the other in a thread of their own, which starts with the first one and stays warm. A
 * document that was lost to a crash is tried once more in a new thread.
 */
export function createDocumentRenderer(options: DocumentRendererOptions = {}): DocumentRenderer {
  const { timeLimitMs = 20_000, recycleAfter = 300, waitingMax = 100 } = options;
  const script = options.script ?? new URL('./render-worker.ts', import.meta.url);
  let thread: RenderThread | undefined;
  let made = 0;
  let waiting = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const warmThread = (): RenderThread => {
    if (thread?.isAlive() && made < recycleAfter) return thread;
    void thread?.stop();
    made = 0;
    thread = startRenderThread(script);
    return thread;
  };

  const once = async (kind: DocumentKind, model: DocumentModel): Promise<Uint8Array> => {
    if (isClosed) throw closedError();
    const bytes = await warmThread().render({ kind, model }, timeLimitMs);
    made += 1;
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
    const result = last
      .then(() => attempt(kind, model))
      .finally(() => {
        waiting -= 1;
      });
    last = result.catch(() => undefined);
    return result;
  };

  return {
    renderPdf: (model) => render('pdf', model),
    renderDocx: (model) => render('docx', model),
    close: async () => {
      isClosed = true;
      await thread?.stop();
      await last;
    },
  };
}

const closedError = (): DocumentRenderError => new DocumentRenderError('closed', 'The product is stopping');
