import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '#shared/prose.ts';
import { markOpened, type PlanAccess, readerOf, widenAccess } from './plan-access.ts';

const figure = (nodeId: string): Inline => ({ kind: 'figure', nodeId, text: '1' });
const paragraph = (id: string, rank: 1 | 2 | 3, ...content: Inline[]): Block => ({
  kind: 'paragraph',
  id,
  rank,
  content,
});
const figureAccess = new Map([
  ['said', 'open'],
  ['projected', 'pro'],
] as const);
const free: PlanAccess = { openSections: new Set(['executive-summary']), hasProjections: false, maxRank: 1 };
const pro: PlanAccess = {
  openSections: new Set(['executive-summary', 'trend-analysis']),
  hasProjections: true,
  maxRank: 3,
};

describe('the blocks of an open section', () => {
  const blocks: Block[] = [
    paragraph('plain', 1),
    paragraph('said', 1, figure('said')),
    paragraph('projected', 1, figure('said'), figure('projected')),
    paragraph('unknown', 1, figure('not in the graph')),
    { kind: 'list', id: 'list', items: [[figure('said')], [figure('projected')]] },
    { kind: 'table', id: 'table', caption: '', head: [], rows: [[[figure('projected')]]] },
    { kind: 'chart', id: 'chart', chart: { title: '', unitLabel: '', altText: '', xLabels: [], series: [] } },
    paragraph('rich', 3),
  ];

  it('hold no projection, no chart and nothing richer than the plan where those are closed', () => {
    expect(
      readerOf(free, figureAccess)
        .blocksOf(blocks)
        .map((block) => block.id),
    ).toEqual(['plain', 'said']);
  });

  it('are all there on Pro', () => expect(readerOf(pro, figureAccess).blocksOf(blocks)).toEqual(blocks));
});

describe('what was open once', () => {
  it('stays open after a downgrade, as rich as it was', () => {
    expect(widenAccess(free, markOpened([], pro))).toEqual(pro);
  });

  it('opens nothing that never was', () => expect(widenAccess(free, markOpened([], free))).toEqual(free));
});
