/** What a field of day and time shows: "2026-11-29T09:30". */
const form = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** An instant as a field of day and time shows it in a zone. */
export function toLocal(instantMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const of = Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}`;
}

/**
 * The instant that a field of day and time means in a zone; undefined for what is no time. One that the zone leaves out, as when clocks go forward,
 * is the one an hour later; of one that comes twice it is the first.
 */
export function fromLocal(text: string, timeZone: string): number | undefined {
  const [, ...numbers] = form.exec(text) ?? [];
  if (numbers.length === 0) return undefined;
  const [year, month, day, hour, minute] = numbers.map(Number) as [number, number, number, number, number];
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (ms: number): number => Date.parse(`${toLocal(ms, timeZone)}:00Z`) - ms;
  // The zone's offsets before and after: a change of the clocks lies between them at most once.
  const before = asUtc - offsetAt(asUtc - 24 * 60 * 60_000);
  const after = asUtc - offsetAt(asUtc + 24 * 60 * 60_000);
  const matches = [before, after].filter((ms) => toLocal(ms, timeZone) === text);
  return matches.length > 0 ? Math.min(...matches) : Math.max(before, after);
}
