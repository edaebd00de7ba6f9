// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { rememberAttempt, secondsUntilNextAttempt } from './reset-attempts.ts';

const nowMs = Date.parse('2026-11-21T10:00:00Z');

afterEach(() => localStorage.clear());

describe('one request for a reset code a minute', () => {
  it('the first may go out at once', () => {
    expect(secondsUntilNextAttempt(nowMs)).toBe(0);
  });

  it('the next waits for the rest of the minute, in whole seconds rounded up', () => {
    rememberAttempt(nowMs);
    expect(localStorage.getItem('password_reset_last_attempt')).toBe(String(nowMs));
    expect(secondsUntilNextAttempt(nowMs)).toBe(60);
    expect(secondsUntilNextAttempt(nowMs + 18_001)).toBe(42);
    expect(secondsUntilNextAttempt(nowMs + 59_999)).toBe(1);
    expect(secondsUntilNextAttempt(nowMs + 60_000)).toBe(0);
  });

  it('nonsense and a clock that was set back keep nobody out', () => {
    localStorage.setItem('password_reset_last_attempt', 'nonsense');
    expect(secondsUntilNextAttempt(nowMs)).toBe(0);
    rememberAttempt(nowMs + 3_600_000);
    expect(secondsUntilNextAttempt(nowMs)).toBe(0);
  });
});
