import type { Language } from '#shared/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { SiteWords } from './site-words.ts';
import { zh } from './zh.ts';

const all: Readonly<Record<Language, SiteWords>> = { en, es, fr, de, zh, ja };

/** The words of a site in the language of its content. */
export const siteWordsOf = (language: Language): SiteWords => all[language];
