import { describe, expect, it } from 'vitest';
import type { Fact, FactKey, FactSet } from '#features/workspaces/domain/fact-value.ts';
import { cpuMsOf } from '#testing/cpu-time.ts';
import { allQuestionTexts, questionVariants } from '../conversation/question-texts.ts';
import { extractFacts } from '../extraction/extract-facts.ts';
import { testIndustries } from '../extraction/testing/statement.ts';
import { type SectionId, sectionIds } from '../plan.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { maxPoints, rubric } from './rubric.ts';
import { scoreAnswers, scoreBand, totalFor } from './score-answers.ts';
import { type Answers, concreteBusinesses, generalities, twelveWords } from './testing/answers.ts';

const three: readonly SectionId[] = ['executive-summary', 'market-analysis', 'target-audience'];
const four: readonly SectionId[] = [...three, 'revenue-streams'];

function factsOf(answers: Answers): FactSet {
  const facts = new Map<FactKey, Fact>();
  for (const id of questionIds) {
    for (const { key, value, quote } of extractFacts(id, answers[id] ?? '', {
      known: facts,
      industries: testIndustries,
    })) {
      facts.set(key, { key, version: 1, value, origin: { kind: 'said', messageId: id, quote } });
    }
  }
  return facts;
}
const score = (answers: Answers, facts = factsOf(answers)) => scoreAnswers({ answers, facts });
const points = (answers: Answers) => totalFor(score(answers), sectionIds).points;
const every = (text: string | ((id: QuestionId) => string)): Answers =>
  Object.fromEntries(questionIds.map((id) => [id, typeof text === 'string' ? text : text(id)])) as Answers;

describe('the rubric', () => {
  it('makes 65, 78 and 86 points of three, four and seven sections, once each', () => {
    const max = (ids: readonly SectionId[]) =>
      rubric.filter((one) => ids.includes(one.id)).reduce((sum, one) => sum + maxPoints(one), 0);
    expect([max(three), max(four), max(sectionIds)]).toEqual([65, 78, 86]);
    expect(rubric.map((one) => one.id)).toEqual([...sectionIds]);
    const ids = rubric.flatMap((one) => one.criteria.map((criterion) => criterion.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('scoreAnswers', () => {
  it.each(concreteBusinesses.map((one) => [one.id, one.answers] as const))(
    'gives concrete answers all points: %s',
    (_id, answers) => {
      const result = score(answers);
      const lost = result.dimensions.flatMap((dimension) =>
        dimension.lost.map((one) => `${dimension.id}/${one.criterionId}`),
      );
      expect(lost).toEqual([]);
      expect([
        totalFor(result, three).points,
        totalFor(result, four).points,
        totalFor(result, sectionIds).points,
      ]).toEqual([65, 78, 86]);
    },
  );

  it.each(
    generalities.flatMap((vague, at) => twelveWords.map((concrete, other) => [at, other, vague, concrete] as const)),
  )(
    'gives generalities %i of 100 words in every answer less than the twelve concrete words %i',
    (_at, _other, vague, concrete) => {
      const words = questionIds
        .map((id) => concrete[id] ?? '')
        .join(' ')
        .split(/\s+/)
        .filter(Boolean);
      expect(words.length).toBeLessThanOrEqual(12);
      for (const id of questionIds) expect(vague[id]!.split(/\s+/).length).toBeGreaterThanOrEqual(100);
      expect(points(vague)).toBeLessThan(points(concrete));
    },
  );

  const lorem =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.';
  const nothing: readonly [string, Answers][] = [
    ['nothing', every('')],
    ['the plain questions', every((id) => questionVariants[id][0]!)],
    ['other wordings of the questions', every((id) => questionVariants[id][2]!)],
    ['the next question', every((id) => questionVariants[questionIds[(questionIds.indexOf(id) + 1) % 5]!][1]!)],
    [
      'questions in own words',
      every(
        (id) =>
          ({
            idea: 'What is the idea?',
            industry: 'Which industry?',
            audience: 'Who are the target customers?',
            revenue: 'What are the revenue streams?',
            competitors: 'Who are the main competitors?',
          })[id],
      ),
    ],
    [
      'the advisor’s replies',
      every(
        (id) =>
          ({
            idea: `Bread at €6.50 per loaf. You can change that at any time, and every figure will follow. ${questionVariants.industry[3]}`,
            industry: `I could not read a figure or a name in “x”, so it stays as you said it. ${questionVariants.audience[0]}`,
            audience: `The plan will calculate with about 9,000 households, and say that the number comes from you. ${questionVariants.revenue[2]}`,
            revenue: `Bread at €6.50 per loaf is in the model, marked as yours. ${questionVariants.competitors[3]}`,
            competitors:
              '“x” is noted. You can add details under your answer. The plan is complete. Read it with a pencil: every fact in it can be changed under your answers.',
          })[id],
      ),
    ],
    [
      'one concrete answer five times',
      every('Families in Ghent who now buy supermarket bread at €3 a loaf, about 9,000 households'),
    ],
    [
      'one answer five times with other marks',
      every(
        (id) =>
          `We sell sourdough in Ghent before 7 am for €6.50 a loaf${id === 'idea' ? '!' : id === 'revenue' ? ' .' : ''}`,
      ),
    ],
    ['one word five times', every('Bakery')],
    ['lorem ipsum', every(lorem)],
    ['lorem ipsum, cut differently', every((id) => lorem.slice(questionIds.indexOf(id) * 9))],
    ['“I don’t know”', every("I don't know")],
    ['the chip', every("I don't know yet")],
    [
      'several ways of not knowing',
      every(
        (id) =>
          ({
            idea: 'idk',
            industry: 'not sure yet',
            audience: 'no idea',
            revenue: 'dunno',
            competitors: "I haven't decided yet",
          })[id],
      ),
    ],
    [
      'keyboard noise',
      every(
        (id) =>
          ({
            idea: 'asdf asdf',
            industry: 'qwerqwer zxcv',
            audience: 'sdfghjkl dfgh',
            revenue: 'hjkl hjkl',
            competitors: 'xcvbnm sdfg',
          })[id],
      ),
    ],
    ['one letter', every((id) => 'abcde'[questionIds.indexOf(id)]!.repeat(40))],
    ['bare numbers', every((id) => `${questionIds.indexOf(id) + 1}2 45 300 7 1000 88`)],
    ['random amounts', every((id) => `€5 €${questionIds.indexOf(id)}0 €99 €1000 €3`)],
    ['marks', every('?!… ---')],
    ['emoji', every((id) => '🥐'.repeat(questionIds.indexOf(id) + 2))],
  ];
  it.each(nothing)('gives 0 for %s', (_name, answers) => {
    const result = score(answers);
    expect(result.dimensions.flatMap((dimension) => dimension.earned)).toEqual([]);
    expect(totalFor(result, sectionIds).points).toBe(0);
  });

  it('takes points for each skipped answer and says why', () => {
    const { answers } = concreteBusinesses[0]!;
    for (const id of questionIds) {
      const result = score({ ...answers, [id]: null });
      expect(totalFor(result, sectionIds).points).toBeLessThan(86);
      for (const dimension of result.dimensions) {
        expect(dimension.points + dimension.lost.reduce((sum, one) => sum + one.points, 0)).toBe(dimension.max);
      }
    }
  });

  it('quotes words of the answers for what is earned', () => {
    const { answers } = concreteBusinesses[0]!;
    const all = questionIds.map((id) => answers[id]).join('\n');
    for (const dimension of score(answers).dimensions)
      for (const earned of dimension.earned) expect(all).toContain(earned.quote);
  });

  it('still reads an answer that follows the repeated question', () => {
    const asked = `${questionVariants.revenue[0]} Sourdough at €6.50 a loaf.`;
    const result = score({ ...every(''), revenue: asked });
    expect(result.dimensions.find((one) => one.id === 'revenue-streams')?.points).toBe(13);
  });

  it('counts a correction and forgets what was withdrawn', () => {
    const answers: Answers = { ...every(''), revenue: 'We will see what people pay for bread at €5 a loaf' };
    const withdrawn: Fact = {
      key: 'revenue.streams',
      version: 2,
      value: null,
      origin: { kind: 'corrected', messageId: 'm' },
    };
    const corrected: Fact = {
      ...withdrawn,
      value: { type: 'amounts', items: [{ name: 'bread', minor: 450, currency: 'EUR', per: 'loaf' }] },
    };
    const revenueOf = (fact: Fact) =>
      score(answers, new Map([['revenue.streams', fact]])).dimensions.find((one) => one.id === 'revenue-streams')!;
    expect(revenueOf(withdrawn).earned.map((one) => one.criterionId)).not.toContain('price');
    expect(revenueOf(corrected).earned).toContainEqual({
      criterionId: 'price',
      points: 7,
      quote: 'bread: €4.50 per loaf',
    });
  });

  it('gives nothing for assumptions', () => {
    const assumed: Fact = {
      key: 'revenue.streams',
      version: 1,
      value: { type: 'amounts', items: [{ name: 'bread', minor: 450, currency: 'EUR' }] },
      origin: { kind: 'assumption', basis: 'x' },
    };
    expect(totalFor(score(every(''), new Map([['revenue.streams', assumed]])), sectionIds).points).toBe(0);
  });

  it('scores 100 KB answers in reasonable time', () => {
    const answers = every((id) => `${id} ${allQuestionTexts[0]} bread in Ghent `.repeat(1500));
    expect(cpuMsOf(() => score(answers))).toBeLessThan(1500);
  });

  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79, 'Good'],
    [60, 'Good'],
    [59, 'Fair'],
    [0, 'Fair'],
  ])('calls %i points %s', (total, band) => {
    expect(scoreBand(total)).toBe(band);
  });
});
