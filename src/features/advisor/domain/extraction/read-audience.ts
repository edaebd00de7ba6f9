import type { AudienceKind } from '../knowledge/knowledge.types.ts';
import { type Group, readGroups, readServedGroups } from './audience-groups.ts';
import { findPhrases } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { spanOf } from './read-business.ts';
import { clauseEnd, cleanText, type FoundFact, type Reading, sliceWords } from './reading.ts';
import { audienceWords } from './vocabulary.ts';

/** Who buys: the groups named, their kinds and how many there are. */
export function readAudience(reading: Reading): FoundFact[] {
  const groups =
    reading.question === 'audience'
      ? readGroups(reading)
      : reading.question === 'idea'
        ? readServedGroups(reading)
        : [];
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

function readKinds(reading: Reading, groups: readonly Group[]): FoundFact[] {
  const { tokens, question } = reading;
  if (question !== 'audience' && groups.length === 0) return [];
  const ranges = groups.map((group) => ({ from: group.from, to: group.to }));
  let found = ranges.flatMap(({ from, to }) => {
    // "students of the two universities" are students.
    const of = tokens
      .slice(from, to)
      .findIndex((token, step) => step > 0 && /^(of|at|off|from|under|over)$/.test(token.lower));
    const who = tokens.slice(from, to).findIndex(({ lower }, step) => step > 0 && /^(who|that)$/.test(lower));
    if (who !== -1) return findPhrases<AudienceKind>(audienceWords, tokens, from, from + who).slice(-1);
    const heads = of === -1 ? [] : findPhrases<AudienceKind>(audienceWords, tokens, from, from + of);
    return (heads.length > 0 ? heads : findPhrases<AudienceKind>(audienceWords, tokens, from, to)).slice(-1);
  });
  if (found.length === 0 && question === 'audience') {
    const stop = tokens.findIndex((token) =>
      /^(who|that|which|today|currently|now|with|they|most|many|from)$/.test(token.lower),
    );
    found = findPhrases<AudienceKind>(audienceWords, tokens, 0, stop === -1 ? tokens.length : stop).slice(0, 4);
  }
  if (found.length === 0) return [];
  const items = [...new Set(found.map((match) => match.value))];
  return [{ key: 'audience.kind', value: { type: 'choices', items }, ...spanOf(found) }];
}

function readSize(reading: Reading, groups: readonly Group[]): FoundFact[] {
  const { quantities, question } = reading;
  for (const quantity of quantities) {
    // "4200 births per year": what happens in a year counts as well.
    const isYearly = question === 'audience' && quantity.per === 'year' && quantity.nounFrom !== undefined;
    const isCounted = quantity.kind === 'count' && (quantity.per === undefined || isYearly);
    if (!(isCounted || isSeasonal(reading, quantity)) || quantity.value < 2 || !Number.isInteger(quantity.value))
      continue;
    if (question !== 'audience' && !isPeople(reading, quantity)) continue;
    if (question !== 'audience' && question !== 'idea') continue;
    const noun = quantity.nounFrom === undefined ? '' : sliceWords(reading, quantity.nounFrom, quantity.nounTo!);
    if (isAttribute(reading, quantity, noun) || isPlaceCount(noun, quantity.value) || isFew(reading, quantity))
      continue;
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
    /^(people|women|men|children|youth|staff|folk)$/.test(tokens[quantity.nounTo - 1]!.lower)
  );
}

/** "Two sides: …", "the two campuses nearby": kinds of buyers or a few places, and no number of buyers. */
function isPlaceCount(noun: string, count: number): boolean {
  if (/^(sides?|kinds?|types?|groups?|segments?|sorts?|categories|audiences|ways|reasons)\b/i.test(noun)) return true;
  return (
    count <= 10 &&
    /^(campus|campuses|towns?|cities|villages?|districts?|streets?|countries|regions?|islands?|stations?|neighbourhoods?|markets?)\b/i.test(
      noun,
    )
  );
}

/** "…, and two letting agencies", "The two registers list": a handful told in passing is no market. */
function isFew({ tokens }: Reading, { value, from }: Quantity): boolean {
  const before = tokens[from - 1]?.lower ?? '';
  return (
    value <= 10 && (before === 'the' || (value <= 4 && tokens[from]!.kind === 'word' && /^(and|,|plus)$/.test(before)))
  );
}

/** "more than 5,000 employees", "with 2-10 staff", "2 children" describe a customer and count none. */
function isAttribute({ tokens }: Reading, quantity: Quantity, noun: string): boolean {
  const lead = tokens[quantity.from - 1]?.lower ?? '';
  // "between 25 and 55", "over 65": ages.
  // "manufacturers (100-500 people)"
  const isInBrackets = tokens[quantity.from - 1]?.text === '(' && quantity.toValue !== undefined;
  if (isInBrackets) return true;
  const isRange = quantity.toValue !== undefined && quantity.value >= 3 && quantity.toValue <= 99;
  if (noun === '' && isRange) return true;
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
