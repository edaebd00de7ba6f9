import { isMark, type Reading } from './reading.ts';

type Tokens = Reading['tokens'];

/** "People who let a cottage", "people in their twenties": people alone are no group, so what they do belongs to it. */
export function peopleTailEnd(tokens: Tokens, from: number, end: number): number {
  const isBare = end === from + 1 && /^(people|those)$/.test(tokens[from]!.lower);
  if (!isBare || !/^(who|that|in|on|at|living|looking)$/.test(tokens[end]?.lower ?? '')) return end;
  if (/^(own|have|has|like|love|want|need)$/.test(tokens[end + 1]?.lower ?? '')) return end;
  let to = end;
  while (to < tokens.length && to - end < 13 && !isMark(tokens[to], ',.;:!?()–—') && tokens[to]!.kind !== 'number') {
    if (tokens[to]!.sentence !== tokens[from]!.sentence) break;
    // "people who run and their coaches": another group may follow.
    if (/^(and|or)$/.test(tokens[to]!.lower) && /^(their|the|a|an|also)$/.test(tokens[to + 1]?.lower ?? '')) break;
    to++;
  }
  const isDone = to === tokens.length || tokens[to]!.kind === 'mark' || tokens[to]!.sentence !== tokens[from]!.sentence;
  return isDone && to - end >= 2 && to - end <= 12 ? to : end;
}

/** "…, mostly women over forty": says of the group before what it is made of. */
export function isMakeUp(tokens: Tokens, at: number): boolean {
  return (
    /^(mostly|mainly|largely|usually)$/.test(tokens[at]?.lower ?? '') &&
    isMark(tokens[at - 1], ',') &&
    /^(women|men|female|male|girls|boys|couples)$/.test(tokens[at + 1]?.lower ?? '') &&
    tokens[at + 2]?.kind !== 'number'
  );
}

/** Index after "also", "then also", "but also" in front of a further group. */
export function afterLink(tokens: Tokens, at: number): number {
  let to = at;
  while (to < at + 3 && /^(and|or|plus|also|then|later|but)$/.test(tokens[to]?.lower ?? '')) {
    const isBut = tokens[to]!.lower === 'but' && tokens[to + 1]?.lower !== 'also';
    const isThen = tokens[to]!.lower === 'then' && /^(i|we|they|it)$/.test(tokens[to + 1]?.lower ?? '');
    if (isBut || isThen) break;
    to++;
  }
  return to;
}
