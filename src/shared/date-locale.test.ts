import { expect, it } from 'vitest';
import { dateLocale } from './date-locale.ts';

it.each([
  ['en', '21 November 2026'],
  ['pseudo', '21 November 2026'],
  ['de', '21. November 2026'],
  ['ja', '2026年11月21日'],
])('%s writes %s', (locale, text) => {
  const format = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  expect(format.format(new Date('2026-11-21T12:00:00Z'))).toBe(text);
});
