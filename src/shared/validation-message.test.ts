import { expect, it } from 'vitest';
import { z } from 'zod';
import { readableValidationMessage } from './validation-message.ts';

it('a text that is too long is said in words, whatever the validator calls it', () => {
  const message = z.string().max(3).safeParse('abcd').error?.issues[0]?.message ?? '';
  expect(readableValidationMessage(message)).toBe('is longer than 3 characters');
  expect(readableValidationMessage('is empty')).toBe('is empty');
});
