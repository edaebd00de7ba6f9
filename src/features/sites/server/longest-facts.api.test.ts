/** Facts as long as they may be, and names with signs of every kind, make drafts and sites that can be stored. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { enterFact, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { askToBegin, assertDone, readBuilder } from '../testing/make-site.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const money = { minor: 1_000_000_000_000, toMinor: 9_999_999_999_999, currency: 'EUR', per: 'x'.repeat(40) };
const texts = (max: number) => ({
  type: 'texts',
  items: Array.from({ length: 12 }, (_, at) => `${at}`.padEnd(max, 'ß')),
});
const text = (said: string) => ({ type: 'text', text: said });

it.each<[string, string, string, unknown]>([
  ['a name of eighty signs', 'Pro', 'business.name', text('ß'.repeat(80))],
  ['a name with joined signs', 'Pro', 'business.name', text('👩‍🍳 Bakery')],
  ['an offer of 160 signs that grow as capitals', 'Pro', 'business.offer', text('ß'.repeat(160))],
  ['an offer of pictures', 'Starter', 'business.offer', text('🥐'.repeat(80))],
  ['a place of eighty signs', 'Starter', 'business.place', text('🥐'.repeat(40))],
  ['twelve reasons', 'Pro', 'business.difference', texts(160)],
  ['twelve groups', 'Pro', 'audience.groups', texts(160)],
  [
    'twelve prices',
    'Pro',
    'revenue.streams',
    { type: 'amounts', items: Array.from({ length: 12 }, (_, at) => ({ name: `${at}`.padEnd(80, 'ß'), ...money })) },
  ],
  [
    'every way of delivery',
    'Pro',
    'business.delivery',
    { type: 'choices', items: ['shop', 'delivery', 'online', 'on-site', 'mobile', 'remote', 'events'] },
  ],
])('%s', async (_what, plan, key, value) => {
  const person = await world.signUp();
  await setPlan(world, person, plan as 'Pro');
  const workspaceId = await firstWorkspaceOf(world, person);
  const entered = await enterFact(world, person, workspaceId, { key, value });
  expect([entered.status, entered.body.fields]).toEqual([200, undefined]);
  if (key === 'business.place')
    await enterFact(world, person, workspaceId, { key: 'business.offer', value: text('x'.repeat(120)) });
  for (const language of languages) {
    const path = `/api/sites/${workspaceId}/drafts?language=${language}`;
    const { status, body } = await world.call('GET', path, { as: person });
    expect([language, status, body.code]).toEqual([language, 200, undefined]);
  }
  assertDone(await askToBegin(world, person));
  expect((await readBuilder(world, person, workspaceId)).site).not.toBeNull();
});
