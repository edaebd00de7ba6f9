import { dateLocale } from '#shared/date-locale.ts';

/** A whole date, "1 December 2026". */
export function formatDate(isoTime: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone }).format(Date.parse(isoTime));
}
