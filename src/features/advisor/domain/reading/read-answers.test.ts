import { describe, expect, it } from 'vitest';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { gateCases } from '#testing/gate-cases.ts';
import type { ReadMessage } from '../ports.ts';
import { questionIds } from '../questions.ts';
import { builtInReader, readAnswers } from './read-answers.ts';
import { amountRoles, wordRoles } from './roles.ts';

const courier: readonly ReadMessage[] = [
  { id: 'a', question: 'idea', text: 'Same-day dental lab courier for 140 practices in Lyon.' },
  { id: 'b', question: 'revenue', text: '€7.90 per pick-up, flat €290 a month for daily rounds.' },
  { id: 'c', question: 'competitors', text: 'La Poste, taxi.' },
  { id: 'd', question: null, text: 'We have €4,000 of our own.' },
];

describe('Reading five answers', () => {
  it('finds amounts and words where they stand, with every role they can have', () => {
    const found = readAnswers({ language: 'en', messages: courier });
    expect(found.map(({ mention }) => [mention.id, mention.quote])).toEqual(
      expect.arrayContaining([
        ['a@32', '140 practices'],
        ['b@0', '€7.90 per pick-up'],
        ['c@0', 'La Poste'],
        ['d@8', '€4,000'],
      ]),
    );
    for (const { mention, roles } of found) {
      const all = mention.amount ? amountRoles : wordRoles;
      expect([...roles].sort()).toEqual([...all, 'none'].sort());
    }
    const quotes = new Map(courier.map(({ id, text }) => [id, text]));
    for (const { mention } of found) {
      const [message = '', from = ''] = mention.id.split('@');
      expect(quotes.get(message)!.startsWith(mention.quote, Number(from))).toBe(true);
    }
  });

  it('takes a price only where its kind is certain by its form, and no words', () => {
    const sets = gateCases(readLabelledAnswers(), (_, at) => at % 4 === 0);
    for (const set of sets) {
      const messages = questionIds.map((question) => ({ id: question, question, text: set.answers[question] }));
      for (const { taken, mention } of readAnswers({ language: set.language, messages })) {
        if (!mention.amount) expect(taken, mention.quote).toBeUndefined();
        if (!taken?.role.startsWith('price')) continue;
        expect(taken.role, mention.quote).toBe('price.period');
        expect(mention.amount?.form).toHaveProperty('per');
      }
    }
  });

  it('reads the newest answer to a question alone, and finds the same again', async () => {
    const again = [...courier, { id: 'e', question: 'revenue', text: '€8 per pick-up.' } as const];
    const found = await builtInReader.read({ language: 'en', messages: again });
    expect(found.map(({ mention }) => mention.id).filter((id) => id.startsWith('b'))).toEqual([]);
    expect(found.map(({ mention }) => mention.quote)).toContain('€8 per pick-up');
    expect(readAnswers({ language: 'en', messages: again })).toEqual(found);
  });

  it('reads nothing out of nothing', () => {
    expect(readAnswers({ language: 'ja', messages: [] })).toEqual([]);
    expect(readAnswers({ language: 'ja', messages: [{ id: 'a', question: 'idea', text: '' }] })).toEqual([]);
  });
});
