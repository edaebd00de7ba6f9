import sharp from 'sharp';
import { answerWork } from '../work/answer-work.ts';
import { makeDocx } from './docx.ts';
import { createPdfMaker } from './pdf.ts';
import type { RenderRequest } from './render-messages.ts';

/** The process documents are made in. */
const maker = createPdfMaker();
// Each picture is drawn once: nothing of it is worth keeping.
sharp.cache(false);
sharp.concurrency(1);

answerWork<RenderRequest>(({ kind, model }) =>
  kind === 'pdf' ? maker.makePdf(model) : makeDocx(model, maker.drawCharts(model)),
);
