import { describe, expect, it } from 'vitest';
import { sourceFigures } from './source-figures.ts';
import { sources } from './sources.ts';

describe('the list of sources', () => {
  it('names publisher, title, year, address, day of reading and finding of each, once', () => {
    expect(new Set(sources.map((source) => source.id)).size).toBe(sources.length);
    for (const source of sources) {
      expect(source.publisher && source.title && source.finding).toBeTruthy();
      expect(URL.canParse(source.address)).toBe(true);
      expect(source.year).toBeGreaterThan(1990);
      expect(source.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Number(source.readOn.slice(0, 4))).toBeGreaterThanOrEqual(source.year);
    }
  });

  it('states every figure the model uses in the finding of its source', () => {
    for (const figure of sourceFigures) {
      const source = sources.find((candidate) => candidate.id === figure.sourceId);
      // A figure may be written with two decimals: 0.3 as 0.30, 12 as 12.00.
      expect([figure.id, source?.finding]).toEqual([
        figure.id,
        expect.stringMatching(
          new RegExp(`(^|[^\\d.])${`${figure.value}`.replace('.', '\\.')}(0|\\.00?)?(?!\\d|\\.\\d)`),
        ),
      ]);
    }
  });

  it('holds no source that nothing cites', () => {
    expect(sources.filter((source) => !sourceFigures.some((figure) => figure.sourceId === source.id))).toEqual([]);
  });
});
