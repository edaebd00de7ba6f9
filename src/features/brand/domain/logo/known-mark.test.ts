import { describe, expect, it } from 'vitest';
import { palettes } from '../palette/palettes.ts';
import { pictureOf } from './art.ts';
import { isKnownMark } from './known-mark.ts';
import { coloursOf, paint } from './paint.ts';

const painted = paint(
  { width: 64, height: 64.5, parts: [{ role: 'main', data: 'M0 0h10v-1.5e-7z' }] },
  coloursOf('positive', palettes.modern),
  'Bread & <Butter> "Co"',
);
/** A PNG of these sides: its head, and nothing after it. */
const pngOf = (width: number, height: number): string => {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]).copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};
const photo = (href: string): string => `<image href="${href}" width="100" height="50" preserveAspectRatio="none"/>`;
const own = (picture: string, isLight = false): string =>
  pictureOf(
    {
      kind: 'own',
      own: { width: 100, height: 50, picture, mask: pngOf(640, 320).slice(22), isLight, isOpaque: false },
    },
    'wide',
    'positive',
    palettes.modern,
    'Levain',
  ).svg;
const around = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

describe('a mark is known', () => {
  it.each([
    ['drawn by us', painted],
    [
      'brought as outlines',
      own('<g transform="scale(2) translate(-1.5 0)"><g fill="url(&quot;#a&quot;)"><path d="M0 0h1z" /></g></g>'),
    ],
    ['brought as a photo', own(photo(pngOf(1600, 800)))],
    ['brought in light colors, so that a mask of it is filled', own('<path d="M0 0z"/>', true)],
  ])('%s', (_what, svg) => {
    expect(isKnownMark(svg)).toBe(true);
  });
});

describe('a mark is none of ours', () => {
  it.each([
    '',
    'svg',
    '<svg>',
    '<SVG></SVG>',
    '<p></p>',
    '<svg></svg><svg></svg>',
    '<svg></svg><script>alert(1)</script>',
    ' <svg></svg>',
    '<?xml version="1.0"?><svg></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
    around('<script>alert(1)</script>'),
    around('<g><svg></svg></g>'),
    around('<g></svg></g>'),
    around('<path d="M0 0" onload="alert(1)"/>'),
    around('<path d="M0 0" style="fill:url(https://evil.example)"/>'),
    around('<path fill="url(https://evil.example/a)"/>'),
    around('<path fill="url(#a) url(//evil.example)"/>'),
    around('<path d=M0/>'),
    around("<path d='M0 0'/>"),
    around('<!-- --><path d="M0 0"/>'),
    around('<![CDATA[<script>]]>'),
    around('<style>*{}</style>'),
    around('<foreignObject></foreignObject>'),
    around('<use href="#a"/>'),
    around('<a href="javascript:alert(1)"></a>'),
    around('<animate attributeName="href"/>'),
    around('<set attributeName="onload"/>'),
    around('<title><b>bold</b></title>'),
    around('<title>&nbsp;&#x3c;</title>'),
    around('words beside elements'),
    around('<title>a\u0000b</title>'),
    around('<title>half of a sign \ud83d</title>'),
    around(photo('https://evil.example/a.png')),
    around(photo('data:image/svg+xml;base64,PHN2Zz4=')),
    around(photo('data:text/html;base64,PHN2Zz4=')),
    around(photo('data:image/png;base64,')),
    around(photo(pngOf(1601, 1))),
    around(photo(pngOf(1, 60_000))),
    around(photo(pngOf(0, 1))),
    around('<image xlink:href="https://evil.example/a.png"/>'),
    around('<path d="M0 0" __proto__="a"/>'),
    around('<path d="M0 0" constructor="a"/>'),
    `${around('')}\n<p>`,
    around('<g>'.repeat(100) + '</g>'.repeat(100)),
    around('<path/>'.repeat(5000)),
    `${around('<path/>')}${' '.repeat(700_000)}`,
  ])('%j', (svg) => {
    expect(isKnownMark(svg)).toBe(false);
  });

  it('is said in time, however long it is', () => {
    const startedMs = performance.now();
    for (const part of [' a', ' a="b"', ' a=', ' ', 'a', '<g ', '<g>', '&amp;'])
      expect(isKnownMark(`<svg ${part.repeat(600_000 / part.length)}`)).toBe(false);
    expect(performance.now() - startedMs).toBeLessThan(3000);
  });
});
