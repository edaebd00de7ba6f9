import { dateLocale } from '#shared/date-locale.ts';

/** The calendar day of an instant in a zone, "2026-11-21". */
export function dayOf(timeMs: number, timeZone?: string): string {
  // Swedish dates are written this way.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(timeMs);
}

/** "today", "yesterday", else undefined: the words of the language stand elsewhere. */
export function nearDay(isoTime: string, nowMs: number, timeZone?: string): 'today' | 'yesterday' | undefined {
  const day = dayOf(Date.parse(isoTime), timeZone);
  if (day === dayOf(nowMs, timeZone)) return 'today';
  return day === dayOf(nowMs - 86_400_000, timeZone) ? 'yesterday' : undefined;
}

/** "Friday, 20 November"; with the year where it is another one. */
export function formatDayHeading(isoTime: string, nowMs: number, locale: string, timeZone?: string): string {
  const time = Date.parse(isoTime);
  const isThisYear = dayOf(time, timeZone).slice(0, 4) === dayOf(nowMs, timeZone).slice(0, 4);
  return new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  }).format(time);
}

const hourMs = 3_600_000;

/** "5 minutes ago", "3 hours ago"; of another day the time, "14:05". A clock that is ahead makes no future of it. */
export function formatAge(isoTime: string, nowMs: number, locale: string, timeZone?: string): string {
  const time = Date.parse(isoTime);
  const ageMs = Math.max(0, nowMs - time);
  if (nearDay(isoTime, nowMs, timeZone) !== 'today')
    return new Intl.DateTimeFormat(dateLocale(locale), { hour: '2-digit', minute: '2-digit', timeZone }).format(time);
  const words = new Intl.RelativeTimeFormat(dateLocale(locale), { numeric: 'auto' });
  if (ageMs >= hourMs) return words.format(-Math.floor(ageMs / hourMs), 'hour');
  return words.format(-Math.floor(ageMs / 60_000), 'minute');
}
