/** What goes on while the disk is full, and what is refused. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DiskFigures } from '#server/disk-space.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const gigabyte = 1e9;
const disk = {
  hasRoom: true,
  figures: { totalBytes: 10 * gigabyte, freeBytes: gigabyte } as DiskFigures | undefined,
  close: () => undefined,
};
const password = 'correct horse battery';

let world: TestProduct;
let person: Person;
beforeAll(async () => {
  world = await createTestProduct({ disk });
  person = await world.signUp();
  return () => world.close();
});

/** Calls with the disk full, and again with room. */
async function bothWays<T>(call: () => Promise<T>): Promise<{ readonly full: T; readonly withRoom: T }> {
  disk.hasRoom = false;
  const full = await call().finally(() => {
    disk.hasRoom = true;
  });
  return { full, withRoom: await call() };
}

describe('while the disk is full', () => {
  it('everything that reads, deletes, ends or pays goes on, and all else is refused with 507', async () => {
    const endpoints = world.product.routes.flatMap(({ source, method, path }) =>
      source.kind === 'contract' ? [{ name: source.name, method, path, problems: source.problems }] : [],
    );
    const goingOn: string[] = [];
    for (const { name, method, path, problems } of endpoints) {
      const address = path.replace(/\{\w+\}/g, 'x');
      const body = method === 'GET' ? {} : { body: {} };
      disk.hasRoom = false;
      const answer = await world
        .call(method, address, { as: person, headers: { 'idempotency-key': name }, ...body })
        .finally(() => {
          disk.hasRoom = true;
        });
      const isRefused = answer.body.code === 'server.storage_full';
      expect([name, isRefused]).toEqual([name, problems.includes('server.storage_full')]);
      if (isRefused) expect([name, answer.status, answer.headers.get('retry-after')]).toEqual([name, 507, '60']);
      else if (method !== 'GET') goingOn.push(name);
    }
    expect(goingOn.sort()).toEqual([
      'account.endOtherSessions',
      'account.endSession',
      'account.removePicture',
      'advisor.createDownload',
      'billing.choosePlan',
      'billing.createInvoiceDownload',
      'billing.keepPlan',
      'billing.openPortal',
      'billing.refreshBilling',
      'billing.requestRefund',
      'brand.createPackDownload',
      'brand.removeOwnLogo',
      'media.deletePicture',
      'privacy.createArchiveDownload',
      'privacy.requestDeletion',
      'profile.previewFact',
      'sites.createDownload',
      'sites.deletePost',
      'sites.putOnline',
      'sites.removeDomain',
      'sites.removeVersion',
      'sites.unschedulePost',
      'threads.createExport',
      'threads.deleteThread',
      'threads.setRead',
      'threads.setState',
    ]);
  });

  it('what was refused is done once there is room: nothing of it was kept', async () => {
    const headers = { 'idempotency-key': 'the same key' };
    const create = () => world.call('POST', '/api/workspaces', { as: person, headers, body: { name: 'Harbour' } });
    const { full, withRoom } = await bothWays(create);
    expect([full.status, full.body.code]).toEqual([507, 'server.storage_full']);
    expect(withRoom.status).toBe(200);
  });

  it('people sign in, refresh and read; nobody signs up', async () => {
    const signIn = () =>
      world.call('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password } });
    expect((await bothWays(signIn)).full.status).toBe(200);
    expect((await bothWays(() => world.call('GET', '/api/account', { as: person }))).full.status).toBe(200);
    const signUp = () => world.call('POST', '/auth/v1/signup', { body: { email: 'new@example.com', password } });
    const { full, withRoom } = await bothWays(signUp);
    expect([full.status, full.body.error_code, full.headers.get('retry-after')]).toEqual([507, 'storage_full', '60']);
    expect(withRoom.status).toBe(200);
  });

  it('/readyz says so, and /healthz that the process lives', async () => {
    const { full, withRoom } = await bothWays(() => world.call('GET', '/readyz'));
    expect([full.status, full.body]).toEqual([503, 'the disk is full: reading goes on, nothing is stored\n']);
    expect([withRoom.status, withRoom.body]).toEqual([200, 'ready\n']);
    expect((await bothWays(() => world.call('GET', '/healthz'))).full.status).toBe(200);
  });

  it('/metrics tells what is free, and no number where the disk cannot be read', async () => {
    const read = async () => String((await world.call('GET', '/metrics')).body);
    const text = await read();
    expect(text).toContain('groundwork_disk_free_bytes 1000000000\n');
    expect(text).toContain('groundwork_disk_used_ratio 0.9\n');
    disk.figures = undefined;
    expect((await read()).match(/^groundwork_disk_\w+ Nan$/gm)).toHaveLength(2);
  });
});
