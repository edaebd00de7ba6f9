import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '#server/mail/read-catalogue.ts';
import { languages } from '#shared/languages.ts';
import { sameAsEnglish } from './same-as-english.ts';
import { textFaults, wordCount } from './text-faults.ts';

const root = join(import.meta.dirname, '../../..');
const mails = 'src/server/mail/locales';
const folders = globSync('src/**/{locales,frame-locales}/en.po', { cwd: root }).map((path) =>
  path.slice(0, -'/en.po'.length),
);
const others = languages.filter((language) => language !== 'en');

/** One text: the English of its source and what a catalogue has for it, '' where that is nothing. */
interface Text {
  readonly id: string;
  readonly english: string;
  readonly translation: string;
}

async function readTexts(folder: string, language: string): Promise<readonly Text[]> {
  const read = async (locale: string) => {
    const filename = join(root, folder, `${locale}.po`);
    const source = await readFile(filename, 'utf8');
    return formatter().parse(source, { locale, sourceLocale: 'en', filename });
  };
  const [source, translated] = await Promise.all([read('en'), read(language)]);
  return Object.entries(source).map(([id, entry]) => ({
    id,
    english: entry.message ?? entry.translation ?? '',
    translation: translated[id]?.translation ?? '',
  }));
}

describe('the catalogues', () => {
  it('have the texts of every file that has any', () => {
    expect(folders).toEqual(
      expect.arrayContaining(['src/web/i18n/locales', 'src/features/advisor/web/locales', mails]),
    );
    const origins = new Set(
      folders.flatMap((folder) =>
        [...readFileSync(join(root, folder, 'en.po'), 'utf8').matchAll(/^#: (\S+)$/gm)].map(([, path]) => path),
      ),
    );
    const withTexts = globSync('src/{app/web,web,features/*/web}/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) =>
        !/\.test\.|\/testing\/|\/ui-gallery\//.test(path) &&
        /\b(?:t|msg)`|<Trans\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(withTexts.length).toBeGreaterThan(200);
    expect(withTexts.filter((path) => !origins.has(path))).toEqual([]);
  });
});

describe.each(folders)('the texts of %s', (folder) => {
  it.each(others)('are translated whole into %s', async (language) => {
    const texts = await readTexts(folder, language);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ translation }) => translation === '').map(({ english }) => english)).toEqual([]);
  });

  it.each(others)('have the same arguments, plural forms, tags, numbers and names in %s', async (language) => {
    const translated = (await readTexts(folder, language)).filter(({ translation }) => translation !== '');
    const faults = translated.flatMap(({ english, translation }) =>
      textFaults(language, english, translation).map((fault) => `${translation} (${english}): ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(others)('of more than three words are not left English in %s', async (language) => {
    const same = (await readTexts(folder, language)).filter(
      ({ english, translation }) => translation === english && wordCount(english) > 3 && !sameAsEnglish.has(english),
    );
    expect(same.map(({ english }) => english)).toEqual([]);
  });
});

describe('the catalogues of mails', () => {
  it.each(languages)('in %s are read by the server as the tools for translators read them', async (language) => {
    const source = await readFile(join(root, mails, `${language}.po`), 'utf8');
    const expected = (await readTexts(mails, language)).filter(({ translation }) => translation !== '');
    expect(parseCatalogue(source)).toEqual(
      Object.fromEntries(expected.map(({ id, translation }) => [id, translation])),
    );
  });
});
