import { describe, expect, it } from 'vitest';
import { accountContract } from '#features/account/account.contract.ts';
import { createApiClient } from './client.ts';
import { onRefusedSession } from './refused-session.ts';

async function refusedWith(status: number, code: string): Promise<number> {
  let reports = 0;
  const stop = onRefusedSession(() => {
    reports += 1;
  });
  const answer = () => Promise.resolve(Response.json({ code, message: 'No' }, { status }));
  const client = createApiClient(accountContract, {
    getAccessToken: async () => 'token',
    baseUrl: 'http://localhost',
    fetch: answer as typeof fetch,
  });
  await client.getAccount().catch(() => {});
  stop();
  return reports;
}

describe('a call the platform refuses', () => {
  it('is reported where the session ended or lacks its second factor, and nowhere else', async () => {
    expect(await refusedWith(401, 'auth.required')).toBe(1);
    expect(await refusedWith(403, 'auth.second_factor_required')).toBe(1);
    expect(await refusedWith(403, 'billing.plan_required')).toBe(0);
    expect(await refusedWith(404, 'request.not_found')).toBe(0);
  });
});
