import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { findLanguage } from '#shared/languages.ts';

const read = new Map<string, Messages>();

/**
 * The texts of mails in one language by their id, read from the catalogue that translators work on. Empty for languages
 * without one; texts that are not translated are left out.
 */
export function mailCatalogue(locale: string): Messages {
  const language = findLanguage(locale);
  if (language === undefined) return {};
  const known =
    read.get(language) ?? parseCatalogue(readFileSync(`${import.meta.dirname}/locales/${language}.po`, 'utf8'));
  read.set(language, known);
  return known;
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
