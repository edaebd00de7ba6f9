import { isCapitalised, isMark, type Reading } from './reading.ts';
import { stopWords } from './stop-words.ts';

/** Capitalised words, joined by "&", "and", "of" or "de"; a name in lower case is one word. */
export function readNameEnd({ tokens }: Reading, from: number): number {
  if (tokens[from]?.kind !== 'word') return from;
  if (!isCapitalised(tokens[from])) return stopWords.has(tokens[from]!.lower) ? from : from + 1;
  let to = from + 1;
  while (to < tokens.length && to - from < 7 && tokens[to]!.sentence === tokens[from]!.sentence) {
    const isLink =
      isMark(tokens[to], "&'+") ||
      /^(of|de|du|van|von|the|la|le|am|im|zum|zur|del|da|do|dos|y|and)$/.test(tokens[to]!.lower);
    if (/^i('m|'ve|'d|'ll)?$/.test(tokens[to]!.lower)) break;
    if (isCapitalised(tokens[to]) || (tokens[to]!.kind === 'number' && to > from)) to++;
    else if (isLink && tokens[to]!.lower !== 'and' && isCapitalised(tokens[to + 1])) to += 2;
    // "Bakkerij Van de Velde", "Café de la Gare"
    else if (isLink && tokens[to]!.lower !== 'and' && isArticle(tokens[to + 1]?.lower) && isCapitalised(tokens[to + 2]))
      to += 3;
    else break;
  }
  return to;
}

function isArticle(word: string | undefined): boolean {
  return word !== undefined && /^(de|den|der|la|le|the)$/.test(word);
}
