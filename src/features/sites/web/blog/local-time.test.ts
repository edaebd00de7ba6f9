import { expect, it } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

const iso = (text: string, zone: string): string | undefined => {
  const at = fromLocal(text, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

it.each([
  ['2026-11-29T09:30', 'Europe/Berlin', '2026-11-29T08:30:00.000Z'],
  ['2026-07-01T09:30', 'Europe/Berlin', '2026-07-01T07:30:00.000Z'],
  ['2026-11-29T00:00', 'Asia/Tokyo', '2026-11-28T15:00:00.000Z'],
  ['2026-11-29T09:30', 'America/St_Johns', '2026-11-29T13:00:00.000Z'],
  // Clocks go forward: this time is left out, and is the one an hour later.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  // Clocks go back: this time comes twice, and is the first one.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
])('%s in %s is an instant, and shown as it was typed', (text, zone, instant) => {
  expect(iso(text, zone)).toBe(instant);
  if (text !== '2026-03-29T02:30') expect(toLocal(Date.parse(instant), zone)).toBe(text);
});

it('what is no time is none', () => {
  for (const text of ['', '2026-11-29', '2026-11-29T9:30', 'tomorrow']) expect(iso(text, 'UTC')).toBeUndefined();
});
