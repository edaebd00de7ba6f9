import { describe, expect, it } from 'vitest';
import { type QuestionId, questionIds } from '../questions.ts';
import { shortQuote } from './quote.ts';
import { greeting, replyTo, variants } from './reply.ts';

const seeds = Array.from({ length: 40 }, (_, at) => `seed-${at}`);
const answers: Record<QuestionId, string> = {
  idea: 'We bake sourdough in Ghent and bring it before 7 am by cargo bike, within 4 km',
  industry: 'An artisan bakery',
  audience: 'Families and small offices who now buy supermarket bread; about 9,000 households',
  revenue: 'Sourdough at €6.50 a loaf',
  competitors: 'Delhaize and Carrefour; they open only at 7:30',
};
const named: Record<QuestionId, string> = {
  idea: 'within 4 km',
  industry: 'artisan bakery',
  audience: '9,000 households',
  revenue: '€6.50',
  competitors: 'Delhaize',
};
const reply = (question: QuestionId | null, answer: string, seed: string, word?: string) =>
  replyTo({ question, answer, named: word, seed });

describe('the advisor', () => {
  it.each(questionIds)('names something the answer to "%s" said, then asks the next question or closes', (id) => {
    for (const seed of seeds) {
      const [said, then, ...more] = reply(id, answers[id], seed, named[id]);
      expect(said).toMatchObject({ kind: 'read', quote: named[id] });
      const question = questionIds[questionIds.indexOf(id) + 1];
      expect(then).toMatchObject(question === undefined ? { kind: 'complete' } : { kind: 'question', question });
      expect(more).toEqual([]);
    }
  });

  it.each(questionIds)('has at least four ways of replying to "%s", said or skipped, and of asking it', (id) => {
    for (const answer of [answers[id], ''])
      expect(new Set(seeds.map((seed) => reply(id, answer, seed)[0]?.variant))).toEqual(new Set(variants));
    expect(new Set(seeds.map((seed) => JSON.stringify(reply(id, '', seed)[1])))).toHaveLength(4);
  });

  it.each(questionIds)('says honestly that "%s" was skipped or answered with nothing', (question) => {
    for (const answer of ['', '   '])
      expect(reply(question, answer, 's')[0]).toMatchObject({ kind: 'skipped', question });
  });

  it('quotes an answer in which nothing was found, and thanks for later messages', () => {
    expect(replyTo({ question: 'industry', answer: 'That one', named: undefined, seed: 's' })[0]).toMatchObject({
      kind: 'quoted',
      quote: 'That one',
    });
    expect(reply(null, 'And we will also sell on Sundays', 's')).toMatchObject([
      { kind: 'thanks', quote: 'And we will also sell on Sundays' },
    ]);
  });

  it('greets with the question for the idea, in at least four ways', () => {
    expect(greeting()).toMatchObject([{ kind: 'greeting' }, { kind: 'question', question: 'idea' }]);
    expect(new Set(seeds.map((seed) => JSON.stringify(greeting(seed)))).size).toBeGreaterThanOrEqual(4);
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
  ])('takes %s into a reply shortened and without control characters or markup', (_name, text) => {
    for (const question of [...questionIds, null]) {
      const out = JSON.stringify([reply(question, text, 's'), reply(question, 'x', 's', text)]);
      expect(out.length).toBeLessThan(1800);
      expect(out).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e\u2066-\u2069<>]/u);
      expect(out).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }
  });

  it('cuts quotes between words', () => {
    expect(shortQuote('one two three four', 12)).toBe('one two…');
    expect(shortQuote('short')).toBe('short');
  });

  it('gives the same reply for the same seed', () => {
    expect(reply('idea', answers.idea, 'a')).toEqual(reply('idea', answers.idea, 'a'));
  });
});
