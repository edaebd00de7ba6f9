import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailCatalogue } from '#server/mail/read-catalogue.ts';
import { dateLocale } from '#shared/date-locale.ts';
import { readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

let made = 0;
const password = 'correct horse battery';

async function signUp(headers: Record<string, string>): Promise<Person> {
  made += 1;
  const email = `reader${made}@example.com`;
  const { body } = await world.call('POST', '/auth/v1/signup', { body: { email, password }, headers });
  return { email, userId: body.user.id, accessToken: body.access_token, refreshToken: body.refresh_token };
}

/** Makes the service write to the person, who has forgotten their password. */
async function newestMail(person: Person, headers: Record<string, string> = {}) {
  world.clock.now = new Date(world.clock.now.getTime() + 90_000);
  const { status } = await world.call('POST', '/auth/v1/recover', { body: { email: person.email }, headers });
  expect(status).toBe(200);
  return readNewestMail(world, person.email);
}

const setLanguage = (person: Person, language: string | null) =>
  world.product.database.system`update users set language = ${language} where user_id = ${person.userId}`;
const subjectIn = (language: string) => mailCatalogue(language)['mail.recovery.subject'] ?? 'Set a new password';
const dateIn = (language: string) =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(world.clock.now);

describe('the language of a mail', () => {
  it.each(['en', 'es', 'fr', 'de', 'zh', 'ja'])(
    'is %s where the browser of the sign-up asked for it',
    async (language) => {
      const person = await signUp({ 'accept-language': `${language}-XX, en;q=0.1` });
      const mail = await newestMail(person);
      expect(mail.subject).toBe(subjectIn(language));
      expect(mail.html).toContain(`<html lang="${language}"`);
    },
  );

  it('is the one chosen on the page, whatever the browser asks for', async () => {
    const person = await signUp({ 'accept-language': 'fr', cookie: 'groundwork_locale=ja' });
    expect((await newestMail(person)).html).toContain('<html lang="ja"');
  });

  it('is the setting of the account before all else, and follows the browser again without one', async () => {
    const person = await signUp({ 'accept-language': 'fr' });
    await setLanguage(person, 'de');
    expect((await newestMail(person, { 'accept-language': 'es' })).html).toContain('<html lang="de"');
    await setLanguage(person, null);
    expect((await newestMail(person)).html).toContain('<html lang="fr"');
  });

  it('follows the browser of the last sign-in, and no program that says nothing of languages', async () => {
    const person = await signUp({ 'accept-language': 'fr' });
    const signIn = (headers: Record<string, string>) =>
      world.call('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password }, headers });
    await signIn({ 'accept-language': 'zh-CN' });
    expect((await newestMail(person)).html).toContain('<html lang="zh"');
    await signIn({});
    expect((await newestMail(person)).html).toContain('<html lang="zh"');
  });

  it('is English for a browser that asks for none of ours', async () => {
    const person = await signUp({ 'accept-language': 'pt-BR,*;q=0.1' });
    expect((await newestMail(person)).html).toContain('<html lang="en"');
  });

  it.each(['en', 'es', 'fr', 'de', 'zh', 'ja'])(
    'writes dates as %s does, in the zone of the person',
    async (language) => {
      const person = await signUp({ 'accept-language': language });
      await world.product.database.system`update users set timezone = 'Asia/Tokyo' where user_id = ${person.userId}`;
      expect((await newestMail(person)).text).toContain(dateIn(language));
    },
  );

  it('is told to the browser with the account', async () => {
    const person = await signUp({});
    const account = async () => (await world.call('GET', '/api/account', { as: person })).body;
    expect((await account()).language).toBeNull();
    await setLanguage(person, 'ja');
    expect((await account()).language).toBe('ja');
  });
});
