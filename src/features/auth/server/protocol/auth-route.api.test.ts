/** What holds for every route of the protocol alike. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readNewestMail } from '#testing/mailbox.ts';
import { sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

describe('HEAD', () => {
  it('is refused with 405 by every route that answers GET, and does nothing', async () => {
    const person = await world.signUp();
    const { system } = world.product.database;
    const countTrail = async () => (await system`select 1 from auth_audit where user_id = ${person.userId}`).length;
    const [before, mails] = [await countTrail(), (await system`select 1 from mail`).length];
    const routes = world.product.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/auth/v1/'));
    expect(routes.length).toBeGreaterThan(15);
    for (const { path } of routes) {
      const filled = path.replace(/:\w+/g, () => crypto.randomUUID()).replace('*', 'nothing');
      const { status, headers, body } = await world.call('HEAD', filled, { as: person });
      expect([path, status, headers.get('allow'), body]).toEqual([path, 405, 'GET, OPTIONS', '']);
    }
    expect([await countTrail(), (await system`select 1 from mail`).length]).toEqual([before, mails]);
  });

  it('leaves a mailed link good for the person it was mailed to', async () => {
    const person = await world.signUp();
    await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    const { tokenHash } = await readNewestMail(world, person.email);
    const link = `/auth/v1/verify?token=${tokenHash}&type=recovery`;
    const looked = await world.call('HEAD', link);
    expect([looked.status, looked.headers.get('location'), looked.headers.get('set-cookie')]).toEqual([
      405,
      null,
      null,
    ]);
    expect((await world.call('GET', link)).headers.get('location')).toContain('access_token=');
  });
});
