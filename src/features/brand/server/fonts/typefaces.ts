import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { hasRightToLeft, visualRuns } from '#shared/text-direction.ts';
import type { Face as FaceEntry } from '../../domain/fonts/faces.ts';
import type { PlacedGlyph, Typeface } from '../../domain/fonts/typeface.ts';

const loaded = new Map<string, Typeface>();

/** The font of an entry, read from its package once; shaped by HarfBuzz. */
export function typefaceOf(entry: FaceEntry): Typeface {
  const key = `${entry.id}/${entry.cut}`;
  const known = loaded.get(key);
  if (known) return known;
  const made = readTypeface(entry);
  loaded.set(key, made);
  return made;
}

/** Where the file of an entry lies. */
export function fontPath({ id, cut }: FaceEntry): string {
  const family = id
    .split('-')
    .map((word) => familyWord[word] ?? word[0]!.toUpperCase() + word.slice(1))
    .join('');
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${id}/${cut}/${family}_${cut}.ttf`));
}

/** Where the licence of a font lies. */
export const licencePath = ({ id }: FaceEntry): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${id}/LICENSE_FONT`));

function readTypeface(entry: FaceEntry): Typeface {
  const { id } = entry;
  const face = new Face(new Blob(readFileSync(fontPath(entry))));
  const font = new Font(face);
  const em = face.upem;
  const outlines = new Map<number, readonly { type: string; values: number[] }[]>();
  const covered = new Set(face.collectUnicodes());
  const outlineOfGlyph = (glyph: number): readonly { type: string; values: number[] }[] => {
    const made = outlines.get(glyph) ?? font.glyphToJson(glyph);
    outlines.set(glyph, made);
    return made;
  };
  const shapeText = (text: string): PlacedGlyph[] => {
    let pen = 0;
    return visualRuns(text).flatMap((run) => {
      const buffer = new Buffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      // Digits of the Arabic script are guessed to read as its letters do.
      if (!hasRightToLeft(run.text)) buffer.setDirection(Direction.LTR);
      shape(font, buffer);
      return buffer.getGlyphInfosAndPositions().map((glyph) => {
        const x = (pen + (glyph.xOffset ?? 0)) / em;
        const y = -(glyph.yOffset ?? 0) / em;
        const advance = (glyph.xAdvance ?? 0) / em;
        const placed = {
          data: place(outlineOfGlyph(glyph.codepoint), em, x, y),
          x: pen / em,
          advance,
          cluster: run.start + glyph.cluster,
        };
        pen += glyph.xAdvance ?? 0;
        return placed;
      });
    });
  };
  const heightOf = (letter: string): number | undefined => {
    const [glyph] = covered.has(letter.codePointAt(0)!) ? shapeText(letter) : [];
    const ys = glyph?.data
      .match(/-?[\d.]+/g)
      ?.filter((_, index) => index % 2 === 1)
      .map(Number);
    return ys && ys.length > 0 ? -Math.min(...ys) : undefined;
  };
  return {
    id,
    capHeight: heightOf('H') ?? 0.7,
    xHeight: heightOf('x') ?? 0.5,
    covers: (text) => [...text].every((sign) => /\s/u.test(sign) || covered.has(sign.codePointAt(0)!)),
    shape: shapeText,
  };
}

/** Words of family names that are not written as their package is. */
const familyWord: Readonly<Record<string, string>> = {
  sc: 'SC',
  dm: 'DM',
  zcool: 'ZCOOL',
  qingke: 'QingKe',
  xiaowei: 'XiaoWei',
  huangyou: 'HuangYou',
};

/** A glyph's outline in em, flipped to a y axis that points down, moved to its place. */
const place = (commands: readonly { type: string; values: number[] }[], em: number, x: number, y: number): string =>
  commands
    .map(
      ({ type, values }) =>
        type + values.map((value, index) => (index % 2 === 0 ? value / em + x : y - value / em).toFixed(5)).join(' '),
    )
    .join('');
