import { describe, expect, it } from 'vitest';
import { addressSchema } from '../domain/site-address.ts';
import { addressesFor } from './free-address.ts';

const addressesOf = (name: string): string[] => [...addressesFor(name, () => '0abc9z')];

describe('addresses for a site', () => {
  it.each([
    ['Levain & Rye', 'levain-rye', 'levain-rye-2'],
    ['Brødhuset Žižkov', 'br-dhuset-zizkov', 'br-dhuset-zizkov-2'],
    ['京都町家', 'site', 'site-2'],
    ['', 'site', 'site-2'],
    // Kept for us, and too short.
    ['Platform', 'platform-2', 'platform-3'],
    ['API', 'api-2', 'api-3'],
    ['Q', 'q-2', 'q-3'],
    ['--- xn--bakery ---', 'xn-bakery', 'xn-bakery-2'],
  ])('of %j begin with %s and %s', (name, first, second) => {
    expect(addressesOf(name).slice(0, 2)).toEqual([first, second]);
  });

  it('are all such that a site can have them, whatever the name, and end', () => {
    for (const name of ['Levain', 'x'.repeat(200), `${'a'.repeat(31)} bcd`, 'q', '', '1', 'a-', '!?', '🚀', 'S']) {
      const all = addressesOf(name);
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter((address) => !addressSchema.safeParse(address).success)).toEqual([]);
    }
  });
});
