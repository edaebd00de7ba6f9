import { describe, expect, it } from 'vitest';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import type { Language } from '#shared/languages.ts';
import { spotAmounts } from '../amounts.ts';
import { amountRoles } from '../roles.ts';
import type { SpottedAmount } from '../spotted.ts';
import { familyOf, fitsForm, type RankedAmount, rankRoles } from './rank-roles.ts';

const silent: Readonly<Record<QuestionId, string>> = {
  idea: '',
  industry: '',
  audience: '',
  revenue: '',
  competitors: '',
};

function rank(
  given: Partial<Record<QuestionId, string>>,
  language: Language = 'en',
  change: (amount: SpottedAmount) => SpottedAmount = (amount) => amount,
): readonly RankedAmount[] {
  const answers = { ...silent, ...given };
  const spotted = questionIds.map((question) => [question, spotAmounts(answers[question], { language }).map(change)]);
  return rankRoles({ language, answers, amounts: Object.fromEntries(spotted) });
}

const sets = readLabelledAnswers();
/** A sample in every language. */
const sample = sets.filter((_, at) => at % 19 === 0);

describe('what an amount is', () => {
  it('is said of every amount, in the order of the questions and of the answer', () => {
    const ranked = rank({ audience: '900 households in 3 villages', revenue: '€12 a jar, rent €400 a month' });
    expect(ranked.map(({ question, amount }) => [question, amount.quote])).toEqual([
      ['audience', '900 households'],
      ['audience', '3 villages'],
      ['revenue', '€12 a jar'],
      ['revenue', '€400 a month'],
    ]);
  });

  it('names every role once and every family once, best first, and comes to 1', () => {
    const isFalling = (chances: readonly { readonly probability: number }[]): boolean =>
      chances.every(({ probability }, at) => at === 0 || probability <= chances[at - 1]!.probability);
    for (const { language, answers } of sample)
      for (const { roles, families } of rank(answers, language)) {
        expect(roles.map(({ role }) => role).toSorted()).toEqual([...amountRoles].toSorted());
        expect(families.map(({ role }) => role).toSorted()).toEqual([...new Set(amountRoles.map(familyOf))].toSorted());
        expect(isFalling(roles) && isFalling(families)).toBe(true);
        expect(roles.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      }
  });

  it('is the same every time', () => {
    for (const { language, answers } of sample.slice(0, 3))
      expect(rank(answers, language)).toEqual(rank(answers, language));
  });

  it.each<[string, Partial<Record<QuestionId, string>>, string]>([
    ['a price', { revenue: 'We charge €45 per visit.' }, 'price'],
    ['a rent', { revenue: 'Rent is €900 a month.' }, 'cost.period'],
    ["a rival's price", { competitors: 'The chain charges €60.' }, 'rival.price'],
    ['savings', { revenue: 'I have savings of €9,000.' }, 'own.money'],
  ])('%s is told from its words', (_, answers, family) => {
    expect(rank(answers)[0]!.families[0]!.role).toBe(family);
  });
});

describe('what is taken without asking', () => {
  const all = sample.flatMap(({ language, answers }) => rank(answers, language));

  it('is something, and not all', () => {
    expect(all.some(({ isTaken }) => isTaken)).toBe(true);
    expect(all.every(({ isTaken }) => isTaken)).toBe(false);
  });

  it('is nothing whose form can be read in two ways', () => {
    for (const { language, answers } of sample) {
      const doubtful = rank(answers, language, (amount) => ({ ...amount, isCertain: false }));
      expect(doubtful.filter(({ isTaken }) => isTaken)).toEqual([]);
    }
  });

  it('is no bare number as money', () => {
    for (const { isTaken, families, amount } of all)
      if (isTaken) expect(fitsForm(families[0]!.role, amount.form)).toBe(true);
  });
});

describe('whatever somebody writes', () => {
  it.each<[string, string]>([
    ['one long word', 'a'.repeat(10_000)],
    ['numbers alone', '1234 '.repeat(2000)],
    ['money alone', '€12 '.repeat(2500)],
    ['signs alone', '!?.,;:()-–—/%€$£¥&@#*'.repeat(450)],
    ['right to left', 'السعر ٤٥ يورو 45 € في الشهر ‮€5 ‬'.repeat(300)],
    ['emoji and lone surrogates', '🍞 5 € \ud83c\udf5e \ud83c 7 '.repeat(400)],
  ])('%s is ranked or left alone', (_, text) => {
    for (const language of ['en', 'ja'] as const) {
      const ranked = rank({ revenue: text.slice(0, language === 'en' ? 10_000 : 1000) }, language);
      expect(ranked.every(({ roles }) => roles.every(({ probability }) => Number.isFinite(probability)))).toBe(true);
    }
  });

  it('words that every object has as a name are words like any other', () => {
    const revenue = 'constructor 5 __proto__ toString';
    const amount: SpottedAmount = {
      from: 12,
      to: 13,
      quote: '5',
      form: { kind: 'count', count: 5, of: '', per: 'constructor' },
      isCertain: true,
    };
    const amounts = { idea: [], industry: [], audience: [], revenue: [amount], competitors: [] };
    expect(rankRoles({ language: 'en', answers: { ...silent, revenue }, amounts })).toHaveLength(1);
  });
});
