import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#shared/problem.ts';
import { createAdmission } from './admission.ts';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spender = { accountId: 'a', address: '127.0.0.1' };
const request = new Request('http://localhost/api/account');
const never = () => new Promise<never>(() => undefined);
const tooOften = new ProblemError(429, { code: 'request.too_often', message: 'Too much', retryAfter: 1 });

/** Whether a promise has been rejected by now. */
async function isRejected(promise: Promise<unknown>): Promise<boolean> {
  const state = vi.fn();
  promise.catch(state);
  await vi.advanceTimersByTimeAsync(0);
  return state.mock.calls.length > 0;
}

describe('admission', () => {
  it('answers what finds no place to wait after the second it is told to wait, and another at once', async () => {
    const admission = createAdmission(createTurns(), { spend: () => undefined });
    const ask = (accountId: string, answer: () => Promise<unknown>) =>
      admission.inTurn({ ...spender, accountId }, request, answer);
    for (let count = 0; count < 6 + 256; count += 1) void ask('a', never);
    const refused = ask('a', never);
    await vi.advanceTimersByTimeAsync(999);
    expect(await isRejected(refused)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(refused).rejects.toMatchObject({ status: 429, problem: { retryAfter: 1 } });
    expect(await ask('b', () => Promise.resolve('answered'))).toBe('answered');
  });

  it('keeps what has no budget left in its place for a quarter of a second', async () => {
    const budgets = {
      spend: () => {
        throw tooOften;
      },
    };
    const spending = createAdmission(createTurns(), budgets).spend(
      spender,
      { cost: 'reading', now: new Date(0) },
      never,
    );
    await vi.advanceTimersByTimeAsync(249);
    expect(await isRejected(spending)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(spending).rejects.toBe(tooOften);
  });

  it('throws what the answer itself refuses with at once', async () => {
    const admission = createAdmission(createTurns(), { spend: () => undefined });
    await expect(admission.inTurn(spender, request, () => Promise.reject(tooOften))).rejects.toBe(tooOften);
  });
});
