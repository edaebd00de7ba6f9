import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFactorWorld, type FactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { openDatabase } from '#server/db/database.ts';
import { makeKey, startInstance } from '#testing/auth-instances.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createTestProduct } from '#testing/test-product.ts';

let at: FactorWorld;
beforeAll(async () => {
  at = createFactorWorld(await createTestProduct());
});
afterAll(() => at.world.close());

describe('the secret of an authenticator app', () => {
  it('is encrypted at rest: under another APP_SECRET the same rows let nobody show the factor', async () => {
    const target = await createTestDatabase();
    const database = openDatabase(target, inject('appSecret'), { app: 2, system: 3 });
    try {
      const keys = [await makeKey('ES256', 'shared')];
      const { clock } = at.world;
      const own = await startInstance({ database, appSecret: inject('appSecret'), keys, clock });
      const appSecret = 'another secret of the tests, thirty-two characters';
      const stolen = await startInstance({ database, appSecret, keys, clock });
      const body = { email: 'owner@example.com', password: 'correct horse battery' };
      const token = (await own.call('POST', '/signup', { body })).body.access_token as string;
      const factor = (await own.call('POST', '/factors', { token, body: { factor_type: 'totp' } })).body;
      const show = async (instance: typeof own): Promise<number> => {
        const opened = await instance.call('POST', `/factors/${factor.id}/challenge`, { token });
        const answer = { challenge_id: opened.body.id, code: at.codeOf(factor.totp.secret) };
        return (await instance.call('POST', `/factors/${factor.id}/verify`, { token, body: answer })).status;
      };
      expect(await show(stolen)).toBe(500);
      expect(await show(own)).toBe(200);
    } finally {
      await database.close();
    }
  });
});
