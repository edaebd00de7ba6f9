import { baseForm, gerundOf } from './gerund.ts';
import { nounPhraseEnd, nounPhraseText } from './noun-phrase.ts';
import type { Opening } from './opening.ts';
import { findPhrases } from './phrases.ts';
import { clauseEnd, type FoundFact, type Reading, sliceWords } from './reading.ts';
import { audienceWords } from './vocabulary.ts';

/** Third persons whose object is what is sold; any other verb is work, and the offer is its gerund. */
const selling =
  /^(sells|makes|bakes|offers|provides|builds|creates|produces|roasts|brews|crafts|grows|imports|prints|sews|cooks|designs|develops|delivers|publishes|paints|knits|packs|gives|ships|serves|boils|pours|presses|ferments|distils|stitches|carves|forges|weaves|caters|runs|opens|hosts|supplies)$/;
/** What they do to a customer names nothing one can buy. */
const helping =
  /^(helps|lets|enables|allows|wants|needs|aims|believes|loves|supports|empowers|connects|gets|takes|brings|puts|sees|knows|works|goes|becomes|exists|stands|comes|combines|changes|means|starts|begins)$/;
const nothing =
  /^(everything|something|anything|nothing|everyone|everybody|people|customers|clients|you|it|them|us)\b/i;
/** Places that sell goods: what comes after "for" is the goods. */
const goodsPlaces = /\b(bakery|shop|store|brewery|farm|deli|roastery|truck|stall|boutique|kitchen|dairy)$/i;

/** What "Name is a …" or "Name verbs …" says is sold, in its own words. */
export function readOpeningOffer(reading: Reading, opening: Opening): FoundFact[] {
  return opening.kind === 'is' ? ofComplement(reading, opening) : ofVerb(reading, opening.verbAt);
}

function ofComplement(reading: Reading, { verbAt }: Opening): FoundFact[] {
  const { tokens } = reading;
  const from = verbAt + 1;
  const to = nounPhraseEnd(tokens, from);
  if (to === from) return [];
  const end = clauseEnd(tokens, from);
  // "a vegetable farm near Ithaca that packs weekly boxes"
  for (let at = to; at < Math.min(end, to + 6); at++) {
    if (!/^(that|which)$/.test(tokens[at]!.lower) || !selling.test(tokens[at + 1]?.lower ?? '')) continue;
    const sold = ofVerb(reading, at + 1);
    if (sold.length > 0) return sold;
  }
  for (let at = to; at < Math.min(end, to + 4); at++) {
    if (tokens[at]!.lower !== 'for' || !goodsPlaces.test(nounPhraseText(reading, from, to))) continue;
    const goodsTo = nounPhraseEnd(tokens, at + 1);
    const last = tokens[goodsTo - 1]!;
    const isPeople = findPhrases<string>(audienceWords, tokens, at + 1, goodsTo).length > 0 || last.lower.endsWith('s');
    if (goodsTo > at + 1 && !isPeople) return offer(reading, at + 1, goodsTo);
  }
  const text = nounPhraseText(reading, from, to);
  return nothing.test(text) ? [] : offer(reading, from, to);
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
  const to = nounPhraseEnd(tokens, from);
  if (to === from || nothing.test(nounPhraseText(reading, from, to))) return [];
  if (verb === 'turns') {
    // "turns old gold into new rings"
    if (tokens[to]?.lower !== 'into') return [];
    const resultTo = nounPhraseEnd(tokens, to + 1);
    return resultTo > to + 1 ? offer(reading, to + 1, resultTo) : [];
  }
  if (selling.test(verb) && second === null) return offer(reading, from, to);
  const verbs = second === null ? [verb] : [verb, tokens[second]!.lower];
  const work = verbs.map((word) => (word === 'rents' ? 'renting out' : gerundOf(baseForm(word)))).join(' and ');
  const text = `${work} ${nounPhraseText(reading, from, to)}`.slice(0, 80).trim();
  return [{ key: 'business.offer', value: { type: 'text', text }, from: verbAt, to }];
}

function offer(reading: Reading, from: number, to: number): FoundFact[] {
  const text = nounPhraseText(reading, from, to);
  if (text.length < 3 || sliceWords(reading, from, to) === '') return [];
  return [{ key: 'business.offer', value: { type: 'text', text }, from, to }];
}
