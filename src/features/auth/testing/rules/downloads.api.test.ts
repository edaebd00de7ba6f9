/** A signed address opens a file without a token, and still only for a session that may read it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { answerQuestions, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'a-service-key-of-the-tests-long-enough';
let first: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  first = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
  second = await createTestProduct({ database: first.database });
  second.clock.now = first.clock.now;
});
afterAll(async () => {
  await first.close();
  await second.close();
});

/** A person with a signed address, made in the session they hold. */
async function orderDownload(): Promise<{ person: Person; address: string }> {
  const person = await first.signUp();
  await setPlan(first, person, 'Pro');
  const { id } = await answerQuestions(first, person);
  const path = `/api/advisor/conversations/${id}/downloads`;
  const { body } = await first.call('POST', path, { as: person, body: { format: 'docx' } });
  expect((await open(second, body.address)).status).toBe(200);
  return { person, address: body.address };
}
const open = async ({ product }: TestProduct, address: string) => {
  const response = await product.app.request(address);
  return { status: response.status, code: response.status === 200 ? '' : (await response.json()).code };
};
const openInBoth = async (address: string) => [await open(first, address), await open(second, address)];

describe('a signed download', () => {
  it('opens nothing once its session signed out, in every process at once', async () => {
    const { person, address } = await orderDownload();
    await first.call('POST', '/auth/v1/logout?scope=local', { as: person });
    expect((await openInBoth(address)).map(({ status }) => status)).toEqual([404, 404]);
  });

  it('opens nothing once its person is banned, in every process at once', async () => {
    const { person, address } = await orderDownload();
    const headers = { authorization: `Bearer ${serviceKey}` };
    const banned = await first.call('PUT', `/auth/v1/admin/users/${person.userId}`, {
      headers,
      body: { ban_duration: '24h' },
    });
    expect(banned.status).toBe(200);
    expect((await openInBoth(address)).map(({ status }) => status)).toEqual([404, 404]);
  });

  it('asks for the second factor where there is one and its session has not shown it', async () => {
    const { person, address } = await orderDownload();
    const at = createFactorWorld(first);
    const { body } = await at.enrol(person);
    const raised = at.holding(person, (await at.show(person, body.id, at.codeOf(body.totp.secret))).body);
    expect((await open(second, address)).status).toBe(200);
    // As if the same session had not shown it: the level is read from the session, not from the address.
    const { system } = first.product.database;
    await system`update auth_session set aal = 'aal1' where user_id = ${raised.userId}`;
    const refused = { status: 403, code: 'auth.second_factor_required' };
    expect(await openInBoth(address)).toEqual([refused, refused]);
  });
});
