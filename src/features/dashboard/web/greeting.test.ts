import { describe, expect, it } from 'vitest';
import { partOfDay } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ] as const)('at %i hours it is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
