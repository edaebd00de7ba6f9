import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { composeSite } from '../../domain/compose/compose-site.ts';
import { knownFacts } from '../../domain/facts/known-facts.ts';
import { lookOf } from '../../domain/look/site-look.ts';
import { sitePages } from '../../domain/sites.plan.ts';
import { withoutGaps } from '../../testing/make-site.ts';
import type { Rendering } from '../site-state.ts';
import { drawFiles } from './draw-files.ts';
import { assertStorable } from './file-maker.ts';

const known = knownFacts(new Map(), 'en');
const rendering: Rendering = {
  document: withoutGaps(composeSite({ template: 'counter', language: 'en', known, name: 'Levain', pages: sitePages })),
  look: lookOf(undefined),
  url: 'http://localhost/s/levain/',
};
const filesOf = (order: Rendering) => assertStorable(drawFiles(order));
const withLogo = (bytes: number): Rendering => ({
  ...rendering,
  look: { ...rendering.look, logo: { svg: `<svg><!--${'x'.repeat(bytes)}--></svg>`, width: 1, height: 1 } },
});

describe('the files of a site', () => {
  it('are the same in each coding, and the same when they are made again', () => {
    const files = filesOf(rendering);
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['', 'about/', '404.html', 'sitemap.xml', 'robots.txt', 'icon.svg']),
    );
    for (const { plain, br, gzip, etag } of files) {
      expect(brotliDecompressSync(br!).equals(plain)).toBe(true);
      expect(gunzipSync(gzip!).equals(plain)).toBe(true);
      expect(etag).toMatch(/^[\w-]{22}$/);
    }
    expect(filesOf(rendering)).toEqual(files);
    const another = filesOf({ ...rendering, document: { ...rendering.document, title: 'Rye' } });
    expect(another[0]!.etag).not.toBe(files[0]!.etag);
  });

  it('are refused where they would take more than eight mebibytes', () => {
    expect(filesOf(withLogo(1000)).length).toBeGreaterThan(5);
    expect(() => filesOf(withLogo(8 * 2 ** 20))).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code: 'sites.too_large' }) }),
    );
  });
});
