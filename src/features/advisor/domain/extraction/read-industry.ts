import { industryPhrase, phraseText } from './industry-words.ts';
import { phraseIndex } from './phrases.ts';
import type { FoundFact, Reading } from './reading.ts';
import { editDistance } from './spelling.ts';

/** An industry the knowledge knows, by the words people use for it; the more telling words come first. */
export interface IndustryTerms {
  readonly id: string;
  readonly name: string;
  readonly terms: readonly string[];
}

/**
 * The industry whose words the answer uses most tellingly; none when no word fits. Longer phrases outweigh single
 * words, and words early in an entry's list outweigh later ones.
 */
export function readIndustry(reading: Reading, industries: readonly IndustryTerms[]): FoundFact[] {
  const { question, tokens } = reading;
  const facts: FoundFact[] = [];
  if (question !== 'industry' && question !== 'idea') return facts;
  const table = phraseIndex(
    industries.flatMap((industry, order) =>
      [industry.name, ...industry.terms].map(
        (term, rank) => [term, { id: industry.id, rank: Math.max(rank - 1, 0), order }] as const,
      ),
    ),
  );
  const scores = new Map<string, { points: number; from: number; to: number }>();
  const seen = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    // One word may belong to several industries; all of them score.
    const first = tokens[at]!;
    for (const { words, value } of table.get(first.stem) ?? []) {
      if (!words.every((word, offset) => tokens[at + offset]?.stem === word)) continue;
      const mark = `${value.id} ${words.join(' ')}`;
      if (seen.has(mark)) continue;
      seen.add(mark);
      const points = words.length * words.length * 2 + 1 / (1 + value.rank);
      const score = scores.get(value.id);
      if (score === undefined) scores.set(value.id, { points, from: at, to: at + words.length });
      else score.points += points;
    }
  }
  const best = [...scores].toSorted((a, b) => b[1].points - a[1].points || a[1].from - b[1].from)[0];
  if (question === 'industry') facts.push(...readWords(reading, best?.[1] ?? null));
  if (best !== undefined) {
    facts.push({ key: 'industry.id', value: { type: 'choice', choice: best[0] }, from: best[1].from, to: best[1].to });
  } else if (question === 'industry') facts.push(...readMisspelt(reading, industries));
  return facts;
}

function readWords(reading: Reading, named: { from: number; to: number } | null): FoundFact[] {
  const span = industryPhrase(reading, named);
  return span === null
    ? []
    : [{ key: 'industry.words', value: { type: 'text', text: phraseText(reading, span) }, ...span }];
}

function readMisspelt({ tokens }: Reading, industries: readonly IndustryTerms[]): FoundFact[] {
  if (tokens.length > 8) return [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || token.stem.length < 5) continue;
    for (const { id, terms } of industries) {
      const isNear = terms.some(
        (term) =>
          term.length >= 5 &&
          term.length <= 14 &&
          term.charAt(0) === token.stem.charAt(0) &&
          editDistance(token.stem.slice(0, 14), term) === 1,
      );
      if (isNear) return [{ key: 'industry.id', value: { type: 'choice', choice: id }, from: at, to: at + 1 }];
    }
  }
  return [];
}
