/**
 * Milliseconds of processor time that work takes, everything else in this process included. Unlike the time on the wall
 * it hardly grows where other processes want the same cores, so a bound on it does not fail on a busy machine.
 */
export function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
