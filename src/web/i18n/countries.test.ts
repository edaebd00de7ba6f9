import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { countriesIn, findNamed } from './countries.ts';

describe('the list of countries', () => {
  it.each(languages)('has each once, by its name in %s, and nothing that is none', (language) => {
    const list = countriesIn(language);
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['BE', 'DE', 'ES', 'FR', 'GB', 'JP', 'CN', 'US', 'XK', 'TW']));
    for (const none of ['EU', 'UN', 'ZZ', 'XA', 'UK', 'DD', 'SU', 'AQ']) expect(ids).not.toContain(none);
    expect(ids.length).toBeGreaterThan(230);
    expect(list.some(({ id, name }) => name === id)).toBe(false);
  });

  it('is in the order of the language', () => {
    const names = countriesIn('de').map(({ name }) => name);
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
    expect(names).toContain('Österreich');
  });

  it('is searched without accents, names that begin with it first', () => {
    const found = (typed: string) => findNamed(countriesIn('en'), typed).map(({ name }) => name);
    expect(found('niger')).toEqual(['Niger', 'Nigeria']);
    expect(found('guinea')[0]).toBe('Guinea');
    expect(found('guinea')).toContain('Equatorial Guinea');
    expect(found('turkiye')).toEqual(['Türkiye']);
    expect(found('')).toHaveLength(countriesIn('en').length);
  });
});
