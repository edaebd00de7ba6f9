/**
 * Least times the advisor's screen holds, so that a change can be followed (part 1 §9). Work that takes longer takes
 * longer; nothing on the server waits for them.
 */
export const pacingMs = {
  reply: 1500,
  switchToPlan: 1000,
  planInfo: 3000,
  autosave: 800,
} as const;

/** The time to hold; 0 in development and test builds whose browser carries `groundwork.pacing` = '0'. */
export function paceMs(name: keyof typeof pacingMs): number {
  return isPacingOff() ? 0 : pacingMs[name];
}

/** Waits for the rest of a pacing time that began at `sinceMs`. */
export function holdSince(name: keyof typeof pacingMs, sinceMs: number): Promise<void> {
  const restMs = sinceMs + paceMs(name) - Date.now();
  return restMs <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, restMs));
}

function isPacingOff(): boolean {
  if (!(import.meta.env.DEV || isTestBuild())) return false;
  try {
    return window.localStorage.getItem('groundwork.pacing') === '0';
  } catch {
    return false;
  }
}

// Unit tests run without the definition that the build puts in.
function isTestBuild(): boolean {
  return typeof __TEST_BUILD__ !== 'undefined' && __TEST_BUILD__;
}
