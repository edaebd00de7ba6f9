import type { DocumentTable } from '#shared/document-model.ts';

/** How wide the columns of a table are: as wide as their numbers, or a share of what is left. */
export type ColumnWidth = 'auto' | number;

const longestNumber = 18;

/** Widths from what stands in the columns: short numbers take what they need, texts share by length, damped. */
export function columnWidths(table: Pick<DocumentTable, 'head' | 'rows' | 'numeric'>): readonly ColumnWidth[] {
  const widths = table.head.map((heading, column): ColumnWidth => {
    const lengths = table.rows.map((row) => row[column]!.map((run) => run.text).join('').length);
    const longest = Math.max(0, ...lengths);
    if (column > 0 && table.numeric.includes(column) && Math.max(longest, heading.length) <= longestNumber)
      return 'auto';
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    const share = Math.max(
      Math.sqrt(Math.min(400, Math.max(heading.length, mean, 4))),
      longestWord(table, column) * 0.45,
    );
    return Math.round(share * 100) / 100;
  });
  return widths.includes('auto') && widths.every((width) => width === 'auto') ? widths.map(() => 1) : widths;
}

function longestWord(table: Pick<DocumentTable, 'rows'>, column: number): number {
  const words = table.rows.flatMap((row) => row[column]!.flatMap((run) => run.text.split(/\s+/)));
  return Math.min(24, Math.max(0, ...words.map((word) => word.length)));
}

/** The same as shares of one, for files whose columns must have a width; every letter of a number counts. */
export function columnShares(table: Pick<DocumentTable, 'head' | 'rows' | 'numeric'>): readonly number[] {
  const widths = columnWidths(table);
  const fixed = widths.map((width, column) => (width === 'auto' ? letterShare * (longestCell(table, column) + 4) : 0));
  const scale = Math.min(1, mostFixed / Math.max(0.01, sum(fixed)));
  const left = 1 - scale * sum(fixed);
  const rest = sum(widths.map((width) => (width === 'auto' ? 0 : width)));
  return widths.map((width, column) => (width === 'auto' ? fixed[column]! * scale : (width / rest) * left));
}

/** What a letter takes of the width of the text, generously, and what numbers may take of it together. */
const letterShare = 0.0125;
const mostFixed = 0.78;

function longestCell(table: Pick<DocumentTable, 'head' | 'rows'>, column: number): number {
  const cells = table.rows.map((row) => row[column]!.map((run) => run.text).join('').length);
  return Math.max(table.head[column]!.length, ...cells);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
