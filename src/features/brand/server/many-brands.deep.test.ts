import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seededRandom } from '#shared/seeded-random.ts';
import { boundsOf, outline } from '../domain/geometry/shapes.ts';
import { designLogos } from '../domain/logo/design.ts';
import { coloursOf, type LogoTemplate, layouts, paint } from '../domain/logo/paint.ts';
import { drawTemplates, type LogoTemplates, readMark, storeMark } from '../domain/logo/stored-logo.ts';
import { contrastOf } from '../domain/palette/contrast.ts';
import { palettes } from '../domain/palette/palettes.ts';
import { brandStyles } from '../domain/styles.ts';
import { copyFrom, fingerprintOf, likeness } from './fingerprint.ts';
import { typefaceOf } from './fonts/typefaces.ts';

const count = 500;
const random = seededRandom('five hundred brands');
const latin =
  'Alder Brook Cedar Dune Ember Fjord Grove Haven Iris Juno Kestrel Lumen Maple North Opal Quarry Ridge Sable Terra Umber'.split(
    ' ',
  );
const more = ['& Sons', 'Studio', 'Works', 'and Daughters', 'Co', 'Kitchen', 'of the Old Harbour', '24', ''];
const others = [
  '山本',
  '青空',
  '京都町家',
  '春光',
  'شهد',
  'بيت النور',
  'ورد',
  'Ромашка',
  'Северный Дом',
  'Ёлка',
  'Žižkov',
  'Æther',
  'Q',
  'Ux',
];
const trades = [
  'bakery bread',
  'dental clinic',
  'bicycle repair',
  'tax accounting',
  'software',
  'florist',
  'law',
  'yoga',
  'music lessons',
  '',
];

const nameOf = (index: number): string =>
  index % 4 === 3
    ? `${random.pick(others)}${index % 8 === 3 ? '' : ` ${index}`}`
    : `${random.pick(latin)}${random.pick(['', ' ', 'a '])}${random.pick(latin)} ${random.pick(more)}`.trim();

/** A drawing of 16 pixels a side, one byte each. */
const tiny = async ({ width, height, parts }: LogoTemplate): Promise<Uint8Array> => {
  const svg = paint({ width, height, parts }, coloursOf('one-colour', palettes.modern), '');
  return sharp(Buffer.from(svg))
    .resize(16, 16, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();
};

it('500 brands: no mark is a copy, nothing leaves its box, names are read, the figure of an icon is told from its ground at 16 pixels', async () => {
  const seen: bigint[] = [];
  for (let index = 0; index < count; index++) {
    const name = nameOf(index);
    const brief = { name, style: brandStyles[index % brandStyles.length]!, words: random.pick(trades).split(' ') };
    const own: bigint[] = [];
    const designs = await designLogos(brief, `brand-${index}`, 5, typefaceOf, async (drawing) => {
      const bits = await fingerprintOf(drawing);
      if ([...seen, ...own].some((other) => likeness(bits, other) >= copyFrom)) return false;
      own.push(bits);
      return true;
    });
    expect([name, designs.length]).toEqual([name, 5]);
    expect([name, new Set(designs.map(({ kind }) => kind)).size]).toEqual([name, 5]);
    seen.push(...own);
    const drawn = designs.map(({ drawing, face, setting, layout }): LogoTemplates => {
      const choices = { faceId: face.id, ...setting, layout, room: 1, colourway: 'usual', tagline: '' } as const;
      return drawTemplates(name, readMark(storeMark(drawing)), choices, typefaceOf(face));
    });
    for (const templates of drawn)
      for (const layout of layouts) {
        const { width, height, parts } = templates[layout];
        for (const { role, data } of parts) {
          const box = boundsOf(outline(data));
          expect([
            name,
            layout,
            box.x >= -0.2,
            box.y >= -0.2,
            box.x + box.width <= width + 0.2,
            box.y + box.height <= height + 0.2,
          ]).toEqual([name, layout, true, true, true, true]);
          if (role === 'text')
            expect(contrastOf(palettes.modern.ink, palettes.modern.paper)).toBeGreaterThanOrEqual(4.5);
        }
      }
    for (const [at, { icon }] of drawn.entries()) {
      const pixels = await tiny(icon);
      const share = (isMeant: (value: number) => boolean): number => pixels.filter(isMeant).length / pixels.length;
      // Figure and ground are told apart: both are there, and most pixels are clearly one of them.
      const { kind } = designs[at]!;
      const [dark, light, between] = [
        share((value) => value < 80),
        share((value) => value > 176),
        share((value) => value >= 80 && value <= 176),
      ];
      expect([name, kind, dark > 0.03, light > 0.05, between < 0.6]).toEqual([name, kind, true, true, true]);
    }
  }
  expect(seen).toHaveLength(5 * count);
});
