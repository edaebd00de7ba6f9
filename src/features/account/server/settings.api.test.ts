import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

const read = async (as: Person) => (await world.call('GET', '/api/account/settings', { as })).body;
const save = (part: string, as: Person, body: unknown) =>
  world.call('PUT', `/api/account/settings/${part}`, { as, body });
const account = async (as: Person) => (await world.call('GET', '/api/account', { as })).body;

describe('the settings of an account', () => {
  it('begin with the defaults of docs/account.md and docs/mail.md', async () => {
    const person = await world.signUp();
    expect(await read(person)).toEqual({
      profile: { revision: 1, name: 'Marieke Koster', timezone: 'UTC' },
      notifications: {
        revision: 1,
        email_updates: true,
        marketing_emails: false,
        product_tips: true,
        security_alerts: true,
      },
      preferences: { revision: 1, language: null, layout: 'Default', theme: 'System' },
    });
  });

  it('save name, time zone and the name of the business together', async () => {
    const person = await world.signUp();
    const [workspace] = (await account(person)).workspaces;
    const business = { workspaceId: workspace.id, revision: workspace.revision, name: 'Koster Bread' };
    const answer = await save('profile', person, {
      revision: 1,
      name: ' Mar  Koster ',
      timezone: 'Asia/Tokyo',
      business,
    });
    expect([answer.status, answer.body.profile]).toEqual([
      200,
      { revision: 2, name: 'Mar Koster', timezone: 'Asia/Tokyo' },
    ]);
    expect((await account(person)).workspaces[0].name).toBe('Koster Bread');
    const [row] = await world.product.database.system<{ name: string; businessName: string }[]>`
      select name, business_name as "businessName" from users where user_id = ${person.userId}`;
    expect(row).toEqual({ name: 'Mar Koster', businessName: 'Koster Bread' });
  });

  it('save nothing of the profile where the business was changed in between', async () => {
    const person = await world.signUp();
    const [workspace] = (await account(person)).workspaces;
    const business = { workspaceId: workspace.id, revision: workspace.revision + 1, name: 'Koster Bread' };
    const answer = await save('profile', person, { revision: 1, name: 'Other', timezone: 'Asia/Tokyo', business });
    expect([answer.status, answer.body.code]).toEqual([409, 'request.stale_revision']);
    expect((await read(person)).profile).toEqual({ revision: 1, name: 'Marieke Koster', timezone: 'UTC' });
  });

  it('refuse a saving on an old state with the state as it is, and no other part', async () => {
    const person = await world.signUp();
    await save('profile', person, { revision: 1, name: 'First tab', timezone: 'Europe/London' });
    const stale = await save('profile', person, { revision: 1, name: 'Second tab', timezone: 'UTC' });
    expect([stale.status, stale.body.code]).toEqual([409, 'request.stale_revision']);
    expect(stale.body.current.profile).toEqual({ revision: 2, name: 'First tab', timezone: 'Europe/London' });
    const toggles = { email_updates: false, marketing_emails: true, product_tips: false, security_alerts: true };
    const other = await save('notifications', person, { revision: 1, ...toggles });
    expect([other.status, other.body.notifications]).toEqual([200, { revision: 2, ...toggles }]);
  });

  it('of two savings at once let one through', async () => {
    const person = await world.signUp();
    const body = { revision: 1, language: 'de', layout: 'Advanced', theme: 'Light' };
    const answers = await Promise.all([1, 2, 3].map(() => save('preferences', person, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await account(person)).toMatchObject({ language: 'de', layout: 'Advanced', theme: 'Light' });
  });

  it.each([
    ['profile', { name: 'M', timezone: 'Mars/Olympus' }, 'timezone'],
    ['profile', { name: 'M', timezone: 'Europe/Amsterdam' }, 'timezone'],
    ['profile', { name: 'x'.repeat(200), timezone: 'UTC' }, 'name'],
    ['profile', { name: '  ', timezone: 'UTC' }, 'name'],
    ['preferences', { language: 'tlh', layout: 'Default', theme: 'System' }, 'language'],
    ['preferences', { language: 'en', layout: 'Roomy', theme: 'System' }, 'layout'],
    ['preferences', { language: 'en', layout: 'Default', theme: 'dark' }, 'theme'],
    ['notifications', { email_updates: true, marketing_emails: true, product_tips: true }, 'security_alerts'],
  ])('refuse %s %j, naming %s', async (part, input, field) => {
    const person = await world.signUp();
    const answer = await save(part, person, { revision: 1, ...input });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('do not take a business of somebody else', async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const [theirs] = (await account(stranger)).workspaces;
    const business = { workspaceId: theirs.id, revision: theirs.revision, name: 'Mine' };
    const answer = await save('profile', person, { revision: 1, name: 'M', timezone: 'UTC', business });
    expect(answer.status).toBe(404);
    expect((await account(stranger)).workspaces[0].name).not.toBe('Mine');
  });
});
