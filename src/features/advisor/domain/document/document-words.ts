import type { DocumentWords, OriginKind } from '#shared/document-model.ts';

/** What a plan's document says besides the plan. */
export interface PlanDocumentWords extends DocumentWords {
  readonly subtitle: string;
  readonly coverLine: string;
  /** "{points} of {max} points · {band}". */
  readonly score: string;
  readonly table: string;
  readonly figure: string;
  /** "{part} of {parts}", for a table that is wider than a page. */
  readonly part: string;
  readonly appendixTitle: string;
  readonly appendixIntro: string;
  readonly appendixHead: readonly [string, string, string, string, string];
  readonly origins: Readonly<Record<OriginKind, string>>;
}

const english: PlanDocumentWords = {
  contents: 'Contents',
  pageOf: 'Page {page} of {pages}',
  missingCharacters:
    'A code in brackets, such as [U+10380], stands for a character that the fonts of this file do not have. The Word version keeps it.',
  subtitle: 'Business plan',
  coverLine: 'Raised numbers lead to the appendix, which says where each figure comes from.',
  score: 'Plan score: {points} of {max} points, {band}',
  table: 'Table {number}',
  figure: 'Figure {number}',
  part: 'part {part} of {parts}',
  appendixTitle: 'Where the numbers come from',
  appendixIntro:
    'Each figure in this plan was said by the founder, computed by a formula, taken from a published source, or assumed. The numbers below are the raised numbers in the text.',
  appendixHead: ['Note', 'Figure', 'What it is', 'Origin', 'How it came about'],
  origins: { said: 'You said', formula: 'Formula', source: 'Source', assumption: 'Assumption' },
};

/** The words in the language of the content; English where a language has none yet. */
export function planDocumentWords(_contentLocale: string): PlanDocumentWords {
  return english;
}

/** Puts values into the named places of a sentence. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
