import { readNameEnd } from './name-end.ts';
import { matchPhrase } from './phrases.ts';
import { months } from './plain-numbers.ts';
import { isCapitalised, isMark, type Reading } from './reading.ts';
import { findBrandKind } from './rival-brands.ts';
import { stopWords } from './stop-words.ts';
import { rivalWords } from './vocabulary.ts';

/** Words that open a sentence in an answer about rivals and are no names. */
const openers = new Set(
  (
    'big small large two three four many several some few other others most mostly mainly main local public free private national ' +
    'supermarkets supermarket bakeries freelancers agencies spreadsheets chains competitors rivals companies people nobody everyone customers ' +
    'chinese french german dutch english american european british indian japanese spanish italian polish online traditional existing established cheap ' +
    'expensive industrial independent direct indirect importers excellent there nothing honestly basically probably currently today fitness ' +
    'yes no well also besides apart then our quality price prices another different various typical regular larger bigger smaller nearby none ' +
    'platforms apps software marketplaces shops stores gyms studios restaurants cafes cafés salons tables chairs clinics schools libraries hotels consultants ' +
    'do it at in on big-box discounters wholesalers farmers neighbours friends family students teachers parents doing using only every each competitor otherwise'
  ).split(' '),
);
const never = new Set([
  ...months.map((month) => month),
  ...'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays asia africa america china i christmas easter internet diy usa uk eu english europe'.split(
    ' ',
  ),
]);
/** Names people often write in lower case. */
const lowerBrands = new Set(
  'amazon etsy ebay ikea starbucks airbnb uber upwork fiverr shopify squarespace wix canva excel tesco aldi lidl costco walmart target mcdonalds netflix spotify carrefour delhaize colruyt deliveroo doordash ubereats calendly wordpress zalando asos decathlon'.split(
    ' ',
  ),
);

/** Token ranges of rivals' names. */
export function readNames(reading: Reading): { from: number; to: number }[] {
  if (reading.question === 'competitors') return scan(reading, 0, reading.tokens.length);
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    const isUnlike = tokens[at]!.lower === 'unlike' && isCapitalised(tokens[at + 1]);
    const isRival =
      /^(competitor|rival)$/.test(tokens[at]!.stem) && /^(are|is|like|such|include)$/.test(tokens[at + 1]?.lower ?? '');
    if (!isUnlike && !isRival) continue;
    let to = at + 1;
    while (to < tokens.length && tokens[to]!.clause === tokens[at]!.clause && to - at < 20) to++;
    return scan(reading, at + 1, to);
  }
  return [];
}

function scan(reading: Reading, start: number, end: number): { from: number; to: number }[] {
  const { tokens } = reading;
  const names: { from: number; to: number }[] = [];
  let at = start;
  while (at < end && names.length < 12) {
    const to = nameAt(reading, at);
    if (to > at) {
      names.push({ from: at, to });
      at = to;
    } else at++;
  }
  return names.filter(
    ({ from, to }) => !isOwnName(reading, from, to) && !(to - from === 1 && tokens[from]!.text.length < 2),
  );
}

function nameAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  const token = tokens[at]!;
  if (token.kind !== 'word') return at;
  if (lowerBrands.has(token.lower) && !(token.lower === 'target' && !isCapitalised(token)))
    return isCapitalised(token) ? nameEnd(reading, at) : at + 1;
  if (!isCapitalised(token) || never.has(token.lower) || isPlace(reading, at)) return at;
  const isFirst = at === 0 || isMark(tokens[at - 1], '.!?;:–—"“') || tokens[at - 1]!.sentence !== token.sentence;
  const isOrdinary =
    openers.has(token.lower) ||
    stopWords.has(token.lower) ||
    /^(it|that|there|what|here|he|she|who)'s$|'re$/.test(token.lower);
  const kind = matchPhrase(rivalWords, tokens, at);
  const to = nameEnd(reading, at);
  if (kind !== null && kind.to >= to) return at;
  if (isFirst && token.lower === 'the') return at;
  if (!isFirst) return isOrdinary && to - at === 1 ? at : to;
  // At the start of a sentence a capital proves nothing; a second capital, or a word of no dictionary, does.
  if (to - at > 1) return stopWords.has(token.lower) && !/^(the|de|la|le)$/.test(token.lower) ? at : to;
  if (isOrdinary || token.lower.endsWith('ly')) return at;
  const after = tokens[to];
  const isListed =
    after === undefined ||
    isMark(after, ',;:.()&-–') ||
    /^(and|or|is|are|charges?|sells?|does|doesn't|don't|has|have|opens?|only|but|offers?|takes?|costs?|closes|bakes|makes|delivers|asks|needs|wants|bills|runs|starts|ships|uses|cuts|leaves|serves|works|keeps|gets|refuses|ignores|can|cannot|can't|will|won't|also|groups|pages|spreadsheets?|who|which|because|for|at|with|shops?|stores?|supermarkets?|app|website|videos?|sheets?|gyms?|branches|gives?)$/.test(
      after.lower,
    );
  // "Noted: …", "Weakness: …" head a text.
  if (isMark(after, ':.') && /(ed|ness|tion|ment|answer|price|reply)$/.test(token.lower)) return at;
  const isPlural =
    token.lower !== token.stem &&
    token.lower.endsWith('s') &&
    (after?.kind !== 'word' || /(ers|ors|ists|ians|ings)$/.test(token.lower));
  const isKnown = !isPlural || names(reading, at) || findBrandKind(token.text.slice(0, 40)) !== undefined;
  return isListed && isKnown ? to : at;
}

/** "Starbucks and Costa": a plural-looking first word is a name when another name is coordinated with it. */
function names({ tokens }: Reading, at: number): boolean {
  const link = tokens[at + 1];
  return (isMark(link, ',&') || link?.lower === 'and') && isCapitalised(tokens[at + 2]);
}

function nameEnd(reading: Reading, at: number): number {
  const { tokens } = reading;
  let to = readNameEnd(reading, at);
  while (
    to > at + 1 &&
    (never.has(tokens[to - 1]!.lower) || (tokens[to - 1]!.kind === 'number' && tokens[to - 1]!.isSpaced))
  )
    to--;
  return to;
}

function isPlace(reading: Reading, at: number): boolean {
  const place = reading.found.get('business.place');
  const { tokens } = reading;
  if (place?.type === 'text' && place.text.startsWith(tokens[at]!.text)) return true;
  const before = tokens[at - 1]?.lower ?? '';
  // "handymen found on Airtasker"
  if (before === 'on') return findBrandKind(tokens[at]!.text.slice(0, 40)) === undefined;
  return /^(in|near|around|across|from)$/.test(before);
}

function isOwnName(reading: Reading, from: number, to: number): boolean {
  const name = reading.found.get('business.name') ?? reading.known.get('business.name')?.value;
  if (name?.type !== 'text') return false;
  return (
    reading.answer.slice(reading.tokens[from]!.start, reading.tokens[to - 1]!.end).toLowerCase() ===
    name.text.toLowerCase()
  );
}
