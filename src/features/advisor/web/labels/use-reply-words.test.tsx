// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { questionVariants } from '#features/advisor/domain/conversation/question-texts.ts';
import { greeting, replyTo } from '#features/advisor/domain/conversation/reply.ts';
import { tellingFacts } from '#features/advisor/domain/conversation/telling-facts.ts';
import { extractFacts } from '#features/advisor/domain/extraction/extract-facts.ts';
import { industries } from '#features/advisor/domain/knowledge/index.ts';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { questionTexts } from '../shared/question-texts.ts';
import { acknowledgements } from './acknowledgements.ts';
import { useReplyWords } from './use-reply-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
const wordsOf = renderHook(useReplyWords, { wrapper }).result.current;

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
type Parts = Parameters<typeof wordsOf>[0];
const spoken = (parts: ReturnType<typeof replyTo>) => wordsOf(JSON.parse(JSON.stringify(parts)) as Parts);
const reply = (question: QuestionId | null, answer: string, seed: string) => {
  const facts = question === null ? [] : extractFacts(question, answer, { known: new Map(), industries });
  return spoken(replyTo({ question, answer, facts, seed }));
};

describe('the advisor', () => {
  it.each(questionIds)('repeats what the answer to "%s" said, then asks the next question or closes', (id) => {
    for (const seed of seeds) {
      const text = reply(id, answers[id], seed);
      expect(text).toMatch(said[id]);
      expect(text.length).toBeLessThan(320);
      expect(text).not.toMatch(/[{}]/);
      const next = questionIds[questionIds.indexOf(id) + 1];
      if (next === undefined) expect(text).toMatch(/plan is complete/);
      else expect(questionVariants[next].some((question) => text.endsWith(` ${question}`))).toBe(true);
    }
  });

  it('asks in the words that the score knows for its own', () => {
    for (const id of questionIds) expect(questionTexts[id].map((text) => i18n._(text))).toEqual(questionVariants[id]);
  });

  it('has words for every fact it may name', () => {
    for (const keys of Object.values(tellingFacts))
      for (const key of keys) expect(acknowledgements[key], key).toHaveLength(4);
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
    const value: FactValue = { type: 'choice', choice: 'software-as-a-service' };
    for (const seed of seeds)
      expect(
        spoken(replyTo({ question: 'industry', answer: 'SaaS', facts: [{ key: 'industry.id', value }], seed })),
      ).toMatch(/software as a service/i);
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
    for (const variant of [0, 1, 2, 3] as const)
      expect(wordsOf([{ kind: 'fact', key, value: { ...value }, variant }])).toMatch(words);
  });

  it.each(questionIds)('says honestly that "%s" was skipped', (id) => {
    for (const seed of seeds) expect(reply(id, '', seed)).toMatch(/the plan will say so|the plan will say that/i);
  });

  it('thanks for later messages and says where facts are changed', () => {
    for (const seed of seeds) {
      const text = reply(null, 'And we will also sell on Sundays', seed);
      expect(text).toMatch(/^Thank/);
      expect(text).toContain('And we will also sell on Sundays');
      expect(text).toMatch(/under (the|its) answers?/);
      expect(text).toMatch(/in the plan|the plan itself/);
      expect(text).toContain('business profile');
    }
  });

  it('greets and asks what is sold', () => {
    expect(spoken(greeting())).toContain('you sell');
  });
});
