import { describe, expect, it } from 'vitest';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { languages } from '#shared/languages.ts';
import { spotAmounts } from '../amounts.ts';
import { amountRoles } from '../roles.ts';
import { type RankingInput, readFeatures, viewBusiness } from './features.ts';
import { wordGroupNames } from './group-names.ts';
import { secondInputCount, weightLetters } from './role-model.ts';
import weights from './weights.json' with { type: 'json' };
import { findGroups } from './word-groups.ts';

const first: Readonly<Record<string, string>> = weights.first;

describe('the weights', () => {
  it('have a letter for each role, and as many inputs as the second look has', () => {
    const isRow = (letters: string): boolean =>
      letters.length === amountRoles.length && [...letters].every((letter) => weightLetters.includes(letter));
    expect(Object.entries(first).filter(([, letters]) => !isRow(letters))).toEqual([]);
    expect(weights.second.filter((letters) => !isRow(letters))).toEqual([]);
    expect(weights.second).toHaveLength(secondInputCount);
    expect(weights.takenFrom).toBeGreaterThan(0.5);
    expect(weights.takenFrom).toBeLessThan(1);
  });

  it('are of features of a sort that is read', () => {
    const sorts = new Set<string>();
    for (const { language, answers } of readLabelledAnswers().filter((_, at) => at % 9 === 0)) {
      const spotted = questionIds.map((question) => [question, spotAmounts(answers[question], { language })]);
      const amounts = Object.fromEntries(spotted) as RankingInput['amounts'];
      const business = viewBusiness({ language, answers, amounts });
      for (const question of questionIds)
        for (const index of amounts[question].keys())
          for (const name of readFeatures(business, question, index)) sorts.add(name.split(':')[0]!);
    }
    expect(Object.keys(first).filter((name) => !sorts.has(name.split(':')[0]!))).toEqual([]);
  });

  it('are of groups that there are', () => {
    const groups: ReadonlySet<string> = new Set(wordGroupNames);
    const named = Object.keys(first).flatMap((name) => /^g\w+:(\S+)/.exec(name)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((group) => !groups.has(group))).toEqual([]);
  });
});

describe('the groups of words', () => {
  it('are found in every language, and lie in order inside the text', () => {
    for (const language of languages) {
      const text = readLabelledAnswers()
        .filter((set) => set.language === language)
        .map(({ answers }) => answers.revenue.toLowerCase())
        .join('\n')
        .slice(0, 4000);
      const marks = findGroups(text, language);
      expect(new Set(marks.map(({ group }) => group)).size).toBeGreaterThan(wordGroupNames.length / 2);
      expect(marks.every(({ from, to }) => from >= 0 && from < to && to <= text.length)).toBe(true);
      expect(marks.every(({ from }, at) => at === 0 || from >= marks[at - 1]!.from)).toBe(true);
    }
  });

  it('are whole words: "rent" is not in "current"', () => {
    expect(findGroups('parenting', 'en')).toEqual([]);
    expect(findGroups('the rent', 'en').map(({ group }) => group)).toContain('running');
    expect(findGroups('werkstattmiete', 'de').map(({ group }) => group)).toContain('running');
  });
});
