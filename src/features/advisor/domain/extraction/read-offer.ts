import { baseForm, gerundOf } from './gerund.ts';
import { nounPhraseEnd, nounPhraseText } from './noun-phrase.ts';
import { readOpening } from './opening.ts';
import { readOpeningOffer } from './opening-offer.ts';
import { type FoundFact, isCapitalised, isMark, type Reading } from './reading.ts';

/** Verbs whose object is what is sold. */
const sellingVerbs =
  /^(sell|sells|selling|make|makes|making|bake|bakes|baking|offer|offers|offering|provide|provides|providing|build|building|builds|create|creates|creating|produce|produces|producing|run|running|open|roast|roasts|roasting|brew|brews|brewing|craft|crafts|grow|grows|growing|import|print|prints|sew|sews|cook|cooks|design|designs|develop|develops|developing|start|launch|launching|organise|organize|host|hosts|rent|serve|deliver|delivers|publish|write|import|teach|teaches|paint|knit|set)$/;
/** Verbs that are themselves the service; the offer becomes their gerund: "repair bicycles" → "repairing bicycles". */
const serviceVerbs =
  /^(repair|fix|clean|wash|teach|train|coach|walk|groom|install|translate|photograph|restore|rent|organi[sz]e|plan|renovate|film)s?$|^(fix|wash|teach|coach)es$/;
const fillers =
  /^(it|is|a|idea|my|the|business|plan|to|i|we|want|would|like|will|am|i'm|we're|are|i'd|going|planning|hello|hi|hey|so|well|basically|an|our|this|i'll|dream|that|selling|about|be|for|launching|opening|next|spring|summer|autumn|winter|year|month)$/;

/** Verbs of sentences that tell why rather than what. */
const worldly =
  /^(needs?|wants?|lacks?|deserves?|loves?|likes?|helps?|lets?|makes?|gives?|gets?|goes|comes?|becomes?|uses?|takes?|keeps?|knows?|tastes?|means?|changes)$/;
/** Objects that name nothing one can buy. */
const nothing =
  /^(everything|something|anything|nothing|everyone|everybody|people|customers|clients|lives|things|more)\b/i;

/**
 * What is sold, as a noun phrase in the words of the answer: the object of "we bake …", what "Name is a …" or "Name
 * bakes …" says, or the phrase the idea begins with. Absent rather than doubtful.
 */
export function readOffer(reading: Reading): FoundFact[] {
  if (reading.question !== 'idea') return [];
  const { tokens } = reading;
  // "Mobile bike repair: I come to …"
  const titleEnd = nounPhraseEnd(tokens, 0);
  const title = nounPhraseText(reading, 0, titleEnd);
  if (
    titleEnd >= 2 &&
    isMark(tokens[titleEnd], ':') &&
    !fillers.test(tokens[0]!.lower) &&
    !isPlaceOnly(reading, 0, titleEnd)
  ) {
    return [{ key: 'business.offer', value: { type: 'text', text: title }, from: 0, to: titleEnd }];
  }
  const opening = readOpening(reading);
  if (opening !== null) return readOpeningOffer(reading, opening);
  for (let at = 0; at < Math.min(tokens.length, 400); at++) {
    const word = tokens[at]!.lower;
    const before = tokens[at - 1]?.lower ?? '';
    const gerund = serviceVerbs.test(word) ? serviceGerund(word) : undefined;
    const isVerb =
      at === 0
        ? word.endsWith('ing')
        : /^(we|i|and|to|that|us|who|i'll|we'll|will|i'm|we're|am|are|five|team|two|three|of|also|which|company)$/.test(
            before,
          ) || /^\p{Lu}/u.test(tokens[at - 1]!.text);
    if (!isVerb || (gerund === undefined && !sellingVerbs.test(word))) continue;
    // "rent out kayaks", "set up a studio"
    const from = /^(out|up)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    const to = nounPhraseEnd(tokens, from);
    if (to === from || /^(you|it|them|me|us|this|that)$/.test(tokens[from]!.lower)) continue;
    const object = nounPhraseText(reading, from, to);
    if (isTimeWord(object) || nothing.test(object)) continue;
    const text = gerund === undefined ? object : `${gerund} ${object}`;
    return [{ key: 'business.offer', value: { type: 'text', text }, from: gerund === undefined ? from : at, to }];
  }
  return readLeadingPhrase(reading);
}

function readLeadingPhrase(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  for (let at = 0; at < Math.min(tokens.length, 200); at++) {
    const isStart = at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence || isMark(tokens[at - 1], ':;–—');
    if (!isStart) continue;
    let from = at;
    while (fillers.test(tokens[from]?.lower ?? '') && !/^(a|an)$/.test(tokens[from]!.lower)) from++;
    // "We cook everything": a verb whose object was refused is no noun.
    if (/^(we|i)$/.test(tokens[from - 1]?.lower ?? '') && isOwnVerb(tokens[from]?.lower ?? '')) return [];
    const to = nounPhraseEnd(tokens, from);
    if (to === from || isMark(tokens[to], ":&'") || isPlaceOnly(reading, from, to)) continue;
    // "The market needs a better …": a sentence about the world, and no phrase for what is sold.
    if (tokens.slice(from + 1, to).some((token) => worldly.test(token.lower))) return [];
    const object = nounPhraseText(reading, from, to);
    if (object.length < 3 || isTimeWord(object) || nothing.test(object)) continue;
    return [{ key: 'business.offer', value: { type: 'text', text: object }, from, to }];
  }
  return [];
}

function isPlaceOnly(reading: Reading, from: number, to: number): boolean {
  const place = reading.found.get('business.place');
  const name = reading.found.get('business.name');
  const text = nounPhraseText(reading, from, to);
  const isOf = (value: typeof place) => value?.type === 'text' && value.text === text;
  return (
    isOf(place) || isOf(name) || (isCapitalised(reading.tokens[from]) && /^(call|sorry|hello|hi|thanks)$/i.test(text))
  );
}

function isTimeWord(text: string): boolean {
  return /^(on|at|late|early|next|daily|this|working|work)\b/i.test(text);
}

function isOwnVerb(word: string): boolean {
  return sellingVerbs.test(word) || serviceVerbs.test(word);
}

function serviceGerund(verb: string): string {
  const base = baseForm(verb);
  return base === 'rent' ? 'renting out' : gerundOf(base);
}
