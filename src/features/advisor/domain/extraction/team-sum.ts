import { readNumber } from './number-words.ts';
import { isMark, type Reading } from './reading.ts';

type Tokens = Reading['tokens'];

const workers =
  /^(people|person|employee|staff|carer|caregiver|nurse|driver|cleaner|teacher|coach|therapist|instructor|tutor|waiter|pilot|manager|baker|chef|cook|barista|developer|designer|engineer|mechanic|guide|assistant|worker|helper|stylist|hairdresser|technician|groomer|trainer|architect|translator|editor|lawyer|accountant|consultant|founder|partner|carpenter|electrician|plumber|painter|gardener|photographer)$/;

/** Whether a noun in the singular names somebody a business employs. */
export function isWorker(stem: string): boolean {
  return workers.test(stem);
}

/** The end of "three people" where it counts ourselves: "so three people", "We are in Helsinki, four people.", "three people in all". */
export function sumEnd(tokens: Tokens, at: number, next: number): number | null {
  if (!/^(people|persons)$/.test(tokens[next]?.lower ?? '')) return null;
  const after = tokens[next + 1];
  const isAll =
    (after?.lower === 'in' && /^(all|total)$/.test(tokens[next + 2]?.lower ?? '')) || after?.lower === 'altogether';
  const isEnd = after === undefined || isMark(after, '.,;!)') || isAll;
  const isOfUs = tokens
    .slice(Math.max(0, at - 12), at)
    .some(({ lower, sentence }) => lower === 'we' && sentence === tokens[at]!.sentence);
  const isLed = /^(so|total|together|altogether|are)$/.test(tokens[at - 1]?.lower ?? '') || isMark(tokens[at - 1], ',');
  return isEnd && isOfUs && isLed ? next + 1 : null;
}

/** Whether the sum of those who are listed follows: "2 pilots plus an office manager, so three people". */
export function isSummed(tokens: Tokens, from: number): boolean {
  return [1, 2, 3, 4, 5, 6, 7, 8].some((step) => {
    const number = tokens[from + step]?.sentence === tokens[from]?.sentence ? readNumber(tokens, from + step) : null;
    return number !== null && sumEnd(tokens, from + step, number.next) !== null;
  });
}
