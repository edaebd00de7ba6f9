import { type Coach, type Finding, type Outcome, once } from '../../coach/coach.ts';
import { isUnknown, type Question } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';

/** As `once`; what somebody does not know is not asked again, and money without a currency is not spoken of. */
export function onceKnown({ business }: Coach, terms: readonly Term[], find: () => Finding | null): Outcome {
  if (business.currency === undefined && terms.some(({ node }) => node?.unit === 'money')) return null;
  const outcome = once(terms, find);
  return outcome && 'asks' in outcome && business.answers.has(outcome.asks.key) ? null : outcome;
}

/** Asks these one after the other, each once; nothing follows where one of them is not known. */
export function inTurn({ business }: Coach, questions: readonly Question[], then: () => Outcome): Outcome {
  const unknown = questions.some(({ key }) => isUnknown(business.answers, key));
  const open = questions.find(({ key }) => !business.answers.has(key));
  if (unknown) return null;
  return open ? { asks: open } : then();
}
