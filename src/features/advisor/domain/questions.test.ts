import { describe, expect, it } from 'vitest';
import { progressAfterAnswer, questionIds } from './questions.ts';

describe('the questions of the advisor', () => {
  it('are complete with the last of them and with no other', () => {
    expect(progressAfterAnswer.indexOf(100)).toBe(questionIds.length);
  });
});
