import type { RivalKind } from '../knowledge/knowledge.types.ts';
import { findPhrases, type PhraseMatch } from './phrases.ts';
import { isMark, type Reading, sliceWords } from './reading.ts';
import { findBrandKind } from './rival-brands.ts';
import { readUnnamedRivals } from './unnamed-rivals.ts';
import { rivalWords } from './vocabulary.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}
type KindMatch = PhraseMatch<RivalKind>;

/** Words in a name by which small firms call themselves, in the languages founders name them in. */
const smallFirm =
  /(?:^|\s)(?:bakker|bakkerij|b[äa]ckerei|boulangerie|p[âa]tisserie|panader[íi]a|slagerij|metzgerei|boucherie|kapsalon|salon|friseur|coiffure|barbers?|studio|atelier|garage|garages|autohaus|werkstatt|workshop|caf[ée]|kitchen|bistro|brasserie|trattoria|osteria|pizzeria|taquer[íi]a|tavern|florist|florists|bakery|bakers|butchers|cycles|bikes|roasters|brewing|brewery|pottery|nursery|farm|physio|physiotherapie|praxis|zahnarzt|schreinerei|tischlerei|gasthaus|gasthof|pension|hofladen)(?:\s|$)|&\s*(?:sons?|daughters?|co)\b|\band sons\b|\bbros\b/iu;
/** What the person says a rival does badly; "they lack the tools" names no kind. */
const aside = /^(they|it|their|its|he|she|you|no|nobody|an|a|the|that|this|too)$/;
const nearby =
  /^(next door|around the corner|down the road|down the street|across the street|across the road|up the road|in my street|in our street|on my street|in the village|in our village)$/;

/** What the rivals are: by the words that say so, by names that are well known, by names small firms carry. */
export function readRivalKinds(reading: Reading, names: readonly Span[], faults: readonly Span[]): KindMatch[] {
  const { tokens } = reading;
  const inName = new Set(names.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const isFault = (at: number) =>
    faults.some(({ from, to }) => from <= at && at < to && from > 0 && isAside(reading, from));
  const words = findPhrases<RivalKind>(rivalWords, tokens, 0, tokens.length).filter(
    (match) =>
      !inName.has(match.from) &&
      !isOwnClause(reading, match.from) &&
      !isInsideYourself(reading, match) &&
      !isFault(match.from) &&
      !isComplaintOf(reading, match.from),
  );
  const matches = [
    ...words,
    ...names.flatMap((name) => ofName(reading, name)),
    ...ofPlace(
      reading,
      words,
      inName,
      (at) =>
        faults.some(({ from, to }) => from <= at && at < to && isMark(tokens[from - 1], '(,')) ||
        isFault(at) ||
        isOwnClause(reading, at) ||
        isComplaintOf(reading, at),
    ),
    ...ofNobody(reading),
  ];
  return matches.toSorted((a, b) => a.from - b.from);
}

function ofName(reading: Reading, { from, to }: Span): KindMatch[] {
  const name = sliceWords(reading, from, to);
  const next = reading.tokens[to];
  if (/^(groups?|marketplace)$/.test(next?.lower ?? '') && /^facebook$/i.test(name))
    return [{ value: 'marketplace', from, to: to + 1 }];
  if (/^(videos?|tutorials?)$/.test(next?.lower ?? '') && /^youtube$/i.test(name))
    return [{ value: 'do-it-yourself', from, to: to + 1 }];
  const kind = findBrandKind(name) ?? (smallFirm.test(name) ? 'local-independent' : undefined);
  return kind === undefined ? [] : [{ value: kind, from, to }];
}

/** "a local garage", "the bakery next door"; "local agencies" are agencies, "the Starbucks next door" a chain. */
function ofPlace(
  { tokens }: Reading,
  words: readonly KindMatch[],
  inName: ReadonlySet<number>,
  isFault: (at: number) => boolean,
): KindMatch[] {
  const inWords = new Set(words.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const isKind = (at: number) => inName.has(at) || inWords.has(at);
  for (let at = 0; at < tokens.length; at++) {
    const next = tokens[at + 1];
    if (/^(local|independent)$/.test(tokens[at]!.lower) && next?.kind === 'word' && !isKind(at) && !isKind(at + 1))
      return [{ value: 'local-independent', from: at, to: at + 2 }];
    const here = [2, 3].find((count) =>
      nearby.test(
        tokens
          .slice(at, at + count)
          .map((token) => token.lower)
          .join(' '),
      ),
    );
    if (here !== undefined && at > 0 && tokens[at - 1]!.kind === 'word' && !isKind(at - 1))
      return [{ value: 'local-independent', from: at - 1, to: at + here }];
  }
  return readUnnamedRivals(tokens, (at) => isKind(at) || isFault(at));
}

/** "Nobody yet", "or nothing": what customers have today is going without. */
function ofNobody({ tokens }: Reading): KindMatch[] {
  for (const [at, token] of tokens.entries()) {
    if (!/^(nobody|nothing|none)$/.test(token.lower)) continue;
    const before = tokens[at - 1];
    let to = at + 1;
    while (/^(yet|here|nearby|really|today|locally|else|so|far|at|all)$/.test(tokens[to]?.lower ?? '')) to++;
    const isEnd = to === tokens.length || isMark(tokens[to], '.;!,');
    const isStart = before === undefined || before.sentence !== token.sentence || /^(or|and)$/.test(before.lower);
    if (isEnd && isStart) return [{ value: 'doing-nothing', from: at, to }];
  }
  return [];
}

function isAside({ tokens }: Reading, from: number): boolean {
  return aside.test(tokens[from]!.lower) && isMark(tokens[from - 1], '.;:,');
}

/** "They test with tools only.": a sentence that goes on about rivals named before. */
function isComplaintOf({ tokens }: Reading, at: number): boolean {
  let start = at;
  while (start > 0 && at - start < 40 && tokens[start - 1]!.clause === tokens[at]!.clause) start--;
  return start > 0 && /^(they|it|their|its)$/.test(tokens[start]!.lower);
}

/** "you must build the site yourself" speaks of the rival's product, not of doing without one. */
function isInsideYourself({ tokens }: Reading, match: Span): boolean {
  return tokens[match.to - 1]!.lower === 'yourself' && tokens[match.from - 1]?.lower === 'must';
}

function isOwnClause({ tokens }: Reading, at: number): boolean {
  for (let index = at; index > Math.max(0, at - 6); index--) {
    if (tokens[index]!.clause !== tokens[at]!.clause) return false;
    if (/^(we|i'm|we're)$/.test(tokens[index]!.lower)) return true;
  }
  return false;
}
