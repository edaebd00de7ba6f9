import { isFunctionWord } from '#features/advisor/domain/reading/function-words.ts';
import { cutWords } from '#features/advisor/domain/reading/phrase-words.ts';
import type { SpottedPhrase } from '#features/advisor/domain/reading/phrases.ts';
import type { AnswerLabel } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import type { Language } from '#shared/languages.ts';

/** How many words more than a label a phrase may have. */
const mostMore = 2;

/** The phrase that has found a label: the same words but for small ones at the edges, or at most two words more. */
export function phraseOf(
  { quote, question }: AnswerLabel,
  answers: Readonly<Record<string, string>>,
  phrases: readonly SpottedPhrase[],
  language: Language,
): SpottedPhrase | undefined {
  const answer = answers[question]!;
  const from = answer.indexOf(quote);
  const core = coreOf(answer, { from, to: from + quote.length }, language);
  return phrases
    .filter((phrase) => phrase.from <= core.from && phrase.to >= core.to)
    .find((phrase) => countWords(answer, phrase, language) - countWords(answer, core, language) <= mostMore);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const countWords = (answer: string, { from, to }: Span, language: Language): number =>
  cutWords(answer.slice(from, to), language, []).length;

/** Without small words and numbers at its edges. */
function coreOf(answer: string, { from, to }: Span, language: Language): Span {
  const words = cutWords(answer.slice(from, to), language, []);
  const isBare = (lower: string): boolean => isFunctionWord(lower, language);
  let start = 0;
  let end = words.length;
  while (start < end && isBare(words[start]!.lower)) start += 1;
  while (end > start && isBare(words[end - 1]!.lower)) end -= 1;
  return start === end ? { from, to } : { from: from + words[start]!.from, to: from + words[end - 1]!.to };
}
