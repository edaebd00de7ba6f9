import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../domain/logo/art.ts';
import type { OwnLogo } from '../../domain/logo/own-logo.ts';
import { palettes } from '../../domain/palette/palettes.ts';
import type { LogoRefusal } from './clean-svg.ts';
import { readOwnLogo } from './read-own-logo.ts';

const read = (text: string): Promise<OwnLogo | LogoRefusal> => readOwnLogo(new TextEncoder().encode(text));
const svg = (inside: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const square = '<path d="M20 20h60v60h-60z" fill="#0b5fff"/>';

/** What a file of ours must not have. */
const active =
  /<script|<style|on\w+=|javascript:|href="(?!data:image\/png;base64,)|url\((?!#)|<!|@import|<foreignObject|<text|&\w+;/i;

async function kept(source: string): Promise<string> {
  const own = await read(source);
  if (typeof own === 'string') throw new Error(own);
  return own.picture;
}

/** The colour in the middle of a logo. */
async function middleOf(own: OwnLogo, colouring: 'positive' | 'reversed' | 'one-colour'): Promise<string> {
  const { svg: file } = pictureOf({ kind: 'own', own }, 'icon', colouring, palettes.modern, 'Ours');
  const { data, info } = await sharp(Buffer.from(file))
    .resize(101, 101)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  if (data[at + 3]! < 128) return 'nothing';
  return `#${[...data.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('an SVG that is kept', () => {
  it.each([
    ['a script', `<script>alert(1)</script>${square}`],
    ['a script in a CDATA section', `<script><![CDATA[alert(1)]]></script>${square}`],
    ['a handler', `<g onload="alert(1)" onclick="alert(2)">${square}</g>`],
    ['a handler of the file', square, 'viewBox="0 0 100 100" onload="alert(1)"'],
    [
      'an animation that sets an address',
      `<g><animate attributeName="href" values="javascript:alert(1)"/>${square}</g>`,
    ],
    ['a set', `<set attributeName="onmouseover" to="alert(1)"/>${square}`],
    [
      'a style that asks for something',
      '<path d="M20 20h60v60h-60z" style="fill:#0b5fff;background:url(https://evil.example/x)"/>',
    ],
    ['a fill from elsewhere', `<rect width="9" height="9" fill="url(https://evil.example/x.svg#a)"/>${square}`],
    ['a clip from elsewhere', `<g clip-path="url('//evil.example/x#a')">${square}</g>`],
    ['words of other programs', `<metadata><rdf:RDF>x</rdf:RDF></metadata><sodipodi:namedview/>${square}`],
    ['a comment', `<!-- <script>alert(1)</script> -->${square}`],
    ['an instruction', `<?xml-stylesheet href="https://evil.example/x.css"?>${square}`],
    ['words that look like markup', `<g>&lt;script&gt;alert(1)&lt;/script&gt;${square}</g>`],
    ['an iframe and an object', `<iframe src="https://evil.example"></iframe><object data="x"/>${square}`],
    ['an address of its base', square, 'viewBox="0 0 100 100" xml:base="https://evil.example/"'],
    ['a handler hidden by letter case', `<G OnLoad="alert(1)"/>${square}`],
    ['an attribute broken out of', `<path d="M20 20h60v60h-60z" fill='"><script>alert(1)</script>'/>${square}`],
    ['an expression', `<path d="M20 20h60v60h-60z" fill="expression(alert(1))"/>${square}`],
    ['an escape', `<path d="M20 20h60v60h-60z" fill="u\\72l(https://evil.example)"/>${square}`],
  ])('has nothing left of %s', async (_what, inside, attributes?: string) => {
    const picture = await kept(svg(inside, attributes));
    expect(picture).not.toMatch(active);
    expect(picture).not.toContain('evil.example');
    expect(picture).toContain('d="M20 20h60v60h-60z"');
  });

  it('keeps what it looks like: classes, styles, gradients and clips of its own', async () => {
    const picture = await kept(
      svg(
        `<style>/* x */ .a, .b { fill: #d4380d; stroke-width: 2px } .b{stroke:#111}</style>
        <defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/><stop offset="1" style="stop-color:#0b5fff"/></linearGradient>
        <clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath></defs>
        <path class="a" d="M0 0h50v50z"/><path class="b" d="M9 9h50v50z"/><rect width="90" height="90" fill="url(#g)" clip-path="url(#c)"/>`,
        'viewBox="0 0 100 100" fill="none"',
      ),
    );
    for (const part of ['fill="#d4380d"', 'stroke="#111"', 'url(#g)', 'stop-color="#0b5fff"', 'url(#c)', 'fill="none"'])
      expect(picture).toContain(part);
    expect(picture).not.toMatch(active);
  });

  it('is without the room about it, in its proportions', async () => {
    const own = (await read(
      svg('<rect x="400" y="450" width="200" height="100" fill="#333"/>', 'width="1000" height="1000"'),
    )) as OwnLogo;
    expect([own.width, own.height].map(Math.round)).toEqual([100, 50]);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['no file at all', '', 'unreadable'],
    ['words', 'hello', 'unreadable'],
    ['a page', '<!doctype html><html><body><script>alert(1)</script></body></html>', 'unreadable'],
    ['an SVG without sides', svg(square, ''), 'unreadable'],
    ['an SVG of no width', svg(square, 'viewBox="0 0 0 10"'), 'unreadable'],
    [
      'entities that grow',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      'unreadable',
    ],
    [
      'a file of the machine',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      'unreadable',
    ],
    ['texts', svg(`${square}<text x="9" y="9">Ours</text>`), 'not_outlines'],
    ['a picture of elsewhere', svg('<image href="https://evil.example/x.png" width="9" height="9"/>'), 'not_outlines'],
    ['a picture in it', svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'), 'not_outlines'],
    ['a page in it', svg('<foreignObject width="9" height="9"><body/></foreignObject>'), 'not_outlines'],
    ['copies', svg(`<defs><g id="a">${square}</g></defs><use href="#a"/>`), 'not_outlines'],
    ['copies of elsewhere', svg('<use xlink:href="https://evil.example/x.svg#a"/>'), 'not_outlines'],
    ['an effect', svg(`<filter id="f"><feTurbulence/></filter>${square}`), 'not_outlines'],
    ['a link', svg(`<a href="javascript:alert(1)">${square}</a>`), 'not_outlines'],
    ['a file in a file', svg(svg(square)), 'not_outlines'],
    ['styles of other kinds', svg(`<style>@import url(https://evil.example/x.css);</style>${square}`), 'not_outlines'],
    // Sheets that once took the reader longer the square of their length.
    ['a sheet of one endless selector', svg(`<style>${'a'.repeat(600_000)}</style>${square}`), 'not_outlines'],
    ['sheets that never begin', svg(`${'<style'.repeat(100_000)}${square}`), 'empty'],
    ['comments that never end', svg(`<style>${'/*'.repeat(15_000)}</style>${square}`), 'not_outlines'],
    [
      'one class said ten thousand times',
      svg(`<style>${'.a{fill:red}'.repeat(3_000)}</style>${square}`),
      'not_outlines',
    ],
    ['styles that choose by name', svg(`<style>path{fill:red}</style>${square}`), 'not_outlines'],
    ['nothing drawn', svg('<path d="M0 0h9v9z" fill="none"/>'), 'empty'],
    ['too many parts', svg('<path d="M0 0h9v9z"/>'.repeat(3001)), 'too_complex'],
    ['too many bytes', svg(`<path d="M0 0${'h1v1'.repeat(40_000)}z"/>`), 'too_complex'],
    ['too deep', svg(`${'<g>'.repeat(5000)}${square}${'</g>'.repeat(5000)}`), 'too_complex'],
  ])('%s', async (_what, source, reason) => {
    expect(await read(source)).toBe(reason);
  });

  it('one of another kind, or broken', async () => {
    const png = await sharp({ create: { width: 90, height: 90, channels: 4, background: '#0b5fff' } })
      .png()
      .toBuffer();
    const others = await Promise.all([
      sharp(png).jpeg().toBuffer(),
      sharp(png).webp().toBuffer(),
      sharp(png).gif().toBuffer(),
      png.subarray(0, 60),
      Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 7)]),
    ]);
    for (const bytes of others) expect(await readOwnLogo(bytes)).toBe('unreadable');
    expect(typeof (await readOwnLogo(png))).toBe('object');
  });

  it('one that says it is larger than anything is read', async () => {
    const png = await sharp({ create: { width: 90, height: 90, channels: 4, background: '#0b5fff' } })
      .png()
      .toBuffer();
    // The sides stand in the first chunk.
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await readOwnLogo(png)).toBe('unreadable');
  });

  it('one that is too small, or shows nothing', async () => {
    const small = sharp({ create: { width: 40, height: 12, channels: 4, background: '#0b5fff' } })
      .png()
      .toBuffer();
    const nothing = sharp({ create: { width: 400, height: 120, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await readOwnLogo(await small)).toBe('too_small');
    expect(await readOwnLogo(await nothing)).toBe('empty');
  });
});

describe('a PNG', () => {
  const drawnOn = async (background: string, fill: string): Promise<OwnLogo> => {
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="120" fill="${fill}"/></svg>`;
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 4, background } })
      .composite([{ input: Buffer.from(disc) }])
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .png()
      .toBuffer();
    return (await readOwnLogo(bytes)) as OwnLogo;
  };

  it('is drawn anew, without what else its file says and without room about it', async () => {
    const own = await drawnOn('#0000', '#0b5fff');
    expect([own.width, own.height]).toEqual([100, 100]);
    const bytes = Buffer.from(/base64,([^"]+)/.exec(own.picture)![1]!, 'base64');
    const { exif, width } = await sharp(bytes).metadata();
    expect([exif, width]).toEqual([undefined, 240]);
    expect(bytes.toString('latin1')).not.toContain('somebody');
  });

  it('keeps its colours on light grounds and is of one colour on dark ones', async () => {
    const own = await drawnOn('#0000', '#0b5fff');
    expect(await middleOf(own, 'positive')).toBe('#0b5fff');
    expect(await middleOf(own, 'reversed')).toBe(palettes.modern.paper);
    expect(await middleOf(own, 'one-colour')).toBe(palettes.modern.ink);
  });

  it('that is light keeps its colours on dark grounds', async () => {
    const own = await drawnOn('#0000', '#fffdf0');
    expect(own.isLight).toBe(true);
    expect(await middleOf(own, 'positive')).toBe(palettes.modern.ink);
    expect(await middleOf(own, 'reversed')).toBe('#fffdf0');
  });

  it('with a ground of its own is shown with it; in one colour it is what differs from the ground', async () => {
    const own = await drawnOn('#ffffff', '#0b5fff');
    expect(own.isOpaque).toBe(true);
    expect([await middleOf(own, 'positive'), await middleOf(own, 'reversed')]).toEqual(['#0b5fff', '#0b5fff']);
    expect(await middleOf(own, 'one-colour')).toBe(palettes.modern.ink);
  });
});

it('light parts on dark ones stay open in one colour', async () => {
  const own = (await read(
    svg('<rect width="100" height="100" rx="20" fill="#123"/><circle cx="50" cy="50" r="20" fill="#fff"/>'),
  )) as OwnLogo;
  expect([await middleOf(own, 'positive'), await middleOf(own, 'one-colour')]).toEqual(['#ffffff', 'nothing']);
});
