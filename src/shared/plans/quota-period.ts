/** Calendar days and months in the account's time zone, the shorter first. */
export const periodKinds = ['day', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A half-open span of time: `start` belongs to it, `end` does not. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** Zones lie between UTC-12 and UTC+14, so a local midnight is within this distance of the same date's UTC midnight. */
const widestOffsetMs = 16 * 3_600_000;
const dayMs = 86_400_000;

/**
 * The calendar day or month around an instant, as the clocks of a time zone (IANA name) show it. Days with a clock
 * change are 23 or 25 hours long; where a change skips midnight, the day begins at its first instant. Throws RangeError
 * for an unknown zone.
 */
export function periodOf(now: Date, timeZone: string, kind: PeriodKind): Period {
  const dateAt = localDates(timeZone);
  const today = new Date(dateAt(now.getTime()));
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth();
  const day = today.getUTCDate();
  const [first, next] =
    kind === 'month'
      ? [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
      : [Date.UTC(year, month, day), Date.UTC(year, month, day + 1)];
  return { start: firstInstantOf(first, dateAt), end: firstInstantOf(next, dateAt) };
}

/**
 * The period that begins now, after one that ended at `lastEnd`. Periods never overlap, even if the account moved to
 * another zone in between; what that move leaves of a period, if too little, is joined to the next one, so moving back
 * and forth earns nothing. Too little of a month is less than half. Of a day it is any part: zones lie more than a day
 * apart, so half days could be strung together.
 */
export function periodAfter(lastEnd: Date | undefined, now: Date, timeZone: string, kind: PeriodKind): Period {
  const { start, end } = periodOf(now, timeZone, kind);
  if (!lastEnd || lastEnd <= start) return { start, end };
  const isRemnant = kind === 'day' || (end.getTime() - lastEnd.getTime()) * 2 < end.getTime() - start.getTime();
  return { start: lastEnd, end: isRemnant ? periodOf(end, timeZone, kind).end : end };
}

/** The date local clocks show at an instant, as that date's UTC midnight in milliseconds. */
function localDates(timeZone: string): (timeMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (timeMs) => {
    const parts = Object.fromEntries(format.formatToParts(timeMs).map((part) => [part.type, Number(part.value)]));
    return Date.UTC(parts.year!, parts.month! - 1, parts.day!);
  };
}

/** The first instant at which local clocks show a date or a later one, found by halving. */
function firstInstantOf(dateMs: number, dateAt: (timeMs: number) => number): Date {
  let before = dateMs - widestOffsetMs;
  let reached = dateMs + dayMs;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (dateAt(middle) >= dateMs) reached = middle;
    else before = middle;
  }
  return new Date(reached);
}
