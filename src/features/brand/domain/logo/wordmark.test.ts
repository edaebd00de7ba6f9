import { describe, expect, it } from 'vitest';
import { linesOf, setCase } from './wordmark.ts';

describe('the lines of a name', () => {
  it.each([
    ['Bloom', ['Bloom']],
    ['Harbour & Hearth', ['Harbour', '& Hearth']],
    ['Marta Keller Steuerberatung', ['Marta Keller', 'Steuerberatung']],
    ['The Extraordinarily Long Name of a Small Company', ['The Extraordinarily', 'Long Name of a', 'Small Company']],
    ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
    ['京都町家', ['京都町家']],
    ['まるねこそろばん教室', ['まるねこそろばん', '教室']],
    ['みなと歯科技工所', ['みなと', '歯科技工所']],
    ['京都町家旅館組合東山支部', ['京都町家旅館', '組合東山支部']],
  ])('%s', (name, lines) => expect(linesOf(name)).toEqual(lines));
});

describe('the case a style sets', () => {
  const upper = { case: 'upper', tracking: 0 } as const;
  it.each([
    ['Bloom', 'BLOOM'],
    ['Ромашка', 'РОМАШКА'],
    // Capitals inside a word carry meaning; letters that change their number are left.
    ['iFlora', 'iFlora'],
    ['Straße', 'Straße'],
    ['Işık', 'IŞIK'],
    ['Güneş Diyaliz', 'GÜNEŞ DİYALİZ'],
    ['Fiona', 'FIONA'],
    ['شهد', 'شهد'],
  ])('of %s', (name, set) => expect(setCase(name, upper, { covers: () => true })).toBe(set));

  it('is left where the font lacks a letter of it', () =>
    expect(setCase('Ωmega', { case: 'lower', tracking: 0 }, { covers: (text) => !text.includes('ω') })).toBe('Ωmega'));
});
