import { describe, expect, it, vi } from 'vitest';
import { type DownloadFile, fileResponse } from './file-response.ts';

const bytes = new TextEncoder().encode('0123456789');
const made = (make = vi.fn(async () => bytes)): DownloadFile & { make: typeof make } => ({
  mediaType: 'application/pdf',
  fileName: 'plan.pdf',
  content: { kind: 'made', make },
  make,
});
const stored = () => {
  const read = vi.fn(async function* ({ first, last } = { first: 0, last: 9 }) {
    yield bytes.subarray(first, last + 1);
  });
  const file: DownloadFile = {
    mediaType: 'image/webp',
    content: { kind: 'stored', bytes: 10, hash: 'a'.repeat(64), read: async (range) => read(range) },
  };
  return { ...file, read };
};
const ask = (file: DownloadFile, method: string, headers: Record<string, string> = {}) =>
  fileResponse(new Request('http://localhost/', { method, headers }), file, 'no-store');

describe('a file that is made', () => {
  it('is not made for a HEAD', async () => {
    const file = made();
    const head = await ask(file, 'HEAD');
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([200, 'application/pdf', null]);
    expect(file.make).not.toHaveBeenCalled();
    expect(await (await ask(file, 'GET')).text()).toBe('0123456789');
    expect(file.make).toHaveBeenCalledOnce();
  });
});

describe('a file that is stored', () => {
  it('is not opened for a HEAD, which knows its length', async () => {
    const file = stored();
    const head = await ask(file, 'HEAD', { range: 'bytes=2-3' });
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '10', null]);
    expect(file.read).not.toHaveBeenCalled();
  });

  it('is not sent again to a browser that has it', async () => {
    const file = stored();
    const tag = (await ask(file, 'HEAD')).headers.get('etag')!;
    expect((await ask(file, 'GET', { 'if-none-match': tag })).status).toBe(304);
    expect((await ask(file, 'GET', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('that has gone meanwhile is a 404', async () => {
    const file = stored();
    const content = { kind: 'stored', bytes: 10, hash: 'a'.repeat(64), read: async () => undefined } as const;
    await expect(ask({ ...file, content }, 'GET')).rejects.toMatchObject({ status: 404 });
  });
});

describe.each([
  ['made', () => made()],
  ['stored', () => stored()],
] as const)('parts of a file that is %s', (_kind, file) => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('%s: %d', async (range, status, text, contentRange) => {
    const answer = await ask(file(), 'GET', { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it('are sent while the file is the one they are of, else the whole of the new one', async () => {
    const tag = (await ask(file(), 'GET')).headers.get('etag')!;
    expect((await ask(file(), 'GET', { range: 'bytes=2-4', 'if-range': tag })).status).toBe(206);
    expect((await ask(file(), 'GET', { range: 'bytes=2-4', 'if-range': '"before"' })).status).toBe(200);
  });
});
