import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ShareCard, shareCardSize } from '#shared/share-card.ts';
import { faces } from '../domain/fonts/faces.ts';
import { boundsOf, outline } from '../domain/geometry/shapes.ts';
import { contrastOf } from '../domain/palette/contrast.ts';
import { palettes } from '../domain/palette/palettes.ts';
import { composeShareCard } from '../domain/social/share-card.ts';
import { typefaceOf } from './fonts/typefaces.ts';

const { width, height } = shareCardSize;
const logo = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" role="img"><title>A</title><path fill="#ff0000" d="M0 0h40v20h-40z"/></svg>',
  width: 40,
  height: 20,
};
const looks = (own: Partial<ShareCard> = {}): Omit<ShareCard, 'title'> => ({
  colors: palettes.modern,
  logo,
  fonts: null,
  ...own,
});
const titles = [
  'Q',
  'Harbour & Hearth',
  'A name of eighty signs, which is as long as the name of a website may be here.',
  'بيت الضيافة الكبير',
  '京都町家',
];
const faceOf = (text: string) => {
  const face = faces.map(typefaceOf).find((one) => one.covers(text));
  if (!face) throw new Error(`No font has the letters of ${text}`);
  return face;
};
const pictureOf = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    info,
    at: (x: number, y: number): string => {
      const from = (y * info.width + x) * info.channels;
      return `#${data.subarray(from, from + 3).toString('hex')}`;
    },
  };
};

describe('the picture by which a page is shared', () => {
  it.each(titles)('of %s keeps its words within it and beside the mark, read on their ground', async (text) => {
    for (const own of [logo, null]) {
      const svg = composeShareCard(looks({ logo: own }), { text, face: faceOf(text) })!;
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      const [, fill, data] = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].at(-1)!;
      expect(contrastOf(fill!, palettes.modern.primary)).toBeGreaterThanOrEqual(4.5);
      const box = boundsOf(outline(data!));
      expect(box.x).toBeGreaterThanOrEqual(80);
      expect(box.y).toBeGreaterThanOrEqual(80);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 80);
      expect(box.y + box.height).toBeLessThanOrEqual(height - 80);
      const plate = /<rect x="(\d+)" y="\d+" width="390"/.exec(svg)?.[1];
      expect(plate === undefined).toBe(own === null);
      if (plate !== undefined)
        expect(box.x + box.width < Number(plate) || box.x > Number(plate) + 390, 'beside the mark').toBe(true);
    }
  });

  it('is as large as networks show it, on the first color of the brand, with the mark on its paper', async () => {
    const { info, at } = await pictureOf(composeShareCard(looks(), undefined)!);
    expect([info.width, info.height]).toEqual([width, height]);
    expect(at(5, 5)).toBe(palettes.modern.primary);
    expect(at(width / 2, height / 2)).toBe('#ff0000');
    expect(at(width / 2, height / 2 - 150)).toBe(palettes.modern.paper);
  });

  it('is none where there is neither a mark nor a word that a font has', () => {
    expect(composeShareCard(looks({ logo: null }), undefined)).toBeUndefined();
    expect(composeShareCard(looks({ logo: null }), { text: 'Bread', face: faceOf('Bread') })).toBeDefined();
  });
});
