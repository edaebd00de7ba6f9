import type { Language } from '#shared/languages.ts';

/** Numbers in words, by language: what stands by itself, and what multiplies what stands before it. */
interface NumberWords {
  readonly small: Readonly<Record<string, number>>;
  readonly scales: Readonly<Record<string, number>>;
  /** Words between the parts of one number. */
  readonly links: readonly string[];
}

/** What a word is worth; "constructor" and its like, which every object has, are worth nothing. */
export const valueIn = (words: Readonly<Record<string, number>>, word = ''): number | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/** Words separated by spaces that count up from a number in steps; those between slashes are worth the same. */
export const inOrder = (words: string, from = 0, step = 1): Record<string, number> =>
  Object.fromEntries(
    words.split(' ').flatMap((each, at) => each.split('/').map((word) => [word, from + at * step] as const)),
  );

const numberWords: Readonly<Record<'en' | 'de' | 'es' | 'fr', NumberWords>> = {
  en: {
    small: {
      ...inOrder('two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 2),
      ...inOrder('seventeen eighteen nineteen', 17),
      ...inOrder('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
      one: 1,
      once: 1,
      twice: 2,
      thrice: 3,
      half: 0.5,
    },
    scales: { hundred: 100, thousand: 1e3, grand: 1e3, million: 1e6, billion: 1e9, dozen: 12, dozens: 12 },
    links: ['and'],
  },
  de: {
    small: {
      ...inOrder('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn', 2),
      ...inOrder('siebzehn achtzehn neunzehn', 17),
      ...inOrder('zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
      einmal: 1,
      zweimal: 2,
      dreimal: 3,
      viermal: 4,
      halb: 0.5,
      halbe: 0.5,
      halber: 0.5,
      halbes: 0.5,
      hälfte: 0.5,
      drittel: 1 / 3,
      viertel: 0.25,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
    },
    scales: {
      hundert: 100,
      tausend: 1e3,
      million: 1e6,
      millionen: 1e6,
      mio: 1e6,
      milliarde: 1e9,
      milliarden: 1e9,
      mrd: 1e9,
      dutzend: 12,
    },
    links: ['und'],
  },
  es: {
    small: {
      ...inOrder('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis', 2),
      ...inOrder('diecisiete dieciocho diecinueve veinte veintiuno/veintiún veintidós veintitrés veinticuatro', 17),
      ...inOrder('veinticinco veintiséis veintisiete veintiocho veintinueve', 25),
      ...inOrder('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento', 30, 10),
      ...inOrder('doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas', 200, 100),
      ...inOrder('quinientos/quinientas seiscientos/seiscientas setecientos/setecientas', 500, 100),
      ...inOrder('ochocientos/ochocientas novecientos/novecientas', 800, 100),
      medio: 0.5,
      media: 0.5,
      mitad: 0.5,
      tercio: 1 / 3,
    },
    scales: { mil: 1e3, millón: 1e6, millones: 1e6, docena: 12, docenas: 12 },
    links: ['y'],
  },
  fr: {
    small: {
      ...inOrder('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
      ...inOrder('vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante', 20, 10),
      'dix-sept': 17,
      'dix-huit': 18,
      'dix-neuf': 19,
      ...inOrder('dizaine quinzaine vingtaine', 10, 5),
      ...inOrder('trentaine quarantaine cinquantaine soixantaine', 30, 10),
      centaine: 100,
      demi: 0.5,
      demie: 0.5,
      moitié: 0.5,
      tiers: 1 / 3,
    },
    scales: {
      cent: 100,
      cents: 100,
      mille: 1e3,
      millier: 1e3,
      milliers: 1e3,
      million: 1e6,
      millions: 1e6,
      milliard: 1e9,
      douzaine: 12,
      douzaines: 12,
    },
    links: ['et'],
  },
};

/** What a word multiplies the number before it with; undefined for any other word. */
export const scaleOf = (word: string, language: Language): number | undefined =>
  language === 'ja' || language === 'zh' ? undefined : valueIn(numberWords[language].scales, word);

/** Words that stand before a scale and count one: "a dozen", "une douzaine". */
const articles = new Set(['a', 'an', 'ein', 'eine', 'einem', 'einer', 'einen', 'un', 'una', 'une']);

/** A number in words that begins at the first of some words. */
interface SpokenNumber {
  readonly value: number;
  /** How many of the words it takes. */
  readonly length: number;
}

/** Reads words in lower case, split at spaces and hyphens; undefined where no number begins. */
export function readSpoken(words: readonly string[], language: Language): SpokenNumber | undefined {
  if (language === 'ja' || language === 'zh') return undefined;
  const { small, scales, links } = numberWords[language];
  let total = 0;
  let group: number | undefined;
  let length = 0;
  for (let at = 0; at < words.length && at < 12; ) {
    const word = words[at]!;
    const value = valueIn(small, word) ?? (language === 'de' ? readGerman(word) : undefined);
    const scale = valueIn(scales, word);
    if (value !== undefined && (group === undefined || group % 100 === 0 || (group % 10 === 0 && value < 10))) {
      // "quatre-vingts"
      group = group === 4 && value === 20 ? 80 : (group ?? 0) + value;
      at += 1;
    } else if (value !== undefined && language === 'fr' && (group! % 100 === 60 || group! % 100 === 80) && value < 20) {
      group = group! + value;
      at += 1;
    } else if (language === 'fr' && group === 4 && value === 20) {
      group = 80;
      at += 1;
    } else if (scale !== undefined) {
      if (scale === 100 || scale === 12) group = (group ?? 1) * scale;
      else {
        total += (group ?? 1) * scale;
        group = undefined;
      }
      at += 1;
    } else if (
      length > 0 &&
      links.includes(word) &&
      valueIn(small, words[at + 1]) !== undefined &&
      canGoOn(group, language)
    ) {
      at += 1;
      continue;
    } else if (group === 0.5 && articles.has(word) && valueIn(scales, words[at + 1]) !== undefined) {
      // "half a million"
      at += 1;
      continue;
    } else if (at === 0 && articles.has(word) && valueIn(scales, words[1]) !== undefined) {
      at += 1;
      continue;
    } else if (at === 0 && articles.has(word) && isAbout(words[1] ?? '')) {
      at += 1;
      continue;
    } else break;
    length = at;
  }
  return length === 0 ? undefined : { value: total + (group ?? 0), length };
}

/** Whether "and" may stand behind it: two hundred and fifty, but not "five and six". */
const canGoOn = (group: number | undefined, language: Language): boolean =>
  group === undefined || group % 100 === 0 || (language !== 'en' && group >= 20 && group % 10 === 0);

/** "une trentaine" */
const isAbout = (word: string): boolean => /^(?:dizaine|quinzaine|\p{L}+taine|centaine|dutzend|docena)$/u.test(word);

const germanUnits = inOrder('ein zwei drei vier fünf sechs sieben acht neun', 1);
const germanTens = inOrder('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10);

/** "dreihundertfünfzig", "zweitausend", "einundzwanzig" */
function readGerman(word: string): number | undefined {
  const { small } = numberWords.de;
  const part = (text: string): number | undefined => {
    if (text === '') return 0;
    const value = valueIn(small, text);
    if (value !== undefined) return value;
    if (germanUnits[text] !== undefined) return germanUnits[text];
    const both = /^(\p{L}+?)und(\p{L}+)$/u.exec(text);
    const [unit, ten] = both ? [germanUnits[both[1]!], germanTens[both[2]!]] : [];
    return unit !== undefined && ten !== undefined ? unit + ten : undefined;
  };
  const hundreds = (text: string): number | undefined => {
    const at = text.indexOf('hundert');
    if (at < 0) return part(text);
    const [high, low] = [part(text.slice(0, at) || 'ein'), part(text.slice(at + 7))];
    return high === undefined || low === undefined ? undefined : high * 100 + low;
  };
  const at = word.indexOf('tausend');
  if (at < 0) return word.includes('hundert') || word.includes('und') ? hundreds(word) : undefined;
  const [high, low] = [hundreds(word.slice(0, at) || 'ein'), hundreds(word.slice(at + 7))];
  return high === undefined || low === undefined ? undefined : high * 1000 + low;
}
