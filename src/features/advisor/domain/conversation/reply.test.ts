import { describe, expect, it } from 'vitest';
import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { extractFacts } from '../extraction/extract-facts.ts';
import { testIndustries } from '../extraction/testing/statement.ts';
import { getIndustry } from '../knowledge/index.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { acknowledgements } from './acknowledgements.ts';
import { chipsFor, placeholder, skipChip } from './chips.ts';
import { questionVariants } from './question-texts.ts';
import { shortQuote } from './quote.ts';
import { greeting, questionText, replyTo } from './reply.ts';
import { speak } from './spoken-fact.ts';

const seeds = Array.from({ length: 40 }, (_, at) => `seed-${at}`);
const answers: Record<QuestionId, string> = {
  idea: 'We bake sourdough in Ghent and bring it before 7 am by cargo bike, within 4 km',
  industry: 'An artisan bakery',
  audience: 'Families and small offices who now buy supermarket bread; about 9,000 households',
  revenue: 'Sourdough at €6.50 a loaf',
  competitors: 'Delhaize and Carrefour; they open only at 7:30',
};
const said: Record<QuestionId, RegExp> = {
  idea: /before 7 am and by cargo bike/i,
  industry: /artisan bakery/i,
  audience: /9,000 households/,
  revenue: /€6\.50 per loaf/,
  competitors: /Delhaize and Carrefour/,
};
const reply = (question: QuestionId | null, answer: string, seed: string) => {
  const facts =
    question === null ? [] : extractFacts(question, answer, { known: new Map(), industries: testIndustries });
  return replyTo({ question, answer, facts, seed });
};

describe('the advisor', () => {
  it.each(questionIds)('names something the answer to "%s" said, then asks the next question or closes', (id) => {
    for (const seed of seeds) {
      const text = reply(id, answers[id], seed);
      expect(text).toMatch(said[id]);
      const next = questionIds[questionIds.indexOf(id) + 1];
      if (next === undefined) expect(text).toMatch(/plan is complete/);
      else expect(text.endsWith(questionText(next, seed))).toBe(true);
      expect(text.length).toBeLessThan(320);
    }
  });

  it.each(questionIds)('has at least four ways of replying to "%s", said or skipped, and of asking it', (id) => {
    const next = questionIds[questionIds.indexOf(id) + 1];
    const acknowledgement = (seed: string) =>
      reply(id, answers[id], seed).replace(next === undefined ? '' : questionText(next, seed), '');
    expect(new Set(seeds.map(acknowledgement)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(seeds.map((seed) => reply(id, skipChip, seed))).size).toBeGreaterThanOrEqual(4);
    expect(new Set(seeds.map((seed) => reply(id, answers[id], seed))).size).toBeGreaterThanOrEqual(4);
    expect(questionVariants[id].length).toBeGreaterThanOrEqual(4);
    expect(new Set(seeds.map((seed) => questionText(id, seed))).size).toBeGreaterThanOrEqual(4);
  });

  it('speaks in sentences without a second colon, agrees in number and lists without a comma before "and"', () => {
    const many: Record<QuestionId, string> = {
      ...answers,
      industry: 'Artisan bakery, 10 years',
      revenue: 'Loaves at €6.50 each, office baskets at €45 a week and cakes at €30 each',
      competitors: 'Carrefour, Bakkerij De Vos and Panos; they open only at 7:30',
    };
    for (const id of questionIds) {
      for (const seed of seeds) {
        const text = reply(id, many[id], seed);
        expect(text.match(/:\s/g)?.length ?? 0).toBeLessThanOrEqual(1);
        expect(text).not.toMatch(/, and (Panos|cakes)/);
        expect(text).not.toMatch(/years (\p{L}+ ){0,3}(makes|counts|is)\b/u);
        expect(text).not.toMatch(/(and (Panos|office baskets|cakes)[^.]*) is\b/);
      }
    }
  });

  it('calls an industry by its name', () => {
    for (const seed of seeds) {
      const text = replyTo({
        question: 'industry',
        answer: 'SaaS',
        facts: [{ key: 'industry.id', value: { type: 'choice', choice: 'software-as-a-service' } }],
        seed,
      });
      expect(text).not.toContain('software-as-a-service');
      expect(text.toLowerCase()).toContain(getIndustry('software-as-a-service')!.name.toLowerCase());
    }
  });

  it.each<[string, FactKey, FactValue, RegExp]>([
    ['years', 'industry.experience', { type: 'measure', value: 10, unit: 'years' }, /^10 years .*(are|count|make)\b/],
    ['a year', 'industry.experience', { type: 'measure', value: 1, unit: 'years' }, /^1 year .*(is|counts|makes)\b/],
    [
      'prices',
      'revenue.streams',
      {
        type: 'amounts',
        items: [
          { name: 'Loaves', minor: 650, currency: 'EUR', per: 'each' },
          { name: 'office baskets', minor: 4500, currency: 'EUR', per: 'week' },
        ],
      },
      /[Ll]oaves at €6\.50 each and office baskets at €45 per week(,|\.| are )/,
    ],
    [
      'what is ruled out',
      'revenue.excluded',
      { type: 'choices', items: ['subscription', 'hourly'] },
      /subscription or hourly rate/,
    ],
    [
      'kinds of rivals',
      'competitors.kinds',
      { type: 'choices', items: ['chain', 'in-house'] },
      /a chain and their own staff/i,
    ],
  ])('says %s in grammatical words, whichever way it is put', (_name, key, value, words) => {
    for (const sentence of acknowledgements[key]!) expect(sentence(speak(key, value)!)).toMatch(words);
  });

  it.each(questionIds)('says honestly that "%s" was skipped', (id) => {
    for (const seed of seeds) expect(reply(id, skipChip, seed)).toMatch(/the plan will say so|the plan will say that/i);
  });

  it('thanks for later messages and says where facts are changed', () => {
    for (const seed of seeds) {
      const text = reply(null, 'And we will also sell on Sundays', seed);
      expect(text).toMatch(/^Thank/);
      expect(text).toContain('And we will also sell on Sundays');
      expect(text).toMatch(/under (the|its) answers?/);
      expect(text).toMatch(/in the plan|the plan itself/);
    }
    expect(new Set(seeds.map((seed) => reply(null, 'x y z', seed))).size).toBeGreaterThanOrEqual(4);
  });

  it('greets with the question for the idea, in at least four ways', () => {
    expect(greeting()).toContain('you sell');
    expect(new Set(seeds.map((seed) => greeting(seed))).size).toBeGreaterThanOrEqual(4);
  });

  it('offers at most four chips, one of which skips', () => {
    for (const id of questionIds) {
      expect(chipsFor(id).length).toBeLessThanOrEqual(4);
      expect(chipsFor(id).filter((chip) => chip === "I don't know yet")).toHaveLength(1);
      expect(placeholder(id)).not.toBe('');
    }
    expect(placeholder('revenue')).toBe('How will you earn money?');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'.repeat(3)],
    ['100 KB', 'bread and butter '.repeat(6000)],
    ['100 KB without spaces', 'x'.repeat(100_000)],
    ['right-to-left text', 'مخبز في بيروت\u202e\u2066 نبيع الخبز'],
    ['control characters', 'a\u0000b\u001bc\u2028d'],
    ['quotes', `"'“”«»`.repeat(40)],
    ['emoji', '🥐'.repeat(500)],
    ['brackets', '<'.repeat(5000)],
  ])('quotes %s shortened and without control characters or markup', (_name, text) => {
    for (const question of [...questionIds, null]) {
      const out = reply(question, text, 's');
      expect(out.length).toBeLessThan(400);
      expect(out).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e\u2066-\u2069<>]/u);
      expect(out).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }
  });

  it('cuts quotes between words', () => {
    expect(shortQuote('one two three four', 12)).toBe('one two…');
    expect(shortQuote('short')).toBe('short');
  });

  it('gives the same reply for the same seed', () => {
    expect(reply('idea', answers.idea, 'a')).toBe(reply('idea', answers.idea, 'a'));
  });
});
