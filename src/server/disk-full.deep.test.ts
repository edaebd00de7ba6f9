/** The product on a small disk of its own, filled to its last byte. Mounting one needs the rights of root. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';

const mebibyte = 2 ** 20;
const password = 'correct horse battery';

let disk: string;
let product: RunningProduct;
let accessToken: string;

beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'groundwork-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=330m', 'tmpfs', disk]);
  product = await startProduct(join(disk, 'data'));
  const { body } = await call('POST', '/auth/v1/signup', { email: 'mara@example.com', password });
  accessToken = (body as { access_token: string }).access_token;
}, 60_000);
afterAll(async () => {
  await product.stop();
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

let calls = 0;
async function call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  calls += 1;
  const response = await fetch(`${product.origin}${path}`, {
    method,
    headers: {
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': `call ${calls}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const readFreeBytes = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
};

/** Fills the disk with a file until so much is free; as a log or a backup beside the product does. */
async function fillUntil(freeBytes: number): Promise<void> {
  const stream = createWriteStream(join(disk, `filler-${freeBytes}`));
  const left = (await readFreeBytes()) - freeBytes;
  const piece = Buffer.alloc(64 * 1024, 1);
  for (let written = 0; written < left; written += piece.length)
    if (!stream.write(piece.subarray(0, Math.min(piece.length, left - written)))) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

const create = (name: string) => call('POST', '/api/workspaces', { name });
const signIn = () => call('POST', '/auth/v1/token?grant_type=password', { email: 'mara@example.com', password });
const untilReadyz = (status: number) =>
  vi.waitFor(async () => expect((await call('GET', '/readyz')).status).toBe(status), { timeout: 5000, interval: 100 });

describe('a disk that fills up', () => {
  it.each([
    ['with 60 MiB left', 60 * mebibyte],
    ['with nothing left at all', 0],
  ])('%s stops storing, and nothing else', async (_what, freeBytes) => {
    expect((await create('Before')).status).toBe(200);
    await fillUntil(freeBytes);
    await untilReadyz(503);
    const answers = [
      await create('Full'),
      await call('GET', '/api/account'),
      await signIn(),
      await call('GET', '/signin'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([507, 200, 200, 200]);
    await rm(join(disk, `filler-${freeBytes}`));
    await untilReadyz(200);
    expect((await create('After')).status).toBe(200);
    expect(product.process.exitCode).toBeNull();
  });
});
