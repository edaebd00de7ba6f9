import type { Inline } from '#shared/prose.ts';

/** The fact key that stands behind a number a person typed into a text. */
const editedFactKey = 'edited';

/**
 * Turns a text edited by a person back into inlines: figures and quotes that stand in it unchanged keep their origin, and
 * every other number becomes the person's own.
 */
export function relinkText(text: string, original: readonly Inline[]): Inline[] {
  const known = original.filter((inline) => inline.kind !== 'text' && inline.text !== '');
  const inlines: Inline[] = [];
  let rest = text;
  const remaining = [...known];
  while (rest !== '') {
    const next = findFirst(rest, remaining);
    if (!next) break;
    inlines.push(...splitNumbers(rest.slice(0, next.at)), next.inline);
    remaining.splice(remaining.indexOf(next.inline), 1);
    rest = rest.slice(next.at + next.inline.text.length);
  }
  return [...inlines, ...splitNumbers(rest)];
}

/** The earliest known inline in a text; of two at one place the longer, so "€6.50" is not taken for "€6". */
function findFirst(text: string, known: readonly Inline[]): { at: number; inline: Inline } | undefined {
  let best: { at: number; inline: Inline } | undefined;
  for (const inline of known) {
    const at = text.indexOf(inline.text);
    if (at < 0 || isInsideNumber(text, at, inline.text.length)) continue;
    if (!best || at < best.at || (at === best.at && inline.text.length > best.inline.text.length))
      best = { at, inline };
  }
  return best;
}

/** "6.5" inside "16.50" is another number, and so is "111" inside "261,111". */
function isInsideNumber(text: string, at: number, length: number): boolean {
  const end = at + length;
  const isWithinAfter = /\d/.test(text[at] ?? '') && /\d[.,]?$/.test(text.slice(0, at));
  return isWithinAfter || (/\d/.test(text[end - 1] ?? '') && /^[.,]?\d/.test(text.slice(end)));
}

const number = /\d[\d.,:/\u00a0]*\d|\d/g;

function splitNumbers(text: string): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(number)) {
    if (match.index > from) inlines.push({ kind: 'text', text: text.slice(from, match.index) });
    inlines.push({ kind: 'said', factKey: editedFactKey, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) });
  return inlines;
}
