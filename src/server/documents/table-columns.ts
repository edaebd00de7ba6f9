import type { DocumentTable } from '#shared/document-model.ts';

/** How wide the columns of a table are: as wide as their numbers or few words, or a share of what is left. */
export type ColumnWidth = 'auto' | number;

const longestNumber = 18;
const fewWords = 20;
/** What columns as wide as their text may take together, of the about 85 letters of a line. */
const mostLetters = 50;

/** Widths from what stands in the columns: numbers and few words take what they need, texts share by length, damped. */
export function columnWidths(table: Pick<DocumentTable, 'head' | 'rows' | 'numeric'>): readonly ColumnWidth[] {
  const needed = table.head.map((_, column) => longestCell(table, column));
  const isNumber = (column: number): boolean =>
    column > 0 && table.numeric.includes(column) && needed[column]! <= longestNumber;
  const asWideAsText = new Set([...needed.keys()].filter(isNumber));
  const widest = needed.indexOf(Math.max(...needed.map((letters, column) => (isNumber(column) ? 0 : letters))));
  let taken = sum([...asWideAsText].map((column) => needed[column]!));
  for (const column of [...needed.keys()].sort((a, b) => needed[a]! - needed[b]!)) {
    if (asWideAsText.has(column) || column === widest || needed[column]! > fewWords) continue;
    if (taken + needed[column]! > mostLetters) break;
    taken += needed[column]!;
    asWideAsText.add(column);
  }
  const widths = table.head.map((_, column) => (asWideAsText.has(column) ? 'auto' : textShare(table, column)));
  return widths.every((width) => width === 'auto') ? widths.map(() => 1) : widths;
}

/** How much of what is left a column of texts takes: by the mean length of its cells, and enough for a long word. */
function textShare(table: Pick<DocumentTable, 'head' | 'rows'>, column: number): number {
  const lengths = table.rows.map((row) => row[column]!.map((run) => run.text).join('').length);
  const mean = sum(lengths) / Math.max(1, lengths.length);
  const share = Math.max(
    Math.sqrt(Math.min(400, Math.max(table.head[column]!.length, mean, 4))),
    longestWord(table, column) * 0.45,
  );
  return Math.round(share * 100) / 100;
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
  const cells = table.rows.map((row) => letters(row[column]!.map((run) => run.text).join('')));
  return Math.max(letters(table.head[column]!), ...cells);
}

/** Letters of a text, where Chinese, Japanese and Korean ones and emoji count as two. */
function letters(text: string): number {
  return [...text].reduce((total, letter) => total + (wide.test(letter) ? 2 : 1), 0);
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
