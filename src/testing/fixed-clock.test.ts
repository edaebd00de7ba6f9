import { expect, it } from 'vitest';
import { fixedStart } from './fixed-clock.ts';

it('every run of the tests is on the same day, and its clock goes on', async () => {
  const [now, ms, words] = [new Date(), Date.now(), Date()];
  const sinceMs = now.getTime() - fixedStart.getTime();
  expect(sinceMs).toBeGreaterThanOrEqual(0);
  expect(sinceMs).toBeLessThan(3 * 60 * 60 * 1000);
  expect(Math.abs(ms - now.getTime())).toBeLessThan(1000);
  expect(words).toContain('Nov 18 2026');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(Date.now()).toBeGreaterThan(ms);
});

it('a date that is given is the one that was given', () => {
  expect(new Date('2020-02-29T12:00:00Z').toISOString()).toBe('2020-02-29T12:00:00.000Z');
  expect(new Date(0)).toBeInstanceOf(Date);
  expect(Date.UTC(2020, 0)).toBe(1577836800000);
});
