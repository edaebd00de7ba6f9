import { gerundOf } from './gerund.ts';
import { habitVerb, isMoment, markerEnd } from './habit.ts';
import { clauseEnd, type FoundFact, isMark, type Reading, sliceWords } from './reading.ts';

const using =
  /^(settle|drink|carry|plan|hand|patch|stay|pour|ask|ride|work|read|cook|borrow|share|watch|print|buy|buys|buying|use|uses|using|rely|relies|go|goes|order|orders|shop|shops|depend|drive|drives|pay|pays|eat|drink|call|book|hire|send|bring|take|get|keep|travel|make|bake|visit|wear|rent|do)$/;
/** After ", who" these say what a group does today; others ("who want", "who live") describe the group. */
const habit =
  /^(use|get|drink|hire|plan|settle|patch|hand|eat|carry|keep|call|print|take|stay|rely|go|drive|pour|ask|ride|order|buy|make|work|send|wear|read|cook|borrow|rent|book|share|watch)$/;
/** Their object alone names no alternative ("kitchen table"); the doing does: "working at the kitchen table". */
const doing = /^(work|patch|skip|leave|walk|wait|clean|cut|beg|sit|travel)$/;
const marker = /^(now|currently|today|still|usually|presently)$/;
const skipped = /^(from|at|on|to|with|for|in|out|by)$/;

/** What customers use today: "who now buy supermarket bread", "today they call a plumber", "instead of cooking". */
export function readAlternative(reading: Reading): FoundFact[] {
  if (reading.question !== 'audience' && reading.question !== 'idea') return [];
  const { tokens } = reading;
  const stated = reading.question === 'audience' ? readStatedHabit(reading) : null;
  if (stated !== null) return [stated];
  for (let at = 0; at < tokens.length; at++) {
    const isRelative = /^(who|that|which|they|and)$/.test(tokens[at]!.lower);
    const isToday = marker.test(tokens[at]!.lower);
    if (!isRelative && !isToday) continue;
    const limit = Math.min(clauseEnd(tokens, at), at + 5);
    for (let verb = at + 1; verb < limit; verb++) {
      const word = tokens[verb]!.lower;
      // "who now push the bike": after "now" any verb says what is done today.
      const isAfterMarker =
        isRelative && marker.test(tokens[verb - 1]!.lower) && tokens[verb]!.kind === 'word' && !marker.test(word);
      if (
        using.test(word) ||
        doing.test(word) ||
        (isAfterMarker &&
          !/^(the|a|an|have|has|are|is|that|who|they|we|i|to|will|would|only|just|simply|mainly|mostly|all|no)$/.test(
            word,
          ))
      ) {
        const clause = tokens.slice(verb, Math.min(clauseEnd(tokens, verb), verb + 12));
        const hasMarker =
          isToday ||
          tokens.slice(at, verb).some((token) => marker.test(token.lower)) ||
          clause.some((token) => marker.test(token.lower));
        const isBuyer =
          tokens[at]!.lower === 'who' &&
          reading.question === 'audience' &&
          /^(buy|order|use|rely|shop|depend|pay)/.test(word);
        // "Campers, 80,000 people, who carry paper maps"
        const isHabit =
          tokens[at]!.lower === 'who' &&
          reading.question === 'audience' &&
          isMark(tokens[at - 1], ',') &&
          (habit.test(word) || doing.test(word));
        // "Dentists. They use paper diaries."
        const isTold = isToldOfThem(reading, at, word) && verb === at + 1;
        const isSaid = hasMarker || isBuyer || isHabit || isTold;
        const fact = isSaid ? (doing.test(word) ? readDoing(reading, verb) : readObject(reading, verb + 1)) : null;
        if (fact !== null) return [fact];
        break;
      }
      if (
        !/^(they|we|people|most|mostly|often|always|usually|customers|now|currently|today|still|have|to|who|that|just|simply|mainly|only|,)$/.test(
          word,
        )
      )
        break;
    }
  }
  return [];
}

/**
 * Sentences that say how it is done today: "Right now it's paper and Excel", "Today a neighbour does it", "Most only have a
 * Facebook page today", "they go to the car wash at the moment".
 */
function readStatedHabit(reading: Reading): FoundFact | null {
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    const isStart = at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence || isMark(tokens[at - 1], ';,–—-(:');
    const most = isStart || tokens[at - 1]!.lower === 'and' ? readMostUse(reading, at) : null;
    if (most !== null) return most;
    if (!isStart) continue;
    const after = markerEnd(tokens, at);
    const found = after > at ? readAfterMarker(reading, after) : readBeforeMarker(reading, at);
    if (found !== null) return found;
  }
  return null;
}

/** "most of them use Excel or a whiteboard": what most buyers use says it without "today". */
function readMostUse(reading: Reading, at: number): FoundFact | null {
  const { tokens } = reading;
  if (tokens[at]!.lower !== 'most') return null;
  const isOfThem = tokens[at + 1]?.lower === 'of' && tokens[at + 2]?.lower === 'them';
  const verb = isOfThem ? at + 3 : at + 1;
  if (!/^(use|rely|order|hire)$/.test(tokens[verb]?.lower ?? '')) return null;
  return /^(us|our|my|me|it)$/.test(tokens[verb + 1]?.lower ?? '') ? null : readObject(reading, verb + 1);
}

function readAfterMarker(reading: Reading, at: number): FoundFact | null {
  const { tokens } = reading;
  // "at the moment they buy croissants from Metro", "today they throw the grain away"
  const habit = habitVerb(tokens, at);
  if (habit !== null)
    return using.test(tokens[habit]!.lower) ? readObject(reading, habit + 1) : readDoing(reading, habit);
  const word = tokens[at]?.lower ?? '';
  if (/^(it's|that's)$/.test(word)) return readObject(reading, at + 1, true);
  if (/^(it|that|this)$/.test(word) && tokens[at + 1]?.lower === 'is') return readObject(reading, at + 2, true);
  // "Today a badante without contract does it"
  const end = Math.min(clauseEnd(tokens, at), at + 10);
  for (let verb = at + 1; verb < end; verb++) {
    if (isMark(tokens[verb], ',;') || /^(they|we|most|many|i)$/.test(tokens[at]!.lower)) return null;
    const isDone =
      /^(does|do|did|handles|makes|cleans|cooks)$/.test(tokens[verb]!.lower) &&
      /^(it|that|this)$/.test(tokens[verb + 1]?.lower ?? '');
    if (!isDone) continue;
    const text = sliceWords(reading, at, verb);
    return { key: 'audience.alternative', value: { type: 'text', text }, from: at, to: verb };
  }
  return null;
}

/** "Most (of them) (only) have a Facebook page today": the marker closes the sentence. */
function readBeforeMarker(reading: Reading, at: number): FoundFact | null {
  const { tokens } = reading;
  const verb = habitVerb(tokens, at);
  if (verb === null) return null;
  // "They do it with Excel"
  if (
    tokens[at]!.lower === 'they' &&
    tokens[verb]!.lower === 'do' &&
    /^(it|this|that)$/.test(tokens[verb + 1]?.lower ?? '')
  )
    return /^(with|in|on)$/.test(tokens[verb + 2]?.lower ?? '') ? readObject(reading, verb + 3, true) : null;
  const end = Math.min(clauseEnd(tokens, at), verb + 14);
  const isNow = tokens
    .slice(verb, end)
    .some((_, step) => isMoment(tokens, verb + step) || marker.test(tokens[verb + step]!.lower));
  const isHome = /^(wash|clean|cook|bake|repair|fix|wait|walk|cut|sew|write|teach)$/.test(tokens[verb]!.lower);
  if (!isNow) return null;
  return isHome || doing.test(tokens[verb]!.lower) ? readDoing(reading, verb) : readObject(reading, verb + 1);
}

/** A sentence of its own in the audience answer; "they use our app" speaks of the offer. */
function isToldOfThem({ tokens, question }: Reading, at: number, verb: string): boolean {
  const isStart = at > 0 && (tokens[at - 1]!.sentence !== tokens[at]!.sentence || isMark(tokens[at - 1], ';,–—-('));
  return (
    question === 'audience' &&
    isStart &&
    tokens[at]!.lower === 'they' &&
    /^(use|buy|rely|order|hire|call|depend|ask|borrow|rent|go|book)$/.test(verb) &&
    !/^(us|our|my|me|it)$/.test(tokens[at + 2]?.lower ?? '')
  );
}

/** "who work at the kitchen table" → "working at the kitchen table"; with an "it" the reader cannot know of, nothing. */
function readDoing(reading: Reading, verb: number): FoundFact | null {
  const { tokens } = reading;
  if (
    /^(with|in|for|there|here|together|from|as)$/.test(tokens[verb + 1]?.lower ?? '') &&
    tokens[verb]!.lower === 'work'
  )
    return null;
  const object = readObject(reading, verb + 1);
  if (object === null) return null;
  const rest = tokens.slice(verb + 1, object.to);
  if (rest.some((token) => /^(it|them|this|that|us|me|part|full|early|late|abroad|hard|shifts)$/.test(token.lower)))
    return null;
  const text = `${gerundOf(tokens[verb]!.lower)} ${sliceWords(reading, verb + 1, object.to)}`.slice(0, 300);
  return { ...object, value: { type: 'text', text }, from: verb };
}

/** `isPair` keeps an "and" inside: "paper and Excel". */
function readObject(reading: Reading, start: number, isPair = false): FoundFact | null {
  const { tokens } = reading;
  let from = start;
  while (skipped.test(tokens[from]?.lower ?? '')) from++;
  const limit = Math.min(clauseEnd(tokens, start), from + 12);
  let to = from;
  while (to < limit) {
    const token = tokens[to]!;
    const isJoint = isPair && token.lower === 'and';
    if (
      isMark(token, ',;:().!?') ||
      (!isJoint && /^(today|now|currently|instead|because|but|since|when|while|and|nowadays)$/.test(token.lower))
    )
      break;
    // "ask nurses to do it", "go there at the moment"
    if (to > from && (isMoment(tokens, to) || (token.lower === 'to' && tokens[to + 1]?.lower === 'do'))) break;
    if (token.kind === 'number' && to > from) break;
    to++;
  }
  while (
    to > from &&
    (tokens[to - 1]!.kind === 'mark' || /^(about|around|roughly|for|at|from|or|and)$/.test(tokens[to - 1]!.lower))
  )
    to--;
  const text = sliceWords(reading, from, to);
  if (text.length < 3 || /^(it|this|that|them|us|me|there)$/i.test(text)) return null;
  return { key: 'audience.alternative', value: { type: 'text', text: text.slice(0, 300) }, from, to };
}
