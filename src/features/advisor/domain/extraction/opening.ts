import { readNameEnd } from './name-end.ts';
import { nounPhraseEnd } from './noun-phrase.ts';
import { findOfferVerb } from './offer-verbs.ts';
import { matchPhrase } from './phrases.ts';
import { cityEnd } from './read-place.ts';
import { isCapitalised, isMark, type Reading } from './reading.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';
import { audienceWords, deliveryWords } from './vocabulary.ts';

/** "Moss & Stone lays gardens", "Chairside is booking software": the name's tokens and where its verb stands. */
export interface Opening {
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly verbAt: number;
  /** `names` is "Radwerk - bicycle workshop": what it is begins at `verbAt` + 1. */
  readonly kind: 'is' | 'does' | 'names';
}

/** Third persons by which businesses say what they do; a single capitalised word needs one of these behind it. */
const businessVerbs = new Set(
  (
    'sells makes bakes offers provides builds rebuilds creates produces runs opens roasts brews crafts grows imports prints sews cooks designs ' +
    'develops organises organizes hosts rents serves delivers publishes writes teaches paints knits repairs fixes cleans washes trains coaches ' +
    'walks grooms installs translates photographs restores plans renovates films throws turns keeps carries gives sends finds lays shows packs ' +
    'caters tunes treats advises manages helps connects matches ships collects recycles ferments distils presses stitches carves forges weaves ' +
    'boils pours breeds raises lends tailors maintains moves stores guides records tests checks mends refurbishes upcycles supplies edits puts places plants'
  ).split(' '),
);
/** Words that begin a sentence about the world rather than a name. */
const ordinary =
  /^(coffee|bread|food|yoga|music|art|photography|water|wine|beer|tea|chocolate|cheese|furniture|jewellery|clothing|fashion|technology|quality|life|work|sport|people|nobody|everybody|everyone|someone|anyone|something|anything|everything|nothing|there|here|what|who|that|this|it|he|she|each|every|hello|hi)$/;
/** What a name without an article behind "is" must be said to be. */
const kinds =
  /(software|service|services|app|platform|tool|marketplace|catering|coaching|consulting|tutoring|cleaning|furniture|jewellery|clothing|training|delivery|repair|photography|design|bakery|shop)$/;

/**
 * The name an idea opens with and its verb, where the first or second sentence has the shape "Name is a …" or "Name
 * verbs …"; null for everything else.
 */
export function readOpening(reading: Reading): Opening | null {
  const { tokens, question } = reading;
  if (question !== 'idea') return null;
  const first = openingAt(reading, 0) ?? headingAt(reading);
  if (first !== null) return first;
  // A story may come first: "Here's the thing. I ran a truck … Tallybee is an app that …".
  for (let at = 1, sentences = 0; at < Math.min(tokens.length, 90) && sentences < 5; at++) {
    if (tokens[at]!.sentence === tokens[at - 1]!.sentence) continue;
    sentences++;
    const found = at < 12 || isNameLike(tokens[at]!) ? openingAt(reading, at) : null;
    if (found !== null && (at < 12 || found.kind === 'is')) return found;
  }
  return null;
}

/** A capitalised word that is no everyday one. */
function isNameLike(token: Token): boolean {
  return isCapitalised(token) && !stopWords.has(token.lower) && token.lower.length > 3;
}

/** "Radwerk - bicycle workshop, Freiburg": a name, a spaced dash and what it is in lower case. */
function headingAt(reading: Reading): Opening | null {
  const { tokens } = reading;
  let start = 0;
  // "Right, so: Mudlark, a shared pottery studio"
  while (
    start < 5 &&
    (isMark(tokens[start], ',:!') || /^(right|so|well|ok|okay|hi|hello|hey|um|yes)$/.test(tokens[start]?.lower ?? ''))
  )
    start++;
  const first = tokens[start];
  // "The Warm Side, a weekly newsletter"
  const isThe = first?.lower === 'the' && isCapitalised(tokens[start + 1]) && isCapitalised(tokens[start + 2]);
  if (first === undefined || !isCapitalised(first) || ordinary.test(first.lower)) return null;
  if (stopWords.has(first.lower) && !isThe) return null;
  const to = readNameEnd(reading, isThe ? start + 1 : start);
  const dash = tokens[to];
  const named = { nameFrom: start, nameTo: to, verbAt: to, kind: 'names' } as const;
  const isName = to - start > 1 ? isTitled(reading, start, to) : isCoined(reading, start);
  const isFollowed = nounPhraseEnd(tokens, to + 1) > to + 1;
  // "Scoopadelic = dairy-free ice cream"
  if (dash?.text === '=' && isFollowed) return named;
  // "Nuvola Gelato, a gelato cart for weddings", "Mudlark, a shared pottery studio", "Pi Corner, online maths lessons"
  const isArticle = /^(a|an)$/.test(tokens[to + 1]?.lower ?? '');
  if (isMark(dash, ',') && isName && isFollowed && (isArticle || (to - start > 1 && isPlainOffer(tokens[to + 1]))))
    return named;
  // "Ferrofix. We keep …", "Stride Lab. Physiotherapy for runners"
  if (isMark(dash, '.') && isName && tokens[to + 1] !== undefined) {
    const isTelling = /^(we|i|it's|it|our|you|a|an)$/.test(tokens[to + 1]!.lower);
    // "Kegwise. Inventory software for craft breweries."
    const isSold = isFollowed && first.lower === first.stem && isOfferNoun(tokens, to + 1);
    if (isTelling || (to - start > 1 && isFollowed) || isSold) return named;
  }
  if (start > 0) return null;
  const isApposed = dash?.text === ',' && to > 1 && isArticle;
  const isDash = dash !== undefined && /^[-–—]$/.test(dash.text) && dash.isSpaced && tokens[to + 1]?.isSpaced === true;
  if (isApposed) return named;
  if (!isDash || (to === 1 && (isOrdinaryNoun(reading, 0) || findOfferVerb(tokens[0]!.lower) !== undefined)))
    return null;
  const isKind = !isCapitalised(tokens[to + 1]) && nounPhraseEnd(tokens, to + 1) > to + 1;
  return isKind ? named : null;
}

/** Endings of English words for trades and goods; a capital at the beginning of an answer makes no name of them. */
const tradeEnding =
  /(ing|ery|phy|ness|tion|sion|ment|ics|age|ture|apy|ware|ogy|ance|ence|ity|ism|ist|er|or|ers|ors|ants?|ies|[^s]s|shop|bike|food|care|bar|salon|studio|school|market|house|wear|work)$/;
const goods =
  /^(pizza|soap|honey|vegan|pottery|pasta|coffee|bagel|ramen|sushi|kombucha|cider|toast|juice|granola|jam|gin|rum|whisky|gelato|cake|candle|surf|dance|pilates|ukulele|violin|vinyl|drums|knitwear|leather|ceramics?|origami|calligraphy|karate|judo|salsa|tango|reiki|henna|tofu|kimchi|matcha|hummus|falafel|sourdough|gym|golf|tennis|chess|piano|guitar|piercing|tattoo|laundry|taxi|hotel|hostel|pub|farm|kiosk|circus|theatre|theater|cinema|museum|magazine|nursery|spa|sauna|restaurant|bistro|app|ebook|software|toys?|fashion|handmade|online|mobile|organic|local|custom|simple|imagine|picture|basically|honestly|hello|thanks|idea|plan|business|startup|start-up|dream|goal|problem|solution|question|answer|unsure|draft|note|update|version)$/;

/** Whether one capitalised word can only be a name: no word of a trade, of goods, of people or of work. */
function isCoined(reading: Reading, at: number): boolean {
  const { lower } = reading.tokens[at]!;
  const isWord =
    tradeEnding.test(lower) || goods.test(lower) || ordinary.test(lower) || findOfferVerb(lower) !== undefined;
  return lower.length >= 4 && !isWord && !isOrdinaryNoun(reading, at) && cityEnd(reading.tokens, at) === at;
}

/** Two words or more that end in a kind of offer. */
function isOfferNoun(tokens: readonly Token[], from: number): boolean {
  const to = nounPhraseEnd(tokens, from);
  return to - from >= 2 && kinds.test(tokens[to - 1]!.lower) && tokens[to - 1]!.sentence === tokens[from]!.sentence;
}

/** "Stride Lab", "Pi Corner": capitals throughout, and neither a place nor a trade in the plural. */
function isTitled({ tokens }: Reading, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const last = words.at(-1)!;
  const isPlural = last.lower !== last.stem && last.lower.endsWith('s');
  // "Vegan Pizza", "Speech Therapy": what is sold, in capitals.
  if (goods.test(last.lower) || /(ing|phy|apy|tion|ment|ics|ware|care)$/.test(last.lower)) return false;
  return !isPlural && cityEnd(tokens, from) === from && !words.some(({ lower }) => /ing$/.test(lower));
}

/** A lower-case noun phrase begins here, no participle or preposition. */
function isPlainOffer(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    !isCapitalised(token) &&
    !stopWords.has(token.lower) &&
    !/ed$|^(made|based|open|near|since|est)$/.test(token.lower)
  );
}

function openingAt(reading: Reading, from: number): Opening | null {
  const { tokens } = reading;
  const first = tokens[from];
  if (first === undefined || !isCapitalised(first) || ordinary.test(first.lower)) return null;
  const isArticle = /^(a|an|the)$/.test(first.lower);
  if ((isArticle && !isCapitalised(tokens[from + 1])) || (!isArticle && stopWords.has(first.lower))) return null;
  const to = openingNameEnd(reading, from);
  if (to - from > 6) return null;
  const verb = tokens[to];
  if (verb?.kind !== 'word' || verb.sentence !== first.sentence) return null;
  // "Officina Volta it will be a workshop"
  const isTitle = to - from > 1 && !isArticle && isTitled(reading, from, to);
  const be = verb.lower === 'it' && isTitle ? complementOfIt(tokens, to) : null;
  if (be !== null) return { nameFrom: from, nameTo: to, verbAt: be, kind: 'is' };
  const isSingle = to - from === 1;
  if (isSingle && (first.lower.endsWith('ing') || isOrdinaryNoun(reading, from))) return null;
  if (verb.lower === 'is' || (verb.lower === 'will' && tokens[to + 1]?.lower === 'be')) {
    const at = verb.lower === 'is' ? to : to + 1;
    const isSoftware = isCoined(reading, from) && kinds.test(tokens[at + 1]?.lower ?? '');
    return isComplement(reading, at + 1, isSingle) || isSoftware
      ? { nameFrom: from, nameTo: to, verbAt: at, kind: 'is' }
      : null;
  }
  // "GreenInch grow microgreens": a name with a capital inside needs no -s behind it.
  const isPlural = findOfferVerb(verb.lower)?.form === 'base' && (isCamel(first.text) || to - from > 1);
  if (isPlural && nounPhraseEnd(tokens, to + 1) > to + 1)
    return { nameFrom: from, nameTo: to, verbAt: to, kind: 'does' };
  const isThirdPerson = verb.lower.length >= 4 && /[^s]s$/.test(verb.lower) && !stopWordVerb(verb.lower);
  const follows = tokens[to + 1];
  if (!isThirdPerson || isCapitalised(verb) || follows?.sentence !== first.sentence) return null;
  const isKnown = businessVerbs.has(verb.lower);
  const hasObject = nounPhraseEnd(tokens, to + 1) > to + 1 || follows.lower === 'and' || follows.lower === 'everything';
  if (!hasObject || (!isKnown && (isSingle || follows.lower.endsWith('ing')))) return null;
  return { nameFrom: from, nameTo: to, verbAt: to, kind: 'does' };
}

/** The verb of "it is a …", "it will be a …" right behind a name. */
function complementOfIt(tokens: readonly Token[], at: number): number | null {
  const words = [1, 2, 3].map((step) => tokens[at + step]?.lower ?? '');
  if (words[0] === 'is' && /^(a|an)$/.test(words[1]!)) return at + 1;
  return words[0] === 'will' && words[1] === 'be' && /^(a|an)$/.test(words[2]!) ? at + 2 : null;
}

function isCamel(word: string): boolean {
  return /^\p{Lu}?\p{Ll}+\p{Lu}/u.test(word);
}

/** "sells" and "charges" end noun phrases, yet they are the verbs of a business. */
function stopWordVerb(word: string): boolean {
  return stopWords.has(word) && !/^(sells|delivers)$/.test(word);
}

function openingNameEnd(reading: Reading, from: number): number {
  const { tokens } = reading;
  const isArticle = /^(a|an|the)$/.test(tokens[from]!.lower);
  let to = readNameEnd(reading, isArticle ? from + 1 : from);
  // "Salt and Stone bakes …"
  while (to - from < 5 && tokens[to]?.lower === 'and' && isCapitalised(tokens[to + 1]))
    to = readNameEnd(reading, to + 1);
  return to;
}

function isComplement({ tokens }: Reading, at: number, isSingle: boolean): boolean {
  if (/^(a|an|the|our|my)$/.test(tokens[at]?.lower ?? '')) return true;
  const to = nounPhraseEnd(tokens, at);
  if (to === at) return false;
  return !isSingle || (to - at >= 2 && kinds.test(tokens[to - 1]!.lower));
}

function isOrdinaryNoun({ tokens }: Reading, at: number): boolean {
  return [audienceWords, deliveryWords].some((table) => matchPhrase<string>(table, tokens, at) !== null);
}
