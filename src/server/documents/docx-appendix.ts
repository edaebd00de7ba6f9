import { Bookmark, InternalHyperlink, Paragraph, type Table, TextRun } from 'docx';
import type { DocumentAppendix } from '#shared/document-model.ts';
import type { DocumentColors } from './chart-style.ts';
import { firstUseAnchor, originAnchor, textRuns } from './docx-runs.ts';
import { wordColor } from './docx-styles.ts';
import { plainTable } from './docx-table.ts';

const kindColors = { said: 'green', formula: 'green', source: 'ink', assumption: 'gold' } as const;

/** The numbered origins; each number leads back to where it was first used. */
export function docxAppendix(
  appendix: DocumentAppendix,
  heading: Paragraph,
  colors: DocumentColors,
): readonly (Paragraph | Table)[] {
  const size = 16;
  return [
    heading,
    new Paragraph({ children: textRuns(appendix.intro) }),
    plainTable({
      colors,
      title: appendix.title,
      shares: [0.07, 0.15, 0.2, 0.13, 0.45],
      numeric: [],
      head: appendix.head,
      size,
      rows: appendix.rows.map((row) => [
        {
          children: [
            new Bookmark({
              id: originAnchor(row.number),
              children: [
                new InternalHyperlink({
                  anchor: firstUseAnchor(row.number),
                  children: [new TextRun({ text: String(row.number), size, style: 'NoteMark' })],
                }),
              ],
            }),
          ],
        },
        { children: textRuns(row.shown, { size, bold: true }) },
        { children: textRuns(row.label, { size }) },
        { children: textRuns(row.origin, { size, color: wordColor(colors, kindColors[row.kind]) }) },
        {
          children: [
            ...textRuns(row.explanation, { size }),
            ...(row.sourceLine === undefined
              ? []
              : textRuns(`\n${row.sourceLine}`, { size, color: wordColor(colors, 'ink2') })),
          ],
        },
      ]),
    }),
  ];
}
