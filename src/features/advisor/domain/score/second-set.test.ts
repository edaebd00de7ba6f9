import { describe, expect, it } from 'vitest';
import type { Fact, FactKey, FactSet } from '#features/workspaces/domain/fact-value.ts';
import { cpuMsOf } from '#testing/cpu-time.ts';
import { extractFacts } from '../extraction/extract-facts.ts';
import { testIndustries } from '../extraction/testing/statement.ts';
import { sectionIds } from '../plan.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { withoutPadding } from './padding.ts';
import { scoreAnswers, totalFor } from './score-answers.ts';
import type { Answers } from './testing/answers.ts';
import { pairs, wholeSets } from './testing/second-set.ts';
import { attempts } from './testing/second-set-gaming.ts';
import {
  furtherAttempts,
  furtherGeneralities,
  furtherSets,
  lastAttempts,
  lastGeneralities,
  lastSets,
} from './testing/third-set.ts';

function factsOf(answers: Answers): FactSet {
  const facts = new Map<FactKey, Fact>();
  for (const id of questionIds) {
    const context = { known: facts, industries: testIndustries };
    for (const { key, value, quote } of extractFacts(id, answers[id] ?? '', context)) {
      facts.set(key, { key, version: 1, value, origin: { kind: 'said', messageId: id, quote } });
    }
  }
  return facts;
}
const scored = (answers: Answers) => scoreAnswers({ answers, facts: factsOf(answers) });
const points = (answers: Answers) => totalFor(scored(answers), sectionIds).points;
const nothing: Answers = { idea: null, industry: null, audience: null, revenue: null, competitors: null };
const alone = (question: QuestionId, text: string) => points({ ...nothing, [question]: text });
const lostBy = (answers: Answers) =>
  scored(answers).dimensions.flatMap((one) => one.lost.map((lost) => `${lost.criterionId} ${lost.points}`));

describe('the second set', () => {
  it.each(pairs.map((pair) => [pair.id, pair] as const))(
    'gives a hundred words of generalities less than twelve concrete words: %s',
    (_, { question, generalities, concrete }) => {
      expect(alone(question, generalities)).toBeLessThan(alone(question, concrete));
    },
  );

  it.each(attempts.map((attempt) => [attempt.id, attempt] as const))(
    'gives nothing for the attempt: %s',
    (_, { answers, atMost }) => {
      expect(points(answers)).toBeLessThanOrEqual(typeof atMost === 'number' ? atMost : points(atMost));
    },
  );

  it.each(wholeSets.map((one) => [one.id, one.answers] as const))(
    'gives five concrete answers every point there is: %s',
    (_, answers) => {
      expect(lostBy(answers)).toEqual([]);
    },
  );
});

describe('texts in other words', () => {
  const weakest = (question: QuestionId) =>
    Math.min(...pairs.filter((pair) => pair.question === question).map((pair) => alone(question, pair.concrete)));

  it.each([...furtherGeneralities, ...lastGeneralities])(
    'gives generalities less than the weakest twelve words to the same question: %s',
    (question, text) => {
      expect(alone(question, text)).toBeLessThan(weakest(question));
    },
  );

  it.each([...furtherAttempts, ...lastAttempts])('gives nothing for: %s', (_, answers) => {
    expect(points(answers)).toBe(0);
  });

  it.each([...furtherSets, ...lastSets])('gives every point to: %s', (_, answers) => {
    expect(lostBy(answers)).toEqual([]);
  });

  it.each([
    'People bring their own bowl, sit on the stairs by the laundry and pay what is written on the board. Every morning we cook a big pot of lentil soup, flat bread from the clay oven, pickled turnips and mint tea. When the pot is empty we close.',
    'Our customers are small companies that need good websites but do not have their own people for that. They usually know somebody who knows somebody, or they start with a template and give up after the first evening. We would begin with restaurants and hairdressers in our own part of town because we can walk there and talk to them.',
  ])('does not take a plain honest text without figures or names for padding: %#', (text) => {
    expect(withoutPadding(text)).toBe(text);
  });

  it.each([
    'aé'.repeat(10_000),
    '1 '.repeat(10_000),
    'as '.repeat(6_000),
    '('.repeat(20_000),
    'they use '.repeat(2_200),
    '€1.'.repeat(6_000),
  ])('reads a hostile text in reasonable time: %#', (text) => {
    const answers = { industry: `${text}b`, audience: `${text}c`, revenue: `${text}d`, competitors: `${text}e` };
    expect(cpuMsOf(() => points({ idea: text, ...answers }))).toBeLessThan(3000);
  });
});
