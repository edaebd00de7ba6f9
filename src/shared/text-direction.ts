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
