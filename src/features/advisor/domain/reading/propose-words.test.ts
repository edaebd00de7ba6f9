import { describe, expect, it } from 'vitest';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Language } from '#shared/languages.ts';
import { spotAmounts } from './amounts.ts';
import { isWorthAsking, proposeWordRoles, readPhrases, type WordProposal, wordGuesses } from './propose-words.ts';
import weights from './word-weights.json' with { type: 'json' };

function propose(question: QuestionId, language: Language, answer: string): Record<string, readonly WordProposal[]> {
  const context = readPhrases({ question, language, answer, amounts: spotAmounts(answer, { language }) });
  return Object.fromEntries(context.phrases.map((phrase) => [phrase.quote, proposeWordRoles(phrase, context)]));
}
const bestRole = (proposals: readonly WordProposal[]): string => proposals.find(({ role }) => role !== 'none')!.role;

describe('roles of words are put in order', () => {
  it('proposes every role and none, the likeliest first', () => {
    for (const proposals of Object.values(propose('audience', 'en', 'Dental practices; the receptionist decides.'))) {
      expect(proposals.map(({ role }) => role).toSorted()).toEqual([...wordGuesses].toSorted());
      expect(proposals.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
      for (const [at, { probability }] of proposals.entries())
        expect(probability).toBeLessThanOrEqual(proposals[at - 1]?.probability ?? 1);
    }
  });

  it('guesses by the question and the words around', () => {
    const idea = propose('idea', 'en', 'Same-day knife sharpening for restaurants in Antwerp');
    expect(bestRole(idea['Same-day knife sharpening']!)).toBe('offer');
    expect(bestRole(idea.restaurants!)).toBe('payer');
    expect(bestRole(idea.Antwerp!)).toBe('town');
    const rivals = propose('competitors', 'en', 'La Poste, Back Market, or they do it themselves.');
    expect(bestRole(rivals['La Poste']!)).toBe('rival');
    expect(bestRole(rivals['Back Market']!)).toBe('rival');
    const decider = propose('audience', 'en', 'Dental practices pay; the head nurse decides.');
    expect(bestRole(decider['head nurse']!)).toBe('decider');
  });

  it('asks about what is something', () => {
    const { Antwerp: town } = propose('idea', 'en', 'Knife sharpening in Antwerp');
    expect(isWorthAsking(town!)).toBe(true);
    expect(isWorthAsking([{ role: 'none', probability: 0.7 }])).toBe(false);
  });

  it('answers for words nobody has seen, and for ten thousand characters', () => {
    for (const answer of ['constructor __proto__ toString', 'قهوة في المدينة', 'shop in town with '.repeat(560)])
      for (const proposals of Object.values(propose('idea', 'en', answer)))
        expect(proposals.every(({ probability }) => probability >= 0 && probability <= 1)).toBe(true);
  });

  it('has one whole number per guess in each row of weights', () => {
    for (const row of Object.values(weights.features)) {
      const numbers = row.split(' ').map(Number);
      expect(numbers).toHaveLength(wordGuesses.length);
      expect(numbers.every(Number.isInteger)).toBe(true);
    }
  });
});
