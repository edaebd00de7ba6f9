import { assertOutsideTransaction } from '#server/db/database.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { DocumentModel } from '#shared/document-model.ts';

const write = async (signature: string, model: DocumentModel): Promise<Uint8Array> => {
  assertOutsideTransaction('A document');
  return new TextEncoder().encode(`${signature}\n${JSON.stringify(model)}`);
};

/**
 * Files that begin as a PDF or a DOCX does and hold their model as JSON: for tests of who gets which document with what in
 * it. That a file shows its model is tested beside the renderer (docx.test.ts, pdf.test.ts); making one takes up to a
 * second of computing.
 */
export const standInDocuments: DocumentRenderer = {
  renderPdf: (model) => write('%PDF-stand-in', model),
  renderDocx: (model) => write('PK stand-in', model),
  queue: { waiting: 0, oldestSeconds: 0 },
  endWaiting: () => {},
  close: async () => {},
};
