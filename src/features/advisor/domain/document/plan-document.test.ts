import { describe, expect, it } from 'vitest';
import { englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import type { DocumentBlock, DocumentModel, DocumentRun } from '#shared/document-model.ts';
import type { Block } from '#shared/prose.ts';
import type { FigureOrigin } from './origin-notes.ts';
import { buildPlanDocument, type PlanDocumentInput } from './plan-document.ts';

const origin = (label: string): FigureOrigin => ({
  label,
  shown: label,
  origin: 'formula',
  explanation: `how ${label}`,
});
const paragraph = (id: string, ...figures: [nodeId: string, at?: number][]): Block => ({
  id,
  kind: 'paragraph',
  content: [
    { kind: 'text', text: 'It makes ' },
    ...figures.map(([nodeId, at]) => ({
      kind: 'figure' as const,
      nodeId,
      text: '€1',
      ...(at !== undefined && { at }),
    })),
  ],
});

const input = (blocks: readonly Block[], changes: Partial<PlanDocumentInput> = {}): PlanDocumentInput => ({
  title: 'A bakery',
  businessName: 'Levain',
  generatedAt: '2026-03-04T23:30:00-02:00',
  contentLocale: 'en',
  sections: [{ id: 'executive-summary', title: 'Executive Summary', blocks }],
  origins: new Map([
    ['a', origin('a')],
    ['b', origin('b')],
    ['b@3', origin('b in April')],
    ['locked.cash', origin('LOCKED-CANARY')],
  ]),
  ...changes,
});

const blocksOf = (model: DocumentModel): readonly DocumentBlock[] =>
  model.sections.flatMap((section) => section.blocks);
const notesOf = (runs: readonly DocumentRun[]) => runs.flatMap((run) => (run.note ? [run.note] : []));

describe('the document of a plan', () => {
  it('numbers figures in reading order, and a figure used again takes the same number', () => {
    const model = buildPlanDocument(input([paragraph('1', ['b'], ['a'], ['b'])]), englishSpeaker);
    const [block] = blocksOf(model);
    expect(block?.kind === 'paragraph' && notesOf(block.runs)).toEqual([
      { number: 1, isFirst: true },
      { number: 2, isFirst: true },
      { number: 1, isFirst: false },
    ]);
    expect(model.appendix?.rows.map(({ number, label, origin: words }) => [number, label, words])).toEqual([
      [1, 'b', 'Formula'],
      [2, 'a', 'Formula'],
    ]);
  });

  it('tells of one month where the month has words of its own, and of the series otherwise', () => {
    const model = buildPlanDocument(input([paragraph('1', ['b', 3], ['b', 4])]), englishSpeaker);
    expect(model.appendix?.rows.map((row) => row.label)).toEqual(['b in April', 'b']);
  });

  it('holds nothing of an origin whose figure stands in no section', () => {
    expect(JSON.stringify(buildPlanDocument(input([paragraph('1', ['a'])]), englishSpeaker))).not.toContain(
      'LOCKED-CANARY',
    );
    expect(buildPlanDocument(input([paragraph('1')]), englishSpeaker)).not.toHaveProperty('appendix');
  });

  it('shows a figure without a given origin as plain text', () => {
    const [block] = blocksOf(buildPlanDocument(input([paragraph('1', ['unknown'])]), englishSpeaker));
    expect(block).toEqual({ kind: 'paragraph', runs: [{ text: 'It makes ' }, { text: '€1', isFigure: true }] });
  });

  it('puts one note at the head of a row whose figures are one series, and one at each cell otherwise', () => {
    const cell = (nodeId: string, at?: number) => [
      { kind: 'figure' as const, nodeId, text: '€1', ...(at !== undefined && { at }) },
    ];
    const table: Block = {
      id: 't',
      kind: 'table',
      caption: 'Costs',
      head: ['', 'Jan', 'Feb'],
      numeric: [1, 2],
      rows: [
        [[{ kind: 'text', text: 'Rent' }], cell('a', 0), cell('a', 1)],
        [[{ kind: 'text', text: 'Two' }], cell('a'), cell('b')],
      ],
    };
    const [block] = blocksOf(buildPlanDocument(input([table]), englishSpeaker));
    if (block?.kind !== 'table') throw new Error('no table');
    expect(block.caption).toBe('Table 1. Costs');
    expect(block.rows.map((row) => row.map((runs) => notesOf(runs).map((note) => note.number)))).toEqual([
      [[1], [], []],
      [[], [1], [2]],
    ]);
  });

  it('puts one note at the head of a column whose figures are one series', () => {
    const month = (nodeId: string, at: number) => [{ kind: 'figure' as const, nodeId, text: '€1', at }];
    const table: Block = {
      id: 't',
      kind: 'table',
      caption: 'Year',
      head: ['', 'In', 'Out'],
      rows: [0, 1, 2].map((at) => [[{ kind: 'text', text: `M${at}` }], month('a', at), month('b', at)]),
    };
    const [block] = blocksOf(buildPlanDocument(input([table]), englishSpeaker));
    if (block?.kind !== 'table') throw new Error('no table');
    expect(block.headNotes).toEqual([null, { number: 1, isFirst: true }, { number: 2, isFirst: true }]);
    expect(block.rows.flat(2).some((run) => run.note)).toBe(false);
  });

  it('cuts a table wider than a page into parts that repeat the first column and lose no cell', () => {
    const head = ['Month', ...Array.from({ length: 13 }, (_, at) => `M${at}`)];
    const rows = [head.map((_, at) => [{ kind: 'text' as const, text: `c${at}` }])];
    const wide: Block = { id: 't', kind: 'table', caption: 'Year', head, rows, numeric: [1, 13] };
    const parts = blocksOf(buildPlanDocument(input([wide]), englishSpeaker));
    expect(parts.map((part) => part.kind === 'table' && [part.caption, part.head.length, part.numeric])).toEqual([
      ['Table 1. Year (part 1 of 2)', 8, [1]],
      ['Table 1. Year (part 2 of 2)', 7, [6]],
    ]);
    const texts = parts.flatMap((part) => (part.kind === 'table' ? part.rows.flat(2).map((run) => run.text) : []));
    expect(texts).toEqual([...head.keys()].map((at) => `c${at}`).toSpliced(8, 0, 'c0'));
  });

  it('squares the rows of a table to its head', () => {
    const ragged: Block = { id: 't', kind: 'table', caption: 'x', head: ['A', 'B'], rows: [[], [[], [], []]] };
    const [block] = blocksOf(buildPlanDocument(input([ragged]), englishSpeaker));
    expect(block?.kind === 'table' && [block.head, ...block.rows].map((row) => row.length)).toEqual([3, 3, 3]);
  });

  it('never skips a level of headings and drops what a person emptied', () => {
    const heading = (id: string, level: 2 | 3, text: string): Block => ({
      id,
      kind: 'heading',
      level,
      content: [{ kind: 'text', text }],
    });
    const blocks = blocksOf(
      buildPlanDocument(
        input([heading('1', 3, 'a'), heading('2', 2, 'b'), heading('3', 3, 'c'), heading('4', 2, ' ')]),
        englishSpeaker,
      ),
    );
    expect(blocks.map((block) => block.kind === 'heading' && block.level)).toEqual([2, 2, 3]);
  });

  it('carries the date of generation in UTC and the score as points of points', () => {
    const model = buildPlanDocument(input([], { score: { points: 82, max: 86, band: 'Excellent' } }), englishSpeaker);
    expect(model.generatedAt).toBe('2026-03-05T01:30:00.000Z');
    expect(model.cover).toMatchObject({ date: '5 March 2026', score: 'Plan score: 82 of 86 points, Excellent' });
    expect(buildPlanDocument(input([], { timeZone: 'America/New_York' }), englishSpeaker).cover.date).toBe(
      '4 March 2026',
    );
    expect(() => buildPlanDocument(input([], { generatedAt: 'soon' }), englishSpeaker)).toThrow(RangeError);
  });
});
