import { inOrder } from './by-language.ts';

/** Numbers in words, by language: what stands by itself, and what multiplies what stands before it. */
interface NumberWords {
  readonly small: Readonly<Record<string, number>>;
  readonly scales: Readonly<Record<string, number>>;
  /** Words between the parts of one number. */
  readonly links: readonly string[];
}

export const numberWords: Readonly<Record<'en' | 'de' | 'es' | 'fr', NumberWords>> = {
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
