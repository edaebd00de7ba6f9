import type { DocumentNote, DocumentRun, DocumentTable } from '#shared/document-model.ts';
import type { Inline, TableBlock } from '#shared/prose.ts';
import type { OriginNotes } from './origin-notes.ts';

/** Columns that fit next to the row's header on a portrait page. */
const mostColumns = 7;

/**
 * A table as the page can hold it: rows squared to the head, and one wider than a page cut into parts that repeat the
 * first column. Where all figures of a row, or else of a column, are one series, their note stands at the row's or
 * column's header, not at every cell.
 */
export function tableParts(
  table: TableBlock,
  notes: OriginNotes,
  captionOf: (caption: string, part: number, parts: number) => string,
): readonly DocumentTable[] {
  const width = Math.max(table.head.length, ...table.rows.map((row) => row.length), 1);
  const head = square(table.head, width, '');
  const squared = table.rows.map((row) => square(row, width, []));
  const headNotes = columnNotes(squared, notes);
  const rows = squared.map((row) => rowRuns(row, headNotes, notes));
  const numeric = (table.numeric ?? []).filter((column) => column < width);
  const parts = Math.max(1, Math.ceil((width - 1) / mostColumns));
  const step = Math.ceil((width - 1) / parts);
  return Array.from({ length: parts }, (_, part) => {
    const columns = [0, ...range(1 + part * step, Math.min(width, 1 + (part + 1) * step))];
    return {
      kind: 'table',
      caption: captionOf(table.caption, part + 1, parts),
      head: columns.map((column) => head[column]!),
      ...(headNotes.some((note) => note !== null) && { headNotes: columns.map((column) => headNotes[column]!) }),
      rows: rows.map((row) =>
        columns.map((column) => (column === 0 && part > 0 ? laterHeader(row[0]!) : row[column]!)),
      ),
      numeric: columns.flatMap((column, index) => (numeric.includes(column) ? [index] : [])),
    };
  });
}

type Cells = readonly (readonly Inline[])[];

function rowRuns(row: Cells, headNotes: readonly unknown[], notes: OriginNotes): readonly (readonly DocumentRun[])[] {
  const node = oneNode(row.flat());
  if (node === undefined || row[0]!.length === 0) {
    return row.map((cell, column) => (headNotes[column] === null ? notes.runs(cell) : bareRuns(cell)));
  }
  const note = notes.noteFor(node);
  return row.map((cell, column) => {
    const runs = bareRuns(cell);
    if (column > 0 || note === undefined) return runs;
    return runs.map((run, index) => (index === runs.length - 1 ? { ...run, note } : run));
  });
}

/** Notes for the heads of columns of one series each; none where the rows are series. */
function columnNotes(rows: readonly Cells[], notes: OriginNotes): readonly (DocumentNote | null)[] {
  const areRowsSeries = rows.some((row) => oneNode(row.flat()) !== undefined);
  return (rows[0] ?? []).map((_, column) => {
    const node = oneNode(rows.flatMap((row) => row[column]!));
    return areRowsSeries || column === 0 || node === undefined ? null : (notes.noteFor(node) ?? null);
  });
}

/** The node of which all figures are, where there are several. */
function oneNode(inlines: readonly Inline[]): string | undefined {
  const figures = inlines.filter((inline) => inline.kind === 'figure');
  const isOne = figures.length > 1 && figures.every((figure) => figure.nodeId === figures[0]!.nodeId);
  return isOne ? figures[0]!.nodeId : undefined;
}

function bareRuns(cell: readonly Inline[]): readonly DocumentRun[] {
  return cell.map((inline) => ({
    text: inline.text,
    ...(inline.kind === 'figure' && { isFigure: true }),
    ...(inline.kind === 'said' && { isQuoted: true }),
  }));
}

/** The row's header on a later part: the same note, which is no longer its first place. */
function laterHeader(runs: readonly DocumentRun[]): readonly DocumentRun[] {
  return runs.map((run) => (run.note ? { ...run, note: { ...run.note, isFirst: false } } : run));
}

function square<T>(cells: readonly T[], width: number, empty: T): readonly T[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? empty);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
