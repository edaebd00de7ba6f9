import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

describe('the list of sources', () => {
  it('names publisher, title, year, address, day of reading and finding of each, once', () => {
    expect(new Set(sources.map((source) => source.id)).size).toBe(sources.length);
    for (const source of sources) {
      expect(source.publisher && source.title && source.finding).toBeTruthy();
      expect(source.address).toMatch(/^https?:\/\/\S+$/);
      expect(source.year).toBeGreaterThan(1990);
      expect(source.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Number(source.readOn.slice(0, 4))).toBeGreaterThanOrEqual(source.year);
    }
  });
});
