import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let another: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
  another = await createTestProduct({ database: world.database });
});
afterAll(async () => {
  await another.close();
  await world.close();
});
beforeEach(async () => {
  later(61_000);
  await world.product.database.system`delete from auth_mail_request`;
  await world.product.database.system`delete from job`;
});

const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
  another.clock.now = world.clock.now;
};
const recover = async (email: string): Promise<void> => {
  const answer = await world.call('POST', '/auth/v1/recover', { body: { email } });
  expect([answer.status, answer.body]).toEqual([200, {}]);
};
const sentTo = async (email: string): Promise<number> => {
  const [row] = await world.product.database.system<{ count: number }[]>`
    select count(*)::int as count from mail where recipient = ${email}`;
  return row!.count;
};
const waiting = () => world.product.database.system<{ email: string; failures: number }[]>`
  select r.email, j.failures from auth_mail_request r join job j on j.name = 'auth.mail_request' and j.key = r.id::text
  where j.state <> 'done' order by r.position`;

describe('a mail that was asked for', () => {
  it('is sent by another worker after the one that took it in has gone', async () => {
    const { email } = await world.signUp();
    const gone = await createTestProduct({ database: world.database });
    gone.clock.now = world.clock.now;
    expect((await gone.call('POST', '/auth/v1/recover', { body: { email } })).status).toBe(200);
    await gone.close();
    expect(await sentTo(email)).toBe(0);
    await another.product.sendAskedMails();
    expect([await sentTo(email), (await waiting()).length]).toEqual([1, 0]);
    await world.product.sendAskedMails();
    expect(await sentTo(email)).toBe(1);
  });

  it('is sent once, by whoever comes next, when the process that had it is gone', async () => {
    const { email } = await world.signUp();
    await recover(email);
    await world.product.database.system`update job set state = 'running', worker = 1, attempt = 1
      where name = 'auth.mail_request' and state = 'waiting'`;
    await another.product.sendAskedMails();
    expect([await sentTo(email), (await waiting()).length]).toEqual([1, 0]);
  });

  it('is sent once by two workers at the same time, and both are done when it is', async () => {
    const people = [await world.signUp(), await world.signUp(), await world.signUp()];
    for (const { email } of people) await recover(email);
    const handling = [world, another, world, another].map(({ product }) => product.sendAskedMails());
    await Promise.all(handling);
    expect(await Promise.all(people.map(({ email }) => sentTo(email)))).toEqual([1, 1, 1]);
    expect(await waiting()).toEqual([]);
  });

  it('is tried again later when it fails, and holds up no other', async () => {
    const [broken, whole] = [await world.signUp(), await world.signUp()];
    await recover(broken.email);
    await recover(whole.email);
    // An address that no mail may be sent to.
    const { system } = world.product.database;
    await system`update auth_user set email = 'a b' where id = ${broken.userId}`;
    await system`update auth_mail_request set email = 'a b' where email = ${broken.email}`;
    await world.product.sendAskedMails();
    expect([await sentTo(whole.email), [...(await waiting())]]).toEqual([1, [{ email: 'a b', failures: 1 }]]);
    await world.product.sendAskedMails();
    expect([...(await waiting())]).toEqual([{ email: 'a b', failures: 1 }]);
    await system`update auth_user set email = ${broken.email} where id = ${broken.userId}`;
    await system`update auth_mail_request set email = ${broken.email}`;
    later(1000);
    await world.product.sendAskedMails();
    expect([await sentTo(broken.email), [...(await waiting())]]).toEqual([1, []]);
  });

  it('is sent by the worker without being asked, whether it was running by then or not', async () => {
    const [before, after] = [await world.signUp(), await world.signUp()];
    await recover(before.email);
    const worker = await another.product.startWorker();
    try {
      await vi.waitFor(async () => expect(await sentTo(before.email)).toBe(1), { timeout: 10_000 });
      await recover(after.email);
      // Sooner than the worker looks by itself: it is told.
      await vi.waitFor(async () => expect(await sentTo(after.email)).toBe(1), { timeout: 3000, interval: 20 });
    } finally {
      await worker.stop();
    }
  });

  it('is there for whoever reads the outbox next', async () => {
    const { email } = await world.signUp();
    await recover(email);
    const { body } = await world.call('GET', '/outbox.json');
    expect(body[0]).toMatchObject({ to: email, subject: 'Set a new password' });
  });

  it('makes a person where sign-up was open when it was asked for', async () => {
    const closed = await createTestProduct({ database: world.database, environment: { AUTH_SIGN_UP: 'off' } });
    closed.clock.now = world.clock.now;
    await closed.call('POST', '/auth/v1/otp', { body: { email: 'closed@example.com' } });
    await world.call('POST', '/auth/v1/otp', { body: { email: 'open@example.com' } });
    await closed.product.sendAskedMails();
    await closed.close();
    expect([await sentTo('closed@example.com'), await sentTo('open@example.com')]).toEqual([0, 1]);
  });
});
