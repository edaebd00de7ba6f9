// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { greeting, replyTo, variants } from '#features/advisor/domain/conversation/reply.ts';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { questionTexts } from '../shared/question-texts.ts';
import { useReplyWords } from './use-reply-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
const wordsOf = renderHook(useReplyWords, { wrapper }).result.current;

const seeds = Array.from({ length: 40 }, (_, at) => `seed-${at}`);
type Parts = Parameters<typeof wordsOf>[0];
const spoken = (parts: ReturnType<typeof replyTo>) => wordsOf(JSON.parse(JSON.stringify(parts)) as Parts);
const reply = (question: QuestionId | null, answer: string, seed: string, named?: string) =>
  spoken(replyTo({ question, answer, named, seed }));

describe('the advisor', () => {
  it.each(questionIds)('names what it read in the answer to "%s", then asks the next question or closes', (id) => {
    for (const seed of seeds) {
      const text = reply(id, 'Sourdough at €6.50 a loaf', seed, '€6.50');
      expect(text).toContain('“€6.50”');
      expect(text).toMatch(/under your answer/i);
      expect(text.length).toBeLessThan(320);
      expect(text).not.toMatch(/[{}]/);
      const next = questionIds[questionIds.indexOf(id) + 1];
      if (next === undefined) expect(text).toMatch(/plan is complete/);
      else expect(questionTexts[next].some((question) => text.endsWith(` ${i18n._(question)}`))).toBe(true);
    }
  });

  it('says of nothing that it is certain before it was confirmed', () => {
    for (const seed of seeds)
      expect(reply('idea', 'A bakery', seed, 'bakery')).toMatch(/right\?|right\.|confirm|should go into the plan/);
  });

  it.each(questionIds)('keeps an answer to "%s" in which nothing was found, in the words of the person', (id) => {
    for (const seed of seeds) expect(reply(id, 'That one', seed)).toContain('“That one”');
  });

  it.each(questionIds)('says honestly that "%s" was skipped', (id) => {
    for (const seed of seeds) expect(reply(id, '', seed)).toMatch(/the plan will say so|the plan will say that/i);
  });

  it('thanks for later messages and says when they count', () => {
    for (const seed of seeds) {
      const text = reply(null, 'And we will also sell on Sundays', seed);
      expect(text).toMatch(/^Thank/);
      expect(text).toContain('And we will also sell on Sundays');
      expect(text).toContain('confirm');
    }
  });

  it('has words for what an earlier reader had noted', () => {
    for (const variant of variants) expect(wordsOf([{ kind: 'noted', variant }])).toMatch(/noted|kept/i);
  });

  it('greets and asks what is sold', () => {
    expect(spoken(greeting())).toContain('you sell');
  });
});
