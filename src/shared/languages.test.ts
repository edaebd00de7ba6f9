import { describe, expect, it } from 'vitest';
import { chooseLanguage, findLanguage, languageNames, languages } from './languages.ts';

describe('the languages of the interface', () => {
  it('are six, each by its own name', () => {
    expect(languages.map((language) => languageNames[language])).toEqual([
      'English',
      'Español',
      'Français',
      'Deutsch',
      '中文',
      '日本語',
    ]);
  });

  it('a value that is none of them is nothing', () => {
    for (const value of ['', 'EN', 'xx', 'pseudo', 'de-DE', null, undefined, '__proto__'])
      expect(findLanguage(value)).toBeUndefined();
    expect(findLanguage('ja')).toBe('ja');
  });
});

describe('the language a browser asks for', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR,pt;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['zh-TW', 'zh'],
    ['zh-Hant-HK;q=0.9,en;q=0.1', 'zh'],
    ['ES-mx', 'es'],
    ['fr, de', 'fr'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
  ])('%s means %s', (header, language) => {
    expect(chooseLanguage(header)).toBe(language);
  });

  it.each([
    '',
    ' ',
    '*',
    '*;q=0.5',
    'pt-BR',
    ',,,;;;',
    'de_DE',
    'german',
    'de;q=high',
    'de;q=-1',
    'de;q=2',
    'de;q=',
    'd',
    '../../etc/passwd',
    'de\u0000',
    '<script>',
    `${'x,'.repeat(1000)}de`,
    `de-${'a'.repeat(5000)}`,
  ])('%j asks for none of ours, so it is English', (header) => {
    expect(chooseLanguage(header)).toBe('en');
  });

  it('no header at all is English', () => {
    expect(chooseLanguage(null)).toBe('en');
    expect(chooseLanguage(undefined)).toBe('en');
  });
});
