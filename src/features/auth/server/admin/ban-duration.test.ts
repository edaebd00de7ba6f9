import { describe, expect, it } from 'vitest';
import { parseBanEnd } from './ban-duration.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('the length of a ban', () => {
  it.each([
    ['24h', '2026-03-02T12:00:00.000Z'],
    ['1h30m', '2026-03-01T13:30:00.000Z'],
    ['1.5h', '2026-03-01T13:30:00.000Z'],
    ['300ms', '2026-03-01T12:00:00.300Z'],
    ['876000h', '2126-02-05T12:00:00.000Z'],
  ])('%s ends at %s', (duration, end) => {
    expect(parseBanEnd(duration, now)?.toISOString()).toBe(end);
  });

  it('is lifted by none', () => {
    expect(parseBanEnd('none', now)).toBeNull();
  });

  it.each(['', 'forever', '24', '-1h', '1d', '24h ', '9999999999999h', '1e3h', 'None'])('is not %j', (duration) => {
    expect(parseBanEnd(duration, now)).toBeUndefined();
  });
});
