/**
 * Milliseconds of processor time that work takes on this thread: other test files may run on threads beside it. Unlike the
 * time on the wall it hardly grows where others want the same cores, so a bound on it does not fail on a busy machine.
 */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
