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

describe('a file that is streamed', () => {
  const streamed = (open: () => AsyncIterable<Uint8Array>): DownloadFile => ({
    mediaType: 'application/zip',
    fileName: 'site.zip',
    content: { kind: 'streamed', open },
  });

  it('is made while it is sent, piece by piece, and whole whatever part is asked for', async () => {
    let made = 0;
    const open = async function* () {
      for (; made < 10; made++) yield bytes.subarray(made, made + 1);
    };
    const answer = await ask(streamed(open), 'GET', { range: 'bytes=2-4' });
    expect([answer.status, answer.headers.get('accept-ranges'), answer.headers.get('content-length')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(made).toBeLessThan(10);
    expect(await answer.text()).toBe('0123456789');
  });

  it('is not begun for a HEAD', async () => {
    const open = vi.fn();
    const head = await ask(streamed(open), 'HEAD');
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([200, 'application/zip', null]);
    expect(open).not.toHaveBeenCalled();
  });

  it('that cannot be made to its end does not look as if it had one', async () => {
    const open = async function* () {
      yield bytes;
      throw new Error('gone');
    };
    const answer = await ask(streamed(open), 'GET');
    await expect(answer.text()).rejects.toThrow('gone');
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
