import type { DeliveryKind } from '../knowledge/knowledge.types.ts';
import { readNumber } from './number-words.ts';
import { findPhrases, type PhraseMatch } from './phrases.ts';
import { months } from './plain-numbers.ts';
import { clauseEnd, clauseStart, type FoundFact, isMark, type Reading, sliceWords } from './reading.ts';
import { deliveryWords } from './vocabulary.ts';

const monthSet = new Set(months);
const ours = /^(we|i|our|my|us|me|i'm|we're)$/;

/** "before 7 am", "open until midnight", "24/7", "within 5 days": hours and promised times that begin at a token. */
export function readHours(reading: Reading, at: number): { from: number; to: number } | null {
  const { tokens } = reading;
  const word = tokens[at]!.lower;
  if (word === '24' && isMark(tokens[at + 1], '/') && tokens[at + 2]?.text === '7') return { from: at, to: at + 3 };
  // "within 5 days": a promise with a number in it.
  if (word === 'within' && /^(hour|day|minute)$/.test(tokens[at + 2]?.stem ?? '') && tokens[at + 1]?.kind !== 'mark')
    return { from: at, to: at + 3 };
  // "open from 6 pm", "opens at 10 pm"
  const isOpening = /^(from|at)$/.test(word) && /^opens?$/.test(tokens[at - 1]?.lower ?? '');
  if (!isOpening && !/^(before|until|till|after)$/.test(word)) return null;
  const from = /^opens?$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  if (/^(midnight|noon|dawn|sunrise)$/.test(tokens[at + 1]?.lower ?? '')) return { from, to: at + 2 };
  // "open from six in the morning"
  const spoken = tokens[at + 1]?.kind === 'word' ? readNumber(tokens, at + 1) : null;
  const isDaytime =
    spoken !== null &&
    tokens[spoken.next]?.lower === 'in' &&
    /^(morning|evening|afternoon)$/.test(tokens[spoken.next + 2]?.lower ?? '');
  if (isDaytime) return { from, to: spoken.next + 3 };
  if (tokens[at + 1]?.kind !== 'number') return null;
  let to = at + 2;
  while (isMark(tokens[to], ':.') && tokens[to + 1]?.kind === 'number' && !tokens[to + 1]!.isSpaced) to += 2;
  const hasUnit = /^(am|pm|a\.m|p\.m|o'clock|h)$/.test(tokens[to]?.lower ?? '');
  return hasUnit || to > at + 2 ? { from, to: hasUnit ? to + 1 : to } : null;
}

/** How the customer gets it, from the words used; "app" and the like are online. */
export function readDelivery(reading: Reading): FoundFact[] {
  if (reading.question === 'competitors' || reading.question === 'audience') return [];
  const { tokens } = reading;
  const found = findPhrases(deliveryWords, tokens, 0, tokens.length).filter(
    (match) =>
      !isNegated(reading, match.from) &&
      (reading.question !== 'revenue' || isOurs(reading, match.from)) &&
      !isOthersRoom(reading, match) &&
      !isDistance(reading, match),
  );
  const kinds = new Set<DeliveryKind>(found.map((match: PhraseMatch<DeliveryKind>) => match.value));
  // A shop that is online is no room one walks into.
  if (
    kinds.has('online') &&
    !found.some((match) => match.value === 'shop' && tokens[match.from - 1]?.stem !== 'online')
  )
    kinds.delete('shop');
  if (found.length === 0) return [];
  return [{ key: 'business.delivery', value: { type: 'choices', items: [...kinds] }, ...spanOf(found) }];
}

/** "Shift plans for restaurants": rooms in the plural are the customers'; a "web studio" as a trade may have none. */
function isOthersRoom({ tokens, question }: Reading, match: PhraseMatch<DeliveryKind>): boolean {
  const last = tokens[match.to - 1]!;
  // "I edit podcasts"
  const isOthersWork = /^(podcast|newsletter)$/.test(last.stem);
  if (match.value !== 'shop' && match.value !== 'mobile' && !isOthersWork) return false;
  return (last.lower !== last.stem && last.lower.endsWith('s')) || (question === 'industry' && last.stem === 'studio');
}

/** "max 25 km from home" says how far, not how. */
function isDistance({ quantities }: Reading, { from }: PhraseMatch<DeliveryKind>): boolean {
  return quantities.some(
    ({ kind, unit, to }) => kind === 'measure' && to === from && /^(km|miles|minutes)$/.test(unit ?? ''),
  );
}

/** The distance the business reaches: "within 4 km", "up to 30 km". */
export function readRadius(reading: Reading): FoundFact[] {
  for (const quantity of reading.quantities) {
    if (quantity.kind !== 'measure' || quantity.unit === undefined || !/^(km|miles|minutes)$/.test(quantity.unit))
      continue;
    const lead = [1, 2, 3].map((back) => reading.tokens[quantity.from - back]?.lower ?? '');
    // "Slots are filled within 15 minutes" promises speed; beside customers or a way of going it is a distance.
    const isDistance =
      quantity.unit !== 'minutes' ||
      /^(around|round)$/.test(reading.tokens[quantity.to]?.lower ?? '') ||
      (lead.slice(0, 2).includes('within') && (reading.question === 'audience' || isWay(reading, quantity)));
    const isReach =
      lead.some((word) => /^(within|to|radius|inside|around|round|under|of|cover|covers|covering)$/.test(word)) ||
      (lead[0] === 'than' && /^(further|farther|beyond|more)$/.test(lead[1]!)) ||
      (isMark(reading.tokens[quantity.from - 1], '+') && quantity.unit !== 'minutes') ||
      /^(radius|around|round|of|from)$/.test(reading.tokens[quantity.to]?.lower ?? '');
    if (!isDistance || !isReach || reading.question === 'competitors') continue;
    const value = quantity.toValue ?? quantity.value;
    return [
      {
        key: 'business.radius',
        value: { type: 'measure', value, unit: quantity.unit },
        from: quantity.from,
        to: quantity.to,
      },
    ];
  }
  return [];
}

function isWay({ tokens }: Reading, { from, to }: { from: number; to: number }): boolean {
  if (/^(of|from|by|around|walk|drive|away)$/.test(tokens[to]?.lower ?? '')) return true;
  return [2, 3, 4].some((back) =>
    /^(deliver|delivery|deliveries|walk|drive|cycle|live|work)$/.test(tokens[from - back]?.lower ?? ''),
  );
}

/** When it opens: "opening in March", "launching next spring", "we start on 1 May 2026". A past date is no opening. */
export function readLaunch(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    if (!/^(opening|launching|launch|launches|start|starting|open|opens|begin|beginning)$/.test(tokens[at]!.lower))
      continue;
    // "opening April 2026"
    const isSeason = /^(to|until|till|through|-|–)$/.test(tokens[at + 2]?.lower ?? '');
    const isSeasonYear =
      /^(spring|summer|autumn|fall|winter)$/.test(tokens[at + 1]?.lower ?? '') &&
      /^20\d\d$/.test(tokens[at + 2]?.text ?? '');
    const bare =
      (monthSet.has(tokens[at + 1]?.lower ?? '') || isSeasonYear) && !isSeason ? readDate(reading, at) : null;
    if (bare !== null)
      return [
        {
          key: 'business.launch',
          value: { type: 'text', text: sliceWords(reading, at + 1, bare) },
          from: at + 1,
          to: bare,
        },
      ];
    const limit = Math.min(clauseEnd(tokens, at), at + 12);
    for (let from = at + 1; from < limit; from++) {
      // "We start the first of March"
      const dayTo = from === at + 1 ? readDay(reading, from) : null;
      if (dayTo !== null)
        return [
          { key: 'business.launch', value: { type: 'text', text: sliceWords(reading, from, dayTo) }, from, to: dayTo },
        ];
      const to = readDate(reading, from);
      if (to !== null)
        return [{ key: 'business.launch', value: { type: 'text', text: sliceWords(reading, from, to) }, from, to }];
    }
  }
  return [];
}

/** "the first of March", "the 1st of May 2027" */
function readDay({ tokens }: Reading, at: number): number | null {
  if (tokens[at]?.lower !== 'the') return null;
  const isDay =
    tokens[at + 1]?.kind === 'number' ||
    /^(first|second|third|fourth|fifth|tenth|fifteenth|last|beginning|start|end|middle)$/.test(
      tokens[at + 1]?.lower ?? '',
    );
  const of = [2, 3].find((step) => tokens[at + step]?.lower === 'of');
  if (!isDay || of === undefined || !monthSet.has(tokens[at + of + 1]?.lower ?? '')) return null;
  return /^20\d\d$/.test(tokens[at + of + 2]?.text ?? '') ? at + of + 3 : at + of + 2;
}

function readDate({ tokens }: Reading, at: number): number | null {
  const isTimeWord = (index: number) =>
    monthSet.has(tokens[index]?.lower ?? '') ||
    /^(spring|summer|autumn|fall|winter|year|month|week|q[1-4]|christmas|easter|january|holiday|holidays)$/.test(
      tokens[index]?.lower ?? '',
    ) ||
    /^20\d\d$/.test(tokens[index]?.text ?? '');
  const first = tokens[at]!.lower;
  // "after the summer holidays"
  const isAfter =
    first === 'after' && /^(the|our|my|christmas|easter|summer|winter)$/.test(tokens[at + 1]?.lower ?? '');
  if (
    !isAfter &&
    !/^(in|on|next|this|from|by|early|late|around|before|opening|starting|launching|start|open|launch)$/.test(first)
  )
    return null;
  let to = at + 1;
  let hasTime = false;
  while (to < tokens.length && to - at < 6) {
    if (isTimeWord(to)) hasTime = true;
    else if (
      !(tokens[to]!.kind === 'number' || /^(the|early|late|next|this|of|st|nd|rd|th|mid|q)$/.test(tokens[to]!.lower))
    )
      break;
    to++;
  }
  return hasTime ? to : null;
}

/** Whether a phrase speaks of the person's own business. */
export function isOurs(reading: Reading, at: number): boolean {
  if (reading.question === 'idea') return true;
  const { tokens } = reading;
  const end = clauseEnd(tokens, at);
  for (let index = Math.max(clauseStart(tokens, at), at - 12); index < Math.min(end, at + 6); index++) {
    if (ours.test(tokens[index]!.lower)) return true;
  }
  return false;
}

/** Whether "no", "not" or "without" stands right before a phrase ("no delivery"). */
export function isNegated({ tokens }: Reading, at: number): boolean {
  return [1, 2, 3].some((back) => {
    const token = tokens[at - back];
    return (
      token !== undefined &&
      token.clause === tokens[at]?.clause &&
      /^(no|not|never|without|don't|doesn't|won't|neither|nor|isn't|nothing)$/.test(token.lower)
    );
  });
}

/** One span over all matches, or the first alone where they lie far apart. */
export function spanOf(matches: readonly { from: number; to: number }[]): { from: number; to: number } {
  const from = Math.min(...matches.map((match) => match.from));
  const to = Math.max(...matches.map((match) => match.to));
  return to - from <= 40 ? { from, to } : { from: matches[0]!.from, to: matches[0]!.to };
}

/** The spans from left to right, the longer one first, none inside another. */
export function withoutOverlap(spans: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const kept: { from: number; to: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (kept.length === 0 || span.from >= kept.at(-1)!.to) kept.push(span);
  }
  return kept;
}
