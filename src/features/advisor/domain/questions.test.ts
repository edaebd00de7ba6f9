import { describe, expect, it } from 'vitest';
import { isLastQuestion, progressAfterAnswer, questionIds } from './questions.ts';

describe('the questions of the advisor', () => {
  it('are complete with the last of them, whichever it is called, and with no other', () => {
    expect(questionIds.filter(isLastQuestion)).toEqual([questionIds.at(-1)]);
    expect(progressAfterAnswer[questionIds.length]).toBe(100);
  });
});
