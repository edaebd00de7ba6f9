import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { DocumentTable } from '#shared/document-model.ts';
import type { DocumentColors } from './chart-style.ts';
import { documentRuns, noteReference, paragraphDirection, textRuns } from './docx-runs.ts';
import { textWidthTwips, wordColor } from './docx-styles.ts';
import { columnShares } from './table-columns.ts';

interface PlainCell {
  readonly children: readonly ParagraphChild[];
  readonly isRightToLeft?: boolean;
}

interface PlainTable {
  readonly colors: DocumentColors;
  readonly title: string;
  readonly shares: readonly number[];
  readonly numeric: readonly number[];
  readonly head: readonly string[];
  readonly headNotes?: DocumentTable['headNotes'];
  readonly rows: readonly (readonly PlainCell[])[];
  /** Half points. */
  readonly size?: number;
}

/** A table of the plan. */
export function docxTable(table: DocumentTable, colors: DocumentColors): Table {
  return plainTable({
    colors,
    title: table.caption,
    shares: columnShares(table),
    numeric: table.numeric,
    head: table.head,
    headNotes: table.headNotes,
    ...(table.head.length > 6 && { size: 16 }),
    rows: table.rows.map((row) =>
      row.map((runs) => ({
        children: documentRuns(runs, table.head.length > 6 ? { size: 16 } : {}),
        isRightToLeft: paragraphDirection(runs).bidirectional === true,
      })),
    ),
  });
}

/** Rows under hairlines; the head is flagged, so that it is repeated on each page and read as headings. */
export function plainTable({ colors, title, shares, numeric, head, headNotes, rows, size }: PlainTable): Table {
  const widths = shares.map((share) => Math.round(share * textWidthTwips));
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const hairline = (color: string, width: number) => ({ style: BorderStyle.SINGLE, size: width, color });
  const cell = (content: PlainCell, column: number, isLast: boolean, isHead: boolean): TableCell =>
    new TableCell({
      width: { size: widths[column]!, type: WidthType.DXA },
      borders: {
        top: none,
        left: none,
        right: none,
        bottom: isHead
          ? hairline(wordColor(colors, 'ink2'), 8)
          : hairline(wordColor(colors, isLast ? 'lineStrong' : 'line'), isLast ? 8 : 4),
      },
      children: [
        new Paragraph({
          style: 'TableText',
          keepLines: true,
          alignment: numeric.includes(column) ? AlignmentType.END : AlignmentType.START,
          ...(content.isRightToLeft && { bidirectional: true }),
          children: content.children,
        }),
      ],
    });
  return new Table({
    width: { size: textWidthTwips, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { left: 60, right: 60 },
    tableLook: { firstRow: true, firstColumn: true, lastRow: false, lastColumn: false, noHBand: true, noVBand: true },
    ...(title !== '' && { caption: title }),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        keepNext: true,
        children: head.map((text, column) =>
          cell(
            {
              children: [
                ...textRuns(text, { bold: true, color: wordColor(colors, 'ink2'), ...(size && { size }) }),
                ...(headNotes?.[column] ? [noteReference(headNotes[column])] : []),
              ],
            },
            column,
            false,
            true,
          ),
        ),
      }),
      ...rows.map(
        (row, index) =>
          new TableRow({
            cantSplit: isShort(row),
            // A short table stays on one page.
            keepNext: rows.length <= 12 && rows.every(isShort) && index < rows.length - 1,
            children: row.map((content, column) => cell(content, column, index === rows.length - 1, false)),
          }),
      ),
    ],
  });
}

/** A row that holds a page of text must be allowed to break, or Word cuts it off. */
const isShort = (row: readonly PlainCell[]): boolean => row.every(({ children }) => children.length < 12);
