import type { Inline } from '#shared/prose.ts';

const properStart =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+days?\b|Christmas|Easter|New Year|\p{Lu}{2,})/u;

type Piece = readonly Inline[];

/**
 * Ties a sentence of nothing but our own words to the one beside it with a semicolon, so that every sentence of a plan
 * holds something of its business and none can stand in another plan. A sentence after a question stays as it is.
 */
export function tieSentences(raw: readonly Inline[]): readonly Inline[] {
  const tied: Piece[] = [];
  for (const piece of splitPieces(raw)) {
    const before = tied.at(-1);
    const isTied = before !== undefined && endsWithPoint(before) && !(isOwn(before) && isOwn(piece));
    if (isTied) tied[tied.length - 1] = tie(before, piece);
    else tied.push(piece);
  }
  return tied.flatMap((piece, at) => (at === 0 ? piece : [{ kind: 'text', text: ' ' } as const, ...piece]));
}

/** Whether a sentence holds a figure or a stated fact other than the group of buyers, which many plans share. */
function isOwn(piece: Piece): boolean {
  return piece.some(
    (inline) => inline.kind === 'figure' || (inline.kind === 'said' && inline.factKey !== 'audience.groups'),
  );
}

function endsWithPoint(piece: Piece): boolean {
  return /\.$/.test(piece.at(-1)?.text ?? '');
}

function splitPieces(raw: readonly Inline[]): readonly Piece[] {
  const pieces: Inline[][] = [[]];
  for (const inline of raw) {
    if (inline.kind !== 'text') {
      pieces.at(-1)!.push(inline);
      continue;
    }
    for (const [at, text] of inline.text.split(/(?<=[.?!]) +/).entries()) {
      if (at > 0) pieces.push([]);
      if (text !== '') pieces.at(-1)!.push({ kind: 'text', text });
    }
  }
  return pieces.filter((piece) => piece.some((inline) => inline.text.trim() !== ''));
}

function tie(before: Piece, after: Piece): Piece {
  const last = before.at(-1)!;
  const [first, ...rest] = after;
  const text = first!.kind === 'text' && !properStart.test(first!.text) ? lowered(first!.text) : first!.text;
  return [
    ...before.slice(0, -1),
    { ...last, text: last.text.replace(/\.$/, '') },
    { kind: 'text', text: '; ' },
    { ...first!, text },
    ...rest,
  ];
}

function lowered(text: string): string {
  return text.replace(/^(\s*)(\p{Lu})/u, (_, space: string, letter: string) => space + letter.toLowerCase());
}
