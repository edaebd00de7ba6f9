/**
 * Characters that have no place in a document: controls (XML and PDF reject them), non-characters, marks that turn the direction of everything after them, and hidden tags, but for those that make a
 * black flag the flag of England or Scotland. Line feeds stay; a tab becomes a space,
 * half of a surrogate pair a question mark.
 */
const unwanted =
  /[\p{Cc}--\n]|[\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]|\p{Noncharacter_Code_Point}|(?<!\u{1f3f4}[\u{e0061}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gv;

/** Text of people as every kind of file can hold it, composed (NFC). Words are never changed. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '?')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unwanted, '')
    .normalize('NFC');
}

/** The same value with every string in it, at any depth, put through `change`. Keys stay as they are. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapAny(value, change) as T;
}

function mapAny(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapAny(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapAny(item, change)]));
}
