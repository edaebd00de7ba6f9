import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactorWorld, type FactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct } from '#testing/test-product.ts';

let at: FactorWorld;
let world: Awaited<ReturnType<typeof createTestProduct>>;
beforeAll(async () => {
  world = await createTestProduct();
  at = createFactorWorld(world);
});
afterAll(() => world.close());

const password = 'correct horse battery';

describe('the audit trail, as the person reads it', () => {
  it('tells everything that happened to the account, in order', async () => {
    const person = await world.signUp();
    const expected = [['signed_in', 'signed_up']];
    const note = async (...events: string[]): Promise<void> => {
      expected.unshift(events.sort());
      at.later(1000);
    };
    at.later(1000);
    const signIn = (tried: string) =>
      at.auth('POST', '/token?grant_type=password', { body: { email: person.email, password: tried } });

    await signIn('not the password');
    await world.product.sendAskedMails();
    await note('sign_in_failed');
    const elsewhere = at.holding(person, (await signIn(password)).body);
    await note('signed_in');
    await at.auth('PUT', '/user', { as: person, body: { data: { full_name: 'Ada Byron' } } });
    await note('profile_changed');
    await at.auth('POST', '/recover', { body: { email: person.email } });
    await world.product.sendAskedMails();
    await note('password_reset_requested');
    // The address has had its mail of this minute.
    at.later(60_000);
    await at.auth('PUT', '/user', { as: person, body: { email: `new-${person.email}` } });
    await note('email_change_requested');
    for (const address of [person.email, `new-${person.email}`]) {
      const { tokenHash } = await readNewestMail(world, address);
      await at.auth('POST', '/verify', { body: { type: 'email_change', token_hash: tokenHash } });
    }
    await note('email_changed', 'signed_in');
    const change = { password: 'another password', current_password: password };
    await at.auth('PUT', '/user', { as: elsewhere, body: change });
    await note('password_changed');
    const enrolled = (await at.enrol(elsewhere)).body;
    await note('factor_enrolled');
    await at.show(elsewhere, enrolled.id, at.wrongCodeOf(enrolled.totp.secret));
    await note('factor_failed');
    const raised = await at.show(elsewhere, enrolled.id, at.codeOf(enrolled.totp.secret));
    await note('factor_verified');
    const owner = at.holding(elsewhere, raised.body);
    const made = await at.auth('POST', '/factors/recovery-codes', { as: owner });
    await note('recovery_codes_made');
    await at.auth('POST', '/factors/recovery-codes/verify', { as: owner, body: { code: made.body.codes[0] } });
    await note('recovery_code_used');
    await at.auth('POST', '/logout?scope=others', { as: owner });
    await note('signed_out');
    await at.auth('DELETE', `/factors/${enrolled.id}`, { as: owner });
    await note('factor_removed');

    const { status, body } = await world.call('GET', '/api/account/security-events', { as: owner });
    expect(status).toBe(200);
    const told = new Map<string, string[]>();
    for (const { event, occurredAt } of body.events as { event: string; occurredAt: string }[])
      told.set(occurredAt, [...(told.get(occurredAt) ?? []), event].sort());
    expect([...told.values()]).toEqual(expected);
  });
});
