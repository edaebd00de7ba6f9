import { createHash } from 'node:crypto';
import { assertOutsideTransaction } from '#server/db/database.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import type { FairQueue } from '../fair-queue.ts';
import { createWorkPool, type WorkLimits } from '../work/work-pool.ts';
import type { DocumentKind, RenderRequest } from './render-messages.ts';
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
  /** A tagged PDF/UA-1. Rejects with a WorkError. */
  renderPdf(model: DocumentModel, order: DocumentOrder): Promise<Uint8Array>;
  /** A DOCX. Rejects with a WorkError. */
  renderDocx(model: DocumentModel, order: DocumentOrder): Promise<Uint8Array>;
  /** What waits to be made. */
  readonly queue: Pick<FairQueue, 'waiting' | 'oldestSeconds'>;
  /** Finishes the document under way; what waits or is asked for later rejects with `closed`. */
  endWaiting(): void;
  /** Ends the process; what is under way rejects with `closed` as well. */
  close(): Promise<void>;
}

export interface DocumentRendererOptions extends WorkLimits {
  /** How long a document stays at hand for who asks for it again, and how many bytes of them at most. */
  readonly keptMs?: number;
  readonly keptBytesMax?: number;
  /** The process's script; tests give one that fails. */
  readonly script?: URL;
}

/** Documents are made in a process of their own. One that is asked for again while it is made, or shortly after, is made once. */
export function createDocumentRenderer(options: DocumentRendererOptions = {}): DocumentRenderer {
  const { keptMs = 30_000, keptBytesMax = 16 * 2 ** 20, ...limits } = options;
  const pool = createWorkPool<RenderRequest, Uint8Array>({
    ...limits,
    script: options.script ?? new URL('./render-worker.ts', import.meta.url),
    nameOf: ({ kind }) => kind,
  });
  const shared = createSharedWork({ keptMs, keptBytesMax });

  const render = async (
    kind: DocumentKind,
    model: DocumentModel,
    { accountId, signal }: DocumentOrder,
  ): Promise<Uint8Array> => {
    assertOutsideTransaction('A document');
    const key = `${accountId} ${kind} ${createHash('sha256').update(JSON.stringify(model)).digest('base64url')}`;
    return shared.ask(key, (abandoned) => pool.run(accountId, { kind, model }, abandoned), signal);
  };

  return {
    renderPdf: (model, order) => render('pdf', model, order),
    renderDocx: (model, order) => render('docx', model, order),
    queue: pool.queue,
    endWaiting: () => {
      pool.endWaiting();
      shared.forget();
    },
    close: async () => {
      shared.forget();
      await pool.close();
    },
  };
}
