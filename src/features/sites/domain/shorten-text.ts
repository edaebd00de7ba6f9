/** A text without its line breaks, every run of spaces one. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The end of a text in one line, so many UTF-16 units at most; cut where a word begins, where there is one. */
export function endOf(text: string, most: number): string {
  if (text.length <= most) return inOneLine(text);
  const cut = text.slice(-most).replace(/^\p{Cs}/u, '');
  return `…${inOneLine(cut.replace(/^\S+\s/u, ''))}`;
}

/** The beginning of a text in one line, so many UTF-16 units at most; cut where a word ends, where there is one. */
export function beginOf(text: string, most: number): string {
  if (text.length <= most) return inOneLine(text);
  const cut = text.slice(0, most).replace(/\p{Cs}$/u, '');
  return `${inOneLine(cut.replace(/\s\S+$/u, ''))}…`;
}

/** A text in one line, so many UTF-16 units at most; what is left out of a longer one is its middle. */
export function endsOf(text: string, most: number): string {
  if (text.length <= most) return inOneLine(text);
  const half = Math.floor(most / 2);
  return `${beginOf(text, half)} ${endOf(text, half).slice(1)}`;
}
