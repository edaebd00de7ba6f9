/** A person whom the holder of the service key deletes leaves behind what they would have left by themselves, and no more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingActions, stripeEnvironment } from '#testing/billing-actions.ts';
import { createFakePayments } from '#testing/fake-payments.ts';
import { openWithoutRowSecurity } from '#testing/leaving/without-row-security.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
const payments = createFakePayments();
const ended: string[] = [];
let world: TestProduct;
beforeAll(async () => {
  const { end } = payments;
  payments.end = async (payer) => {
    await end(payer);
    ended.push(payer.accountId);
  };
  world = await createTestProduct({ environment: { ...stripeEnvironment, AUTH_SERVICE_KEY: serviceKey }, payments });
});
afterAll(() => world.close());

const headers = { authorization: `Bearer ${serviceKey}` };
const remove = ({ userId }: Person) => world.call('DELETE', `/auth/v1/admin/users/${userId}`, { headers });
const isThere = async ({ userId }: Person): Promise<boolean> =>
  (await world.product.database.system`select 1 from auth_user where id = ${userId}`).length === 1;
const keptInvoices = ({ userId }: Person) =>
  world.product.database.system`select plan, amount_cents::int as cents, status from left_invoice
    where pseudonym = ${world.product.privacy.pseudonymOf(userId)}`;

async function payer(): Promise<Person> {
  const person = await world.signUp();
  const outcome = await billingActions(world, payments).choose(person, { plan: 'Pro', interval: 'month' });
  expect(outcome).toBe('checkout');
  return person;
}

it('ends what they pay for, keeps their invoice under the pseudonym, and takes their files along', async () => {
  const person = await payer();
  const file = { accountId: person.userId, purpose: 'picture', mediaType: 'image/webp', bytes: Buffer.from('face') };
  await world.product.storage.put(file, world.clock.now);
  expect((await remove(person)).status).toBe(200);
  expect([await isThere(person), ended.includes(person.userId)]).toEqual([false, true]);
  expect(await keptInvoices(person)).toEqual([{ plan: 'Pro', cents: 7900, status: 'paid' }]);
  expect(await world.product.storage.list(person.userId)).toEqual([]);
  expect((await remove(person)).body.error_code).toBe('user_not_found');
});

it('while the payment service is away keeps the account but opens it to nobody, and goes on by itself', async () => {
  const person = await payer();
  payments.isAway = true;
  const answer = await remove(person);
  expect([answer.status, answer.body.error_code]).toEqual([500, 'unexpected_failure']);
  expect([await isThere(person), ended.includes(person.userId)]).toEqual([true, false]);
  expect((await world.call('GET', '/api/account', { as: person })).status).toBe(401);
  const signIn = { body: { email: person.email, password: 'correct horse battery' } };
  expect((await world.call('POST', '/auth/v1/token?grant_type=password', signIn)).status).toBe(400);
  payments.isAway = false;
  // The pause before it is tried again.
  world.clock.now = new Date(world.clock.now.getTime() + 15_000);
  await world.product.privacy.run();
  expect([await isThere(person), ended.includes(person.userId)]).toEqual([false, true]);
});

describe('rows that a deletion meets', () => {
  const entries = ({ email }: Person) =>
    world.product.database.system`select 1 from waitlist_entry where email = ${email}`;
  /** Somebody on the waiting list, where a trigger does this before or after their entry is deleted. */
  async function whereEntries(when: 'before' | 'after', body: string) {
    const person = await world.signUp();
    const sql = await openWithoutRowSecurity(world.database);
    await sql`insert into waitlist_entry (id, email, language, created_at, mailed_at, token_hash)
      values (gen_random_uuid(), ${person.email}, 'en', now(), now(), ${Buffer.from(person.email)})`;
    await sql.unsafe(`create function on_entry() returns trigger security definer language plpgsql as $$ begin ${body} end $$;
      create trigger on_entry ${when} delete on waitlist_entry for each row execute function on_entry()`);
    const end = async () => {
      await sql.unsafe('drop function on_entry cascade');
      await sql.end();
    };
    return { person, end };
  }

  it('while it runs go as well', async () => {
    const { person, end } = await whereEntries(
      'after',
      `if old.language = 'en' then insert into waitlist_entry (id, email, language, created_at, mailed_at, token_hash)
         values (old.id, old.email, 'de', now(), now(), old.token_hash); end if;
       return null;`,
    );
    expect((await remove(person)).status).toBe(200);
    expect([await isThere(person), await entries(person)]).toEqual([false, []]);
    await end();
  });

  it('and that do not go stop it; it ends once they can', async () => {
    const { person, end } = await whereEntries('before', 'return null;');
    expect((await remove(person)).status).toBe(500);
    expect([await isThere(person), (await entries(person)).length]).toEqual([true, 1]);
    await end();
    world.clock.now = new Date(world.clock.now.getTime() + 15_000);
    await world.product.privacy.run();
    expect([await isThere(person), await entries(person)]).toEqual([false, []]);
  });
});
