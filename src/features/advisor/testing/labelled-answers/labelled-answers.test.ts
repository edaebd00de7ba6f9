/** The labelled answers keep to docs/reading/labelling.md: a label that is wrong by form would teach something wrong. */
import { describe, expect, it } from 'vitest';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { amountRoles, wordRoles } from '#features/advisor/domain/reading/roles.ts';
import { languages } from '#shared/languages.ts';
import { type LabelledAnswers, readLabelledAnswers } from './labelled-answers.ts';

const sets = readLabelledAnswers();

function listFaults({ id, answers, labels }: LabelledAnswers): readonly string[] {
  const faults: string[] = [];
  const covered = new Map(questionIds.map((question) => [question, [] as [number, number][]]));
  for (const { question, quote, role, value } of labels) {
    const text = answers[question];
    if (text.split(quote).length !== 2) faults.push(`${id}: "${quote}" does not stand once in ${question}`);
    const roles: readonly string[] = value ? amountRoles : wordRoles;
    if (!roles.includes(role)) faults.push(`${id}: "${quote}" cannot be ${role}`);
    if (!value) continue;
    const from = text.indexOf(quote);
    const to = from + quote.length;
    const taken = covered.get(question)!;
    if (taken.some(([start, end]) => from < end && to > start))
      faults.push(`${id}: "${quote}" overlaps another amount`);
    taken.push([from, to]);
  }
  for (const question of questionIds)
    for (const { index, 0: digits } of answers[question].matchAll(/[\d０-９]+/g))
      if (!covered.get(question)!.some(([from, to]) => index >= from && index + digits.length <= to))
        faults.push(`${id}: the number ${digits} in ${question} has no label`);
  return faults;
}

describe('the labelled answers', () => {
  it('are 150 sets and more, thirty and more of them not in English, in all six languages', () => {
    expect(sets.length).toBeGreaterThanOrEqual(150);
    expect(sets.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(30);
    expect(new Set(sets.map(({ language }) => language))).toEqual(new Set(languages));
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
  });

  it('quote each amount once, give it a role of its kind, and leave no number out', () => {
    expect(sets.flatMap(listFaults)).toEqual([]);
  });
});
