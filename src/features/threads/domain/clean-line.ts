/**
 * Words as they stand in one line of a list or of a mail: without control characters and without those that change the direction of
 * writing, at most so many UTF-16 units, no half of a character.
 */
export const cleanLine = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** The same over several lines, which stay. */
export const cleanText = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
