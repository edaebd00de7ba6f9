import { globSync, readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { findLanguage } from '#shared/languages.ts';

/**
 * The texts of mails in one language by their id, read from the catalogue that translators work on. Empty for languages
 * without one; texts that are not translated are left out.
 */
export const mailCatalogue = createCatalogue(`${import.meta.dirname}/locales`, 'server/locales');

/**
 * Reads the catalogues of a folder, and of the folder `own` of each feature that has it, where one is named; each once, as `mailCatalogue`
 * does.
 */
export function createCatalogue(folder: string, own?: string): (locale: string) => Messages {
  const features = `${import.meta.dirname}/../../features`;
  const read = new Map<string, Messages>();
  return (locale) => {
    const language = findLanguage(locale);
    if (language === undefined) return {};
    const known = read.get(language);
    if (known !== undefined) return known;
    const paths = [
      `${folder}/${language}.po`,
      ...(own === undefined ? [] : globSync(`*/${own}/${language}.po`, { cwd: features })).map(
        (path) => `${features}/${path}`,
      ),
    ];
    const texts: Messages = Object.assign({}, ...paths.map((path) => parseCatalogue(readFileSync(path, 'utf8'))));
    read.set(language, texts);
    return texts;
  };
}

/** Entries of a PO file (GNU gettext): its quoted lines are escaped as JSON strings are. */
export function parseCatalogue(source: string): Messages {
  const messages: Record<string, string> = {};
  for (const entry of source.split(/\n\s*\n/)) {
    const id = fieldOf(entry, 'msgid');
    const text = fieldOf(entry, 'msgstr');
    if (id !== '' && text !== '') messages[id] = text;
  }
  return messages;
}

function fieldOf(entry: string, name: string): string {
  const lines = new RegExp(`^${name} ("(?:.*)"(?:\\n".*")*)`, 'm').exec(entry)?.[1] ?? '';
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): string => JSON.parse(line))
    .join('');
}
