/**
 * A person's words as they may stand in a reply: one line, no control or direction characters, no markup brackets, at
 * most `max` characters, cut between words.
 */
export function shortQuote(text: string, max = 60): string {
  const plain = [...text.slice(0, max * 8)]
    .join('')
    .replaceAll(/<[^<>]{0,200}>?/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029<>]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  if (letters.length <= max) return plain;
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}
