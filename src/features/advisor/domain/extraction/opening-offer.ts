import { baseForm, gerundOf } from './gerund.ts';
import { nounPhraseEnd, nounPhraseText } from './noun-phrase.ts';
import { offerObjectEnd, offerText } from './offer-object.ts';
import { findOfferVerb } from './offer-verbs.ts';
import type { Opening } from './opening.ts';
import { isPeopleWord } from './people-words.ts';
import { findPhrases } from './phrases.ts';
import { clauseEnd, type FoundFact, isMark, type Reading, sliceWords } from './reading.ts';
import { audienceWords } from './vocabulary.ts';

/** What they do to a customer names nothing one can buy. */
const helping =
  /^(helps|lets|enables|allows|wants|needs|aims|believes|loves|supports|empowers|connects|gets|takes|brings|sees|knows|works|goes|becomes|exists|stands|comes|combines|changes|means|starts|begins)$/;
const nothing =
  /^(everything|something|anything|nothing|everyone|everybody|people|customers|clients|you|it|them|us)\b/i;
/** Places and tools that are named by what they are for. */
const frames =
  /^(studio|school|app|marketplace|agency|service|platform|course|workshop|company|club|space|room|software|system|academy|centre|center|subscription|box|kit|hotel|daycare|taxi|festival|magazine|newsletter|podcast|class|retreat|camp)$/;
/** Places that sell goods: what comes after "for" is the goods. */
const goodsPlaces = /\b(bakery|shop|store|brewery|farm|deli|roastery|truck|stall|boutique|kitchen|dairy)$/i;

/** What "Name is a …" or "Name verbs …" says is sold, in its own words. */
export function readOpeningOffer(reading: Reading, opening: Opening): FoundFact[] {
  const { tokens } = reading;
  // "Ferrofix. We keep …": the sentence behind a name alone is read like any other.
  if (
    opening.kind === 'names' &&
    isMark(tokens[opening.nameTo], '.') &&
    /^(we|i|it|it's|our|you)$/.test(tokens[opening.nameTo + 1]!.lower)
  )
    return [];
  return opening.kind === 'does' ? ofVerb(reading, opening.verbAt) : readComplementOffer(reading, opening.verbAt + 1);
}

/** What "a bakery that bakes bread" or "a studio for pottery classes" says is sold; nothing where no noun begins. */
export function readComplementOffer(reading: Reading, from: number): FoundFact[] {
  const { tokens } = reading;
  const to = nounPhraseEnd(tokens, from);
  if (to === from) return [];
  const end = clauseEnd(tokens, from);
  // "a vegetable farm near Ithaca that packs weekly boxes"
  for (let at = to; at < Math.min(end, to + 6); at++) {
    const verb = findOfferVerb(tokens[at + 1]?.lower ?? '');
    if (!/^(that|which)$/.test(tokens[at]!.lower) || verb?.form !== 'third' || verb.base === 'help') continue;
    // "a physiotherapy practice that treats runners" names itself; "a studio that records podcasts" does not.
    const isNamed = to - from > 2 || (to - from === 2 && !/^(a|an|the)$/.test(tokens[from]!.lower));
    if (verb.kind === 'serves' && isNamed) break;
    const sold = ofVerb(reading, at + 1);
    if (sold.length > 0) return sold;
  }
  // "a weekly newsletter about heat pumps"
  const isAbout =
    tokens[to]?.lower === 'about' &&
    /^(newsletter|podcast|magazine|blog|book|course|journal)$/.test(tokens[to - 1]!.stem);
  const topicTo = isAbout ? nounPhraseEnd(tokens, to + 1) : to;
  if (topicTo > to + 1) return offer(reading, from, topicTo);
  // "a studio for pottery classes", "an app for splitting bills": what it is for belongs to the name of it.
  const useTo = tokens[to]?.lower === 'for' && frames.test(tokens[to - 1]!.stem) ? nounPhraseEnd(tokens, to + 1) : to;
  if (useTo > to + 1 && !isPeopleIn(reading, to + 1, useTo)) return offer(reading, from, useTo);
  for (let at = to; at < Math.min(end, to + 4); at++) {
    if (tokens[at]!.lower !== 'for' || !goodsPlaces.test(nounPhraseText(reading, from, to))) continue;
    const goodsTo = nounPhraseEnd(tokens, at + 1);
    const last = tokens[goodsTo - 1]!;
    const isPeople = isPeopleIn(reading, at + 1, goodsTo) || last.lower.endsWith('s');
    if (goodsTo > at + 1 && !isPeople) return offer(reading, at + 1, goodsTo);
  }
  const text = nounPhraseText(reading, from, to);
  return nothing.test(text) ? [] : offer(reading, from, to);
}

function isPeopleIn({ tokens }: Reading, from: number, to: number): boolean {
  return findPhrases<string>(audienceWords, tokens, from, to).length > 0 || isPeopleWord(tokens[to - 1]!);
}

function ofVerb(reading: Reading, verbAt: number): FoundFact[] {
  const { tokens } = reading;
  const verb = tokens[verbAt]!.lower;
  if (helping.test(verb)) return [];
  // "tunes and repairs church bells"
  const second =
    tokens[verbAt + 1]?.lower === 'and' && /[^s]s$/.test(tokens[verbAt + 2]?.lower ?? '') ? verbAt + 2 : null;
  let from = (second ?? verbAt) + 1;
  if (/^(out|up|in)$/.test(tokens[from]?.lower ?? '')) from++;
  const to = offerObjectEnd(reading, from);
  if (to === from || nothing.test(offerText(reading, from, to))) return [];
  if (verb === 'turns') {
    // "turns old gold into new rings"
    if (tokens[to]?.lower !== 'into') return [];
    const resultTo = nounPhraseEnd(tokens, to + 1);
    return resultTo > to + 1 ? offer(reading, to + 1, resultTo) : [];
  }
  // "puts beehives on the roofs": the thing put there is what is sold.
  if (/^(puts|places|plants)$/.test(verb) && second === null) return offer(reading, from, to);
  const isSold = findOfferVerb(verb)?.kind !== 'serves' && findOfferVerb(verb) !== undefined;
  if (isSold && second === null) return offer(reading, from, to);
  const verbs = second === null ? [verb] : [verb, tokens[second]!.lower];
  const work = verbs.map((word) => (word === 'rents' ? 'renting out' : gerundOf(baseForm(word)))).join(' and ');
  const text = `${work} ${offerText(reading, from, to)}`;
  return [{ key: 'business.offer', value: { type: 'text', text }, from: verbAt, to }];
}

function offer(reading: Reading, from: number, to: number): FoundFact[] {
  const text = offerText(reading, from, to);
  if (text.length < 3 || sliceWords(reading, from, to) === '') return [];
  return [{ key: 'business.offer', value: { type: 'text', text }, from, to }];
}
