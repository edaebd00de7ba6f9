import { describe, expect, it } from 'vitest';
import { dayOf, formatAge, formatDayHeading, nearDay } from './notification-times.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

describe('the day of a notification', () => {
  it('is the one of the zone', () => {
    expect(dayOf(Date.parse('2026-11-20T23:30:00Z'), 'UTC')).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-20T23:30:00Z'), 'Europe/Brussels')).toBe('2026-11-21');
    expect(nearDay('2026-11-20T23:30:00Z', now, 'Europe/Brussels')).toBe('today');
    expect(nearDay('2026-11-20T22:30:00Z', now, 'Europe/Brussels')).toBe('yesterday');
    expect(nearDay('2026-11-19T22:30:00Z', now, 'Europe/Brussels')).toBeUndefined();
  });

  it('has its year where that is another one', () => {
    expect(formatDayHeading('2026-11-19T10:00:00Z', now, 'en', 'UTC')).toBe('Thursday 19 November');
    expect(formatDayHeading('2025-11-19T10:00:00Z', now, 'en', 'UTC')).toBe('Wednesday, 19 November 2025');
  });
});

describe('the age of a notification', () => {
  it('is told in minutes and hours today, and as a time on other days', () => {
    expect(formatAge('2026-11-21T08:55:00Z', now, 'en', 'UTC')).toBe('5 minutes ago');
    expect(formatAge('2026-11-21T06:00:00Z', now, 'en', 'UTC')).toBe('3 hours ago');
    expect(formatAge('2026-11-20T14:05:00Z', now, 'en', 'UTC')).toBe('14:05');
  });

  it('is never in the future', () => {
    expect(formatAge('2026-11-21T09:10:00Z', now, 'en', 'UTC')).toBe('this minute');
  });
});
