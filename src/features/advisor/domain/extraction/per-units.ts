import { isMark } from './reading.ts';
import { singular } from './singular.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

const periods: Readonly<Record<string, string>> = {
  hour: 'hour',
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  hourly: 'hour',
  day: 'day',
  daily: 'day',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  month: 'month',
  mo: 'month',
  mth: 'month',
  monthly: 'month',
  pcm: 'month',
  year: 'year',
  yr: 'year',
  yrs: 'year',
  annum: 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  night: 'night',
  nightly: 'night',
};
/** Behind an amount these are periods; behind a bare number a time of day was read before. */
const shortPeriods: Readonly<Record<string, string>> = {
  'p.m': 'month',
  pm: 'month',
  'p.a': 'year',
  pa: 'year',
  'p.w': 'week',
  pw: 'week',
  pp: 'person',
};
const adverbs = new Set(['hourly', 'daily', 'weekly', 'monthly', 'yearly', 'annually', 'pcm', 'nightly']);

/** The periods a volume or a subscription can run over. */
export const countPeriods: ReadonlySet<string> = new Set(['hour', 'day', 'week', 'month', 'year']);

/** "Mon", "fri", "Sunday": a day of the week, spelled out or short. */
export function isWeekday(word: string): boolean {
  return /^(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)$/.test(
    word,
  );
}

/** The period a word names ("monthly" → "month"), if it names one. */
export function findPeriod(word: string): string | undefined {
  return Object.hasOwn(periods, word) ? periods[word] : undefined;
}

export interface ReadPer {
  readonly per: string;
  readonly next: number;
}

/** What a price buys, read after the amount: "/hr", "a loaf", "per user per month", "each", "monthly", "for a full day". */
export function readPer(tokens: readonly Token[], at: number): ReadPer | null {
  const first = readOnePer(tokens, at);
  if (first === null) return null;
  // "$10/user/month" and "€8 per seat per month" run by the month.
  // "€39 per truck and month"
  const joined = tokens[first.next]?.lower === 'and' ? findPeriod(tokens[first.next + 1]?.lower ?? '') : undefined;
  if (joined !== undefined && countPeriods.has(joined) && !adverbs.has(tokens[first.next + 1]!.stem))
    return { per: joined, next: first.next + 2 };
  const second = readOnePer(tokens, first.next);
  return second !== null && countPeriods.has(second.per) ? second : first;
}

function readOnePer(tokens: readonly Token[], at: number): ReadPer | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (isMark(token, '/')) return isSeparator(tokens, at) ? null : readNoun(tokens, at + 1, 1);
  const word = token.lower;
  const following = tokens[at + 1]?.lower ?? '';
  if (word === 'each' || word === 'apiece') {
    return word === 'each' && findPeriod(following)
      ? { per: findPeriod(following)!, next: at + 2 }
      : { per: 'each', next: at + 1 };
  }
  if (adverbs.has(token.stem)) return { per: findPeriod(token.stem)!, next: at + 1 };
  if (word === 'an' || word === 'a' || word === 'per' || word === 'every') {
    if (word === 'a' && /^(piece|pop|go|time)$/.test(following)) return { per: 'each', next: at + 2 };
    return readNoun(tokens, at + 1, 3);
  }
  // "26 € the hour", "9 € the kilo"
  if (
    word === 'the' &&
    (findPeriod(following) !== undefined || /^(kilo|kg|piece|night|person|head|metre|meter)$/.test(following))
  )
    return readNoun(tokens, at + 1, 1);
  // "€350 p.m.", "£25 pp"
  const short = shortPeriods[word];
  if (short !== undefined) return { per: short, next: at + 1 };
  if (word === 'p' && isMark(tokens[at + 1], '/') && /^(m|mo|month)$/.test(tokens[at + 2]?.lower ?? ''))
    return { per: 'month', next: at + 3 };
  if (word === 'p' && isMark(tokens[at + 1], './')) return null;
  if (word === 'for' && /^(a|an|one|each|every)$/.test(following)) {
    const noun = readNoun(tokens, at + 2, 3);
    return noun !== null && findPeriod(noun.per) !== undefined ? noun : null;
  }
  return null;
}

/** "inspection 89 / tyre change 35": between spaces and before the next name with its number. */
function isSeparator(tokens: readonly Token[], at: number): boolean {
  if (!tokens[at]!.isSpaced || !tokens[at + 1]?.isSpaced) return false;
  return [2, 3, 4].some((step) => {
    const token = tokens[at + step];
    const isWordsOnly = tokens.slice(at + 1, at + step).every(({ kind }) => kind === 'word');
    return isWordsOnly && token?.sentence === tokens[at]!.sentence && (token.kind === 'number' || isMark(token, '€$£'));
  });
}

/** A noun of at most `most` words in the singular; adjectives before a period fall away ("full day" → "day"). */
function readNoun(tokens: readonly Token[], at: number, most: number): ReadPer | null {
  let next = at;
  const words: string[] = [];
  while (next < tokens.length && words.length < most) {
    const token = tokens[next]!;
    if (
      token.kind !== 'word' ||
      (stopWords.has(token.lower) && !isHyphened(tokens, next)) ||
      adverbs.has(token.stem) ||
      // "per km outside the city"
      /^(outside|inside|beyond|including|excluding|incl|excl)$/.test(token.lower) ||
      isWeekday(token.lower) ||
      // "per lesson one to one"
      (words.length > 0 && token.lower === 'one') ||
      token.sentence !== tokens[at]!.sentence
    )
      break;
    words.push(isHyphened(tokens, next) ? `${words.pop() ?? ''}-${token.lower}` : token.lower);
    next++;
    const period = findPeriod(token.lower) ?? findPeriod(token.stem);
    if (period !== undefined) return { per: period, next };
  }
  if (words.length === 0) return null;
  words.push(singular(words.pop()!));
  return { per: words.join(' '), next };
}

/** Whether a hyphen joins a word to the one before it ("tune-up", "drop-in"). */
export function isHyphened(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  return token?.kind === 'word' && before?.kind === 'word' && !token.isSpaced && token.start === before.end + 1;
}
