import { gerundOf } from './gerund.ts';
import { nounPhraseEnd, nounPhraseText } from './noun-phrase.ts';
import { offerObjectEnd, offerText } from './offer-object.ts';
import { findOfferVerb, isPlainWorkVerb, type OfferVerb } from './offer-verbs.ts';
import { readOpening } from './opening.ts';
import { readComplementOffer, readOpeningOffer } from './opening-offer.ts';
import { months } from './plain-numbers.ts';
import { type FoundFact, isCapitalised, isMark, type Reading } from './reading.ts';
import { stopWords } from './stop-words.ts';

const monthSet = new Set(months.filter((month) => month !== 'mar'));
const fillers =
  /^(it|it's|its|is|a|idea|gonna|wanna|my|the|business|plan|to|i|we|want|would|like|will|am|i'm|we're|are|i'd|we'd|going|planning|hello|hi|hey|so|well|ok|okay|basically|honestly|an|our|this|i'll|dream|that|that's|selling|about|be|for|launching|opening|next|spring|summer|autumn|winter|year|month)$/;
/** Before a verb in its base form: who does it. */
const doers =
  /^(we|i|to|us|i'll|we'll|will|i'd|we'd|and|also|just|only|simply|mainly|mostly|five|team|startup|business|shop|studio|cousin|brother|sister|wife|husband|partner|friend|daughter|son|mother|father|i|two|three|four|of|company|then|can|they|who|want|wanna|gonna)$/;
/** Before a gerund. */
const gerundLeads = /^(am|i'm|we're|we|i|are|is|be|by|about|start|and|of|mean|means|love|me|us|for)$/;
/** Verbs of sentences that tell why rather than what. */
const worldly =
  /^(needs?|wants?|lacks?|deserves?|loves?|likes?|helps?|lets?|makes?|gives?|gets?|goes|comes?|becomes?|uses?|takes?|keeps?|knows?|tastes?|means?|changes)$/;
/** Objects that name nothing one can buy. */
const nothing =
  /^(everything|something|anything|nothing|everyone|everybody|people|customers|clients|lives|things|brand|company|more|there|there's|there'd|sorry|thanks|located|based|situated)\b/i;
/** Of "do", "give" and "bring": turns of speech without an object one can buy. */
const idle = /^(same|best|thing|job|rest|work|difference|help|idea|time|look|try|lot|first|this|that|everything)\b/i;

/**
 * What is sold, as a noun phrase in the words of the answer: the object of "we bake …", what "Name is a …" or "Name
 * bakes …" says, or the phrase the idea begins with. Work on a thing is named as work ("repairing bicycles"). Absent
 * rather than doubtful.
 */
export function readOffer(reading: Reading): FoundFact[] {
  if (reading.question !== 'idea') return [];
  const { tokens } = reading;
  // "Mobile bike repair: I come to …"
  const opening = readOpening(reading);
  const isSaid = opening?.nameFrom === 0 && opening.kind === 'does';
  const titleEnd = nounPhraseEnd(tokens, 0);
  const title = nounPhraseText(reading, 0, titleEnd);
  if (
    titleEnd >= 2 &&
    !isSaid &&
    !nothing.test(title) &&
    isMark(tokens[titleEnd], ':') &&
    !fillers.test(tokens[0]!.lower) &&
    !isPlaceOnly(reading, 0, titleEnd)
  ) {
    return [{ key: 'business.offer', value: { type: 'text', text: title }, from: 0, to: titleEnd }];
  }
  if (opening !== null) {
    const opened = readOpeningOffer(reading, opening);
    if (opened.length > 0 || (opening.nameFrom === 0 && !isMark(tokens[opening.nameTo], '.'))) return opened;
  }
  const heading = readHeading(reading);
  if (heading.length > 0) return heading;
  const named = readNamedComplement(reading);
  if (named.length > 0) return named;
  for (let at = 0; at < Math.min(tokens.length, 400); at++) {
    const found = readVerbAt(reading, at);
    if (found !== null) return [found];
  }
  return readLeadingPhrase(reading);
}

/** "App for parents to sell …", "A bakery that bakes …": a noun the answer begins with, before any verb of ours. */
function readHeading(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  let from = 0;
  while (tokens[from]?.kind === 'mark') from++;
  const first = tokens[from];
  if (first?.kind !== 'word') return [];
  const isArticle = /^(a|an)$/.test(first.lower);
  const verb = findOfferVerb(first.lower);
  // "consulting for small farms"
  const isTrade = verb?.form === 'gerund' && tokens[from + 1]?.lower === 'for';
  if (!isArticle && !isTrade && (fillers.test(first.lower) || stopWords.has(first.lower) || verb !== undefined))
    return [];
  const to = nounPhraseEnd(tokens, from);
  const link = tokens[to]?.lower ?? '';
  const isTelling = isArticle ? /^(for|that|which|where|with)$/.test(link) : link === 'for';
  if (to === from || !isTelling || isPlaceOnly(reading, from, to)) return [];
  return readComplementOffer(reading, from);
}

/** "called Scruffy to Fluffy its a dog grooming van": what the name stands for, right behind it. */
function readNamedComplement(reading: Reading): FoundFact[] {
  const { tokens, found } = reading;
  if (!found.has('business.name')) return [];
  for (let at = 1; at < Math.min(tokens.length, 40); at++) {
    const isIt = /^(it's|its)$/.test(tokens[at]!.lower) && /^(a|an)$/.test(tokens[at + 1]?.lower ?? '');
    const before = isMark(tokens[at - 1], ',') ? tokens[at - 2] : tokens[at - 1];
    if (isIt && isCapitalised(before)) return readComplementOffer(reading, at + 1);
  }
  return [];
}

function readVerbAt(reading: Reading, at: number): FoundFact | null {
  const { tokens } = reading;
  const { lower } = tokens[at]!;
  // "I would love to have my own nail studio"
  const isOwned =
    /^(have|own)$/.test(lower) &&
    /^(to|will|would)$/.test(tokens[at - 1]?.lower ?? '') &&
    /^(a|an|my|our)$/.test(tokens[at + 1]?.lower ?? '');
  const verb: OfferVerb | undefined = isOwned
    ? { base: lower, kind: 'founds', form: 'base' }
    : (findOfferVerb(lower) ?? readResale(reading, at) ?? readUnlistedVerb(reading, at));
  if (verb === undefined || !isActive(reading, at, verb)) return null;
  // "rent out kayaks", "set up a studio"
  let from = /^(out|up|back|over)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const second = readSecondVerb(reading, from);
  if (second !== null) from = second.at + 1;
  if (/^(you|it|them|me|us|this|that|her|him)$/.test(tokens[from]?.lower ?? 'it')) return null;
  if (isOwned && tokens[from + 1]?.lower === 'own') from += 2;
  const into = readInto(reading, verb, from);
  if (into !== null) return into;
  const to = offerObjectEnd(reading, from);
  if (to === from) return null;
  const object = offerText(reading, from, to);
  if (isTimeWord(object) || nothing.test(object) || isPlaceOnly(reading, from, to)) return null;
  if (/^(do|give|bring|show)$/.test(verb.base) && idle.test(object.replace(/^(an?|the) /i, ''))) return null;
  // "I'm planning an ice cream van" is a venture; "we plan weddings" is work.
  const isVenture = verb.base === 'plan' && /^(a|an)$/.test(tokens[from]!.lower);
  const isWork = !isVenture && (verb.kind === 'serves' || second?.verb.kind === 'serves');
  if (!isWork) return { key: 'business.offer', value: { type: 'text', text: object }, from, to };
  const works = [verb, ...(second === null ? [] : [second.verb])].map(({ base }) =>
    workOf(base, tokens[at + 1]?.lower),
  );
  const text = `${works.join(' and ')} ${object}`;
  return { key: 'business.offer', value: { type: 'text', text }, from: at, to };
}

/** "fold and deliver laundry": the second of two verbs that share an object. */
function readSecondVerb({ tokens }: Reading, from: number): { at: number; verb: OfferVerb } | null {
  if (tokens[from]?.lower !== 'and') return null;
  const verb = findOfferVerb(tokens[from + 1]?.lower ?? '');
  return verb === undefined ? null : { at: from + 1, verb };
}

/** "turn the old creamery in Cork into a shared office", "convert vans into campers": the result is what is sold. */
function readInto(reading: Reading, verb: OfferVerb, from: number): FoundFact | null {
  const { tokens } = reading;
  if (verb.base !== 'turn' && verb.base !== 'convert') return null;
  for (let at = from + 1; at < Math.min(tokens.length, from + 9); at++) {
    if (tokens[at]!.sentence !== tokens[from]!.sentence) return null;
    if (tokens[at]!.lower !== 'into') continue;
    const to = nounPhraseEnd(tokens, at + 1);
    const text = offerText(reading, at + 1, to);
    return to > at + 1 ? { key: 'business.offer', value: { type: 'text', text }, from: at + 1, to } : null;
  }
  return null;
}

function isActive({ tokens }: Reading, at: number, { form }: OfferVerb): boolean {
  const before = tokens[at - 1];
  const isStart = before === undefined || before.sentence !== tokens[at]!.sentence || isMark(before, ':;–—-•*');
  const next = tokens[at + 1]?.lower ?? '';
  if (form === 'gerund') return at === 0 || isStart || gerundLeads.test(before!.lower);
  if (isStart) return form === 'base' && /^(a|an|our|my)$/.test(next) === false && isMark(before, '-•*') && next !== '';
  if (form === 'third') return /^(that|which|who|company|and)$/.test(before.lower) || isCapitalised(before);
  // ", only film cameras": an adverb alone does nothing.
  const isAdverb = /^(also|just|only|simply|mainly|mostly|then)$/.test(before.lower);
  const earlier = tokens[at - 2];
  if (isAdverb && (earlier === undefined || earlier.kind === 'mark' || earlier.sentence !== before.sentence))
    return false;
  return doers.test(before.lower) || (isCapitalised(before) && !isSentenceStart(tokens, at - 1));
}

function isSentenceStart(tokens: Reading['tokens'], at: number): boolean {
  return at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence;
}

/** "we buy old bikes, fix them and sell them": what is bought to be sold again. */
function readResale({ tokens }: Reading, at: number): OfferVerb | undefined {
  if (tokens[at]!.lower !== 'buy') return undefined;
  const rest = tokens.slice(at, at + 16).filter((token) => token.sentence === tokens[at]!.sentence);
  const isResold = rest.some(
    ({ lower }, step) => /^(sell|resell)$/.test(lower) && /^(them|it)$/.test(rest[step + 1]?.lower ?? ''),
  );
  return isResold ? { base: 'sell', kind: 'sells', form: 'base' } : undefined;
}

/** "we transport wine": right after "we" or "I" a plain verb of no list is work too, when a thing follows. */
function readUnlistedVerb({ tokens }: Reading, at: number): OfferVerb | undefined {
  const word = tokens[at]!;
  const before = tokens[at - 1]?.lower ?? '';
  const isOurs =
    /^(we|i)$/.test(before) ||
    (before === 'to' && /^(want|wants|like|going|plan|aim)$/.test(tokens[at - 2]?.lower ?? ''));
  if (!isOurs || stopWords.has(word.lower) || !isPlainWorkVerb(word.lower)) return undefined;
  return { base: word.lower, kind: 'serves', form: 'base' };
}

function readLeadingPhrase(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  let alone: FoundFact | null = null;
  for (let at = 0; at < Math.min(tokens.length, 200); at++) {
    const isStart = at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence || isMark(tokens[at - 1], ':;–—-');
    if (!isStart || tokens[at]!.kind === 'mark') continue;
    let from = at;
    while (fillers.test(tokens[from]?.lower ?? '') && !/^(a|an)$/.test(tokens[from]!.lower)) from++;
    const doer = tokens[from - 1]?.lower ?? '';
    // "We cook everything": a verb whose object was refused is no noun; "I'm Maria" is a person.
    if (from > at && /^(we|i|i'll|we'll|i'd|we'd|will|would|to)$/.test(doer)) continue;
    if (/^(i'm|am)$/.test(doer)) continue;
    const to = offerObjectEnd(reading, from);
    if (to === from || isMark(tokens[to], ":&'") || isPlaceOnly(reading, from, to)) continue;
    // "The market needs a better …": a sentence about the world, and no phrase for what is sold.
    if (tokens.slice(from + 1, to).some((token) => worldly.test(token.lower))) return [];
    const object = offerText(reading, from, to);
    if (object.length < 3 || isTimeWord(object) || nothing.test(object)) continue;
    const found: FoundFact = { key: 'business.offer', value: { type: 'text', text: object }, from, to };
    // "Fjordkiln. Hand thrown tableware …": one word alone is a heading; what follows says more.
    if (at > 0 || to > 1 || !isMark(tokens[1], '.')) return [found];
    alone = found;
  }
  return alone === null ? [] : [alone];
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
  return (
    monthSet.has(text.split(' ')[0]!.toLowerCase()) ||
    /^(on|at|late|early|next|daily|this|working|work|spring|summer|autumn|winter)\b/i.test(text)
  );
}

function workOf(base: string, particle: string | undefined): string {
  if (base === 'rent') return 'renting out';
  return particle === 'up' || particle === 'out' ? `${gerundOf(base)} ${particle}` : gerundOf(base);
}
