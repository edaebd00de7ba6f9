import { describe, expect, it, vi } from 'vitest';
import { createRemembered } from './remembered.ts';

describe('what is remembered', () => {
  it('is made once for a key', () => {
    const remembered = createRemembered<string>(2);
    const make = vi.fn(() => 'made');
    expect([remembered('a', make), remembered('a', make), remembered('b', make)]).toEqual(['made', 'made', 'made']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again once so many others were asked for since', () => {
    const remembered = createRemembered<string>(2);
    const made: string[] = [];
    const ask = (key: string) =>
      remembered(key, () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
    // With c, b was the one that nobody had asked for the longest.
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is nothing where making it failed', () => {
    const remembered = createRemembered<string>(2);
    expect(() =>
      remembered('a', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(remembered('a', () => 'yes')).toBe('yes');
  });
});
