// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authFetch, lastRetryAfterSeconds } from './auth-fetch.ts';
import { wasSessionReused } from './ended-session.ts';

const refresh = 'http://localhost/auth/v1/token?grant_type=refresh_token';
const answerWith = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status, headers }));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the fetch of the auth client', () => {
  it('keeps the seconds to wait of the last answer, and of no earlier one', async () => {
    answerWith(429, {}, { 'retry-after': '41' });
    await authFetch('http://localhost/auth/v1/otp');
    expect(lastRetryAfterSeconds()).toBe(41);
    answerWith(200, {});
    await authFetch('http://localhost/auth/v1/otp');
    expect(lastRetryAfterSeconds()).toBeUndefined();
  });

  it.each([
    { code: 'refresh_token_already_used', message: '' },
    { code: 400, error_code: 'refresh_token_already_used', msg: '' },
  ])(
    'notes that a session was ended because its token was used twice, and leaves the answer readable: %j',
    async (body) => {
      answerWith(400, body);
      const answer = await authFetch(refresh);
      expect(wasSessionReused()).toBe(true);
      expect(await answer.json()).toEqual(body);
    },
  );

  it('notes nothing for any other refusal', async () => {
    answerWith(400, { code: 'refresh_token_not_found' });
    await authFetch(refresh);
    answerWith(400, { code: 'refresh_token_already_used' });
    await authFetch('http://localhost/auth/v1/token?grant_type=password');
    expect(wasSessionReused()).toBe(false);
  });
});
