import { createDocumentRenderer } from '#server/documents/renderer.ts';
import { businesses } from '#testing/businesses/businesses.ts';
import { atMost, interleave, type Measure, size, time } from './harness.ts';
import { fullPlanDocument } from './support/full-plan.ts';

const runs = size(12);

/** A full Pro plan as a file. */
export const pdf: Measure = {
  name: 'pdf',
  title: 'PDF and DOCX of a full Pro plan',
  how: `Every section open, tables, chart and appendix; ${runs} interleaved runs over different businesses. Cold: the worker thread starts, reads fonts and templates, and compiles its first document.`,
  run: async () => {
    // The typesetter remembers what it has set, across threads: each document is set once only.
    const documents = businesses.slice(0, 1 + 3 * runs).map(fullPlanDocument);
    const take = () => documents.pop()!;
    const warm = createDocumentRenderer();
    const first = take();
    await warm.renderPdf(first);
    await warm.renderDocx(first);
    const sizes: number[] = [];
    const times = await interleave(
      {
        cold: async () => {
          const renderer = createDocumentRenderer();
          const took = await time(() => renderer.renderPdf(take()));
          await renderer.close();
          return took;
        },
        warm: () =>
          time(async () => {
            sizes.push((await warm.renderPdf(take())).byteLength / 1024);
          }),
        docx: () => time(() => warm.renderDocx(take())),
      },
      runs,
    );
    await warm.close();
    return [
      { what: 'PDF, warm worker', unit: 'ms', values: times.warm, promise: atMost(times.warm, 150, 'ms') },
      { what: 'PDF, cold worker', unit: 'ms', values: times.cold },
      { what: 'DOCX, warm worker', unit: 'ms', values: times.docx },
      { what: 'size of the PDF', unit: 'KB', values: sizes },
    ];
  },
};
