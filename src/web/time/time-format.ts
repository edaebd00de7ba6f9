import { dateLocale } from '#shared/date-locale.ts';

/** Writes instants in one language and one time zone. Every instant is an ISO time or milliseconds. */
export interface TimeFormat {
  readonly locale: string;
  readonly timeZone: string;
  /** "21 November 2026". */
  day(instant: Instant): string;
  /** "21 Nov 2026", for tables. */
  shortDay(instant: Instant): string;
  /** "06:33"; with the name of the zone where the device shows another time just then. */
  time(instant: Instant): string;
  /** "21 November 2026 at 06:33"; with the name of the zone where the device shows another time just then. */
  moment(instant: Instant): string;
  /** "3 hours ago", "yesterday"; after thirty days the day itself. A clock that is ahead makes no future of it. */
  relative(instant: Instant, nowMs: number): string;
  /** The hour of the day, 0 to 23. */
  hour(instant: Instant): number;
}

export type Instant = string | number;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A time zone that browsers know; UTC for any other text. */
export function knownTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** `deviceZone` is the zone of the device that shows it. */
export function createTimeFormat(locale: string, timeZone: string, deviceZone: string): TimeFormat {
  const write = (instant: Instant, style: Intl.DateTimeFormatOptions, zone = timeZone): string =>
    new Intl.DateTimeFormat(dateLocale(locale), { ...style, timeZone: zone }).format(toMs(instant));
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const zoneName = (instant: Instant) => {
    const whole = { dateStyle: 'short', timeStyle: 'short' } as const;
    const isSame = write(instant, whole) === write(instant, whole, deviceZone);
    return isSame ? {} : ({ timeZoneName: 'short' } as const);
  };
  const day = (instant: Instant): string => write(instant, { dateStyle: 'long' });
  return {
    locale,
    timeZone,
    day,
    shortDay: (instant) => write(instant, { dateStyle: 'medium' }),
    time: (instant) => write(instant, { ...clock, ...zoneName(instant) }),
    moment: (instant) => write(instant, { ...date, ...clock, ...zoneName(instant) }),
    relative: (instant, nowMs) => {
      const ageMs = Math.max(0, nowMs - toMs(instant));
      if (ageMs >= 30 * 86_400_000) return day(instant);
      const words = new Intl.RelativeTimeFormat(dateLocale(locale), { numeric: 'auto' });
      for (const [unit, lengthMs] of units)
        if (ageMs >= lengthMs) return words.format(-Math.floor(ageMs / lengthMs), unit);
      return words.format(0, 'minute');
    },
    hour: (instant) =>
      Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone }).format(toMs(instant))) % 24,
  };
}

const toMs = (instant: Instant): number => (typeof instant === 'number' ? instant : Date.parse(instant));
