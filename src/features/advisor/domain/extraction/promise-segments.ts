import { isCapitalised, isMark, type Reading } from './reading.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What "no …" may leave out without setting the business apart: ways of charging and turns of speech. */
const notDenied =
  /^(subscription|membership|retainer|ad|idea|problem|one|name|money|need|matter|doubt|longer|more|plan|competition|competitor|experience|saving|loan|employee|staff|shop|website|office)$/;
const adverbs =
  /^(completely|entirely|together|by|from|with|without|on|only|fresh|daily|twice|weekly|locally|slowly|exclusively)$/;
/** Participles that describe people or where a thing stands. */
const neutral =
  /^(based|located|situated|called|named|founded|opened|started|established|run|owned|delivered|aimed|targeted|focused|focussed|needed|used|related|interested|planned|led|aged|retired|allowed|invited|born|worked|wanted|decided|moved|married|visited|tried|learned|studied|lived|rented|bought|sold)$/;

/**
 * Promises that fill a whole segment of the idea between two marks: "one dog at a time", "no cages", "e-bikes only", "only
 * natural products", "on film, not digital"; and participles behind the offer ("played completely in the dark").
 */
export function readSegments(reading: Reading): Span[] {
  const { tokens } = reading;
  const limit = Math.min(tokens.length, 300);
  const spans: Span[] = [];
  for (let at = 0; at < limit && spans.length < 8; at++) {
    const isStart = at === 0 || isEdge(reading, at - 1) || tokens[at - 1]!.sentence !== tokens[at]!.sentence;
    if (isStart && tokens[at]!.kind !== 'mark') {
      const span = segmentAt(reading, at) ?? beforeClaim(reading, at);
      if (span !== null) spans.push(span);
    }
    const made = participleAt(reading, at);
    if (made !== null) spans.push(made);
  }
  return spans;
}

function isEdge({ tokens }: Reading, at: number): boolean {
  return (
    isMark(tokens[at], ',.;:!?()–—') &&
    !(isMark(tokens[at], '.,:') && tokens[at + 1]?.kind === 'number' && !tokens[at + 1]!.isSpaced)
  );
}

function segmentEnd(reading: Reading, at: number, most: number): number | null {
  const { tokens } = reading;
  let to = at;
  while (to < tokens.length && to - at <= most && !isEdge(reading, to) && tokens[to]!.sentence === tokens[at]!.sentence)
    to++;
  return to - at <= most && to - at >= 2 ? to : null;
}

function segmentAt(reading: Reading, at: number): Span | null {
  const { tokens } = reading;
  const to = segmentEnd(reading, at, 8);
  if (to === null) return null;
  const words = tokens.slice(at, to).map((token) => token.lower);
  if (tokens.slice(at, to).some((token) => token.kind === 'number')) return null;
  const text = words.join(' ');
  if (/^one \w+ at a time$/.test(text)) return { from: at, to };
  // "nothing flown in"
  if (words[0] === 'nothing' && to - at <= 4 && /(ed|en|wn|made|sold|cut)$/.test(words[1]!)) return { from: at, to };
  if (words[0] === 'no') {
    const isOpen = notDenied.test(tokens[at + 1]!.stem) || words.includes('i') || words.includes('we');
    return isOpen ? null : { from: at, to };
  }
  const isOnly = words.at(-1) === 'only' && to - at <= 4 && !/^(we|i|it|they|and|the|for)$/.test(words[0]!);
  const isFirst =
    words[0] === 'only' && to - at >= 3 && to - at <= 6 && !/^(we|i|me|in|on|for|a|an|the|my|one)$/.test(words[1]!);
  if (isOnly || isFirst) return { from: at, to };
  // "On film, not digital"
  const isContrast =
    isMark(tokens[to], ',') &&
    tokens[to + 1]?.lower === 'not' &&
    /^(on|in|by|at|from|with)$/.test(words[0]!) &&
    to - at <= 4;
  const end = isContrast ? segmentEnd(reading, to + 1, 4) : null;
  return end === null ? null : { from: at, to: end };
}

/** "We pick up, check and clean every item, that's the difference": the claim before it, without "we". */
function beforeClaim(reading: Reading, at: number): Span | null {
  const { tokens } = reading;
  const isClaim =
    (/^(that's|this|that|which)$/.test(tokens[at]!.lower) || tokens[at]!.lower === 'is') &&
    (tokens.slice(at, at + 5).some((token) => /^(difference|different|apart|unique|special)$/.test(token.lower)) ||
      // "…, which nobody else does"
      (tokens[at]!.lower === 'which' && tokens[at + 1]?.lower === 'nobody' && tokens[at + 2]?.lower === 'else'));
  if (!isClaim || at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence) return null;
  let from = at - 1;
  while (from > 0 && at - from < 14 && tokens[from - 1]!.sentence === tokens[at]!.sentence) from--;
  if (/^(we|i)$/.test(tokens[from]!.lower)) from++;
  const to = isMark(tokens[at - 1], ',–—-') ? at - 1 : at;
  return to - from >= 2 && to - from <= 12 ? { from, to } : null;
}

/** "An escape room in Brno played completely in the dark", "It is designed together with blind people". */
function participleAt({ tokens }: Reading, at: number): Span | null {
  const word = tokens[at]!;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const isParticiple = /^[a-z]{2,}[^e]ed$/.test(word.lower) && !neutral.test(word.lower);
  if (!isParticiple || before?.kind !== 'word' || before.sentence !== word.sentence) return null;
  const isPassive =
    /^(is|are)$/.test(before.lower) && /^(it|they|everything|all|each|every)$/.test(tokens[at - 2]?.lower ?? '');
  const isBehind = isCapitalised(before) && /^(in|near|around)$/.test(tokens[at - 2]?.lower ?? '');
  if (!(isPassive || isBehind) || !adverbs.test(next?.lower ?? '')) return null;
  let to = at + 1;
  while (to < tokens.length && to - at < 7 && tokens[to]!.kind === 'word' && tokens[to]!.sentence === word.sentence) {
    if (/^(and|but|so|because|where|which|who|that|for)$/.test(tokens[to]!.lower)) break;
    to++;
  }
  const isPlace = /^(in|from|on)$/.test(next!.lower) && isCapitalised(tokens[at + 2]);
  return isPlace || to - at < 3 ? null : { from: at, to };
}
