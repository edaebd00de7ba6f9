import { dateLocale } from '#shared/date-locale.ts';

/** The day as a person reads it, such as "21 November 2026", in their own zone; a zone that is none counts as UTC. */
export function formatDay(at: Date, locale: string, timeZone: string): string {
  const format = (zone: string): string =>
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: zone }).format(at);
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
