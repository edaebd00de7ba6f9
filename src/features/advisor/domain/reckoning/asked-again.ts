import type { Answers } from '../business/business.ts';
import { choiceOf, type Question } from '../coach/question.ts';

/** What the keys of the question begin with in which a month is read back to its founder. */
export const monthKey = 'month.right';

/** What a founder called wrong in a month that was read back to them: asked outright, whatever was said of it before. */
export const wrongParts = (answers: Answers): ReadonlySet<string | undefined> =>
  new Set([...answers.keys()].filter((key) => key.startsWith(`${monthKey}/`)).map((key) => choiceOf(answers, key)));

/** A question asked once more, outright: its answer takes the place of everything that was said of it. */
export const again = (question: Question): Question => ({ ...question, key: `${againPrefix}${question.key}` });
export const againPrefix = 'again/';
