import { designLogos } from '#features/brand/domain/logo/design.ts';

import type { MarkDrawing } from '#features/brand/domain/logo/mark.ts';
import { coloursOf, paint } from '#features/brand/domain/logo/paint.ts';
import { drawTemplates } from '#features/brand/domain/logo/stored-logo.ts';
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
            const choices = { faceId: face.id, ...setting, layout, room: 1, colourway: 'usual', tagline: '' } as const;
            const templates = drawTemplates(brief.name, drawing, choices, typefaceOf(face));
            paint(templates[layout], coloursOf('positive', palettes.modern), brief.name);
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
