import { setTimeout as sleep } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { seededRandom } from '#shared/seeded-random.ts';
import { startSeveral } from '#testing/faults/several-processes.ts';
import { bakeryBrief } from '../../testing/make-brand.ts';

const kills = 5;

it('a package survives kills of the process: whole in the end, once, and nothing of a half one is left', async () => {
  const product = await startSeveral(1, { BILLING_MODE: 'test' });
  const random = seededRandom('killed packages');
  try {
    const { userId, token } = await product.signUp(0);
    await product.database.system`update users set plan = 'Pro' where user_id = ${userId}`;
    const call = (method: string, path: string, body?: unknown) => product.call(0, method, path, body, token);
    const workspaceId = (await call('GET', '/api/workspaces')).body.workspaces[0].id;
    const made = await call('POST', `/api/brand/${workspaceId}/generate`, { ...bakeryBrief, revision: 0 });
    expect(made.status).toBe(200);

    /** Has a package made, the process killed after so long unless it is ready by then, and lists what is in the file. */
    const pack = async (killedAfterMs: number | undefined): Promise<readonly string[]> => {
      const asked = await call('POST', `/api/brand/${workspaceId}/pack`, { language: 'en' });
      if (killedAfterMs !== undefined) {
        await sleep(killedAfterMs);
        await product.processes[0]!.stop('SIGKILL');
        await product.restart(0);
      }
      const newest = async () => (await call('GET', `/api/brand/${workspaceId}/pack`)).body.pack;
      await expect
        .poll(newest, { timeout: 90_000, interval: 200 })
        .toMatchObject({ id: asked.body.id, state: 'ready' });
      const { body } = await call('POST', `/api/brand/packs/${asked.body.id}/download`);
      const file = await fetch(product.processes[0]!.origin + body.address);
      const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
      for (const [path, bytes] of Object.entries(files)) expect([path, bytes.length > 0]).toEqual([path, true]);
      return Object.keys(files).sort();
    };

    const whole = await pack(undefined);
    expect(whole.length).toBeGreaterThan(250);
    for (let killed = 0; killed < kills; killed++) {
      // A package is made anew only of another brand.
      const { brand } = (await call('GET', `/api/brand/${workspaceId}`)).body;
      await call('PUT', `/api/brand/${workspaceId}/line`, { revision: brand.revision, line: `Line ${killed}` });
      expect(await pack(random.below(1800))).toEqual(whole);
    }
    const [count] = await product.database.system<{ packs: number; running: number; files: number }[]>`
      select (select count(*) from brand_pack where state = 'ready')::int as packs,
        (select count(*) from brand_pack where state <> 'ready')::int as running,
        (select count(*) from stored_file where purpose = 'brand-pack')::int as files`;
    expect(count).toEqual({ packs: kills + 1, running: 0, files: kills + 1 });
  } finally {
    await product.close();
  }
});
