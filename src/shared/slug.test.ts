import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Levain & Rye', 'levain-rye'],
  ['  Café “Zum Löwen”!  ', 'cafe-zum-lowen'],
  ['京都町家', ''],
  ['Q', 'q'],
  ['../../etc/passwd', 'etc-passwd'],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));

it('ends where it is to be no longer', () => expect(slugOf('abc '.repeat(40), 7)).toBe('abc-abc'));
