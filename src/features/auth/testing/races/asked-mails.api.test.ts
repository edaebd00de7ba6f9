/** What a mail was asked for, changed between the request and the mail: the mail is about what holds then. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '#server/db/connect.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_CONFIRM_EMAIL: 'on', AUTH_LIMITS: 'off' } });
});
afterAll(() => world.close());

interface StoredPerson {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly newEmail: string | null;
}
const personOf = async (email: string): Promise<StoredPerson> => {
  const [person] = await world.product.database.system<StoredPerson[]>`
    select id, password_hash as "passwordHash", new_email as "newEmail" from auth_user where email = ${email}`;
  return person!;
};
const subjectsTo = async (email: string): Promise<readonly string[]> => {
  const rows = await world.product.database.system<{ subject: string }[]>`
    select subject from mail where recipient = ${email} order by subject`;
  return rows.map(({ subject }) => subject);
};

/** Begins work that comes to wait for a person, changes them meanwhile, and lets the work end. */
async function changeBehind(userId: string, work: () => Promise<unknown>, change: (tx: Tx) => Promise<unknown>) {
  const { system } = world.product.database;
  let working: Promise<unknown> | undefined;
  await system.begin(async (tx) => {
    await tx`select 1 from auth_user where id = ${userId} for update`;
    working = work();
    await vi.waitFor(async () => {
      // Outside the transaction, which would be told the same each time.
      const [row] = await system<{ count: number }[]>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(row?.count).toBe(1);
    });
    await change(tx as Tx);
  });
  await working;
}

describe('a mail that was asked for', () => {
  it('does not begin a change of address again that a new password just ended', async () => {
    const person = await world.signUp();
    const next = `next-${person.email}`;
    const resend = () => world.call('POST', '/auth/v1/resend', { body: { type: 'email_change', email: person.email } });
    await world.call('PUT', '/auth/v1/user', { as: person, body: { email: next } });
    await resend();
    await world.product.sendAskedMails();
    expect([(await subjectsTo(next)).length, (await personOf(person.email)).newEmail]).toEqual([2, next]);

    await resend();
    await changeBehind(
      person.userId,
      () => world.product.sendAskedMails(),
      // As setting a password does.
      async (tx) => {
        await tx`update auth_user set new_email = null where id = ${person.userId}`;
        await tx`delete from auth_one_time_token where user_id = ${person.userId}`;
      },
    );
    expect([(await subjectsTo(next)).length, (await personOf(person.email)).newEmail]).toEqual([2, null]);
    const { system } = world.product.database;
    expect(await system`select 1 from auth_one_time_token where user_id = ${person.userId}`).toHaveLength(0);
  });

  it('leaves the password of somebody who confirms while a stranger signs up with their address again', async () => {
    const signUp = (email: string, password: string) =>
      world.call('POST', '/auth/v1/signup', { body: { email, password } });
    for (const isConfirmed of [true, false]) {
      const email = `again-${isConfirmed}@example.com`;
      await signUp(email, 'the own password');
      await world.product.sendAskedMails();
      const before = await personOf(email);
      await signUp(email, 'a password of a stranger');
      await changeBehind(
        before.id,
        () => world.product.sendAskedMails(),
        async (tx) => {
          if (isConfirmed)
            await tx`update auth_user set email_confirmed_at = ${world.clock.now} where id = ${before.id}`;
        },
      );
      const { passwordHash } = await personOf(email);
      expect([passwordHash, await subjectsTo(email)]).toEqual(
        isConfirmed
          ? [before.passwordHash, ['Confirm your email address', 'You already have an account']]
          : [null, ['Confirm your email address', 'Confirm your email address']],
      );
    }
  });
});

describe('the code that stands in for a password', () => {
  it('goes to the address the person has by then', async () => {
    const person = await world.signUp();
    const moved = `moved-${person.email}`;
    const ask = () => world.call('GET', '/auth/v1/reauthenticate', { as: person });
    await ask();
    expect([(await subjectsTo(person.email)).length, (await subjectsTo(moved)).length]).toEqual([1, 0]);
    await changeBehind(
      person.userId,
      ask,
      (tx) => tx`update auth_user set email = ${moved} where id = ${person.userId}`,
    );
    expect([(await subjectsTo(person.email)).length, (await subjectsTo(moved)).length]).toEqual([1, 1]);
  });
});
