import type { DocumentNote, DocumentRun, DocumentTable } from '#shared/document-model.ts';
import type { Inline, TableBlock } from '#shared/prose.ts';
import { bareRun, type OriginNotes } from './origin-notes.ts';

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
  captionOf: (part: number, parts: number) => string,
): readonly DocumentTable[] {
  const width = Math.max(table.head.length, ...table.rows.map((row) => row.length), 1);
  const squared = table.rows.map((row) => square(row, width, []));
  const head = square(table.head, width, '');
  const headNotes = columnNotes(squared, notes);
  const rows = squared.map((row) => rowRuns(row, headNotes, notes));
  const parts = Math.max(1, Math.ceil((width - 1) / mostColumns));
  const step = Math.ceil((width - 1) / parts);
  return Array.from({ length: parts }, (_, part) => {
    const columns = [...head.keys()].filter((column) => column === 0 || Math.ceil(column / step) === part + 1);
    return {
      kind: 'table',
      caption: captionOf(part + 1, parts),
      head: columns.map((column) => head[column]!),
      ...(headNotes.some((note) => note !== null) && { headNotes: columns.map((column) => headNotes[column]!) }),
      rows: rows.map((row) =>
        columns.map((column) => (column === 0 && part > 0 ? laterHeader(row[0]!) : row[column]!)),
      ),
      numeric: columns.flatMap((column, index) => (table.numeric?.includes(column) ? index : [])),
    };
  });
}

type Cells = readonly (readonly Inline[])[];

function rowRuns(row: Cells, headNotes: readonly unknown[], notes: OriginNotes): readonly (readonly DocumentRun[])[] {
  const node = oneNode(row.flat());
  if (node === undefined || row[0]!.length === 0)
    return row.map((cell, column) => (headNotes[column] === null ? notes.runs(cell) : cell.map(bareRun)));
  const note = notes.noteFor(node);
  const [header = [], ...others] = row.map((cell) => cell.map(bareRun));
  return [[...header.slice(0, -1), { ...header.at(-1)!, ...(note && { note }) }], ...others];
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
  const [first, ...others] = inlines.flatMap((inline) => (inline.kind === 'figure' ? inline.nodeId : []));
  return others.length > 0 && others.every((node) => node === first) ? first : undefined;
}

/** The row's header on a later part: the same note, which is no longer its first place. */
const laterHeader = (runs: readonly DocumentRun[]): readonly DocumentRun[] =>
  runs.map((run) => (run.note ? { ...run, note: { ...run.note, isFirst: false } } : run));

const square = <T>(cells: readonly T[], width: number, empty: T): readonly T[] =>
  Array.from({ length: width }, (_, column) => cells[column] ?? empty);
