import { contentWords, weighWord } from './vague-words.ts';

/** Figures and names that any speech about any business may hold; they say nothing of this one. */
const idioms: readonly RegExp[] = [
  /\b24\s?\/\s?7\b|\b24 hours a day\b|\b7 days a week\b|\b365 days(?: a year)?/giu,
  /\b(?:100|110|120|200|1000)\s?(?:%|per ?cent)/giu,
  /\b360(?:°|[- ]degrees?)/giu,
  /\b(?:\d|ten|nine|eight)+ out of (?:10|ten)(?: \p{L}+)?/giu,
  /\b50\s?\/\s?50\b|\b\d+x\b|\b(?:top|no\.?|number) ?(?:10|1|one|ten)\b|\b(?:five|5)[- ]stars?\b/giu,
  /(?:[€$£]\s?)?\b\d[\d.,]*\s?(?:million|billion|trillion)\b(?: (?:of )?(?:people|users|followers|customers|dollars|euros))?(?: in the world| worldwide)?/giu,
  /\b(?:only |just |even )?\d\s?(?:%|per ?cent) of (?:them|this|that|the|these|it)\b(?: \p{L}+)?/giu,
  /\b(?:up to|more than|over) \d+\s?(?:%|per ?cent)(?: of people)?/giu,
  /\b(?:between )?18 (?:and|to|-) 99\b(?: years)?/giu,
  /\bin (?:just |only )?\d (?:simple |easy )?steps\b|\bin (?:just )?\d (?:simple|easy) steps\b/giu,
  /\b(?:in )?(?:the )?21st century\b|\byear \d\b|\b(?:next|last|in) \d+ years\b|\bfor \d+ years\b/giu,
  /\bB2[BC]\b/g,
  /\bfrom [A-Z] to [A-Z]\b|\bfrom (?:New York|London|Paris|Berlin) to (?:Tokyo|Sydney|New York|Beijing|Shanghai|Rio)\b/gu,
];

/** Names everybody drops; together with padding they compare the business with nothing. */
const giants =
  /\b(?:Amazon|Google|Facebook|Meta|Apple|Microsoft|Uber|Airbnb|Netflix|Nike|Tesla|Spotify|Instagram|TikTok|Coca-Cola|IKEA|Disney|Starbucks|LinkedIn|WhatsApp|ChatGPT|Europe|Asia|America|Africa|Internet)\b/gu;
/** Years, and counts of a handful, are figures of speech there. */
const looseFigures = /\b(?:19|20)\d\d\b|\b(?:at least|about|only|just|or|the|on) \d\b/giu;

/** From this many words on a text is long enough to be weighed. */
const weighedWords = 40;
/** A long text is a speech when more than this share of the words that weigh at all fits any business. */
const speechShare = { bare: 0.52, anchored: 0.6 } as const;
/** A shorter one must hold hardly anything else. */
const shortSpeech = { words: 15, share: 0.8 } as const;

/** The answer with such figures blanked out, every other letter at its place. */
function withoutIdioms(answer: string): string {
  return idioms.reduce((text, idiom) => text.replace(idiom, (found) => ' '.repeat(found.length)), answer);
}

/**
 * The answer with its padding blanked out, every other letter at its place; empty when it is padding as a whole: long,
 * made mostly of words that fit any business, without a figure or a name of its own. The length earns nothing.
 */
export function withoutPadding(answer: string): string {
  if (!isSpeech(answer)) return withoutIdioms(answer);
  const kept = answer.replace(/[^.!?\n]+[.!?\n]*/g, (sentence) =>
    countAnchors(sentence) > 0 ? sentence : ' '.repeat(sentence.length),
  );
  return kept.trim() === '' ? '' : withoutIdioms(kept.replace(giants, (name) => ' '.repeat(name.length)));
}

function isSpeech(text: string): boolean {
  const count = text.match(/\p{L}+/gu)?.length ?? 0;
  if (count < shortSpeech.words) return false;
  const weights = contentWords(text).map(weighWord);
  const speech = weights.filter((weight) => weight > 0).length;
  const share = speech / Math.max(1, speech + weights.filter((weight) => weight < 0).length);
  const isBare = countAnchors(text) === 0;
  if (count < weighedWords) return isBare && share > shortSpeech.share;
  return share > (isBare ? speechShare.bare : speechShare.anchored);
}

/** Figures, and names in the middle of a sentence. */
function countAnchors(sentence: string): number {
  const text = withoutIdioms(sentence).replace(giants, ' ').replace(looseFigures, ' ');
  const figures = text.match(/\d[\d.,]*/g)?.length ?? 0;
  const names = text.match(/(?<=[\p{Ll},;]\s)(?!I\b)\p{Lu}\p{Ll}[\p{L}-]+/gu)?.length ?? 0;
  return figures + names;
}
