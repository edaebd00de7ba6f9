import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = join(import.meta.dirname, '../..');
export const reports = join(root, '.cache', 'reports');

/** What came of one phase. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line or a few each. */
  readonly notes: readonly string[];
  /** Seconds of test files, by feature; files that run side by side each count whole. */
  readonly features: ReadonlyMap<string, number>;
  /** How many tests of each file passed, by its path from the root, where the runner says. */
  readonly testsOf?: ReadonlyMap<string, number>;
}

/** One part of a run. */
export interface Phase {
  readonly name: string;
  /** Phases that have to be over before this one starts. */
  readonly after?: readonly string[];
  /** Whether it has the machine to itself: everything before it in the list is over, and nothing starts next to it. */
  readonly isAlone?: boolean;
  run(): Promise<Outcome>;
}

/** A phase that is over. */
export interface Finished {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/**
 * Runs phases in their order, at most `atOnce` side by side; one whose predecessors are not over lets the next go first.
 * A phase that throws counts as failed with what it threw. Returns all of them in the order they ended.
 */
export async function runPhases(
  phases: readonly Phase[],
  atOnce: number,
  onEnd: (finished: Finished) => void = () => {},
): Promise<readonly Finished[]> {
  const waiting = [...phases];
  const finished: Finished[] = [];
  const running = new Map<string, Promise<void>>();
  const isOver = (name: string): boolean => finished.some((one) => one.name === name);
  let isSomebodyAlone = false;
  const findNext = (): Phase | undefined => {
    const [first] = waiting;
    if (first?.isAlone) return running.size === 0 ? first : undefined;
    const alone = waiting.findIndex((phase) => phase.isAlone);
    const open = alone < 0 ? waiting : waiting.slice(0, alone);
    return open.find((phase) => (phase.after ?? []).every(isOver));
  };
  while (waiting.length > 0 || running.size > 0) {
    const next: Phase | undefined = isSomebodyAlone || running.size >= atOnce ? undefined : findNext();
    if (!next && running.size === 0)
      throw new Error(`Nothing can start: ${waiting.map(({ name }) => name).join(', ')}`);
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    isSomebodyAlone = next.isAlone ?? false;
    running.set(
      next.name,
      runPhase(next).then((one) => {
        finished.push(one);
        running.delete(next.name);
        if (next.isAlone) isSomebodyAlone = false;
        onEnd(one);
      }),
    );
  }
  return finished;
}

async function runPhase({ name, run }: Phase): Promise<Finished> {
  const startedMs = performance.now();
  const outcome = await run().catch(
    (error: Error): Outcome => ({ passed: 0, failed: 1, notes: [`${name}: ${error.message}`], features: new Map() }),
  );
  return { name, seconds: (performance.now() - startedMs) / 1000, outcome };
}

/** Where everything a phase printed stands. */
const logOf = (name: string): string => join(reports, `${name.replaceAll(' ', '-')}.log`);

/** Runs a program; all it prints goes to the log of the phase. Returns its exit code, 1 where a signal ended it. */
export async function runProgram(
  phase: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const log = createWriteStream(logOf(phase));
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1)).once('close', (code) => resolve(code ?? 1));
  });
  await new Promise((resolve) => log.end(resolve));
  return status;
}

/** What a program prints, judged by its exit code alone: one check. */
export function checkPhase(
  name: string,
  command: string,
  args: readonly string[],
  after: readonly string[] = [],
): Phase {
  return {
    name,
    after,
    run: async () => {
      const status = await runProgram(name, command, args);
      return status === 0
        ? { passed: 1, failed: 0, notes: [], features: new Map() }
        : { passed: 0, failed: 1, notes: [`${name} failed:\n${lastLinesOf(name)}`], features: new Map() };
    },
  };
}

function lastLinesOf(name: string): string {
  const lines = stripVTControlCharacters(readFileSync(logOf(name), 'utf8'))
    .trimEnd()
    .split('\n');
  return lines
    .slice(-60)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

/** A runner's report; undefined where it wrote none. */
export function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A failed test with the start of what it said, for who reads only the end of a log. */
export function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}
