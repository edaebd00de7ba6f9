/** What nobody sees of a six-digit code from outside, made visible: where it comes from, what it lies under, how it is compared. */
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { startInstance } from '#testing/auth-instances.ts';
import { readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const compared = vi.hoisted(() => ({ bytes: [] as number[] }));
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  const timingSafeEqual: typeof original.timingSafeEqual = (left, right) => {
    compared.bytes.push(left.byteLength);
    return original.timingSafeEqual(left, right);
  };
  return { ...original, default: { ...original, timingSafeEqual }, timingSafeEqual };
});

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const post = (path: string, body: unknown) => world.call('POST', `/auth/v1${path}`, { body });
async function recover(): Promise<{ email: string; code: string }> {
  const { email } = await world.signUp();
  await post('/recover', { email });
  return { email, code: (await readNewestMail(world, email)).code };
}

describe('a six-digit code', () => {
  it('comes from a source that cannot be predicted', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const codes = [await recover(), await recover(), await recover()].map(({ code }) => code);
    chance.mockRestore();
    expect(new Set(codes).size).toBeGreaterThan(1);
  });

  it('lies under a key that is not in the database: under another secret the same rows open nothing', async () => {
    const { email, code } = await recover();
    const database = openDatabase(world.database, inject('appSecret'), { app: 1, system: 2 });
    try {
      const appSecret = 'another secret of the tests, thirty-two characters';
      const other = await startInstance({ database, appSecret, clock: world.clock });
      const tried = await other.call('POST', '/verify', { body: { type: 'recovery', email, token: code } });
      expect([tried.status, tried.body.error_code]).toEqual([403, 'otp_expired']);
    } finally {
      await database.close();
    }
    expect((await post('/verify', { type: 'recovery', email, token: code })).status).toBe(200);
  });

  it('is compared in constant time, however much of it is right', async () => {
    const { email, code } = await recover();
    const nearly = `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`;
    const far = `${(Number(code[0]) % 9) + 1}00000`;
    for (const [token, status] of [
      [far, 403],
      [nearly, 403],
      [code, 200],
    ] as const) {
      compared.bytes.length = 0;
      expect((await post('/verify', { type: 'recovery', email, token })).status).toBe(status);
      expect(compared.bytes).toEqual([32]);
    }
  });

  it('opens the account of nobody else, though it is the newest of all', async () => {
    const owner = await recover();
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const stranger = await recover();
    const tried = await post('/verify', { type: 'recovery', email: owner.email, token: stranger.code });
    expect([tried.status, tried.body.error_code]).toEqual([403, 'otp_expired']);
    const own = await post('/verify', { type: 'recovery', email: stranger.email, token: stranger.code });
    expect([own.status, own.body.user.email]).toEqual([200, stranger.email]);
  });
});
