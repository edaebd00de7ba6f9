import type { Language } from '#shared/languages.ts';

/** "a month", "per visit", "/mo", "each", "pro Kopf", "al mes", "la hora". */
export const perPatterns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)(\p{L}[\p{L}-]*)/u,
  de: /^(?:\s?\/\s?|\s(?:pro|je|im|die|das|am|in der)\s)(\p{L}[\p{L}-]*)/u,
  es: /^(?:\s?\/\s?|\s(?:por|al|cada|la|el|a la)\s)(\p{L}[\p{L}-]*)/u,
  fr: /^(?:\s?\/\s?|\s(?:par|le|la|les|chaque|l['’])\s?)(\p{L}[\p{L}-]*)/u,
  ja: /^(?:\/|／)([\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{1,4})/u,
  zh: /^(?:\/|／|每|一)([\p{sc=Han}]{1,2})/u,
};

/** "in", "out of", "/": what stands between a part and its whole. */
export const shareLinks: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\s(?:in|out of|of(?: every)?)\s|\/(?=\d))/,
  de: /^(?:\s(?:von|aus)\s|\/(?=\d))/,
  es: /^(?:\s(?:de cada)\s|\/(?=\d))/,
  fr: /^(?:\ssur\s|\/(?=\d))/,
  ja: /^\/(?=\d)/,
  zh: /^\/(?=\d)/,
};

/** What joins the two numbers of a range. */
export const connectors: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\s?[-–—~〜～]\s?|[\s-](?:to|or|up to)[\s-])/u,
  de: /^(?:\s?[-–—~〜～]\s?|-?\s(?:bis|oder)(?: zu)?\s)/u,
  es: /^(?:\s?[-–—~〜～]\s?|\s(?:a|o|u|hasta)\s)/u,
  fr: /^(?:\s?[-–—~〜～]\s?|\s(?:à|ou)\s)/u,
  ja: /^(?:\s?[-–—~〜～]\s?|から|ないし|、(?=\d))/u,
  zh: /^(?:\s?[-–—~〜～]\s?|到|至|、(?=\d))/u,
};
