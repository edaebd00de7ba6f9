/** One suite over both drivers: files on disk, and files in the database that several instances share. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { createDatabaseDriver } from './database-driver.ts';
import { createDiskDriver } from './disk-driver.ts';
import { createStorage, type Storage } from './storage.ts';
import type { ByteStream, StorageDriver } from './storage-driver.ts';

let world: TestProduct;
let folder: string;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  world = await createTestProduct();
  folder = await mkdtemp(join(tmpdir(), 'groundwork-storage-'));
  [ada, ben] = [await world.signUp('Ada'), await world.signUp('Ben')];
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const now = new Date();
const later = (ms: number): Date => new Date(now.getTime() + ms);
const hourMs = 3_600_000;

async function* inPieces(bytes: Uint8Array, size: number): ByteStream {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}
async function* broken(): ByteStream {
  yield new Uint8Array([1, 2, 3]);
  throw new Error('The line broke');
}
async function readAll(storage: Storage, accountId: string, fileId: string): Promise<Buffer | undefined> {
  const read = await storage.read(accountId, fileId);
  if (!read) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of read.bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
async function hashesOf(driver: StorageDriver): Promise<string[]> {
  const found: string[] = [];
  for await (const hash of driver.list(later(365 * 24 * hourMs))) found.push(hash);
  return found;
}

describe.each([
  ['on disk', () => createDiskDriver(join(folder, 'files'))],
  ['in the database', () => createDatabaseDriver(world.product.database.system)],
] as const)('files %s', (_name, openDriver) => {
  let driver: StorageDriver;
  let storage: Storage;
  beforeAll(() => {
    driver = openDriver();
    storage = createStorage(world.product.database, driver);
  });
  const put = (person: Person, bytes: Uint8Array | ByteStream, purpose = 'picture', expiresAt?: Date) =>
    storage.put(
      { accountId: person.userId, purpose, mediaType: 'image/webp', bytes, ...(expiresAt && { expiresAt }) },
      now,
    );

  const has = (hash: string) => world.product.database.asSystem((tx) => driver.has(hash, tx));

  it.each([0, 1, 262_143, 262_144, 262_145, 1_500_000])('gives %d bytes back as they were', async (size) => {
    const bytes = randomBytes(size);
    const file = await put(ada, inPieces(bytes, 100_001));
    expect([file.bytes, file.mediaType, file.purpose]).toEqual([size, 'image/webp', 'picture']);
    expect((await readAll(storage, ada.userId, file.id))?.equals(bytes)).toBe(true);
  });

  it.each([
    [0, 0],
    [262_143, 262_144],
    [262_144, 262_145],
    [100, 700_000],
    [699_999, 699_999],
  ])('gives the bytes from %d to %d', async (first, last) => {
    const bytes = randomBytes(700_001);
    const file = await put(ada, bytes);
    const pieces: Uint8Array[] = [];
    for await (const piece of (await storage.read(ada.userId, file.id, { first, last }))!.bytes) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(bytes.subarray(first, last + 1))).toBe(true);
    await storage.delete(ada.userId, file.id);
  });

  it('keeps equal bytes once, until the last file that names them is deleted', async () => {
    const bytes = randomBytes(500);
    const [first, second, hers] = [await put(ada, bytes), await put(ada, bytes), await put(ben, bytes)];
    expect(new Set([first.hash, second.hash, hers.hash]).size).toBe(1);
    expect((await hashesOf(driver)).filter((hash) => hash === first.hash)).toHaveLength(1);
    for (const [person, file] of [
      [ada, first],
      [ada, second],
    ] as const)
      expect(await storage.delete(person.userId, file.id)).toBe(true);
    expect((await readAll(storage, ben.userId, hers.id))?.equals(bytes)).toBe(true);
    expect(await storage.delete(ben.userId, hers.id)).toBe(true);
    expect(await has(first.hash)).toBe(false);
  });

  it('shows, lists and deletes nothing for another account', async () => {
    const file = await put(ada, randomBytes(10));
    expect(await storage.find(ben.userId, file.id)).toBeUndefined();
    expect(await storage.read(ben.userId, file.id)).toBeUndefined();
    expect(await storage.delete(ben.userId, file.id)).toBe(false);
    expect((await storage.list(ben.userId)).map(({ id }) => id)).not.toContain(file.id);
    expect(await readAll(storage, ada.userId, file.id)).toHaveLength(10);
  });

  it('leaves nothing of a file whose writing broke off', async () => {
    const before = await hashesOf(driver);
    await expect(put(ada, broken())).rejects.toThrow('The line broke');
    await driver.removeUnfinished(later(-hourMs));
    expect(await hashesOf(driver)).toEqual(before);
  });

  it('stores equal bytes from many at once, and deletes while others store', async () => {
    const bytes = randomBytes(300_000);
    const files = await Promise.all(Array.from({ length: 8 }, () => put(ada, bytes, 'race')));
    const [kept] = await Promise.all([
      put(ben, bytes, 'race'),
      ...files.map(({ id }) => storage.delete(ada.userId, id)),
    ]);
    expect((await readAll(storage, ben.userId, kept.id))?.equals(bytes)).toBe(true);
    expect(await storage.list(ada.userId, 'race')).toEqual([]);
  });

  it('deletes a file when its time is over, and bytes that no file names after an hour', async () => {
    const [brief, lasting] = [
      await put(ada, randomBytes(20), 'brief', later(1000)),
      await put(ada, randomBytes(20), 'brief'),
    ];
    await storage.housekeeping(later(999));
    expect(await storage.list(ada.userId, 'brief')).toHaveLength(2);
    await storage.housekeeping(later(1000));
    expect((await storage.list(ada.userId, 'brief')).map(({ id }) => id)).toEqual([lasting.id]);
    expect(await has(brief.hash)).toBe(false);

    const { hash } = await driver.write(inPieces(randomBytes(30), 7), now);
    await storage.housekeeping(later(hourMs / 2));
    expect(await has(hash)).toBe(true);
    await storage.housekeeping(later(2 * hourMs));
    expect(await has(hash)).toBe(false);
    expect(await has(lasting.hash)).toBe(true);
  });

  it('deletes on repeating what a death left without bytes, and stores the same bytes again', async () => {
    const bytes = randomBytes(40);
    const left = await put(ada, bytes, 'left');
    // The bytes go before the row: what is left of a process that was killed in between.
    await world.product.database.asSystem((tx) => driver.remove(left.hash, tx));
    expect(await storage.read(ada.userId, left.id)).toBeUndefined();
    const again = await put(ada, bytes, 'left');
    expect((await readAll(storage, ada.userId, again.id))?.equals(bytes)).toBe(true);
    expect(await storage.delete(ada.userId, left.id)).toBe(true);
    expect((await storage.list(ada.userId, 'left')).map(({ id }) => id)).toEqual([again.id]);
    expect((await readAll(storage, ada.userId, again.id))?.equals(bytes)).toBe(true);
  });

  it('deletes all files of an account, or those of one purpose', async () => {
    const [one, other, theirs] = [
      await put(ada, randomBytes(5), 'a'),
      await put(ada, randomBytes(5), 'b'),
      await put(ben, randomBytes(5), 'a'),
    ];
    expect(await storage.deleteAll(ada.userId, 'a')).toBe(1);
    expect([await has(one.hash), await has(other.hash)]).toEqual([false, true]);
    await storage.deleteAll(ada.userId);
    expect([await storage.list(ada.userId), await has(theirs.hash)]).toEqual([[], true]);
  });

  it('makes no address from anything but a hash', async () => {
    for (const name of ['', '../secrets.json', 'A'.repeat(64), `${'a'.repeat(64)}/..`])
      await expect(Promise.resolve().then(() => has(name))).rejects.toThrow('named by its SHA-256');
  });

  it('is not waited for inside a transaction', async () => {
    const file = { accountId: ada.userId, purpose: 'picture', mediaType: 'image/webp', bytes: randomBytes(1) };
    await expect(world.product.database.asSystem(() => storage.put(file, now))).rejects.toThrow('inside a transaction');
  });
});

describe('files on disk', () => {
  it('are readable by their owner alone, and half-written ones go after an hour', async () => {
    const place = join(folder, 'other');
    const driver = createDiskDriver(place);
    await driver.write(inPieces(randomBytes(10), 3), now);
    const stray = join(place, 'incoming', 'half');
    await writeFile(stray, 'half');
    await utimes(stray, later(-2 * hourMs), later(-2 * hourMs));
    await driver.removeUnfinished(later(-hourMs));
    expect(await readdir(join(place, 'incoming'))).toEqual([]);
  });

  it('that a killed process left half-written are gone once the next one has started', async () => {
    const place = join(folder, 'killed');
    const driver = createDiskDriver(place);
    const storage = createStorage(world.product.database, driver);
    const kept = await storage.put(
      { accountId: ada.userId, purpose: 'picture', mediaType: 'image/webp', bytes: randomBytes(9) },
      now,
    );
    await writeFile(join(place, 'incoming', 'half'), 'half');
    await storage.start();
    expect((await readdir(place)).filter((name) => name === 'incoming')).toEqual([]);
    expect((await readAll(storage, ada.userId, kept.id))?.byteLength).toBe(9);
    await storage.put(
      { accountId: ada.userId, purpose: 'picture', mediaType: 'image/webp', bytes: randomBytes(9) },
      now,
    );
  });
});
