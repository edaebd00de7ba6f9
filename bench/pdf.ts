import { sectionIds } from '#features/advisor/domain/plan.ts';
import {
  type LabelledAnswers,
  readLabelledAnswers,
} from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { createDocumentRenderer } from '#server/documents/renderer.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { atMost, interleave, type Measure, size, time } from './harness.ts';
import { fullPlanDocument } from './support/full-plan.ts';

const runs = size(12);

/** The document of a founder; only its beginning where the measure is only tried out. */
function documentOf(founder: LabelledAnswers): DocumentModel {
  return fullPlanDocument(founder, size(sectionIds.length));
}

/** A full Pro plan as a file. */
export const pdf: Measure = {
  name: 'pdf',
  title: 'PDF and DOCX of a full Pro plan',
  how: `Every section open, tables, chart and appendix; ${runs} interleaved runs over different founders. Cold: the process starts, reads fonts and templates, and compiles its first document.`,
  run: async () => {
    // Each document is set once: what a second setting remembered would not be measured.
    const documents = readLabelledAnswers()
      .slice(0, 1 + 3 * runs)
      .map(documentOf);
    const take = () => documents.pop()!;
    const order = { accountId: 'bench' };
    // It must not rest while the cold one is measured.
    const warm = createDocumentRenderer({ idleMs: 600_000 });
    const first = take();
    await warm.renderPdf(first, order);
    await warm.renderDocx(first, order);
    const sizes: number[] = [];
    const times = await interleave(
      {
        cold: async () => {
          const renderer = createDocumentRenderer();
          const took = await time(() => renderer.renderPdf(take(), order));
          await renderer.close();
          return took;
        },
        warm: () =>
          time(async () => {
            sizes.push((await warm.renderPdf(take(), order)).byteLength / 1024);
          }),
        docx: () => time(() => warm.renderDocx(take(), order)),
      },
      runs,
    );
    await warm.close();
    return [
      { what: 'PDF, warm process', unit: 'ms', values: times.warm, promise: atMost(times.warm, 150, 'ms') },
      { what: 'PDF, cold process', unit: 'ms', values: times.cold },
      { what: 'DOCX, warm process', unit: 'ms', values: times.docx },
      { what: 'size of the PDF', unit: 'KB', values: sizes },
    ];
  },
};
