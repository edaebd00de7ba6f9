/** English dates are read the same everywhere with the day first; the test language has no dates of its own. */
function localeFor(locale: string): string {
  return locale === 'en' || locale === 'pseudo' ? 'en-GB' : locale;
}

/** "21 November 2026" in the zone of the browser. */
export function formatDay(isoTime: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeFor(locale), { dateStyle: 'long', timeZone }).format(new Date(isoTime));
}

/** "21 November 2026 at 06:33" in the zone of the browser. */
export function formatMoment(isoTime: string, locale: string, timeZone?: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(localeFor(locale), { ...style, timeZone }).format(new Date(isoTime));
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", "yesterday"; after thirty days it is the day itself. A clock that is ahead never makes a future of it. */
export function formatAge(isoTime: string, nowMs: number, locale: string, timeZone?: string): string {
  const ageMs = Math.max(0, nowMs - Date.parse(isoTime));
  if (ageMs >= 30 * 86_400_000) return formatDay(isoTime, locale, timeZone);
  const words = new Intl.RelativeTimeFormat(localeFor(locale), { numeric: 'auto' });
  for (const [unit, lengthMs] of units) if (ageMs >= lengthMs) return words.format(-Math.floor(ageMs / lengthMs), unit);
  return words.format(0, 'minute');
}
