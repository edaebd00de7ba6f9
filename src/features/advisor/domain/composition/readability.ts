import { type Block, type Inline, inlineText } from '#shared/prose.ts';

/** Syllables of an English word by its spelling; numbers and short words count as read aloud, roughly. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z0-9à-ÿ]/g, '');
  if (letters === '') return 0;
  if (/\d/.test(letters)) return Math.min(4, Math.max(1, letters.replace(/\D/g, '').length));
  if (letters.length <= 3) return 1;
  const stripped = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end[0]!);
  return Math.max(1, stripped.match(/[aeiouyà-ÿ]{1,2}/g)?.length ?? 1);
}

/** Sentences of running text: they end with a point, a question mark or an exclamation mark before a capital or digit. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?][”"’)]?)\s+(?=[“"(]?\p{Lu}|[“"(]?\d)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/**
 * Flesch–Kincaid grade level: 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid et al., 1975).
 * Figures and quoted words count as they stand.
 */
export function gradeLevel(texts: readonly string[]): number {
  const sentences = texts.flatMap(splitSentences);
  const words = sentences.flatMap((sentence) => sentence.split(/[\s—–/]+/).filter((word) => /[\p{L}\d]/u.test(word)));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** The running text of a block, item by item; notices, charts and tables are not running text. */
export function runningText(
  block: Block,
  read: (content: readonly Inline[]) => string = inlineText,
): readonly string[] {
  if (block.kind === 'paragraph' || block.kind === 'heading') return [read(block.content)];
  if (block.kind === 'list') return block.items.map((item) => read(item));
  return [];
}
