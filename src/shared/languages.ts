/** The languages of the interface and of mails, in the order in which they are offered; the first is the fallback. */
export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja'] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself: never translated. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
};

/** The cookie that keeps the language a person chose, so that the server can answer in it at once. */
export const LANGUAGE_COOKIE = 'groundwork_locale';

/** The separator of two sentences: none in Chinese and Japanese. */
export function sentenceGap(locale: string): '' | ' ' {
  return /^(?:zh|ja)\b/.test(locale) ? '' : ' ';
}

/** No browser sends more than this; what follows is not read. */
const longestHeader = 1000;

/** Narrows a stored or typed value; anything unknown is `undefined`. */
export function findLanguage(value: string | null | undefined): Language | undefined {
  return languages.find((language) => language === value);
}

/**
 * The language that an `Accept-Language` header (RFC 9110 §12.5.4) asks for: of ours the one with the highest weight, the
 * first of equals. A region does not matter: `de-AT` is German, `zh-TW` is Chinese. A language with weight 0, `*`, and
 * whatever cannot be read ask for nothing. English where none of ours is asked for.
 */
export function chooseLanguage(acceptLanguage: string | null | undefined): Language {
  let chosen: Language = 'en';
  let best = 0;
  for (const part of (acceptLanguage ?? '').slice(0, longestHeader).split(',')) {
    const [range = '', ...parameters] = part.split(';');
    const language = findLanguage(/^\s*([a-z]{2})(?:-[a-z\d]{1,8})*\s*$/i.exec(range)?.[1]?.toLowerCase());
    const weight = weightOf(parameters);
    if (language === undefined || weight <= best) continue;
    chosen = language;
    best = weight;
  }
  return chosen;
}

/** `q=0.8`; 1 where none is given, 0 for one that cannot be read. */
function weightOf(parameters: readonly string[]): number {
  const [weight] = parameters.flatMap((one) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(one)?.[1] ?? []);
  if (weight === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
}
