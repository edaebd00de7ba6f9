import sharp from 'sharp';
import { type LogoArt, type LogoPicture, pictureOf } from '#features/brand/domain/logo/art.ts';
import { type Colouring, colourings, type Layout, layouts } from '#features/brand/domain/logo/paint.ts';
import type { Palette } from '#features/brand/domain/palette/palettes.ts';
import { iconFile } from './ico.ts';
import { type PackFile, textFile } from './pack-file.ts';
import { setPages } from './typeset.ts';

export interface LogoFilesOrder {
  /** Its folder: "logos/1-motif". */
  readonly folder: string;
  readonly name: string;
  readonly art: LogoArt;
  readonly palette: Palette;
}

/** Pixels in width of a PNG at 1×. */
const widths: Readonly<Record<Layout, number>> = { wide: 400, stacked: 300, icon: 128 };
const scales = [1, 2, 3, 4];
const iconSides = [16, 32, 48];

/** A logo as SVG, PNG at 1× to 4×, PDF and icon file, in every layout and colouring. Grounds are transparent. */
export async function makeLogoFiles({ folder, name, art, palette }: LogoFilesOrder): Promise<PackFile[]> {
  const files: PackFile[] = [];
  const variants: (LogoPicture & { layout: Layout; colouring: Colouring })[] = layouts.flatMap((layout) =>
    colourings.map((colouring) => ({
      layout,
      colouring,
      ...pictureOf(art, layout, colouring, palette, name),
    })),
  );
  for (const { svg, width, layout, colouring } of variants) {
    files.push(textFile(`${folder}/svg/${layout}-${colouring}.svg`, svg));
    for (const scale of scales) {
      const bytes = await rasterise(svg, width, widths[layout] * scale);
      files.push({ path: `${folder}/png/${layout}-${colouring}@${scale}x.png`, bytes });
    }
  }
  const icon = variants.find(({ layout, colouring }) => layout === 'icon' && colouring === 'positive')!;
  const pictures = [];
  for (const side of iconSides) pictures.push({ side, png: await square(icon.svg, icon, side) });
  files.push({ path: `${folder}/icon.ico`, bytes: iconFile(pictures) });
  const pages = variants.map(({ svg, width, height, colouring }) => ({
    svg,
    width,
    height,
    ground: colouring === 'reversed' ? palette.ink : null,
  }));
  files.push({ path: `${folder}/logo.pdf`, bytes: setPages(name, pages) });
  return files;
}

/** A PNG so many pixels wide. The drawing is drawn at that size, not enlarged. */
const rasterise = (svg: string, ownWidth: number, width: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density: (72 * width) / ownWidth })
    .resize({ width })
    .png({ compressionLevel: 3 })
    .toBuffer();

/** The drawing in the middle of a transparent square. */
const square = (svg: string, { width, height }: { width: number; height: number }, side: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density: (72 * side) / Math.max(width, height) })
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
