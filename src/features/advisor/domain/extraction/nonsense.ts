import { singular } from './singular.ts';

const loremWords = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa officia deserunt mollit anim laborum'.split(
    ' ',
  ),
);

/** Placeholder text or keyboard noise: lorem ipsum, "asdf qwer zxcv", one word again and again. Linear in the text. */
export function isNonsense(answer: string): boolean {
  const words =
    answer
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  if (words.length === 0) return false;
  const lorem = words.filter((word) => loremWords.has(word)).length;
  if (lorem >= 4 && lorem / words.length > 0.3) return true;
  // Only the beginning is judged: a long honest text also repeats most of its words.
  const beginning = words.slice(0, 60);
  const distinct = new Set(beginning.map(singular)).size;
  if (beginning.length >= 8 && distinct <= 4 && distinct / beginning.length < 0.2) return true;
  const latin = words.filter((word) => /^[a-z']+$/.test(word));
  if (latin.length < words.length || latin.length === 0) return false;
  const noise = latin.filter(isKeyboardNoise).length;
  return noise / latin.length >= 0.5 && (latin.length > 1 || latin[0]!.length > 4);
}

/** No vowel, four consonants in a row that English does not join, or a run of keys. */
function isKeyboardNoise(word: string): boolean {
  if (word.length < 4) return false;
  if (/asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert(?!h)|zxcv|xcvb|cvbn|poiu|lkjh|(.)\1\1/.test(word)) return true;
  if (!/[aeiouy]/.test(word)) return true;
  return /[bcdfghjkmpqvwxz]{4}/.test(word) || /[^aeiouy']{6}/.test(word);
}
