import { readNumber } from './number-words.ts';
import { type FoundFact, isCapitalised, isMark, type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';

/** How many people run the business: "two of us", "a team of five", "I'm alone", "my wife and I". */
export function readTeam(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  const fact = (count: number, from: number, to: number): FoundFact[] => [
    { key: 'business.team', value: { type: 'count', count, of: count === 1 ? 'person' : 'people' }, from, to },
  ];
  for (let at = 0; at < tokens.length; at++) {
    const word = (offset: number) => tokens[at + offset]?.lower ?? '';
    if (word(0) === 'team' && word(1) === 'of') {
      const number = readNumber(tokens, at + 2);
      if (number !== null && number.value >= 1 && number.value <= 500) return fact(number.value, at, number.next);
    }
    if (/^(i'm|i|am)$/.test(word(0)) && /^(alone|solo)$/.test(word(word(0) === 'i' ? 2 : 1)))
      return fact(1, at, at + (word(0) === 'i' ? 3 : 2));
    if (word(0) === 'just' && word(1) === 'me') return fact(1, at, at + 2);
    if (/^(by|on)$/.test(word(0)) && /^(myself|my)$/.test(word(1)) && (word(1) === 'myself' || word(2) === 'own')) {
      return fact(1, at, at + (word(1) === 'myself' ? 2 : 3));
    }
    if (/^(solo|one)$/.test(word(0)) && /^(founder|entrepreneur|person|man|woman)$/.test(word(1)) && word(0) === 'solo')
      return fact(1, at, at + 2);
    if (
      word(0) === 'my' &&
      /^(partner|wife|husband|sister|brother|friend|mother|father|cofounder)$/.test(word(1)) &&
      word(2) === 'and' &&
      /^(i|me)$/.test(word(3))
    ) {
      return fact(2, at, at + 4);
    }
    const found = readCountedPeople(reading, at);
    if (found !== null) return fact(found.count, found.from, found.to);
  }
  return [];
}

function readCountedPeople(
  { tokens, question }: Reading,
  at: number,
): { count: number; from: number; to: number } | null {
  const number = readNumber(tokens, at);
  if (number === null || number.value < 1 || number.value > 500 || !Number.isInteger(number.value)) return null;
  const word = (offset: number) => tokens[number.next + offset]?.lower ?? '';
  if (word(0) === 'of' && word(1) === 'us') return { count: number.value, from: at, to: number.next + 2 };
  if (question === 'audience' || question === 'competitors') return null;
  const before = tokens[at - 1]?.lower ?? '';
  const earlier = tokens[at - 2]?.lower ?? '';
  if (/^(founder|cofounder|partner)s?$/.test(word(0)) && !/^(for)$/.test(before))
    return { count: number.value, from: at, to: number.next + 1 };
  if (/^(people|person)$/.test(word(0)) && /^(team|business|company|studio)$/.test(word(1)))
    return { count: number.value, from: at, to: number.next + 2 };
  if (/^(employees|staff)$/.test(word(0)) && /^(have|employ|with)$/.test(before) && /^(we|i)$/.test(earlier)) {
    return { count: number.value, from: at, to: number.next + 1 };
  }
  return null;
}

/** Years or months in the trade: "ten years as a baker", "6 years of experience", "for 7 years". */
export function readExperience(reading: Reading): FoundFact[] {
  if (reading.question === 'competitors' || reading.question === 'audience') return [];
  const { tokens } = reading;
  for (const quantity of reading.quantities) {
    if (quantity.kind !== 'measure' || (quantity.unit !== 'years' && quantity.unit !== 'months')) continue;
    const after = [0, 1, 2, 3].map((step) => tokens[quantity.to + step]?.lower ?? '');
    const before = [1, 2, 3, 4, 5, 6].map((back) => tokens[quantity.from - back]?.lower ?? '');
    const isWork = /^(as|of|in|at|with|working|running|experience)$/.test(after[0]!) || after.includes('experience');
    const isPast =
      before[0] === 'for' && before.some((word) => /^(i've|been|worked|we've|have|was|groomer|baker|chef)$/.test(word));
    const isPlan =
      /^(year|in|within|over|after|next|first|every|per)$/.test(before[0]!) ||
      /^(contract|guarantee|plan|lease|warranty)$/.test(after[0]!);
    if ((!isWork && !isPast) || isPlan) continue;
    return [
      {
        key: 'industry.experience',
        value: { type: 'measure', value: quantity.value, unit: quantity.unit },
        from: quantity.from,
        to: quantity.to,
      },
    ];
  }
  return [];
}

/** The name of the business: after "called" or "named", in quotation marks, or before "is a" at the start of the idea. */
export function readName(reading: Reading): FoundFact[] {
  if (reading.question === 'competitors' || reading.question === 'audience') return [];
  const { tokens } = reading;
  const fact = (from: number, to: number): FoundFact[] => [
    { key: 'business.name', value: { type: 'text', text: sliceWords(reading, from, to) }, from, to },
  ];
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]!.lower;
    const isNaming =
      word === 'called' || word === 'named' || (word === 'name' && /^(is|will)$/.test(tokens[at + 1]?.lower ?? ''));
    if (!isNaming) continue;
    let from = at + 1;
    while (/^(is|will|be|it)$/.test(tokens[from]?.lower ?? '')) from++;
    const quoted = readQuoted(reading, from);
    if (quoted !== null) return fact(quoted.from, quoted.to);
    const to = readNameEnd(reading, from);
    if (to > from) return fact(from, to);
  }
  if (reading.question !== 'idea') return [];
  for (let at = 0; at < tokens.length; at++) {
    const quoted = readQuoted(reading, at);
    if (quoted !== null && isCapitalised(tokens[quoted.from])) return fact(quoted.from, quoted.to);
  }
  const to = readNameEnd(reading, 0);
  const isName = to > 0 && to <= 5 && isCapitalised(tokens[0]) && !stopWords.has(tokens[0]!.lower);
  const isSubject =
    /^(is|will)$/.test(tokens[to]?.lower ?? '') && /^(a|an|the|our|my|be)$/.test(tokens[to + 1]?.lower ?? '');
  const isBaker = to >= 3 && isMark(tokens[1], '&') && tokens[to]?.kind === 'word';
  return isName && (isSubject || isBaker) ? fact(0, to) : [];
}

function readQuoted({ tokens }: Reading, at: number): { from: number; to: number } | null {
  if (!isMark(tokens[at], '"“„«‘')) return null;
  for (let to = at + 1; to < Math.min(tokens.length, at + 8); to++) {
    if (isMark(tokens[to], '"”“»’')) return to > at + 1 ? { from: at + 1, to } : null;
  }
  return null;
}

/** Capitalised words, joined by "&", "and", "of" or "de"; a name in lower case is one word. */
export function readNameEnd({ tokens }: Reading, from: number): number {
  if (tokens[from]?.kind !== 'word') return from;
  if (!isCapitalised(tokens[from])) return stopWords.has(tokens[from]!.lower) ? from : from + 1;
  let to = from + 1;
  while (to < tokens.length && to - from < 7 && tokens[to]!.sentence === tokens[from]!.sentence) {
    const isLink = isMark(tokens[to], "&'+") || /^(of|de|du|van|von|the|la|le|and)$/.test(tokens[to]!.lower);
    if (isCapitalised(tokens[to]) || (tokens[to]!.kind === 'number' && to > from)) to++;
    else if (isLink && tokens[to]!.lower !== 'and' && isCapitalised(tokens[to + 1])) to += 2;
    else break;
  }
  return to;
}
