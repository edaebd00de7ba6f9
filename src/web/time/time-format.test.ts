import { describe, expect, it } from 'vitest';
import { createTimeFormat, knownTimeZone } from './time-format.ts';

const instant = '2026-11-21T23:33:00Z';
const english = createTimeFormat('en', 'Europe/Paris', 'Europe/Paris');

describe('times', () => {
  it('are written in the zone of the account', () => {
    expect(english.day(instant)).toBe('22 November 2026');
    expect(english.shortDay(instant)).toBe('22 Nov 2026');
    expect(english.time(instant)).toBe('00:33');
    expect(english.moment(instant)).toBe('22 November 2026 at 00:33');
    expect(english.hour(instant)).toBe(0);
    expect(createTimeFormat('en', 'Asia/Tokyo', 'Asia/Tokyo').hour(instant)).toBe(8);
  });

  it('carry the name of the zone where the device shows another time', () => {
    const abroad = createTimeFormat('en', 'UTC', 'Europe/Paris');
    expect(abroad.moment(instant)).toBe('21 November 2026 at 23:33 UTC');
    expect(abroad.time(instant)).toBe('23:33 UTC');
    expect(createTimeFormat('en', 'Europe/Paris', 'Europe/Brussels').moment(instant)).not.toContain('CET');
  });

  it.each([
    ['de', '22. November 2026 um 00:33'],
    ['fr', '22 novembre 2026 à 00:33'],
    ['es', '22 de noviembre de 2026 a las 00:33'],
    ['ja', '2026年11月22日 00:33'],
    ['zh', '2026年11月22日 00:33'],
  ])('are written as in %s', (locale, expected) => {
    expect(createTimeFormat(locale, 'Europe/Paris', 'Europe/Paris').moment(instant)).toBe(expected);
  });

  it.each([
    ['2026-11-21T23:32:30Z', 'this minute'],
    ['2026-11-21T23:10:00Z', '23 minutes ago'],
    ['2026-11-21T20:00:00Z', '3 hours ago'],
    ['2026-11-20T20:00:00Z', 'yesterday'],
    ['2026-10-01T20:00:00Z', '1 October 2026'],
    ['2026-11-22T20:00:00Z', 'this minute'],
  ])('%s is %s', (time, expected) => {
    expect(english.relative(time, Date.parse(instant))).toBe(expected);
  });

  it('fall back to UTC for a zone that nobody knows', () => {
    expect(knownTimeZone('Mars/Olympus')).toBe('UTC');
    expect(knownTimeZone(undefined)).toBe('UTC');
    expect(knownTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});
