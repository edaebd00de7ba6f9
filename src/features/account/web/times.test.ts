import { describe, expect, it } from 'vitest';
import { formatAge, formatMoment } from './times.ts';

const nowMs = Date.parse('2026-11-21T06:33:00Z');

describe('times of the security tab', () => {
  it.each([
    ['2026-11-21T06:32:30Z', 'this minute'],
    ['2026-11-21T06:28:00Z', '5 minutes ago'],
    ['2026-11-21T03:00:00Z', '3 hours ago'],
    ['2026-11-20T03:00:00Z', 'yesterday'],
    ['2026-11-01T03:00:00Z', '20 days ago'],
    ['2026-09-01T03:00:00Z', '1 September 2026'],
  ])('say that %s was %s', (isoTime, expected) => {
    expect(formatAge(isoTime, nowMs, 'en', 'UTC')).toBe(expected);
  });

  it('never lie in the future, even if a clock is ahead', () => {
    expect(formatAge('2026-11-21T07:00:00Z', nowMs, 'en', 'UTC')).toBe('this minute');
  });

  it('are shown in the given zone', () => {
    expect(formatMoment('2026-11-21T23:33:00Z', 'en', 'Europe/Brussels')).toBe('22 November 2026 at 00:33');
  });
});
