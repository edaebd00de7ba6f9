import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandPlan } from '../domain/brand.plan.ts';
import { boundsOf, outline } from '../domain/geometry/shapes.ts';
import { designLogos } from '../domain/logo/design.ts';
import { drawnName } from '../domain/logo/initials.ts';
import { contrastOf } from '../domain/palette/contrast.ts';
import { palettes } from '../domain/palette/palettes.ts';
import { composeSocial, grounds } from '../domain/social/compose-social.ts';
import { socialFormats } from '../domain/social/formats.ts';
import { sampleBriefs } from '../testing/sample-brands.ts';
import { typefaceOf } from './fonts/typefaces.ts';

const lines = [
  'Sourdough, every morning from six',
  'Open',
  'Everything that a shop of this kind ever promised to anybody, said in one line',
];

const designs = await Promise.all(
  sampleBriefs(6).map(async (brief) => ({ brief, design: (await designLogos(brief, brief.seed, 1, typefaceOf))[0] })),
);
const pictures = designs.flatMap(({ brief, design }, index) => {
  const face = typefaceOf(design!.face);
  const wording = { name: drawnName(brief.name), face, taglineFace: face, setting: design!.setting };
  return socialFormats.map((format) => ({
    format,
    ground: grounds[index % grounds.length]!,
    svg: composeSocial(format, {
      logo: { kind: 'drawn', drawing: design!.drawing, wording },
      palette: palettes.modern,
      line: lines[index % (lines.length + 1)],
      lineFace: typefaceOf(design!.face),
      ground: grounds[index % grounds.length]!,
    }),
  }));
});

it('has the formats of the plans, at their sizes and in their order', () => {
  expect(socialFormats.map(({ name, width, height }) => ({ name, widthPx: width, heightPx: height }))).toEqual(
    brandPlan.gives.Pro.socialAssets,
  );
});

describe.each(pictures)('$format.name on $ground', ({ format, ground, svg }) => {
  const [, ...read] = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill, data]) => ({
    fill: fill!,
    box: boundsOf(outline(data!)),
  }));

  it('keeps what is read in the safe area', () => {
    const { safe } = format;
    for (const { box } of read) {
      expect(box.x).toBeGreaterThanOrEqual(safe.x - 2);
      expect(box.y).toBeGreaterThanOrEqual(safe.y - 2);
      expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + 2);
      expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height + 2);
    }
  });

  it('writes in colours that are read on the ground', () => {
    expect(contrastOf(read.at(-1)!.fill, palettes.modern[ground])).toBeGreaterThanOrEqual(4.5);
    expect(svg).not.toMatch(/<text|href|NaN|undefined/);
  });

  it('has its exact size as a picture', async () => {
    const { width, height } = await sharp(await sharp(Buffer.from(svg)).png().toBuffer()).metadata();
    expect({ width, height }).toEqual({ width: format.width, height: format.height });
  });
});
