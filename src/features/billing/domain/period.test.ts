import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { isTimeZone, periodAfter, periodOf } from './period.ts';

const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()];
const hours = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000;

describe('the calendar month of an instant', () => {
  it.each([
    ['UTC', '2026-02-28T23:59:59.999Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
    ['Europe/Amsterdam', '2026-03-31T21:59:59Z', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['Europe/Amsterdam', '2026-03-31T22:00:00Z', '2026-03-31T22:00:00.000Z', '2026-04-30T22:00:00.000Z'],
    ['Europe/Amsterdam', '2026-10-15T12:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-01-01T07:59:59Z', '2025-12-01T08:00:00.000Z', '2026-01-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['Pacific/Niue', '2026-02-01T10:59:59Z', '2026-01-01T11:00:00.000Z', '2026-02-01T11:00:00.000Z'],
    ['Asia/Kathmandu', '2024-02-29T18:15:00Z', '2024-02-29T18:15:00.000Z', '2024-03-31T18:15:00.000Z'],
    ['Etc/GMT+12', '2026-01-01T11:59:59Z', '2025-12-01T12:00:00.000Z', '2026-01-01T12:00:00.000Z'],
  ])('in %s at %s', (zone, now, start, end) =>
    expect(iso(periodOf(new Date(now), zone, 'month'))).toEqual([start, end]),
  );
});

describe('the calendar day of an instant', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 23, 'clocks go forward'],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', 25, 'clocks go back'],
    ['Australia/Lord_Howe', '2026-04-04T20:00:00Z', 24.5, 'clocks go back by half an hour'],
    ['America/New_York', '2026-07-01T12:00:00Z', 24, 'no change'],
    ['America/Santiago', '2026-09-06T12:00:00Z', 23, 'midnight is skipped'],
    ['Africa/Cairo', '2026-04-24T12:00:00Z', 23, 'midnight is skipped'],
    ['Asia/Beirut', '2026-03-29T12:00:00Z', 23, 'midnight is skipped'],
    ['America/Havana', '2026-11-01T12:00:00Z', 25, 'midnight comes twice'],
    ['America/Nuuk', '2026-03-28T12:00:00Z', 23, 'clocks change before midnight'],
  ])('in %s at %s is %s hours long: %s', (zone, now, length) =>
    expect(hours(periodOf(new Date(now), zone, 'day'))).toBe(length),
  );

  it('begins at one in the morning where midnight is skipped', () =>
    expect(periodOf(new Date('2026-09-06T12:00:00Z'), 'America/Santiago', 'day').start.toISOString()).toBe(
      '2026-09-06T04:00:00.000Z',
    ));

  it('skips the day that Samoa skipped', () =>
    expect(iso(periodOf(new Date('2011-12-30T09:59:59Z'), 'Pacific/Apia', 'day'))).toEqual([
      '2011-12-29T10:00:00.000Z',
      '2011-12-30T10:00:00.000Z',
    ]));
});

describe('periods', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/Santiago',
    'Africa/Cairo',
    'Pacific/Apia',
    'Asia/Kolkata',
    'America/St_Johns',
  ];
  const instant = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

  it('contain their instant and follow each other without gap or overlap', () => {
    checkProperty(
      fc.property(
        instant,
        fc.constantFrom(...zones),
        fc.constantFrom('day' as const, 'month' as const),
        (now, zone, kind) => {
          const period = periodOf(now, zone, kind);
          expect(period.start <= now && now < period.end).toBe(true);
          expect(periodOf(period.end, zone, kind).start).toEqual(period.end);
          expect(periodOf(new Date(period.end.getTime() - 1), zone, kind)).toEqual(period);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('throw for a zone that does not exist', () => {
    expect(() => periodOf(new Date('2026-01-01'), 'Mars/Olympus', 'day')).toThrow(RangeError);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('Asia/Kolkata')).toBe(true);
  });
});

describe('the period after another', () => {
  const now = new Date('2026-04-01T01:00:00Z');

  it('is the calendar one when the last one ended before it', () =>
    expect(periodAfter(new Date('2026-03-01T00:00:00Z'), now, 'UTC', 'month')).toEqual(periodOf(now, 'UTC', 'month')));

  it('begins where the last one ended, when the account moved east', () =>
    expect(iso(periodAfter(now, now, 'Pacific/Kiritimati', 'month'))).toEqual([
      '2026-04-01T01:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
    ]));

  it('joins a remnant of hours to the next one, when the account moved west', () =>
    expect(iso(periodAfter(now, now, 'Pacific/Niue', 'month'))).toEqual([
      '2026-04-01T01:00:00.000Z',
      '2026-05-01T11:00:00.000Z',
    ]));

  it('gives no more periods from one January to the next than staying does, however often the account moves', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Niue'];
    let last: { start: Date; end: Date } | undefined;
    let count = 0;
    const year = Date.UTC(2027, 0, 15);
    for (let time = Date.UTC(2026, 0, 15); time < year; time += 3_600_000) {
      if (last && time < last.end.getTime()) continue;
      // Of the two zones the person takes the one whose period ends sooner.
      const choices = zones.map((zone) => periodAfter(last?.end, new Date(time), zone, 'month'));
      last = choices.sort((one, other) => one.end.getTime() - other.end.getTime())[0]!;
      count += 1;
    }
    expect(count).toBe(13);
  });

  it('joins any part of a day to the next one, so that half days cannot be strung together', () => {
    // Twelve hours apart: each has its midnight at the other's noon.
    const zones = ['UTC', 'Asia/Kamchatka'];
    const hour = 3_600_000;
    const begin = Date.UTC(2026, 9, 1, 12);
    const days = 60;
    let last = periodOf(new Date(begin), 'UTC', 'day');
    let count = 1;
    for (let time = begin; time < begin + days * 24 * hour; time += hour) {
      if (time < last.end.getTime()) continue;
      // Of the zones the person takes the one whose period ends soonest.
      const choices = zones.map((zone) => periodAfter(last.end, new Date(time), zone, 'day'));
      last = choices.sort((one, other) => one.end.getTime() - other.end.getTime())[0]!;
      count += 1;
    }
    // Staying has one more than the days that pass, for beginning at noon.
    expect(count).toBeLessThanOrEqual(days + 1);
  });
});
