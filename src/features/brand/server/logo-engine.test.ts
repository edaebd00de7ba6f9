import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gateCases } from '#testing/gate-cases.ts';
import { faces } from '../domain/fonts/faces.ts';
import { boundsOf, outline } from '../domain/geometry/shapes.ts';
import { designLogos, type LogoDesign } from '../domain/logo/design.ts';
import { markKinds } from '../domain/logo/mark-kinds.ts';
import { coloursOf, layouts, paint } from '../domain/logo/paint.ts';
import { drawTemplates, readMark, storeMark } from '../domain/logo/stored-logo.ts';
import { contrastOf } from '../domain/palette/contrast.ts';
import { palettes } from '../domain/palette/palettes.ts';
import { sampleBriefs } from '../testing/sample-brands.ts';
import { typefaceOf } from './fonts/typefaces.ts';

const briefs = sampleBriefs(24);
const designed = await Promise.all(
  briefs.map(async (brief) => ({ brief, logos: await designLogos(brief, brief.seed, 5, typefaceOf) })),
);

/** A third of the businesses; a deep run has all. */
const inGate = <T>(all: readonly T[]): readonly T[] => gateCases(all, (_, at) => at % 3 === 0);

/** A logo as it is stored. */
const templatesOf = (name: string, { face, drawing, setting, layout }: LogoDesign, tagline = '') => {
  const choices = { faceId: face.id, ...setting, layout, room: 1, colourway: 'usual', tagline } as const;
  return drawTemplates(name, readMark(storeMark(drawing)), choices, typefaceOf(face));
};

const svgOf = (name: string, design: LogoDesign): string =>
  paint(templatesOf(name, design)[design.layout], coloursOf('positive', palettes.modern), name);

describe('the fonts', () => {
  it('are at least thirty, three or more for each script', () => {
    expect(faces.length).toBeGreaterThanOrEqual(30);
    for (const script of ['Latin', 'Cyrillic', 'Arabic', 'Han', 'Kana'] as const)
      expect(faces.filter(({ scripts }) => scripts.includes(script)).length).toBeGreaterThanOrEqual(3);
  });

  it.each(faces)('$id has the letters of its scripts, and heights that are drawn', (face) => {
    const typeface = typefaceOf(face);
    const samples = { Latin: 'Hxé', Cyrillic: 'Жя', Arabic: 'شهد', Han: '京', Kana: 'さ' };
    for (const script of face.scripts) expect(typeface.covers(samples[script])).toBe(true);
    expect(typeface.covers('\u{10ffff}')).toBe(false);
    expect(typeface.capHeight).toBeGreaterThan(0.4);
    expect(typeface.capHeight).toBeLessThan(1.1);
    expect(typeface.xHeight).toBeLessThanOrEqual(typeface.capHeight);
  });

  it('shape as the script asks: Arabic letters join, Latin pairs are kerned', () => {
    const arabic = typefaceOf(faces.find(({ id }) => id === 'cairo')!);
    const alone = [...'شهد'].map((letter) => arabic.shape(letter)[0]!.advance);
    expect(arabic.shape('شهد').reduce((sum, { advance }) => sum + advance, 0)).not.toBeCloseTo(
      alone.reduce((sum, advance) => sum + advance, 0),
      2,
    );
    const latin = typefaceOf(faces.find(({ id }) => id === 'montserrat')!);
    const widthOf = (text: string): number => latin.shape(text).reduce((sum, { advance }) => sum + advance, 0);
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
  });
});

describe.each(inGate(designed))('$brief.name, $brief.style', ({ brief, logos }) => {
  it('has five logos of five kinds', () => {
    expect(logos).toHaveLength(5);
    expect(new Set(logos.map(({ kind }) => kind)).size).toBe(5);
  });

  it('stays within its box in every layout', () => {
    for (const design of logos)
      for (const layout of layouts) {
        const template = templatesOf(brief.name, design, 'Made by hand')[layout];
        for (const { data } of template.parts) {
          const { x, y, width, height } = boundsOf(outline(data));
          expect(x).toBeGreaterThanOrEqual(-0.1);
          expect(y).toBeGreaterThanOrEqual(-0.1);
          expect(x + width).toBeLessThanOrEqual(template.width + 0.1);
          expect(y + height).toBeLessThanOrEqual(template.height + 0.1);
        }
      }
  });

  it('is a file of outlines alone, of at most twelve kilobytes', () => {
    for (const design of logos)
      for (const layout of layouts) {
        const template = templatesOf(brief.name, design)[layout];
        const svg = paint(template, coloursOf('positive', palettes.modern), brief.name);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
        expect(svg).not.toMatch(/<text|<script|href|style=|url\(|NaN|undefined/);
        for (const [, data] of svg.matchAll(/ d="([^"]+)"/g)) expect(boundsOf(outline(data!)).width).toBeGreaterThan(0);
      }
  });
});

it.each(markKinds)('draws a %s where it is wanted alone', async (wanted) => {
  const drawn = await Promise.all(
    inGate(briefs).map((brief) =>
      designLogos(
        brief,
        brief.seed,
        1,
        typefaceOf,
        async () => true,
        (kind) => kind === wanted,
      ),
    ),
  );
  expect(drawn.flat().length).toBeGreaterThan(0);
  expect(new Set(drawn.flat().map(({ kind }) => kind))).toEqual(new Set([wanted]));
});

it('writes names in colours that are read', () => {
  for (const palette of Object.values(palettes)) {
    expect(contrastOf(palette.ink, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.paper, palette.ink)).toBeGreaterThanOrEqual(4.5);
  }
});

/** A changed hash is a changed logo of somebody: it is committed only with the version of the engine. */
it('makes the same file of the same seed, on every machine', () => {
  const pinned: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'logo-hashes.json'), 'utf8'));
  const hashes = Object.fromEntries(
    designed.map(({ brief, logos }) => [
      brief.seed,
      logos.map((design) => createHash('sha256').update(svgOf(brief.name, design)).digest('hex').slice(0, 16)),
    ]),
  );
  expect(hashes).toEqual(pinned);
});
