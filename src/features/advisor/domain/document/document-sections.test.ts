import { describe, expect, it } from 'vitest';
import { englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import type { Block } from '#shared/prose.ts';
import { documentSections, type ReadableParts } from './document-sections.ts';

const block = (id: string): Block => ({ id, kind: 'paragraph', content: [{ kind: 'text', text: id }] });
const parts: ReadableParts = {
  verdict: { kind: 'fails', because: [{ kind: 'text', text: 'Too few sales.' }] },
  strip: [{ label: 'price', figure: [{ kind: 'figure', nodeId: 'price', text: '€6.50' }] }],
  fourWeeks: [block('week')],
  risks: [],
  duties: [block('authority')],
  inThisTrade: [block('flour')],
};
const open = [
  { id: 'market-analysis', blocks: [block('market')] },
  { id: 'executive-summary', blocks: [block('summary')] },
] as const;

describe('the sections of a document', () => {
  it('stand in the order of the screen, the verdict first, without parts that say nothing', () => {
    expect(documentSections(open, parts, englishSpeaker).map(({ title }) => title)).toEqual([
      'Verdict',
      'Executive Summary',
      'Market Analysis',
      'The next four weeks',
      'In this trade',
      'Whom to ask',
    ]);
  });

  it('say the verdict with its reason, and the numbers that decide it in a table', () => {
    expect(documentSections([], parts, englishSpeaker)[0]?.blocks).toMatchObject([
      { kind: 'notice', label: 'Not on these numbers', tone: 'attention', content: [{ text: 'Too few sales.' }] },
      { kind: 'table', caption: 'The numbers that decide', rows: [[[{ text: 'price' }], [{ text: '€6.50' }]]] },
    ]);
  });

  it('say it without the reason where the numbers behind it are locked', () => {
    const locked: ReadableParts = { ...parts, verdict: { kind: 'carries', because: null }, strip: [] };
    expect(documentSections([], locked, englishSpeaker)[0]?.blocks).toEqual([
      { id: 'verdict', kind: 'paragraph', content: [{ kind: 'text', text: 'It carries itself' }] },
    ]);
  });

  it('are those of the plan alone in a plan of the first advisor, which has no parts', () => {
    expect(documentSections(open, null, englishSpeaker).map(({ id }) => id)).toEqual([
      'executive-summary',
      'market-analysis',
    ]);
  });
});
