import { afterEach, beforeEach, vi } from 'vitest';

// A console error is a fault somebody would meet in their browser or log, so it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  // biome-ignore lint/suspicious/noConsole: this is where its use is caught
  const calls = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.map((call) => call.join(' ')).join('\n')}`);
});
