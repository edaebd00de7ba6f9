import { gerundOf } from './gerund.ts';
import { clauseEnd, type FoundFact, isMark, type Reading, sliceWords } from './reading.ts';

const using =
  /^(settle|drink|carry|plan|hand|patch|stay|pour|ask|ride|work|read|cook|borrow|share|watch|print|buy|buys|buying|use|uses|using|rely|relies|go|goes|order|orders|shop|shops|depend|drive|drives|pay|pays|eat|drink|call|book|hire|send|bring|take|get|keep|travel|make|bake|visit|wear|rent|do)$/;
/** After ", who" these say what a group does today; others ("who want", "who live") describe the group. */
const habit =
  /^(use|get|drink|hire|plan|settle|patch|hand|eat|carry|keep|call|print|take|stay|rely|go|drive|pour|ask|ride|order|buy|make|work|send|wear|read|cook|borrow|rent|book|share|watch)$/;
/** Their object alone names no alternative ("kitchen table"); the doing does: "working at the kitchen table". */
const doing = /^(work|patch|skip|leave|walk|wait|clean|cut|beg|sit|travel)$/;
const marker = /^(now|currently|today|still|usually|presently)$/;
const skipped = /^(from|at|on|to|with|for|in|out|by|their|the)$/;

/** What customers use today: "who now buy supermarket bread", "today they call a plumber", "instead of cooking". */
export function readAlternative(reading: Reading): FoundFact[] {
  if (reading.question !== 'audience' && reading.question !== 'idea') return [];
  const { tokens } = reading;
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

/** A sentence of its own in the audience answer; "they use our app" speaks of the offer. */
function isToldOfThem({ tokens, question }: Reading, at: number, verb: string): boolean {
  const isStart = at > 0 && tokens[at - 1]!.sentence !== tokens[at]!.sentence;
  return (
    question === 'audience' &&
    isStart &&
    tokens[at]!.lower === 'they' &&
    /^(use|buy|rely|order|hire|call|depend)$/.test(verb) &&
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

function readObject(reading: Reading, start: number): FoundFact | null {
  const { tokens } = reading;
  let from = start;
  while (skipped.test(tokens[from]?.lower ?? '')) from++;
  const limit = Math.min(clauseEnd(tokens, start), from + 12);
  let to = from;
  while (to < limit) {
    const token = tokens[to]!;
    if (isMark(token, ',;:()') || /^(today|now|currently|instead|because|but|since|when|while|and)$/.test(token.lower))
      break;
    if (token.kind === 'number' && to > from) break;
    to++;
  }
  while (
    to > from &&
    (tokens[to - 1]!.kind === 'mark' || /^(about|around|roughly|for|at|from)$/.test(tokens[to - 1]!.lower))
  )
    to--;
  const text = sliceWords(reading, from, to);
  if (text.length < 3 || /^(it|this|that|them|us|me|there)$/i.test(text)) return null;
  return { key: 'audience.alternative', value: { type: 'text', text: text.slice(0, 300) }, from, to };
}
