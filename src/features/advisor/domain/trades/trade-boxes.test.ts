import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import boxes from './boxes.json' with { type: 'json' };
import { namedTrades } from './named-trades.ts';
import { findTradeBox } from './trade-boxes.ts';

const tradesWithBox = boxes.map(({ id }) => id);

describe('the boxes of trades', () => {
  it('are about forty, each of a trade that can be chosen, and of no other', () => {
    expect(tradesWithBox.length).toBeGreaterThanOrEqual(40);
    const ids = new Set(namedTrades.map(({ id }) => id));
    expect(tradesWithBox.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(tradesWithBox).size).toBe(tradesWithBox.length);
    expect(findTradeBox('nothing-we-know', 'en')).toBeUndefined();
  });

  it.each(languages)('say in %s as much as in English, each thing once', (language) => {
    for (const trade of tradesWithBox) {
      const [box, english] = [findTradeBox(trade, language)!, findTradeBox(trade, 'en')!];
      expect([trade, box.equipment.length, box.forgotten.length, box.season === null]).toEqual([
        trade,
        english.equipment.length,
        english.forgotten.length,
        english.season === null,
      ]);
      const all = [...box.equipment, ...box.forgotten];
      expect([trade, new Set(all).size]).toEqual([trade, all.length]);
      for (const text of all) expect([trade, text.trim()]).toEqual([trade, text]);
    }
  });

  it.each(languages)('name no number and no cost in %s', (language) => {
    for (const trade of tradesWithBox)
      expect([trade, JSON.stringify(findTradeBox(trade, language))]).toEqual([
        trade,
        expect.not.stringMatching(/\p{N}|[€$£¥]/u),
      ]);
  });

  it('are not the same text in two trades', () => {
    const all = tradesWithBox.flatMap((trade) => findTradeBox(trade, 'en')!.forgotten);
    expect(new Set(all).size).toBe(all.length);
  });
});
