import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const refresh = (token: string) =>
  world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });

describe('a refresh token used again after ten seconds', () => {
  it('ends the session at once, mails the person once, and says why to every holder of the session, and in the trail', async () => {
    const person = await world.signUp();
    const next = await refresh(person.refreshToken);
    expect(await readMails(world, person.email)).toHaveLength(0);
    world.clock.now = new Date(world.clock.now.getTime() + 10_001);
    for (const token of [person.refreshToken, next.body.refresh_token, person.refreshToken]) {
      const { status, body } = await refresh(token);
      expect([status, body.error_code]).toEqual([400, 'refresh_token_already_used']);
    }
    expect((await world.call('GET', '/auth/v1/user', { as: person })).body.error_code).toBe('session_not_found');
    const trail = await world.product.database.system`select event from auth_audit
      where user_id = ${person.userId} and event = 'token_reused'`;
    expect(trail).toHaveLength(1);
    const mails = await readMails(world, person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We ended one of your sessions']);
  });
});
