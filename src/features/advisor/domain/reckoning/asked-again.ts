import type { Answers } from '../business/business.ts';
import { answerTo, type Question } from '../coach/question.ts';

/** What the keys of the question begin with in which a month is read back to its founder. */
export const monthKey = 'month.right';

/** What can be wrong with a month as it was reckoned. */
const parts = ['volume', 'price', 'direct', 'bills'] as const;
type MonthPart = (typeof parts)[number];

/** What a founder called wrong in a month that was read back to them: asked outright, whatever was said of it before. */
export function wrongParts(answers: Answers): ReadonlySet<MonthPart> {
  const chosen = [...answers.keys()].flatMap((one) => {
    const answer = one.startsWith(`${monthKey}/`) ? answerTo(answers, one) : undefined;
    return answer?.kind === 'choice' ? [answer.choice] : [];
  });
  return new Set(parts.filter((part) => chosen.includes(part)));
}

/** A question asked once more, outright: its answer takes the place of everything that was said of it. */
export const again = (question: Question): Question => ({ ...question, key: `${againPrefix}${question.key}` });
export const againPrefix = 'again/';
