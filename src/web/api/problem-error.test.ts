import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { problemFromBody, problemOf } from './problem-error.ts';
import { problemText } from './problems.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('a refused call', () => {
  it('keeps the code, the fields and the limits of the problem', async () => {
    const body = { code: 'billing.quota_exceeded', message: 'used up', limit: 1, used: 1, fields: { a: 'b' } };
    const error = await problemFromBody(Response.json(body, { status: 429, headers: { 'retry-after': '60' } }));
    expect(error.status).toBe(429);
    expect(problemOf(error)).toEqual({ ...body, retryAfter: 60 });
  });

  it('an answer that is not ours becomes an unexpected problem with its request id', async () => {
    const answer = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'req_1' } });
    expect(problemOf(await problemFromBody(answer))).toMatchObject({ code: 'request.unexpected', requestId: 'req_1' });
  });

  it('a call without an answer is a network problem', () => {
    expect(problemOf(new TypeError('Failed to fetch')).code).toBe('network.unreachable');
  });
});

describe('words for problems', () => {
  it('come from the code, never from the message', () => {
    expect(problemText(i18n, { code: 'auth.required', message: 'internal words' })).toBe(
      'Your session has ended. Sign in again.',
    );
  });

  it('name the request id when nothing better is known', () => {
    expect(problemText(i18n, { code: 'x.y', message: 'z', requestId: 'req_7' })).toContain('req_7');
  });
});
