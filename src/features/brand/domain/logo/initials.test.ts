import { describe, expect, it } from 'vitest';
import { drawnName, initialsOf, isRightToLeft, wordsOf } from './initials.ts';

describe('what is drawn of a name', () => {
  it.each([
    ['Harbour & Hearth', 'Harbour & Hearth'],
    ['Zap 🚀 Couriers', 'Zap Couriers'],
    ['  Studio   9 ', 'Studio 9'],
    ['👩‍🍳 Küche', 'Küche'],
    ['#1 Cars', '#1 Cars'],
    ['🚀', ''],
  ])('%s', (name, drawn) => expect(drawnName(name)).toBe(drawn));
});

describe('the initials of a name', () => {
  it.each([
    ['Harbour & Hearth', ['H', 'H']],
    ['The Bakery of Lyon', ['B', 'L']],
    ['la maison', ['M']],
    ['The', ['T']],
    ['Ромашка', ['Р']],
    ['京都町家', ['京']],
    ['9 to 5', ['9', '5']],
    ['24 Locks', ['L']],
    ['株式会社ミナト', ['ミ']],
    ['Токарь и Ко', ['Т', 'К']],
    ['straße', ['S']],
    ['ßtest', ['ß']],
    ['!!!', []],
  ])('of %s', (name, initials) => expect(initialsOf(name)).toEqual(initials));

  it('are as many as are asked for', () => expect(initialsOf('One Two Three', 3)).toEqual(['O', 'T', 'T']));
});

it('keeps the words that carry a name, and all of them where none does', () => {
  expect(wordsOf('Marta Keller Ltd')).toEqual(['Marta', 'Keller']);
  expect(wordsOf('The And')).toEqual(['The', 'And']);
});

it('knows which names are read from the right', () => {
  expect(['شهد للعسل', 'קפה', '7 شهد'].map(isRightToLeft)).toEqual([true, true, true]);
  expect(['Bloom', 'Ромашка', '京都'].map(isRightToLeft)).toEqual([false, false, false]);
});
