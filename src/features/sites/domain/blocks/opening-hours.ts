/** Days as schema.org and facts name them, the week beginning on Monday (ISO 8601). */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

/** When it is open on a day, once. */
export interface OpenSpan {
  readonly day: Weekday;
  /** "HH:MM"; a span without both is none. */
  readonly from: string;
  readonly to: string;
}

/** Days that follow each other and are open alike, in words, with the times as the language writes them; none: closed. */
export interface HoursRow {
  readonly days: string;
  readonly spans: readonly string[];
}

/** 5 January 1970 was a Monday. */
const mondayMs = 4 * 24 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format, made once: making one takes longer than everything else of a row. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const dayName = (at: number, language: string, weekday: 'long' | 'short'): string =>
  formatOf(language, { weekday }).format(new Date(mondayMs + at * dayMs));

/** "9:00 AM", "09:00": a time of the day as the language writes it. */
function timeIn(language: string, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = new Date(mondayMs + (hour * 60 + minute) * 60_000);
  return formatOf(language, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** The week in rows; days that follow each other and are open alike share one. */
export function hoursRows(items: readonly OpenSpan[], language: string): readonly HoursRow[] {
  const rows: { first: number; last: number; spans: readonly string[] }[] = [];
  for (const [at, day] of weekdays.entries()) {
    const spans = items
      .filter((item) => item.day === day && item.from !== '' && item.to !== '')
      .sort((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }) => `${timeIn(language, from)}–${timeIn(language, to)}`);
    const last = rows.at(-1);
    if (last && last.spans.join() === spans.join()) last.last = at;
    else rows.push({ first: at, last: at, spans });
  }
  return rows.map(({ first, last, spans }) => ({
    days:
      first === last
        ? dayName(first, language, 'long')
        : `${dayName(first, language, 'short')}–${dayName(last, language, 'short')}`,
    spans,
  }));
}
