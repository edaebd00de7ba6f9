import type { Inline } from '#shared/prose.ts';

/**
 * Turns a text edited by a person back into inlines: figures and quotes that stand in it unchanged keep their origin, and
 * every other number becomes the person's own.
 */
export function relinkText(text: string, original: readonly Inline[]): Inline[] {
  const known = original.filter((inline) => inline.kind !== 'text' && inline.text !== '');
  const inlines: Inline[] = [];
  let rest = text;
  for (let next = findFirst(rest, known); next; next = findFirst(rest, known)) {
    inlines.push(...splitNumbers(rest.slice(0, next.at)), next.inline);
    known.splice(known.indexOf(next.inline), 1);
    rest = rest.slice(next.at + next.inline.text.length);
  }
  return [...inlines, ...splitNumbers(rest)];
}

/** The earliest known inline in a text; of two at one place the longer, so "€6.50" is not taken for "€6". */
function findFirst(text: string, known: readonly Inline[]): { at: number; inline: Inline } | undefined {
  return known
    .map((inline) => ({ at: text.indexOf(inline.text), inline }))
    .filter(({ at, inline }) => at >= 0 && !isInsideNumber(text, at, inline.text.length))
    .sort((one, other) => one.at - other.at || other.inline.text.length - one.inline.text.length)[0];
}

/** "6.5" inside "16.50" is another number, and so is "111" inside "261,111". */
function isInsideNumber(text: string, at: number, length: number): boolean {
  const end = at + length;
  const isWithinAfter = /\d/.test(text[at] ?? '') && /\d[.,]?$/.test(text.slice(0, at));
  return isWithinAfter || (/\d/.test(text[end - 1] ?? '') && /^[.,]?\d/.test(text.slice(end)));
}

/** Numbers stand at the odd places of what it splits. */
const number = /(\d[\d.,:/\u00a0]*\d|\d)/;

const splitNumbers = (typed: string): Inline[] =>
  typed
    .split(number)
    .map((text, at): Inline => (at % 2 === 1 ? { kind: 'said', factKey: 'edited', text } : { kind: 'text', text }))
    .filter(({ text }) => text !== '');
