import { describe, expect, it } from 'vitest';
import { groupCode, recoveryCodesFile } from './recovery-codes-file.ts';
import { wasOpenedWithRecoveryCode } from './session-methods.ts';

describe('recovery codes to keep', () => {
  it('stand in groups of four', () => {
    expect(groupCode('7k2m9xqd31tv0abc')).toBe('7k2m-9xqd-31tv-0abc');
  });

  it('are a file with a heading and one code on each line', () => {
    expect(recoveryCodesFile('Codes', ['aaaabbbb', 'ccccdddd'])).toBe('Codes\n\naaaa-bbbb\ncccc-dddd\n');
  });
});

describe('a session opened with a recovery code', () => {
  const tokenWith = (amr: unknown): string => `h.${btoa(JSON.stringify({ amr })).replace(/=/g, '')}.s`;

  it('is known by its token', () => {
    const password = { method: 'password', timestamp: 1 };
    expect(wasOpenedWithRecoveryCode(tokenWith([{ method: 'recovery_code', timestamp: 2 }, password]))).toBe(true);
    expect(wasOpenedWithRecoveryCode(tokenWith([{ method: 'totp', timestamp: 2 }, password]))).toBe(false);
  });

  it.each(['', 'a.b.c', tokenWith('recovery_code')])('is not believed of %j', (token) => {
    expect(wasOpenedWithRecoveryCode(token)).toBe(false);
  });
});
