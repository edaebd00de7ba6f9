import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { changedWords, shownChange } from './changed-words.ts';

const marked = ({ head, before, after, tail }: ReturnType<typeof changedWords>): string =>
  `${head}[${before}|${after}]${tail}`;

describe('the words that changed', () => {
  it.each([
    ['one of them', 'Bread at dawn', 'Bread at night', 'Bread at [dawn|night]'],
    ['a part of a word, as the whole word', 'Baking bread', 'Baked bread', '[Baking|Baked] bread'],
    ['words that were put in', 'Bread', 'Bread since dawn', 'Bread[| since dawn]'],
    ['words that were taken out', 'Good fresh bread', 'Good bread', 'Good [fresh |]bread'],
    ['everything', 'Bread', 'Cake', '[Bread|Cake]'],
    ['from nothing', '', 'Bread', '[|Bread]'],
    ['what stands between two changes', 'a b c d', 'x b c y', '[a b c d|x b c y]'],
    ['a word said twice', 'bread bread', 'bread bread bread', 'bread bread[| bread]'],
    ['in Japanese', '毎朝パンを焼く', '毎晩パンを焼く', '[毎朝|毎晩]パンを焼く'],
    ['in Arabic', 'خبز طازج', 'خبز قديم', 'خبز [طازج|قديم]'],
    ['an emoji, whole', 'Baker 👩‍🍳!', 'Baker 👨‍🍳!', 'Baker [👩‍🍳|👨‍🍳]!'],
    ['an accent, with its letter', 'Cafe', 'Cafe\u0301', '[Cafe|Cafe\u0301]'],
  ])('are %s', (_what, before, after, expected) => {
    expect(marked(changedWords(before, after))).toBe(expected);
  });

  it('stand with those around them for the whole text, as it was and as it is', () =>
    checkProperty(
      fc.property(
        fc
          .array(fc.constantFrom('rye ', 'at', ' dawn', 'パン', '👩‍🍳', '\n', 'e\u0301'))
          .map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
        fc.nat(40),
        (text, words, at) => {
          const other = `${text.slice(0, at)}${words}${text.slice(at)}`;
          for (const [before, after] of [
            [text, other],
            [other, text],
          ] as const) {
            const changed = changedWords(before, after);
            expect(changed.head + changed.before + changed.tail).toBe(before);
            expect(changed.head + changed.after + changed.tail).toBe(after);
          }
          const { before, after } = changedWords(text, text);
          expect(before + after).toBe('');
        },
      ),
      { gateRuns: 40 },
    ));
});

describe('a change as it is shown', () => {
  const long = 'We bake every night in the old oven behind the church, and open when the first loaves are done at six.';

  it('is both texts where they are short, each in one line', () => {
    expect(shownChange('Bread', 'Bread\nsince dawn')).toEqual({
      head: '',
      before: 'Bread',
      after: 'Bread since dawn',
      tail: '',
      isSpacing: false,
    });
  });

  it('is the words that changed among some of those around them where one is long', () => {
    expect(shownChange(long, long.replace('church', 'town hall'))).toEqual({
      head: '…in the old oven behind the ',
      before: 'church',
      after: 'town hall',
      tail: ', and open when the first…',
      isSpacing: false,
    });
  });

  it('leaves out the middle of what is too long itself', () => {
    const { before, after, head, tail } = shownChange('', `Begin ${long.repeat(9)} end`);
    expect([before, head, tail]).toEqual(['', '', '']);
    expect(after).toMatch(/^Begin We bake .*… .* end$/);
    expect(after.length).toBeLessThan(170);
  });

  it('says where spaces and line breaks alone are others', () => {
    expect(shownChange('Rye bread', 'Rye\n\nbread').isSpacing).toBe(true);
    expect(shownChange(long, `${long}\n`).isSpacing).toBe(true);
    expect(shownChange(long, `${long} More.`).isSpacing).toBe(false);
  });
});
