/**
 * A contact sheet of logos, to be looked at when the engine changes (docs/brand.md).
 *
 *   npx node scripts/logo-sheet.ts sheet.png            the sample businesses, five logos each
 *   npx node scripts/logo-sheet.ts sheet.png motifs     every motif
 */
import sharp from 'sharp';
import { pathData } from '#features/brand/domain/geometry/path-data.ts';
import { designLogos } from '#features/brand/domain/logo/design.ts';
import { coloursOf, paint } from '#features/brand/domain/logo/paint.ts';
import { drawTemplates } from '#features/brand/domain/logo/stored-logo.ts';
import { motifs } from '#features/brand/domain/motifs/find-motifs.ts';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { typefaceOf } from '#features/brand/server/fonts/typefaces.ts';
import { sampleBriefs } from '#features/brand/testing/sample-brands.ts';

const [path = 'sheet.png', what = 'logos'] = process.argv.slice(2);
const themes = Object.values(palettes);

/** Cells of a sheet in rows, each drawn at its place. */
interface Sheet {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly ((x: number, y: number) => string)[];
}

const logoSheet = async (): Promise<Sheet> => ({
  columns: 5,
  width: 270,
  height: 170,
  cells: (
    await Promise.all(
      sampleBriefs(24).map(async (brief) => ({ brief, designs: await designLogos(brief, brief.seed, 5, typefaceOf) })),
    )
  ).flatMap(({ brief, designs }, row) =>
    designs.map((design, column) => (x: number, y: number) => {
      const palette = themes[row % themes.length]!;
      const isReversed = column === 3;
      const { face, setting, layout } = design;
      const choices = { faceId: face.id, ...setting, layout, room: 1, colourway: 'usual', tagline: '' } as const;
      const templates = drawTemplates(brief.name, design.drawing, choices, typefaceOf(face));
      const svg = paint(templates[layout], coloursOf(isReversed ? 'reversed' : 'positive', palette), brief.name);
      const ground = `<rect x="${x}" y="${y}" width="262" height="162" fill="${isReversed ? palette.ink : palette.paper}"/>`;
      return ground + svg.replace('<svg ', `<svg x="${x + 12}" y="${y + 12}" width="238" height="138" `);
    }),
  ),
});

const motifSheet = (): Sheet => ({
  columns: 12,
  width: 100,
  height: 100,
  cells: motifs.map(({ draw }) => (x: number, y: number) => {
    const { main, accent } = draw();
    const parts = [`<path fill="${palettes.modern.primary}" d="${pathData(main)}"/>`];
    if (accent) parts.push(`<path fill="${palettes.modern.accent}" d="${pathData(accent)}"/>`);
    return `<g transform="translate(${x + 8} ${y + 8}) scale(1.3)">${parts.join('')}</g>`;
  }),
});

const { columns, width, height, cells } = what === 'motifs' ? motifSheet() : await logoSheet();
const drawn = cells.map((cell, index) => cell((index % columns) * width, Math.floor(index / columns) * height));
const rows = Math.ceil(cells.length / columns);
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`;
await sharp(Buffer.from(sheet), { limitInputPixels: false }).png().toFile(path);
