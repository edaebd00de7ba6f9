import { BorderStyle, HeadingLevel, Paragraph, ShadingType, type Table } from 'docx';
import type { DocumentBlock, DocumentNotice } from '#shared/document-model.ts';
import type { DocumentColors } from './chart-style.ts';
import { docxChart } from './docx-chart.ts';
import { documentRuns, paragraphDirection, textRuns } from './docx-runs.ts';
import { wordColor } from './docx-styles.ts';
import { docxTable } from './docx-table.ts';

/** What the blocks of one document share: drawings in reading order, and a counter that restarts ordered lists. */
export interface DocxContext {
  readonly language: string;
  readonly colors: DocumentColors;
  readonly drawings: string[];
  lists: number;
}

/** The paragraphs and tables of one block. */
export async function docxBlock(block: DocumentBlock, context: DocxContext): Promise<readonly (Paragraph | Table)[]> {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
          ...paragraphDirection(block.runs),
          children: documentRuns(block.runs),
        }),
      ];
    case 'paragraph':
      return [new Paragraph({ ...paragraphDirection(block.runs), children: documentRuns(block.runs) })];
    case 'list': {
      context.lists += 1;
      const numbering = { reference: block.isOrdered ? 'numbers' : 'bullets', level: 0, instance: context.lists };
      return block.items.map(
        (item, index) =>
          new Paragraph({
            numbering,
            spacing: { after: index === block.items.length - 1 ? 180 : 70 },
            ...paragraphDirection(item),
            children: documentRuns(item),
          }),
      );
    }
    case 'notice':
      return noticeParagraphs(block, context.colors);
    case 'table':
      return [
        new Paragraph({ style: 'Caption', children: textRuns(block.caption) }),
        docxTable(block, context.colors),
        new Paragraph({ spacing: { after: 120 }, children: [] }),
      ];
    case 'chart':
      return docxChart(block, context.drawings.shift() ?? '', context.language, context.colors);
  }
}

const tones = {
  info: { ink: 'green', soft: 'greenSoft' },
  attention: { ink: 'clay', soft: 'claySoft' },
  rule: { ink: 'gold', soft: 'goldSoft' },
} as const;

function noticeParagraphs(notice: DocumentNotice, colors: DocumentColors): readonly Paragraph[] {
  const { ink, soft } = tones[notice.tone];
  const look = {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: wordColor(colors, soft) },
    indent: { left: 240, right: 200 },
  };
  const left = { style: BorderStyle.SINGLE, size: 18, color: wordColor(colors, ink), space: 10 };
  // Borders in the colour of the ground are the only padding a paragraph has.
  const padding = { style: BorderStyle.SINGLE, size: 36, color: wordColor(colors, soft), space: 0 };
  return [
    new Paragraph({
      ...look,
      border: { left, top: padding },
      keepNext: true,
      spacing: { before: 240, after: 0 },
      children: textRuns(notice.label, { bold: true, size: 18, color: wordColor(colors, ink) }),
    }),
    new Paragraph({
      ...look,
      border: { left, bottom: padding },
      ...paragraphDirection(notice.runs),
      spacing: { after: 280 },
      children: documentRuns(notice.runs, { size: 20 }),
    }),
  ];
}
