export type TextDirection = 'ltr' | 'rtl';

const strong = /\p{L}|\p{N}/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction a text reads in: that of its first letter; left to right when it has none. */
export function textDirection(text: string): TextDirection {
  for (const character of text) {
    if (rightToLeft.test(character)) return 'rtl';
    if (/\p{L}/u.test(character)) return 'ltr';
  }
  return 'ltr';
}

/** Whether any letter of the text reads from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * Cuts a text where its direction changes. Spaces and signs between two stretches of one direction stay inside it, all
 * others belong to the text's own direction. Joined again, the parts are the text.
 */
export function splitByDirection(
  text: string,
): readonly { readonly text: string; readonly direction: TextDirection }[] {
  const parts: { text: string; direction: TextDirection }[] = [];
  let pending = '';
  for (const character of text) {
    if (!strong.test(character)) {
      pending += character;
      continue;
    }
    const direction: TextDirection = rightToLeft.test(character) ? 'rtl' : 'ltr';
    const last = parts.at(-1);
    if (last?.direction === direction) last.text += pending + character;
    else if (direction === 'ltr') parts.push({ text: pending + character, direction });
    else {
      if (last) last.text += pending;
      else if (pending !== '') parts.push({ text: pending, direction: 'ltr' });
      parts.push({ text: character, direction });
    }
    pending = '';
  }
  if (pending !== '') {
    const last = parts.at(-1);
    if (last?.direction === 'ltr') last.text += pending;
    else parts.push({ text: pending, direction: 'ltr' });
  }
  return parts;
}

/** A stretch of a text as it is drawn, with where it began. */
export interface VisualRun {
  readonly text: string;
  /** In UTF-16 units. */
  readonly start: number;
}

/** Numbers and words that read from left to right, with the signs inside them. */
const leftToRightRun =
  /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}](?:[\p{N}\p{M}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}.,:/'’&+%-]*[\p{N}\p{M}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}%])?/gu;
/** Words that read from right to left, with the spaces between them. */
const rightToLeftRun =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}](?:[\p{M}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\s]*[\p{M}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}])?/gu;

/**
 * The stretches of a line in the order in which they stand from left to right, each in one direction: for drawing, where nothing else
 * orders them. A number in a text that reads from right to left keeps its own order.
 */
export function visualRuns(text: string): readonly VisualRun[] {
  if (!hasRightToLeft(text)) return [{ text, start: 0 }];
  const isRightToLeft = textDirection(text) === 'rtl';
  const runs: VisualRun[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(isRightToLeft ? leftToRightRun : rightToLeftRun)) {
    if (index > end) runs.push({ text: text.slice(end, index), start: end });
    runs.push({ text: run, start: index });
    end = index + run.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), start: end });
  return isRightToLeft ? runs.reverse() : runs;
}
