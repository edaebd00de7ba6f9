const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** Two hundred years: longer than anybody is banned, and far within what a date can hold. */
const longestMs = 200 * 366 * 24 * 3_600_000;

/**
 * Until when a ban holds that is given the way the protocol writes durations: "24h", "1h30m", "300ms". Null for "none",
 * which lifts a ban; undefined for anything else.
 */
export function parseBanEnd(duration: string, now: Date): Date | null | undefined {
  if (duration === 'none') return null;
  if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(duration)) return undefined;
  let totalMs = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g))
    totalMs += Number(amount) * unitMs[unit!]!;
  return totalMs <= longestMs ? new Date(now.getTime() + totalMs) : undefined;
}
