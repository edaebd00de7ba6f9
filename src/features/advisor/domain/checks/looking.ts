import type { Said } from '../business/business.ts';
import type { Coach, Finding, Outcome } from '../coach/coach.ts';
import type { Term } from '../reckoning/ledger.ts';

/**
 * The outcome of a check that needs these terms: what it finds once all are known, the question where one is missing. What somebody
 * does not know is not asked again, and money without a currency is not spoken of.
 */
export function onceKnown({ business }: Coach, terms: readonly Term[], find: () => Finding | null): Outcome {
  if (business.currency === undefined && terms.some(({ node }) => node?.unit === 'money')) return null;
  const lacks = new Map(terms.flatMap((term) => term.lacks).map((question) => [question.key, question]));
  const [question] = lacks.values();
  if (!question) return find();
  return lacks.size > 1 || business.answers.has(question.key) ? null : question;
}

/** The mentions of what was said, for what a finding rests on. */
export const mentionsOf = (...said: readonly (Said | undefined)[]): readonly string[] =>
  said.flatMap((one) => one?.mention ?? []);
