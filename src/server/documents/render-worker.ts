import { parentPort } from 'node:worker_threads';
import { makeDocx } from './docx.ts';
import { createPdfMaker } from './pdf.ts';
import type { RenderReply, RenderRequest } from './render-messages.ts';

/** The thread documents are made in: one request, one reply, in order. */
const maker = createPdfMaker();

async function render({ kind, model }: RenderRequest): Promise<RenderReply> {
  try {
    return {
      isMade: true,
      bytes: kind === 'pdf' ? maker.makePdf(model) : await makeDocx(model, maker.drawCharts(model)),
    };
  } catch (error) {
    return { isMade: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: RenderRequest) => {
  void render(request).then((reply) => parentPort?.postMessage(reply));
});
