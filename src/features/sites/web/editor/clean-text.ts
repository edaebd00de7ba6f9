// As field.ts and site-document.ts refuse them: what is pasted brings them along unseen.
const hidden = /(?!\n)[\p{Cs}\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Paragraphs as a block may hold them. */
export const cleanText = (text: string): string => text.replaceAll('\t', ' ').replaceAll(hidden, '');

/** Words in one line as a block may hold them. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll('\n', ' ');

/** A title or description of a site or page, which takes no characters without a form either. */
export const cleanTitle = (text: string): string => cleanLine(text).replaceAll(/\p{C}/gu, '');
