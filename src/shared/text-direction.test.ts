import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { hasRightToLeft, splitByDirection, textDirection, visualRuns } from './text-direction.ts';

describe('the direction of a text', () => {
  it('is that of its first letter, whatever signs and digits come before', () => {
    expect(textDirection('(12) לחם bread')).toBe('rtl');
    expect(textDirection('12 % bread לחם')).toBe('ltr');
    expect(textDirection('123')).toBe('ltr');
    expect(hasRightToLeft('bread مخبز')).toBe(true);
    expect(hasRightToLeft('面包')).toBe(false);
  });

  it('changes where the script does, and spaces inside a name stay in the name', () => {
    expect(splitByDirection('by מאפיית לחם, Ghent')).toEqual([
      { text: 'by ', direction: 'ltr' },
      { text: 'מאפיית לחם', direction: 'rtl' },
      { text: ', Ghent', direction: 'ltr' },
    ]);
  });

  it('is drawn in runs from left to right: a number keeps its order in words that are read the other way', () => {
    const drawn = (text: string): string[] => visualRuns(text).map((run) => run.text);
    expect(drawn('bread 24')).toEqual(['bread 24']);
    expect(drawn('منذ ١٩٧٩')).toEqual(['١٩٧٩', 'منذ ']);
    expect(drawn('مخبز 24/7 خبز')).toEqual([' خبز', '24/7', 'مخبز ']);
    expect(drawn('Bäckerei شهد الورد 24')).toEqual(['Bäckerei ', 'شهد الورد', ' 24']);
    expect(visualRuns('منذ ١٩٧٩').map(({ start }) => start)).toEqual([4, 0]);
  });

  it('is split without losing or moving a character', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'ל', 'م', ' ', ',', '1', '面', '\n'), maxLength: 30 });
    checkProperty(
      fc.property(texts, (text) => {
        expect(
          splitByDirection(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
