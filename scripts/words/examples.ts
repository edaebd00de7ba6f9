import { questionIds } from '#features/advisor/domain/questions.ts';
import { spotAmounts } from '#features/advisor/domain/reading/amounts.ts';
import type { SpottedPhrase } from '#features/advisor/domain/reading/phrases.ts';
import { type PhraseContext, readPhrases, readWordFeatures } from '#features/advisor/domain/reading/propose-words.ts';
import type { WordRole } from '#features/advisor/domain/reading/roles.ts';
import type { LabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import type { Example } from './fit.ts';
import { phraseOf } from './found.ts';

/** A labelled group of words and the phrase that found it. */
export interface LabelledWords {
  readonly role: WordRole;
  readonly from: number;
  readonly to: number;
  readonly phrase: SpottedPhrase | undefined;
}

/** One answer with its phrases and the labels of its words. */
export interface LabelledContext {
  readonly context: PhraseContext;
  readonly labels: readonly LabelledWords[];
}

export function readContexts({ answers, labels, language }: LabelledAnswers): readonly LabelledContext[] {
  return questionIds.map((question) => {
    const answer = answers[question];
    const context = readPhrases({ question, language, answer, amounts: spotAmounts(answer, { language }) });
    const own = labels.filter((label) => label.value === undefined && label.question === question);
    return {
      context,
      labels: own.map((label) => {
        const from = answer.indexOf(label.quote);
        const phrase = phraseOf(label, answers, context.phrases, language);
        return { role: label.role as WordRole, from, to: from + label.quote.length, phrase };
      }),
    };
  });
}

/** What is learned from one answer: phrases with their labels, those without, and labels that no phrase found. */
export function examplesOf({ context, labels }: LabelledContext): readonly Example[] {
  const examples: Example[] = [];
  const add = (place: { from: number; to: number }, role: Example['role']): void => {
    examples.push({ features: readWordFeatures(place, context), role });
  };
  for (const phrase of context.phrases) {
    const label = labelOf(phrase, labels);
    // A part of something labelled is neither that nor nothing.
    if (label) add(phrase, label.role);
    else if (!labels.some(({ from, to }) => from < phrase.to && to > phrase.from)) add(phrase, 'none');
  }
  for (const label of labels) if (!label.phrase) add(label, label.role);
  return examples;
}

/** The label a phrase has found: the longest one. */
export const labelOf = (phrase: SpottedPhrase, labels: readonly LabelledWords[]): LabelledWords | undefined =>
  labels
    .filter((label) => label.phrase === phrase)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
