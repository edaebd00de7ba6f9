import type { Language } from '#shared/languages.ts';
import { de } from './blog/de.ts';
import { en } from './blog/en.ts';
import { es } from './blog/es.ts';
import { fr } from './blog/fr.ts';
import { ja } from './blog/ja.ts';
import { zh } from './blog/zh.ts';
import type { BlogWords } from './blog-words.ts';

const all: Readonly<Record<Language, BlogWords>> = { en, es, fr, de, zh, ja };

/** The words of a blog in the language of its site. */
export const blogWordsOf = (language: Language): BlogWords => all[language];
