import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#shared/languages.ts';
import { gateCases } from '#testing/gate-cases.ts';
import { searchTrades, suggestTrades } from './find-trades.ts';
import { namedTrades } from './named-trades.ts';

describe('the named trades', () => {
  it('are 250 and more, each with a name of its own in six languages', () => {
    expect(namedTrades.length).toBeGreaterThanOrEqual(250);
    expect(new Set(namedTrades.map(({ id }) => id)).size).toBe(namedTrades.length);
    for (const { id, names } of namedTrades) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      for (const language of languages) {
        const { name, synonyms } = names[language];
        for (const word of [name, ...synonyms]) expect([id, word.trim().length > 1]).toEqual([id, true]);
      }
    }
  });

  it.each(languages)('%s: no word stands for two of them', (language) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, names } of namedTrades)
      for (const word of [names[language].name, ...names[language].synonyms].map((one) => one.toLowerCase())) {
        if (owners.has(word)) shared.push(`${word}: ${owners.get(word)} and ${id}`);
        owners.set(word, id);
      }
    expect(shared).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('needs a name or a synonym word for word in the answers', () => {
    const first = namedTrades[0]!.names.en;
    expect(
      suggestTrades([`We run a ${first.name.toLowerCase()} in Leeds.`], 'en').map(({ names }) => names.en.name),
    ).toContain(first.name);
    expect(suggestTrades(['Something that nobody has a word for'], 'en')).toEqual([]);
    // Part of a word is none.
    expect(suggestTrades([`un${first.name.toLowerCase()}ish`], 'en')).toEqual([]);
  });

  it('is never more than three', () => {
    const all = namedTrades.slice(0, 20).map(({ names }) => names.en.name);
    expect(suggestTrades(all, 'en')).toHaveLength(3);
  });

  it.each(languages)('%s: every trade is suggested by its own name', (language) => {
    const missed = namedTrades.filter(
      (trade) => !suggestTrades([trade.names[language].name], language).includes(trade),
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });
});

describe('the search', () => {
  it.each(gateCases(languages, (language) => language === 'en'))(
    '%s: finds every trade by its name and by each synonym, among the first eight',
    (language) => {
      const missed = namedTrades.flatMap((trade) => {
        const { name, synonyms } = trade.names[language];
        return [name, ...synonyms]
          .filter((word) => !searchTrades(word, language).includes(trade))
          .map((word) => `${trade.id}: ${word}`);
      });
      expect(missed).toEqual([]);
    },
  );

  it('puts a name before a synonym, whatever the accents and capitals', () => {
    const accented = namedTrades.find(({ names }) => /[éèêàçïôû]/.test(names.fr.name))!;
    const bare = accented.names.fr.name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
    expect(searchTrades(bare, 'fr')[0]).toBe(accented);
  });

  it('falls back to English, and finds nothing for nothing', () => {
    const [trade] = namedTrades;
    const languagesBut: readonly Language[] = languages.filter((language) => language !== 'en');
    for (const language of languagesBut) expect(searchTrades(trade!.names.en.name, language)).toContain(trade);
    expect(searchTrades('   ', 'en')).toEqual([]);
    expect(searchTrades('zzzzzz', 'ja')).toEqual([]);
  });
});
