/** When every run of the tests begins: a Wednesday in the middle of a month, far from midnight in every time zone. */
export const fixedStart = new Date('2026-11-18T10:00:00Z');

const shifts = Symbol.for('groundwork.tests.shift');

/**
 * Moves this process's clock so that it began at `fixedStart`: it goes on from there, and no test passes on one day and
 * fails on another. Called again it changes nothing. Databases and other processes keep their own time, which is later.
 */
export function fixClock(): void {
  const world = globalThis as { [shifts]?: number };
  if (world[shifts] !== undefined) return;
  const RealDate = Date;
  const shiftMs = fixedStart.getTime() - RealDate.now();
  world[shifts] = shiftMs;
  const now = (): number => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
