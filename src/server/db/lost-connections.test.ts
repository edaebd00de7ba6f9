import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { textArray } from './lost-connections.ts';

describe('text[] of PostgreSQL', () => {
  it('is read as PostgreSQL writes it', () => {
    expect(textArray.parse('{}')).toEqual([]);
    expect(textArray.parse('{a,"b c","d\\"e","f\\\\g","{h,i}",""}')).toEqual(['a', 'b c', 'd"e', 'f\\g', '{h,i}', '']);
  });

  it('comes back as it was written', () => {
    checkProperty(
      fc.property(fc.array(fc.string()), (items) => {
        expect(textArray.parse(textArray.serialize(items))).toEqual(items);
      }),
    );
  });
});
