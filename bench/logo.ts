import { designLogos } from '#features/brand/domain/logo/design.ts';
import { drawnName } from '#features/brand/domain/logo/initials.ts';
import { composeLockup } from '#features/brand/domain/logo/lockup.ts';
import type { MarkDrawing } from '#features/brand/domain/logo/mark.ts';
import { renderSvg } from '#features/brand/domain/logo/svg.ts';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { copyFrom, fingerprintOf, likeness } from '#features/brand/server/fingerprint.ts';
import { typefaceOf } from '#features/brand/server/fonts/typefaces.ts';
import { sampleBriefs } from '#features/brand/testing/sample-brands.ts';
import { atMost, type Measure, size, time } from './harness.ts';

const briefs = sampleBriefs(size(48));
const rounds = size(3);
/** As many fingerprints as an instance of 2,000 brands has. */
const others = Array.from({ length: size(10_000) }, (_, index) =>
  BigInt.asUintN(144, BigInt(index + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n),
);

async function compare(drawing: MarkDrawing): Promise<boolean> {
  const print = await fingerprintOf(drawing);
  return others.every((other) => likeness(print, other) < copyFrom);
}

/** Designing a logo and writing its file. */
export const logo: Measure = {
  name: 'logo',
  title: 'A logo',
  how: `Five logos of each of ${briefs.length} businesses in four scripts, as SVG, ${rounds} rounds; each mark compared with 10,000 fingerprints; a value is a fifth of the five. Fonts have been read before: reading them all is a row of its own.`,
  run: async () => {
    const fonts = [await time(async () => await designLogos(briefs[0]!, 'first', 5, typefaceOf))];
    const values: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const brief of briefs) {
        const took = await time(async () => {
          const designs = await designLogos(brief, `${brief.seed}/${round}`, 5, typefaceOf, compare);
          for (const { face, drawing, setting, layout } of designs) {
            const typeface = typefaceOf(face);
            const wording = { name: drawnName(brief.name), face: typeface, taglineFace: typeface, setting };
            renderSvg(composeLockup(layout, drawing, wording), palettes.modern, 'positive', brief.name);
          }
        });
        values.push(took / 5);
      }
    return [
      { what: 'one logo', unit: 'ms', values, promise: atMost(values, 150, 'ms') },
      { what: 'the first five of a process, fonts read', unit: 'ms', values: fonts },
    ];
  },
};
