/** What an account may bring: so many that wait, so many in all, so many bytes; and what was checked before a wait is checked after it. */
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '#server/jobs/define-job.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { mostPictures, mostWaiting } from '../domain/picture.ts';
import { askToDelete, askToUpload, encodeWaiting, readLibrary } from '../testing/make-picture.ts';
import { anotherPicture, halves } from '../testing/sample-pictures.ts';
import { createEncodeJob } from './encode/encode-job.ts';

const disk = { hasRoom: true, figures: undefined, close: () => undefined };

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ disk, environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const filesOf = async ({ userId }: Person) => (await world.product.storage.list(userId)).length;
const idOf = (number: number): string => `med_${number.toString().padStart(26, '0')}`;

let planted = 0;
/** Pictures of somebody that are in a state, without files. */
async function plant(as: Person, count: number, state: 'waiting' | 'ready', about?: string): Promise<void> {
  const workspaceId = about ?? (await firstWorkspaceOf(world, as));
  const { database } = world.product;
  await database.withTenant({ accountId: as.userId, workspaceIds: [workspaceId] }, async (tx) => {
    for (let at = 0; at < count; at++) {
      planted += 1;
      await tx`insert into media_file (id, workspace_id, name, state, source_hash, created_at)
        values (${idOf(planted)}, ${workspaceId}, '', ${state}, ${`planted ${planted}`}, ${world.clock.now})`;
    }
  });
}

const createBusiness = async (as: Person): Promise<string> =>
  (
    await world.call('POST', '/api/workspaces', {
      as,
      body: { name: 'Second' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  ).body.workspace.id;

describe('pictures that wait', () => {
  it('are so many of an account, over all its businesses', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Pro');
    const second = await createBusiness(person);
    await plant(person, mostWaiting - 1, 'waiting', second);
    expect((await askToUpload(world, person, { bytes: await anotherPicture() })).status).toBe(201);
    const refused = await askToUpload(world, person, { bytes: await anotherPicture() });
    expect([refused.status, refused.body.code, refused.body.limit]).toEqual([
      429,
      'media.too_many_waiting',
      mostWaiting,
    ]);
    expect(refused.headers.get('retry-after')).toBe('5');
    // Nobody else waits for them.
    expect((await askToUpload(world, await world.signUp(), { bytes: await anotherPicture() })).status).toBe(201);
  });

  it('take turns where two come at once for the last place', async () => {
    const person = await world.signUp();
    await plant(person, mostWaiting - 1, 'waiting');
    const answers = await Promise.all(
      [await anotherPicture(), await anotherPicture()].map((bytes) => askToUpload(world, person, { bytes })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429]);
    expect(await filesOf(person)).toBe(1);
  });

  it('are one where the same file comes twice at once', async () => {
    const person = await world.signUp();
    const bytes = await anotherPicture();
    const answers = await Promise.all([1, 2, 3].map(() => askToUpload(world, person, { bytes })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.picture.id)).size).toBe(1);
    expect(await filesOf(person)).toBe(1);
  });
});

describe('a library', () => {
  it('holds so many pictures, and one more once one was deleted', async () => {
    const person = await world.signUp();
    await plant(person, mostPictures, 'ready');
    const bytes = await anotherPicture();
    const refused = await askToUpload(world, person, { bytes });
    expect([refused.status, refused.body.code, refused.body.limit]).toEqual([409, 'media.library_full', mostPictures]);
    expect(await filesOf(person)).toBe(0);
    expect((await askToDelete(world, person, idOf(planted))).status).toBe(200);
    expect((await askToUpload(world, person, { bytes })).status).toBe(201);
  });
});

describe('the storage of an account', () => {
  /** A file of somebody that takes so many bytes, by what is noted of it. */
  const fill = ({ userId }: Person, bytes: number) => world.product.database.system`
    insert into stored_file (id, account_id, purpose, hash, bytes, media_type, created_at)
    values (${`file_${crypto.randomUUID()}`}, ${userId}, 'test', ${'a'.repeat(64)}, ${bytes}, 'text/plain', ${world.clock.now})`;

  it('is full: nothing is taken in, and nothing is left of what was sent', async () => {
    const person = await world.signUp();
    // docs/billing.md: 100 MB on Free.
    await fill(person, 90_000_000);
    expect((await askToUpload(world, person, { bytes: await anotherPicture() })).status).toBe(201);
    await fill(person, 10_000_000);
    const before = await filesOf(person);
    const refused = await askToUpload(world, person, { bytes: await anotherPicture() });
    expect([refused.status, refused.body.code, refused.body.plan]).toEqual([507, 'billing.storage_full', 'Starter']);
    expect(await filesOf(person)).toBe(before);
  });
});

describe('the disk', () => {
  it('is full: nothing is taken in, and deleting goes on', async () => {
    const person = await world.signUp();
    const bytes = await anotherPicture();
    const { body: kept } = await askToUpload(world, person, { bytes: await anotherPicture() });
    disk.hasRoom = false;
    const refused = await askToUpload(world, person, { bytes });
    const deleted = await askToDelete(world, person, kept.picture.id);
    disk.hasRoom = true;
    expect([refused.status, refused.body.code]).toEqual([507, 'server.storage_full']);
    expect(deleted.status).toBe(200);
    expect((await askToUpload(world, person, { bytes })).status).toBe(201);
  });
});

/** How many files are on their way to the disk. */
const arriving = async (): Promise<number> =>
  (await readdir(world.dataDir, { recursive: true })).filter((path) => /incoming\/[^/]+$/.test(path)).length;

describe('uploads at once', () => {
  it('are three of an account; more are told to come again, and nothing of them is kept', async () => {
    const person = await world.signUp();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const open = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new Uint8Array(await anotherPicture()));
          await isOver;
          controller.close();
        },
      });
    const workspaceId = await firstWorkspaceOf(world, person);
    const sending = Array.from({ length: 3 }, () => askToUpload(world, person, { bytes: open(), workspaceId }));
    await expect.poll(arriving, { timeout: 10_000 }).toBe(3);
    const refused = await askToUpload(world, person, { bytes: await anotherPicture(), workspaceId });
    // They wait for no turn: what else the account asks for is answered meanwhile.
    expect((await readLibrary(world, person)).pictures).toEqual([]);
    end();
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too_often']);
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await askToUpload(world, person, { bytes: await anotherPicture() })).status).toBe(201);
  });
});

describe('while a picture arrives', () => {
  /** A file that arrives in two parts, between which something happens. */
  const slowly = (bytes: Buffer, meanwhile: () => Promise<unknown>): ReadableStream<Uint8Array> => {
    const half = Math.ceil(bytes.byteLength / 2);
    return new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, half)));
        await sleep(20);
        await meanwhile();
        controller.enqueue(new Uint8Array(bytes.subarray(half)));
        controller.close();
      },
    });
  };

  it('nothing happens, and it is taken', async () => {
    const person = await world.signUp();
    const bytes = slowly(await halves(200, 100), async () => {});
    expect((await askToUpload(world, person, { bytes })).status).toBe(201);
  });

  it('the session ends: it is nobody’s', async () => {
    const person = await world.signUp();
    const workspaceId = await firstWorkspaceOf(world, person);
    const bytes = slowly(await halves(200, 100), () => world.call('POST', '/auth/v1/logout', { as: person }));
    const { status, body } = await askToUpload(world, person, { bytes, workspaceId });
    expect([status, body.code]).toEqual([401, 'auth.required']);
    expect(await filesOf(person)).toBe(0);
  });

  it('the last place is taken by another one', async () => {
    const person = await world.signUp();
    const bytes = slowly(await halves(200, 100), () => plant(person, mostWaiting, 'waiting'));
    const { status, body } = await askToUpload(world, person, { bytes });
    expect([status, body.code]).toEqual([429, 'media.too_many_waiting']);
    expect(await filesOf(person)).toBe(0);
  });

  it('whoever sends it goes away: nothing of it is kept', async () => {
    const person = await world.signUp();
    const bytes = slowly(await halves(200, 100), async () => {
      throw new Error('The line was cut');
    });
    const { status } = await askToUpload(world, person, { bytes });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await filesOf(person)).toBe(0);
    expect((await readLibrary(world, person)).pictures).toEqual([]);
  });
});

describe('while a picture is encoded', () => {
  /** An attempt whose encoder gives a picture at once, and before that something happens. */
  async function attempt(person: Person, mediaId: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const workspaceId = await firstWorkspaceOf(world, person);
    const { database, storage } = world.product;
    const transact: JobContext['save'] = (work) =>
      database.withTenant({ accountId: person.userId, workspaceIds: [workspaceId] }, work);
    const job = createEncodeJob({
      storage,
      encoder: {
        encode: async () => {
          await meanwhile();
          const bytes = new Uint8Array(await anotherPicture());
          return { size: { width: 48, height: 32 }, renditions: [{ width: 48, format: 'webp', bytes }] };
        },
      },
    });
    const context: JobContext = {
      jobId: 'job',
      key: mediaId,
      accountId: person.userId,
      attempt: 1,
      isLastAttempt: false,
      signal: new AbortController().signal,
      now: () => world.clock.now,
      progress: async () => {},
      save: transact,
      complete: transact,
    };
    await job.run(context, { mediaId });
  }
  const begin = async (person: Person): Promise<string> =>
    (await askToUpload(world, person, { bytes: await anotherPicture() })).body.picture.id;

  it('nothing happens, and it is ready with its files', async () => {
    const person = await world.signUp();
    const id = await begin(person);
    await attempt(person, id, async () => {});
    expect((await readLibrary(world, person)).pictures).toMatchObject([{ id, state: 'ready' }]);
    expect(await filesOf(person)).toBe(1);
    // Another attempt, of a process that did not hear of the first one, changes nothing.
    await attempt(person, id, async () => {});
    expect(await filesOf(person)).toBe(1);
  });

  it('it is deleted: nothing of it is kept', async () => {
    const person = await world.signUp();
    const id = await begin(person);
    await attempt(person, id, () => askToDelete(world, person, id));
    expect((await readLibrary(world, person)).pictures).toEqual([]);
    expect(await filesOf(person)).toBe(0);
  });

  it('another attempt ends first: its files are the ones', async () => {
    const person = await world.signUp();
    const id = await begin(person);
    await attempt(person, id, () => attempt(person, id, async () => {}));
    expect((await readLibrary(world, person)).pictures).toMatchObject([{ id, state: 'ready' }]);
    expect(await filesOf(person)).toBe(1);
  });

  it('what was uploaded is gone: it says so', async () => {
    const person = await world.signUp();
    const id = await begin(person);
    await world.product.storage.deleteAll(person.userId, 'media-upload');
    await encodeWaiting(world);
    expect((await readLibrary(world, person)).pictures).toMatchObject([{ id, state: 'failed', failure: 'lost' }]);
  });
});
