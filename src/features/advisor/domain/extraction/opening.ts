import { readNameEnd } from './name-end.ts';
import { nounPhraseEnd } from './noun-phrase.ts';
import { matchPhrase } from './phrases.ts';
import { isCapitalised, type Reading } from './reading.ts';
import { stopWords } from './stop-words.ts';
import { audienceWords, deliveryWords } from './vocabulary.ts';

/** "Moss & Stone lays gardens", "Chairside is booking software": the name's tokens and where its verb stands. */
export interface Opening {
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly verbAt: number;
  readonly kind: 'is' | 'does';
}

/** Third persons by which businesses say what they do; a single capitalised word needs one of these behind it. */
const businessVerbs = new Set(
  (
    'sells makes bakes offers provides builds rebuilds creates produces runs opens roasts brews crafts grows imports prints sews cooks designs ' +
    'develops organises organizes hosts rents serves delivers publishes writes teaches paints knits repairs fixes cleans washes trains coaches ' +
    'walks grooms installs translates photographs restores plans renovates films throws turns keeps carries gives sends finds lays shows packs ' +
    'caters tunes treats advises manages helps connects matches ships collects recycles ferments distils presses stitches carves forges weaves ' +
    'boils pours breeds raises lends tailors maintains moves stores guides records tests checks mends refurbishes upcycles supplies edits'
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
  const second = tokens.findIndex((token, at) => at < 12 && token.sentence !== tokens[0]!.sentence);
  return openingAt(reading, 0) ?? (second > 0 ? openingAt(reading, second) : null);
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
  const isSingle = to - from === 1;
  if (isSingle && (first.lower.endsWith('ing') || isOrdinaryNoun(reading, from))) return null;
  if (verb.lower === 'is' || (verb.lower === 'will' && tokens[to + 1]?.lower === 'be')) {
    const at = verb.lower === 'is' ? to : to + 1;
    return isComplement(reading, at + 1, isSingle) ? { nameFrom: from, nameTo: to, verbAt: at, kind: 'is' } : null;
  }
  const isThirdPerson = verb.lower.length >= 4 && /[^s]s$/.test(verb.lower) && !stopWordVerb(verb.lower);
  const follows = tokens[to + 1];
  if (!isThirdPerson || isCapitalised(verb) || follows?.sentence !== first.sentence) return null;
  const isKnown = businessVerbs.has(verb.lower);
  const hasObject = nounPhraseEnd(tokens, to + 1) > to + 1 || follows.lower === 'and' || follows.lower === 'everything';
  if (!hasObject || (!isKnown && (isSingle || follows.lower.endsWith('ing')))) return null;
  return { nameFrom: from, nameTo: to, verbAt: to, kind: 'does' };
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
