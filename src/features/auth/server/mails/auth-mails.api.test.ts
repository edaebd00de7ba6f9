import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const password = 'correct horse battery';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
/** Signs in as a page of our own does, from a browser that holds no cookie. */
const signInFromNewBrowser = ({ email }: Person) =>
  world.call('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': firefox },
  });
const sql = () => world.product.database.system;

describe('mails of the authentication service', () => {
  it('tell of a new browser, when and from where, in the time zone of the person', async () => {
    const person = await world.signUp();
    await sql()`update users set timezone = 'Europe/Amsterdam' where user_id = ${person.userId}`;
    await signInFromNewBrowser(person);
    expect(await readMails(world, person.email)).toEqual([]);
    later(1000);
    await signInFromNewBrowser(person);
    const { subject, text } = await readNewestMail(world, person.email);
    expect(subject).toBe('A new device signed in');
    expect(text).toContain('Device: Firefox on Windows');
    expect(text).toMatch(/When: \d+ \w+ \d{4} at \d\d:\d\d CES?T/);
    expect(text).toMatch(/Network: \S+/);
  });

  it('keep quiet about a new browser where security alerts are off, and about nothing else', async () => {
    const person = await world.signUp();
    await sql()`update users set notification_preferences = notification_preferences || '{"security_alerts": false}'
      where user_id = ${person.userId}`;
    await signInFromNewBrowser(person);
    later(1000);
    await signInFromNewBrowser(person);
    expect(await readMails(world, person.email)).toEqual([]);
    const body = { password: 'a whole new password', current_password: password };
    await world.call('PUT', '/auth/v1/user', { as: person, body });
    expect((await readNewestMail(world, person.email)).subject).toBe('Your password was changed');
  });

  it('survive a time zone nobody knows', async () => {
    const person = await world.signUp();
    await sql()`update users set timezone = 'Nowhere/Land' where user_id = ${person.userId}`;
    const body = { password: 'a whole new password', current_password: password };
    expect((await world.call('PUT', '/auth/v1/user', { as: person, body })).status).toBe(200);
    expect((await readNewestMail(world, person.email)).text).toMatch(/When: .* UTC/);
  });

  it('never repeat a name or a device that a stranger wrote', async () => {
    const email = 'somebody-else@example.com';
    const words = 'visit evil.example';
    await world.call('POST', '/auth/v1/otp', {
      body: { email, data: { full_name: words } },
      headers: { 'user-agent': words },
    });
    const { text, html } = await readNewestMail(world, email);
    expect(text + html).not.toContain('evil.example');
  });

  it('lead to our own pages, which ask for a click', async () => {
    const person = await world.signUp();
    await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    const recovery = new URL((await readNewestMail(world, person.email)).link);
    expect([recovery.origin, recovery.pathname, recovery.searchParams.get('type')]).toEqual([
      'http://localhost:18400',
      '/reset-password',
      'recovery',
    ]);
    later(61_000);
    await world.call('POST', '/auth/v1/otp', { body: { email: person.email } });
    const magicLink = new URL((await readNewestMail(world, person.email)).link);
    expect([magicLink.pathname, magicLink.searchParams.get('type')]).toEqual(['/auth/confirm', 'magiclink']);
  });

  it('are essential, belong to the person, and end with their code', async () => {
    const person = await world.signUp();
    await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    await world.product.sendAskedMails();
    const [mail] = await sql()`select category, user_id as "userId", void_at as "voidAt" from mail
      where recipient = ${person.email}`;
    const voidAt = new Date(world.clock.now.getTime() + 600_000);
    expect({ ...mail }).toEqual({ category: 'essential', userId: person.userId, voidAt });
  });
});
