import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { languages } from '#shared/languages.ts';
import { examplesOf, readContexts } from './words/examples.ts';
import { fitWords } from './words/fit.ts';
import { measure, type Proposed, pickThreshold, propose } from './words/measure.ts';

/**
 * Trains what puts the roles of words in order (src/features/advisor/domain/reading/propose-words.ts) on all labelled
 * answers, and prints how it does on whole sets it was not trained on. Run by hand when labels, features or the spotting
 * of phrases have changed: `node scripts/train-words.ts`. The same labels give the same file.
 *
 * Of five parts each is measured with weights from the other four, and with a threshold picked on one of these by weights
 * from the remaining three. How phrases are spotted was written with these answers at hand, so "found" says less than the
 * rest about answers nobody has seen.
 */

const folds = 5;
const file = join(import.meta.dirname, '../src/features/advisor/domain/reading/word-weights.json');

const sets = readLabelledAnswers().map((set, at) => {
  const contexts = readContexts(set);
  return { fold: at % folds, contexts, examples: contexts.flatMap(examplesOf) };
});

/** What weights that were not trained on some parts propose for one of them. */
function proposeFold(wanted: number, without: readonly number[]): Proposed[] {
  const weights = fitWords(sets.filter(({ fold }) => !without.includes(fold)).flatMap(({ examples }) => examples));
  return sets
    .filter(({ fold }) => fold === wanted)
    .flatMap(({ contexts }) => contexts.map((one) => propose(one, weights)));
}

const measured: Proposed[] = [];
const takeFrom = new Map<Proposed, number>();
for (let fold = 0; fold < folds; fold += 1) {
  const other = (fold + 1) % folds;
  const threshold = pickThreshold(proposeFold(other, [fold, other]));
  for (const one of proposeFold(fold, [fold])) {
    measured.push(one);
    takeFrom.set(one, threshold);
  }
}

const table: Record<string, ReturnType<typeof measure>> = {};
for (const language of languages)
  table[language] = measure(
    measured.filter((one) => one.language === language),
    takeFrom,
  );
table.all = measure(measured, takeFrom);
const names = Object.keys(table);
for (const line of Object.keys(table.all))
  console.log(line.trim().padEnd(28), ...names.map((name) => String(table[name]![line]).padStart(7)));
console.log('thresholds'.padEnd(28), [...new Set(takeFrom.values())].join(' '));

// The strictest of the parts: where one of them had no such threshold, no word is taken.
const shipped = {
  takeFrom: Math.max(...takeFrom.values()),
  ...fitWords(sets.flatMap(({ examples }) => examples)),
};
await writeFile(file, `${JSON.stringify(shipped, null, 2)}\n`);
