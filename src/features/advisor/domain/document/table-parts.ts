import type { DocumentRun, DocumentTable } from '#shared/document-model.ts';
import type { Inline, TableBlock } from '#shared/prose.ts';
import type { OriginNotes } from './origin-notes.ts';

/** Columns that fit beside the row's header on a portrait page. */
const mostColumns = 7;

/**
 * A table as the page can hold it: rows squared to the head, and one wider than a page cut into parts that repeat the
 * first column. Where all figures of a row share one note it stands at the row's header, not at every cell.
 */
export function tableParts(
  table: TableBlock,
  notes: OriginNotes,
  captionOf: (caption: string, part: number, parts: number) => string,
): readonly DocumentTable[] {
  const width = Math.max(table.head.length, ...table.rows.map((row) => row.length), 1);
  const head = square(table.head, width, '');
  const rows = table.rows.map((row) => rowRuns(square(row, width, []), notes));
  const numeric = (table.numeric ?? []).filter((column) => column < width);
  const parts = Math.max(1, Math.ceil((width - 1) / mostColumns));
  const step = Math.ceil((width - 1) / parts);
  return Array.from({ length: parts }, (_, part) => {
    const columns = [0, ...range(1 + part * step, Math.min(width, 1 + (part + 1) * step))];
    return {
      kind: 'table',
      caption: captionOf(table.caption, part + 1, parts),
      head: columns.map((column) => head[column]!),
      rows: rows.map((row) =>
        columns.map((column) => (column === 0 && part > 0 ? laterHeader(row[0]!) : row[column]!)),
      ),
      numeric: columns.flatMap((column, index) => (numeric.includes(column) ? [index] : [])),
    };
  });
}

function rowRuns(row: readonly (readonly Inline[])[], notes: OriginNotes): readonly (readonly DocumentRun[])[] {
  const figures = row.flat().filter((inline) => inline.kind === 'figure');
  const isOneNode = figures.length > 1 && figures.every((figure) => figure.nodeId === figures[0]!.nodeId);
  if (!isOneNode || row[0]!.length === 0) return row.map((cell) => notes.runs(cell));
  const note = notes.noteFor(figures[0]!.nodeId);
  return row.map((cell, column) => {
    const runs = cell.map((inline) => ({
      text: inline.text,
      ...(inline.kind === 'figure' && { isFigure: true }),
      ...(inline.kind === 'said' && { isQuoted: true }),
    }));
    if (column > 0 || note === undefined) return runs;
    return runs.map((run, index) => (index === runs.length - 1 ? { ...run, note } : run));
  });
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
