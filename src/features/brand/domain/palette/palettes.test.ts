import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { brandPlan } from '../brand.plan.ts';
import { colourVisions, seenBy } from './colour-vision.ts';
import { contrastOf, pairsOf, textOn } from './contrast.ts';
import { paletteFrom } from './from-colour.ts';
import { paletteAse, paletteCss, paletteJson, paletteTailwind } from './palette-files.ts';
import { palettes } from './palettes.ts';

it('has the eight themes in the order in which plans open them', () => {
  expect(Object.keys(palettes)).toEqual(brandPlan.gives.Pro.palettes);
});

describe.each(Object.entries(palettes))('%s', (_, palette) => {
  it('can be read: the first colour and the text on the ground, text on the accent', () => {
    expect(contrastOf(palette.primary, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.secondary, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.ink, palette.paper)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(palette.ink, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('says of each pair what it may be used for', () => {
    const pairs = pairsOf(palette);
    expect(pairs).toHaveLength(20);
    for (const { contrast, use } of pairs)
      expect(use).toBe(contrast >= 4.5 ? 'text' : contrast >= 3 ? 'large' : 'decoration');
  });

  it.each(colourVisions)('keeps text readable to eyes with %s', (vision) => {
    const seen = seenBy(palette, vision);
    expect(contrastOf(seen.ink, seen.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(seen.primary, seen.paper)).toBeGreaterThanOrEqual(3);
  });
});

describe('a palette from a colour of the brand', () => {
  const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

  it('can be read whatever the colour is', () =>
    checkProperty(
      fc.property(hex, (colour) => {
        const palette = paletteFrom(colour)!;
        expect(contrastOf(palette.primary, palette.paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(palette.secondary, palette.paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(palette.ink, palette.paper)).toBeGreaterThanOrEqual(7);
        expect(contrastOf(palette.ink, palette.accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(textOn(palette, palette.primary), palette.primary)).toBeGreaterThanOrEqual(4.5);
      }),
    ));

  it('keeps a colour that can be read as it is, and names no palette for what is no colour', () => {
    expect(paletteFrom('#0B5FFF')?.primary).toBe('#0b5fff');
    expect(paletteFrom('  teal ')?.primary).toBe('#008080');
    expect(paletteFrom('bright')).toBeUndefined();
  });
});

describe('the files of a palette', () => {
  const palette = palettes.modern;

  it('name each role once', () => {
    expect(paletteCss(palette)).toContain('--brand-primary: #2547d0;');
    expect(paletteTailwind(palette)).toMatch(/^@theme \{[\s\S]*--color-brand-paper: #f6f8ff;/);
    expect(JSON.parse(paletteJson(palette)).brand.accent).toEqual({ $type: 'color', $value: '#ff7a50' });
  });

  it('write an exchange file of five swatches', () => {
    const file = paletteAse(palette);
    const view = new DataView(file.buffer);
    expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('ASEF');
    expect([view.getUint16(4), view.getUint16(6), view.getUint32(8)]).toEqual([1, 0, 5]);
    // The first block: a colour called "primary", red 0x25 of 0xff.
    expect([view.getUint16(12), view.getUint16(18)]).toEqual([1, 8]);
    expect(view.getFloat32(12 + 6 + 2 + 16 + 4)).toBeCloseTo(0x25 / 255, 5);
  });
});
