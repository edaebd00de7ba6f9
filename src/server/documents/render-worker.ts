import sharp from 'sharp';
import { makeDocx } from './docx.ts';
import { createPdfMaker } from './pdf.ts';
import type { RenderReply, RenderRequest } from './render-messages.ts';

/** The process documents are made in: one request, one reply, in order. */
const maker = createPdfMaker();
// Each picture is drawn once: nothing of it is worth keeping.
sharp.cache(false);
sharp.concurrency(1);

async function render({ kind, model }: RenderRequest): Promise<RenderReply> {
  try {
    const bytes = kind === 'pdf' ? maker.makePdf(model) : await makeDocx(model, maker.drawCharts(model));
    globalThis.gc?.();
    return { isMade: true, bytes, heldBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { isMade: false, message: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: RenderRequest) => {
  void render(request).then((reply) => process.send?.(reply));
});
// The parent decides when it ends: Ctrl-C reaches every process of a terminal, and a document may be in progress.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
