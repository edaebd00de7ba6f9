import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { type Block, inlineText } from '#shared/prose.ts';
import { monthsSold } from '../reckoning/season.ts';
import { createBlocks } from './blocks.ts';
import { competitorAnalysis } from './market-sections.ts';
import { executiveSummary } from './other-sections.ts';
import type { WritingInput } from './plan-input.ts';

const inputOf = (written: Parameters<typeof coachOf>[0], more: Partial<WritingInput> = {}): WritingInput => ({
  coach: { ...coachOf(written), hidden: new Set(), pending: new Set() },
  blocks: createBlocks(englishSpeaker),
  findings: [],
  heaviest: [],
  verdict: { kind: 'open', because: monthsSold.asks },
  forecastLacks: [],
  hasForecast: false,
  questions: [],
  ...more,
});
const textOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(inlineText).join(' | '));
    if (block.kind === 'list') return block.items.map(inlineText);
    return block.kind === 'paragraph' ? [inlineText(block.content)] : [];
  });

describe('The alternatives', () => {
  it('stand once each, with the price that was said or answered to be theirs', () => {
    const input = inputOf({
      words: [
        { role: 'rival', quote: 'wallers', question: 'audience' },
        { role: 'rival', quote: 'Wallers', question: 'competitors' },
        { role: 'rival', quote: 'a contractor' },
      ],
      amounts: [{ role: 'rival.price', quote: '£35 to £50', form: money(35, undefined, 'GBP'), toValue: 50 }],
      answers: { 'whose/m:£35 to £50': 'm:wallers' },
    });
    const [first, second, ...more] = textOf(competitorAnalysis(input));
    expect(first).toBe('wallers | £35 to £50');
    expect(second).toBe('a contractor | ');
    expect(more).toEqual([]);
  });

  it('keep a price of somebody else, and stand beside the own price only where one of theirs is', () => {
    const price = { role: 'price', quote: '£60 a yard', form: money(60, undefined, 'GBP') } as const;
    const theirs = { role: 'rival.price', quote: '£45', form: money(45, undefined, 'GBP') } as const;
    const words = [
      { role: 'rival', quote: 'wallers' },
      { role: 'rival', quote: 'a contractor' },
    ] as const;
    const table = (answers: Parameters<typeof coachOf>[0]['answers']) =>
      textOf(competitorAnalysis(inputOf({ words, amounts: [price, theirs], currency: 'GBP', answers: answers ?? {} })));
    expect(table({ 'whose/m:£45': 'other' })).toEqual([
      'You | £60 a yard',
      'wallers | ',
      'a contractor | ',
      'Somebody else | £45',
    ]);
    expect(table({})).toEqual(['wallers', 'a contractor']);
  });
});

describe('The summary', () => {
  it('names what is asked first where nothing can be concluded yet', () => {
    const text = textOf(executiveSummary(inputOf({}, { questions: [{ ...monthsSold, section: null }] })));
    expect(text).toEqual([
      'Nothing can be concluded yet. Your answers to these decide what comes first:',
      'In which months of the year do you sell?',
    ]);
    expect(executiveSummary(inputOf({}))).toEqual([]);
  });
});
