import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeFilesHere as makeFiles } from '../testing/make-files-here.ts';
import { filledSite, plainLook } from '../testing/sample-sites.ts';
import { cardHashOf, createDrawCard, makeRelease } from './make-release.ts';
import type { Rendering } from './site-state.ts';

const rendering: Rendering = { document: filledSite(), look: plainLook, url: 'https://example.com/s/brotzeit/' };
const png = new Uint8Array([1, 2, 3]);
const log = { warn: vi.fn() };
const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);
const textOf = (files: Awaited<ReturnType<typeof makeFiles>>) => new TextDecoder().decode(files[0]!.plain);

afterEach(() => vi.useRealTimers());

describe('a release', () => {
  it('has its picture as it is alone, and its pages name it whole, with its sides', async () => {
    const { files, cardHash } = await makeRelease(
      { makeFiles, drawCard: async () => png },
      'account',
      rendering,
      undefined,
    );
    expect(pathsOf(files)).toContain('og.png');
    expect(files.find(({ path }) => path === 'og.png')).toMatchObject({
      mediaType: 'image/png',
      plain: png,
      br: null,
      gzip: null,
    });
    const html = textOf(files);
    for (const tag of [
      '<meta property="og:image" content="https://example.com/s/brotzeit/og.png"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="Brotzeit"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(html).toContain(tag);
    expect(cardHash).toBe(cardHashOf(rendering));
  });

  it('has the picture that was drawn before, which is not drawn again', async () => {
    const drawCard = vi.fn(async () => png);
    const { files } = await makeRelease({ makeFiles, drawCard }, 'account', rendering, new Uint8Array([9]));
    expect(drawCard).not.toHaveBeenCalled();
    expect(files.at(-1)!.plain).toEqual(new Uint8Array([9]));
  });

  it('goes without a picture that cannot be drawn, is too heavy, or takes too long, and names none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const draws = [
      async () => undefined,
      async () => new Uint8Array(2 ** 20 + 1),
      async () => {
        throw new Error('busy');
      },
      () => new Promise<undefined>(() => {}),
    ];
    for (const draw of draws) {
      const drawCard = createDrawCard(draw, log);
      const making = makeRelease({ makeFiles, drawCard }, 'account', rendering, undefined);
      await vi.advanceTimersByTimeAsync(16_000);
      const { files, cardHash } = await making;
      expect([pathsOf(files).includes('og.png'), cardHash, textOf(files).includes('og:image')]).toEqual([
        false,
        null,
        false,
      ]);
    }
    expect(log.warn.mock.calls.map(([{ error }]) => error)).toEqual([
      'It has 1048577 bytes',
      'busy',
      'It was not there within 15000 ms',
    ]);
  });

  it('has another picture where title, colors, mark or fonts are others, and the same wherever it is', () => {
    const { document, look } = rendering;
    const others: readonly Rendering[] = [
      { ...rendering, document: { ...document, title: 'Rye' } },
      { ...rendering, look: { ...look, fonts: null } },
      { ...rendering, look: { ...look, colors: { ...look.colors, primary: '#000000' } } },
      { ...rendering, look: { ...look, logo: { svg: '<svg/>', width: 1, height: 1 } } },
    ];
    const hashes = [rendering, ...others].map(cardHashOf);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(cardHashOf({ ...rendering, url: 'https://other.example/', document: { ...document, pages: [] } })).toBe(
      hashes[0],
    );
  });
});
