import { describe, expect, it } from 'vitest';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { scale } from '../domain/geometry/shapes.ts';
import { designLogos } from '../domain/logo/design.ts';
import type { MarkDrawing } from '../domain/logo/mark.ts';
import { motifs } from '../domain/motifs/find-motifs.ts';
import { sampleBriefs } from '../testing/sample-brands.ts';
import { copyFrom, fingerprintOf, likeness } from './fingerprint.ts';
import { typefaceOf } from './fonts/typefaces.ts';

const motifOf = (id: string): MarkDrawing => motifs.find((motif) => motif.id === id)!.draw();

describe('the fingerprint of a mark', () => {
  it('is the same for the same mark in any size, and another for another mark', async () => {
    const cup = motifOf('cup');
    const larger = { main: scale(cup.main, 3), accent: scale(cup.accent!, 3) };
    const [one, same, other] = await Promise.all([cup, larger, motifOf('house')].map(fingerprintOf));
    expect(likeness(one!, same!)).toBeGreaterThan(0.95);
    expect(likeness(one!, other!)).toBeLessThan(0.8);
  });

  itInDeepRun('tells all motifs apart', async () => {
    const prints = await Promise.all(motifs.map(({ draw }) => fingerprintOf(draw())));
    expect(new Set(prints).size).toBe(motifs.length);
  });
});

it('a mark another logo has already is drawn anew: no two of a street of bakeries are alike', async () => {
  const taken: bigint[] = [];
  const isFree = async (drawing: MarkDrawing): Promise<boolean> => {
    const print = await fingerprintOf(drawing);
    if (taken.some((other) => likeness(print, other) >= copyFrom)) return false;
    taken.push(print);
    return true;
  };
  const bakery = { name: 'Bread', style: 'Vintage', words: ['bakery'] } as const;
  const street = [];
  for (let index = 0; index < 8; index++)
    street.push(...(await designLogos(bakery, `bakery-${index}`, 3, typefaceOf, isFree)));
  expect(street.length).toBe(24);
  expect(new Set(taken).size).toBe(taken.length);

  // Without asking, the first two bakeries of one seed are the same: the question is what keeps them apart.
  const [first] = await designLogos(bakery, 'same', 1, typefaceOf);
  const [second] = await designLogos(bakery, 'same', 1, typefaceOf);
  expect(await fingerprintOf(first!.drawing)).toBe(await fingerprintOf(second!.drawing));
});

it('gives way to another kind where no mark of one is free', async () => {
  const [brief] = sampleBriefs(1);
  const [wanted] = await designLogos(brief!, brief!.seed, 1, typefaceOf);
  let refused = 0;
  const [other] = await designLogos(brief!, brief!.seed, 1, typefaceOf, async () => ++refused > 6);
  expect(other!.kind).not.toBe(wanted!.kind);
});
