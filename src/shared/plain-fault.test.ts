import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainFault } from './plain-fault.ts';

it('a text that is too long is said in words, whatever the validator calls it', () => {
  const message = z.string().max(3).safeParse('abcd').error?.issues[0]?.message ?? '';
  expect(plainFault(message)).toBe('is longer than 3 characters');
  expect(plainFault('is empty')).toBe('is empty');
});
