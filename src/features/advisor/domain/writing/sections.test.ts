import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { type Block, inlineText } from '#shared/prose.ts';
import { monthsSold } from '../reckoning/season.ts';
import { createBlocks } from './blocks.ts';
import { executiveSummary } from './findings.ts';
import { competitorAnalysis } from './market-sections.ts';
import type { WritingInput } from './plan-input.ts';
import { revenueStreams } from './revenue-section.ts';
import { leads } from './section-lead.ts';

const inputOf = (written: Parameters<typeof coachOf>[0], more: Partial<WritingInput> = {}): WritingInput => ({
  coach: { ...coachOf(written), from: '2026-11-23', idle: 0, hidden: new Set(), pending: new Set() },
  speaker: englishSpeaker,
  blocks: createBlocks(englishSpeaker),
  findings: [],
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
  const firm = 'There is one firm in Bristol, 55p a hold and three weeks wait';
  const selves = 'They do it themselves, two part timers';

  it('are whole sentences in the order they were said, with the prices that stand in them, below the own', () => {
    const form = money(0.55, 'hold', 'GBP');
    const input = inputOf({
      currency: 'GBP',
      words: [
        { role: 'rival', quote: 'firm in Bristol', sentence: firm, mention: 'm5@60' },
        { role: 'rival.self', quote: 'part timers', sentence: selves, mention: 'm5@20' },
      ],
      amounts: [
        { role: 'price', quote: '32p', form: money(0.32, undefined, 'GBP') },
        { role: 'rival.price', quote: '55p a hold', form, sentence: firm, mention: 'm5@80' },
        { role: 'rival.wait', quote: 'three weeks', sentence: firm, mention: 'm5@90' },
      ],
    });
    expect(textOf(competitorAnalysis(input))).toEqual(['You | £0.32', `${selves} | `, `${firm} | 55p a hold`]);
  });

  it('leave out a number of which no sentence says whose it is, beside words that do', () => {
    const wait = { role: 'rival.wait', quote: 'three weeks' } as const;
    const words = [{ role: 'rival.self', quote: 'part timers', sentence: selves }] as const;
    expect(textOf(competitorAnalysis(inputOf({ words, amounts: [wait] })))).toEqual([selves]);
    expect(textOf(competitorAnalysis(inputOf({ amounts: [wait] })))).toEqual(['three weeks']);
  });

  it('have no column of prices where none was named, and quote the words alone where a sentence is too long', () => {
    const words = [{ role: 'rival', quote: 'wallers' }] as const;
    expect(textOf(competitorAnalysis(inputOf({ words })))).toEqual(['wallers']);
  });
});

describe('The summary', () => {
  it('names what is asked first where nothing can be concluded yet', () => {
    const text = textOf(executiveSummary(inputOf({}, { questions: [{ ...monthsSold, section: null }] })));
    expect(text).toEqual([
      'Nothing can be concluded yet. Your answers to these decide what comes first:',
      'In which months of the year do you sell?',
    ]);
    expect(textOf(executiveSummary(inputOf({})))).toEqual(['']);
  });
});

describe('What the sections say of money and months', () => {
  const price = { role: 'price', quote: '€60', form: money(60) } as const;

  it('calls nothing held and given back that is a part of the price', () => {
    const held = { role: 'deposit', quote: '€50 for the key', form: money(50) } as const;
    const part = { role: 'deposit', quote: '30% down', form: { kind: 'percent', percent: 30 } } as const;
    const said = (answers: Parameters<typeof coachOf>[0]['answers'] = {}) =>
      textOf(revenueStreams(inputOf({ amounts: [price, held, part], answers }))).join('\n');
    expect(said()).toContain('€50 for the key | held and given back');
    expect(said()).not.toContain('30% down');
    expect(said({ 'paid.when': 'deposit' })).not.toContain('held and given back');
  });

  it('sets no price beside the main one of which none is sold: it is a part of it', () => {
    const show = { role: 'price', quote: '€640 a show', form: money(640), unit: 'show/shows' } as const;
    const pen = { role: 'price', quote: '€1.25 a pen', form: money(1.25), unit: 'pen/pens' } as const;
    const text = (pens: number) => {
      const answers = {
        'main.price': 'm:€640 a show',
        'cost.direct/m:€640 a show': 20_000,
        'volume/m:€640 a show': 3,
        'cost.direct/m:€1.25 a pen': 0,
        'volume/m:€1.25 a pen': pens,
      };
      return textOf(revenueStreams(inputOf({ amounts: [show, pen], answers }))).join('\n');
    };
    expect(text(40)).toMatch(/pen.* \| €1.25 \|/);
    expect(text(0)).not.toMatch(/pen.* \| €1.25 \|/);
  });

  it('asks for the prices of others, and of who does without for time and trouble', () => {
    const lead = (role: 'rival' | 'rival.nothing') =>
      leads['competitor-analysis']!(inputOf({ words: [{ role, quote: 'videos' }] }));
    expect(lead('rival')).toMatchObject({ id: 'advisor.part.askPrices' });
    expect(lead('rival.nothing')).toMatchObject({ id: 'advisor.part.askTrouble' });
  });

  it('speaks of the months without sales where they follow one another and nobody sells yet', () => {
    const lead = (choices: readonly string[], answers = {}) =>
      leads['trend-analysis']!(
        inputOf({ amounts: [price], answers: { 'months.sold': { kind: 'choices', choices }, ...answers } }),
      );
    const summer = ['4', '5', '6', '7', '8'];
    expect(lead(summer)).toMatchObject({ text: { id: 'advisor.part.season' } });
    expect(lead(['2', '3', '5', '6', '7', '9', '10', '11'])).toBeUndefined();
    expect(lead(summer, { 'first.sale': { kind: 'date', date: '2026-05-01' } })).toBeUndefined();
  });
});
