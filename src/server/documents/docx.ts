import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  type Table,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import type { DocumentModel } from '#shared/document-model.ts';
import { type DocumentColors, documentColors } from './chart-style.ts';
import { cleanText, mapStrings } from './clean-text.ts';
import { docxAppendix } from './docx-appendix.ts';
import { type DocxContext, docxBlock } from './docx-blocks.ts';
import { docxCover } from './docx-cover.ts';
import { settleDocx } from './docx-package.ts';
import { headingPages } from './docx-page-numbers.ts';
import { textRuns } from './docx-runs.ts';
import { docxNumbering, docxStyles, textFont, textWidthTwips, wordColor } from './docx-styles.ts';

/**
 * Working out the pages of a document takes longer than making it; in one longer than this many letters Word is asked
 * to fill in the page numbers when it opens the file.
 */
const longestEstimated = 300_000;

/**
 * A Word document of the model. `drawings` are the outlined charts in reading order (see pdf.ts), from which the
 * bitmaps are made that old programs show. The same model gives the same bytes.
 */
export async function makeDocx(source: DocumentModel, drawings: readonly string[]): Promise<Uint8Array> {
  const { brand, ...words } = source;
  const model: DocumentModel = { ...mapStrings(words, cleanText), ...(brand && { brand }) };
  const colors = documentColors(brand);
  const context: DocxContext = { language: model.language, colors, drawings: [...drawings], lists: 0 };
  const body: (Paragraph | Table | TableOfContents)[] = [
    new Paragraph({ style: 'ContentsTitle', pageBreakBefore: true, children: textRuns(model.words.contents) }),
    new TableOfContents(model.words.contents, { hyperlink: true, headingStyleRange: '1-1' }),
    new Paragraph({ children: [new PageBreak()] }),
  ];
  for (const section of model.sections) {
    body.push(sectionHeading(section.title, colors));
    for (const block of section.blocks) body.push(...(await docxBlock(block, context)));
  }
  if (model.appendix) body.push(...docxAppendix(model.appendix, sectionHeading(model.appendix.title, colors), colors));
  const page = { size: { width: 11906, height: 16838 }, margin: { top: 1530, bottom: 1590, left: 1701, right: 1701 } };
  const document = new Document({
    title: model.title,
    subject: model.subtitle,
    creator: model.cover.businessName,
    lastModifiedBy: model.cover.businessName,
    styles: docxStyles(model.language, colors),
    numbering: docxNumbering(colors),
    ...(JSON.stringify(model).length < longestEstimated && { pageNumbers: headingPages(model.appendix !== undefined) }),
    sections: [
      {
        properties: { page, titlePage: true },
        footers: { default: footer(model, colors), first: new Footer({ children: [new Paragraph({})] }) },
        children: [...(await docxCover(model, colors)), ...body],
      },
    ],
  });
  return settleDocx(await Packer.toBuffer(document), model);
}

function sectionHeading(title: string, colors: DocumentColors): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    border: { top: { style: BorderStyle.SINGLE, size: 6, color: wordColor(colors, 'lineStrong'), space: 14 } },
    children: textRuns(title),
  });
}

function footer(model: DocumentModel, colors: DocumentColors): Footer {
  const look = { font: textFont, size: 16, color: wordColor(colors, 'ink3') };
  const pageOf = model.words.pageOf.split(/(\{page\}|\{pages\})/).map((part) => {
    if (part === '{page}') return PageNumber.CURRENT;
    return part === '{pages}' ? PageNumber.TOTAL_PAGES : part;
  });
  const name = [...model.cover.businessName.replaceAll('\n', ' ')];
  const shown = name.length > 60 ? `${name.slice(0, 60).join('')}…` : name.join('');
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidthTwips }],
        border: { top: { style: BorderStyle.SINGLE, size: 4, color: wordColor(colors, 'line'), space: 8 } },
        children: [
          ...textRuns(`${shown}  ·  ${model.subtitle}`, look),
          new TextRun({ ...look, children: ['\t', ...pageOf] }),
        ],
      }),
    ],
  });
}
