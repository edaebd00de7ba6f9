import { isHyphened } from './per-units.ts';
import { type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

/** Words that end a noun phrase even though a phrase may begin after them. */
const enders = new Set(
  (
    'called named who that which where when while delivered delivering based open opening made using because so ' +
    'online remotely locally nearby today now currently inside outside together right straight directly'
  ).split(' '),
);
const inner = new Set(['of', "'s"]);

/** Index after a noun phrase of at most `most` words that begins at a token; equals `at` when none begins there. */
export function nounPhraseEnd(tokens: readonly Token[], at: number, most = 6): number {
  let to = at;
  if (/^(a|an|the|our|my|some|their)$/.test(tokens[to]?.lower ?? '')) to++;
  const head = to;
  while (to < tokens.length && to - head < most) {
    const token = tokens[to]!;
    if (token.sentence !== tokens[at]!.sentence) break;
    // "a 30-seat restaurant"
    if (
      token.kind === 'number' &&
      tokens[to + 1]?.kind === 'word' &&
      tokens[to + 1]!.start === token.end + 1 &&
      !tokens[to + 1]!.isSpaced
    ) {
      to++;
      continue;
    }
    // "sells online courses", but "sells courses online"
    const isAdjective = token.lower === 'online' && to === head && isPlainWord(tokens[to + 1]);
    // "dresses sewn from old saris", "a food truck selling arepas"
    if (to > head && isTrailing(tokens, to)) break;
    if (token.kind !== 'word' || (enders.has(token.lower) && !isAdjective)) break;
    if (stopWords.has(token.lower) && !isHyphened(tokens, to)) {
      const isInner =
        inner.has(token.lower) && to > head && tokens[to + 1]?.kind === 'word' && !stopWords.has(tokens[to + 1]!.lower);
      if (!isInner) break;
    }
    to++;
  }
  return to > head ? to : at;
}

/** A participle with its own complement behind the noun. */
function isTrailing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  const { lower } = tokens[at]!;
  // "my own studio one day", "a bar next to the station"
  if ((lower === 'one' && next === 'day') || (lower === 'next' && next === 'to')) return true;
  if (isHyphened(tokens, at) || tokens[at + 1]?.sentence !== tokens[at]!.sentence) return false;
  if (/^(selling|serving|offering|making|baking|teaching)$/.test(lower)) return isPlainWord(tokens[at + 1]);
  const isMade =
    /^(sewn|built|made|grown|cooked|taught|cut|woven|brewed|baked|printed|designed|roasted|crafted|written|drawn|produced|cooked|picked|knitted)$/.test(
      lower,
    );
  return isMade && /^(from|by|with|to|in|on|at|out|for|without|of)$/.test(next);
}

function isPlainWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && !stopWords.has(token.lower) && !enders.has(token.lower);
}

/** The words of a noun phrase, without a leading "our", "my", "some" or "the". */
export function nounPhraseText(reading: Reading, from: number, to: number): string {
  let start = from;
  while (start < to - 1 && /^(our|my|some|the|and|or|their)$/.test(reading.tokens[start]!.lower)) start++;
  return sliceWords(reading, start, to).slice(0, 80).trim();
}
