import { BorderStyle, HeadingLevel, Paragraph, TabStopType } from 'docx';
import type { DocumentModel } from '#shared/document-model.ts';
import { textRuns } from './docx-runs.ts';
import { textWidthTwips, wordColor } from './docx-styles.ts';

/** The first page: what it is, whose, of when. */
export function docxCover({ title, subtitle, cover }: DocumentModel): readonly Paragraph[] {
  const length = [...cover.businessName].length;
  const size = length <= 18 ? 84 : length <= 40 ? 64 : 44;
  return [
    new Paragraph({
      spacing: { before: 4600, after: 0 },
      children: textRuns(subtitle, { bold: true, size: 24, color: wordColor('green') }),
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(cover.businessName, { size }) }),
    ...(title === cover.businessName ? [] : [new Paragraph({ style: 'Subtitle', children: textRuns(title) })]),
    new Paragraph({
      spacing: { before: 4200, after: 80 },
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: wordColor('lineStrong'), space: 10 } },
      tabStops: [{ type: TabStopType.RIGHT, position: textWidthTwips }],
      children: [
        ...textRuns(cover.date, { bold: true, size: 20 }),
        ...(cover.score === undefined ? [] : textRuns(`\t${cover.score}`, { size: 20, color: wordColor('ink2') })),
      ],
    }),
    ...(cover.line === '' ? [] : [new Paragraph({ style: 'Small', children: textRuns(cover.line) })]),
  ];
}
