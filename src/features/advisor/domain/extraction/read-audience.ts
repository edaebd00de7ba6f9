import type { AudienceKind } from '../knowledge/knowledge.types.ts';
import { findPhrases } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { spanOf } from './read-business.ts';
import { clauseEnd, cleanText, type FoundFact, isMark, type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';
import { audienceWords } from './vocabulary.ts';

const leadIns =
  /^(we|i|i'd|we'd|our|my|the|start|starting|begin|with|mainly|mostly|first|customers|customer|are|is|would|be|want|to|target|sell|serve|focus|on|for|primarily|people|like|such|as|especially|it's|it|clients|audience|a|some|local|will|about|around|roughly|approximately|maybe|perhaps|some|aimed|at|buyers|initially|also|all|any|other)$/;
const groupEnd =
  /^(who|that|which|whose|where|within|in|near|around|at|from|today|now|currently|because|before|after|on|about|roughly|approximately|maybe|with|we|i|they|there|there's|training|across|living|looking|over|up|it|this|is|are|by|to|between|through|under|instead|willing|tired|usually|often|rather|what|when|while|so|but)$/;
const everyone =
  /^(everyone|everybody|anyone|anybody|all|people|humans|the public|customers|clients|users|them|it|others|many|nobody)$/i;
const peopleWords = /^(people|women|men|children|youth|staff|folk)$/;

interface Group {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Who buys: the groups named, their kinds and how many there are. */
export function readAudience(reading: Reading): FoundFact[] {
  const groups =
    reading.question === 'audience' ? readGroups(reading) : reading.question === 'idea' ? readForGroups(reading) : [];
  const facts: FoundFact[] = [];
  if (groups.length > 0) {
    facts.push({
      key: 'audience.groups',
      value: { type: 'texts', items: groups.map((group) => group.text) },
      ...spanOf(groups),
    });
  }
  return [...facts, ...readKinds(reading, groups), ...readSize(reading, groups)];
}

function readGroups(reading: Reading): Group[] {
  const { tokens } = reading;
  let at = 0;
  // Only the first sentences can name the groups; the rest is about them.
  while (at < tokens.length && at < 60) {
    const sentence = tokens[at]!.sentence;
    const groups = readGroupList(reading, at);
    if (groups.length > 0) return groups;
    while (at < tokens.length && tokens[at]!.sentence === sentence) at++;
  }
  return [];
}

function readGroupList(reading: Reading, start: number): Group[] {
  const { tokens, quantities } = reading;
  const sentence = tokens[start]!.sentence;
  const groups: Group[] = [];
  let at = start;
  while (at < tokens.length && tokens[at]!.sentence === sentence && groups.length < 8 && at < start + 80) {
    const number = quantities.find((quantity) => quantity.from === at);
    if (number !== undefined && number.kind === 'count' && number.nounFrom !== undefined && groups.length === 0) {
      at = number.nounFrom;
      continue;
    }
    const isPhrase =
      leadIns.test(tokens[at]!.lower) &&
      tokens[at + 1]?.kind === 'word' &&
      !(
        tokens[at]!.lower === 'local' ||
        (tokens[at]!.lower === 'people' && !/^(like|such)$/.test(tokens[at + 1]!.lower))
      );
    if (isPhrase && groups.length === 0) {
      at++;
      continue;
    }
    const to = groupEndAt(reading, at);
    if (to === at) break;
    const text = sliceWords(reading, at, to).slice(0, 80);
    if (!everyone.test(text)) groups.push({ from: at, to, text });
    const link = tokens[to];
    if (isMark(link, ',&/') || /^(and|or|plus)$/.test(link?.lower ?? ''))
      at = to + (/^(and|or|plus|also)$/.test(tokens[to + 1]?.lower ?? '') ? 2 : 1);
    else break;
  }
  return groups;
}

function groupEndAt({ tokens }: Reading, at: number): number {
  let to = at;
  while (to < tokens.length && to - at < 7 && tokens[to]!.sentence === tokens[at]!.sentence) {
    const token = tokens[to]!;
    if (/^(aged|over|under)$/.test(token.lower) && to > at && tokens[to + 1]?.kind === 'number') {
      to += 2;
      while (
        tokens[to]?.kind === 'number' ||
        isMark(tokens[to], '+-–') ||
        (tokens[to]?.lower === 'to' && tokens[to + 1]?.kind === 'number')
      )
        to++;
      break;
    }
    if (token.kind !== 'word' || groupEnd.test(token.lower) || /^(and|or|plus)$/.test(token.lower)) break;
    if (stopWords.has(token.lower) && token.lower !== 'of') break;
    to++;
  }
  return to;
}

/** "Software for dentists", "helps small hotels": plural nouns after "for" and "help" in the idea. */
function readForGroups(reading: Reading): Group[] {
  const { tokens } = reading;
  for (let at = 1; at < tokens.length - 1; at++) {
    if (!/^(for|help|helps|helping)$/.test(tokens[at]!.lower)) continue;
    const groups: Group[] = [];
    let from = at + 1;
    while (from < tokens.length && groups.length < 6) {
      const phraseTo = groupEndAt(reading, from);
      // "helps small hotels forecast laundry": the verb after the group is not part of it.
      const named = findPhrases(audienceWords, tokens, from, phraseTo)[0];
      const to = tokens[at]!.lower === 'for' || named === undefined ? phraseTo : named.to;
      const last = tokens[to - 1];
      if (to === from || last === undefined) break;
      const isPlural = (last.lower !== last.stem && last.lower.endsWith('s')) || peopleWords.test(last.lower);
      const isTime = /^(hour|day|week|month|year|minute|reason|purpose|sale|price)$/.test(last.stem);
      if (!isPlural || isTime || /^(your|our|my|a|an|the|their)$/.test(tokens[from]!.lower)) break;
      groups.push({ from, to, text: sliceWords(reading, from, to) });
      if (!/^(and|or)$/.test(tokens[to]?.lower ?? '') && !isMark(tokens[to], ',')) break;
      from = to + 1;
    }
    if (groups.length > 0) return groups;
  }
  return [];
}

function readKinds(reading: Reading, groups: readonly Group[]): FoundFact[] {
  const { tokens, question } = reading;
  if (question !== 'audience' && groups.length === 0) return [];
  const ranges = groups.map((group) => ({ from: group.from, to: group.to }));
  let found = ranges.flatMap(({ from, to }) => findPhrases<AudienceKind>(audienceWords, tokens, from, to).slice(-1));
  if (found.length === 0 && question === 'audience') {
    const stop = tokens.findIndex((token) => /^(who|that|which|today|currently|now|with)$/.test(token.lower));
    found = findPhrases<AudienceKind>(audienceWords, tokens, 0, stop === -1 ? tokens.length : stop).slice(0, 4);
  }
  if (found.length === 0) return [];
  const items = [...new Set(found.map((match) => match.value))];
  return [{ key: 'audience.kind', value: { type: 'choices', items }, ...spanOf(found) }];
}

function readSize(reading: Reading, groups: readonly Group[]): FoundFact[] {
  const { quantities, question } = reading;
  for (const quantity of quantities) {
    const isCounted = quantity.kind === 'count' && quantity.per === undefined;
    if (!(isCounted || isSeasonal(reading, quantity)) || quantity.value < 2 || !Number.isInteger(quantity.value))
      continue;
    if (question !== 'audience' && !isPeople(reading, quantity)) continue;
    if (question !== 'audience' && question !== 'idea') continue;
    const noun = quantity.nounFrom === undefined ? '' : sliceWords(reading, quantity.nounFrom, quantity.nounTo!);
    if (isAttribute(reading, quantity, noun)) continue;
    const of = noun !== '' ? noun : groups[0]?.text.replace(/ aged .*$/, '');
    const value = {
      type: 'count' as const,
      count: quantity.value,
      ...(of === undefined ? {} : { of: cleanText(of).slice(0, 80) }),
    };
    return [{ key: 'audience.size', value, from: quantity.from, to: quantity.coreTo }];
  }
  return [];
}

function isPeople({ tokens }: Reading, quantity: Quantity): boolean {
  if (quantity.nounTo === undefined || quantity.value < 20) return false;
  return (
    findPhrases(audienceWords, tokens, quantity.nounFrom!, quantity.nounTo).length > 0 ||
    peopleWords.test(tokens[quantity.nounTo - 1]!.lower)
  );
}

/** "more than 5,000 employees", "with 2-10 staff", "2 children" describe a customer and count none. */
function isAttribute({ tokens }: Reading, quantity: Quantity, noun: string): boolean {
  const lead = tokens[quantity.from - 1]?.lower ?? '';
  // "between 25 and 55", "over 65": ages.
  if (noun === '' && /^(between|over|under|aged|age)$/.test(lead) && quantity.value <= 100) return true;
  const before = [1, 2, 3, 4].map((back) => tokens[quantity.from - back]?.lower ?? '');
  if (
    /^(employees|staff|workers|seats|beds|children|kids|dogs|rooms|bedrooms|floors|beds|of us|years|times|weeks|days)/i.test(
      noun,
    )
  )
    return before.includes('with') || before.includes('than') || quantity.value < 50;
  return (
    before[0] === 'with' ||
    before[0] === 'aged' ||
    (quantity.toValue !== undefined && before[0] === 'with') ||
    clauseEnd(tokens, quantity.from) === quantity.from
  );
}

/** "roughly 30,000 a summer": people who come in a season. */
function isSeasonal({ tokens, question }: Reading, quantity: Quantity): boolean {
  const isPlain = question === 'audience' && quantity.kind === 'money' && quantity.sign === undefined;
  const before = tokens[quantity.from - 1]?.lower ?? '';
  return (
    isPlain &&
    /^(season|summer|winter|spring|autumn|year)$/.test(quantity.per ?? '') &&
    /^(about|around|roughly|some|maybe|approximately|almost)$/.test(before)
  );
}
