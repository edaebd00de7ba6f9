import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inline, inlineText } from '#shared/prose.ts';
import { checkProperty } from '#testing/check-property.ts';
import { relinkText } from './relink.ts';

const text = (value: string): Inline => ({ kind: 'text', text: value });
const price: Inline = { kind: 'figure', nodeId: 'stream.1.price', text: '€6.50' };
const radius: Inline = { kind: 'said', factKey: 'business.radius', text: '4 km' };
const original = [text('A loaf costs '), price, text(' within '), radius, text('.')];

describe('a text edited by a person', () => {
  it('keeps the origin of numbers that stand unchanged, wherever they moved', () => {
    expect(relinkText('Within 4 km a loaf costs €6.50.', original)).toEqual([
      text('Within '),
      radius,
      text(' a loaf costs '),
      price,
      text('.'),
    ]);
  });

  it('makes every other number the person’s own', () => {
    const inlines = relinkText('A loaf costs €16.50 from 2027.', original);
    expect(inlines.filter((inline) => inline.kind === 'said')).toEqual([
      { kind: 'said', factKey: 'edited', text: '16.50' },
      { kind: 'said', factKey: 'edited', text: '2027' },
    ]);
    expect(inlines).not.toContainEqual(price);
  });

  it('uses a figure as often as it stood, no more', () => {
    const inlines = relinkText('€6.50 and again €6.50', original);
    expect(inlines.filter((inline) => inline.kind === 'figure')).toHaveLength(1);
  });

  it('is never changed, and no digit is left without an origin', () => {
    checkProperty(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (typed, isAround) => {
        const edited = isAround ? `${typed}€6.50${typed}` : typed;
        const inlines = relinkText(edited, original);
        expect(inlineText(inlines)).toBe(edited);
        for (const inline of inlines) if (inline.kind === 'text') expect(inline.text).not.toMatch(/\d/);
      }),
    );
  });
});
