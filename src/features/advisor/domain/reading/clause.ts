/** A full stop behind one of these ends nothing: "an hour of St. Johnsbury". */
const short =
  '(?<!\\b(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|No|Nr|Str|Ave?|Rd|ca|approx|bzw|inkl|incl|usw|etc|vs|Sr|Sra|Sta|Sto|Mme|env)(?=\\.))';

/** Signs between which a clause stands; a comma or full stop within a number is none. */
const ends = new RegExp(
  `[;:!?()\\n—–•·、。，；：！？（）「」]|(?<!\\d),|,(?!\\d)|${short}(?:(?<!\\d)\\.|\\.(?!\\d))`,
  'giu',
);

/** What joins a clause to the one before. */
const joins = /^(?:and|or|but|so|und|oder|aber|et|ou|mais|y|o|u|pero)\s+/iu;

/** A clause longer than this tells less than the words in it. */
const longest = 110;

/** Signs that end a sentence; a full stop within a number ends none. */
const sentenceEnds = new RegExp(`[!?\\n。！？]|${short}(?:(?<!\\d)\\.(?=\\s|$)|\\.(?=\\s+\\p{L}|\\s*$))`, 'gu');

/** A sentence longer than this is no row of a table. */
const longestSentence = 180;

/** What stands between the last of some signs before words and the first behind them. */
function between(signs: RegExp, text: string, from: number, to: number): string {
  const places = Array.from(text.matchAll(signs), ({ index }) => index);
  const last = places.findLast((place) => place < from) ?? -1;
  const next = places.find((place) => place >= to);
  return text.slice(last + 1, next);
}

/** The whole sentence in which words stand, letter by letter; undefined where it is too long to be quoted, or begins within them. */
export function sentenceAt(text: string, from: number, to: number): string | undefined {
  const sentence = between(sentenceEnds, text, from, to).trim();
  return sentence.length <= longestSentence && sentence.includes(text.slice(from, to)) ? sentence : undefined;
}

/**
 * The clause of an answer in which words stand, letter by letter, without what joins it to the one before: "sans soja importé", where
 * the words themselves are "soja importé". The words alone where the clause is too long to be quoted, or begins within them.
 */
export function clauseAt(text: string, from: number, to: number): string {
  const clause = between(ends, text, from, to).trim().replace(joins, '');
  const words = text.slice(from, to);
  return clause.length <= longest && clause.includes(words) ? clause : words;
}
