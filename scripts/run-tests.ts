/**
 * Runs every check in turn and closes with "N passed, M failed", computed from the runners' own reports. A skipped test,
 * a retry, a suite below its recorded floor or a runner that did not report counts as a failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');
const isDeep = process.argv.includes('--deep');

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
  /** Seconds by feature. */
  readonly times: ReadonlyMap<string, number>;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
    readonly duration: number;
  };
}

const floors = JSON.parse(readFileSync(join(root, 'scripts', 'test-floors.json'), 'utf8')) as Record<string, number>;

function run(command: string, args: readonly string[]): number {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return result.status ?? 1;
}

/** One check beside others: what it says is printed once it is over. */
async function check(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const startedMs = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  process.stdout.write(Buffer.concat(said));
  const times = new Map([[name, (performance.now() - startedMs) / 1000]]);
  return status === 0
    ? { passed: 1, failed: 0, notes: [], times }
    : { passed: 0, failed: 1, notes: [`${name} failed`], times };
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A failed test with the start of what it said, for who reads only the end of a log. */
function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      return failure(`${file}: ${title}`, errors[0]?.message);
    });
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

function vitest(project: string): Outcome {
  const path = join(reports, `${project}.json`);
  const status = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  const report = readReport<VitestReport>(path);
  if (!report) return { passed: 0, failed: 1, notes: [`${project}: no report`], times: new Map() };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const notes = tests
    .filter((test) => test.status !== 'passed')
    .map((test) => failure(`${test.status}: ${test.fullName}`, test.failureMessages?.[0]));
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  notes.push(...brokenFiles.map((file) => `did not run: ${file.name}`));
  if (passed < (floors[project] ?? 0))
    notes.push(`${project}: ${passed} tests, fewer than its floor of ${floors[project]}`);
  if (status !== 0 && notes.length === 0) notes.push(`${project}: the runner failed`);
  const times = new Map<string, number>();
  for (const file of report.testResults) {
    const feature = /src\/(features\/[^/]+|[^/]+)/.exec(file.name)?.[1] ?? project;
    times.set(feature, (times.get(feature) ?? 0) + (file.endTime - file.startTime) / 1000);
  }
  return { passed, failed: notes.length, notes, times };
}

function playwright(project: string): Outcome {
  const path = join(reports, `${project}.json`);
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = path;
  const status = run('playwright', ['test', '--project', project, '--reporter=dot,json']);
  const report = readReport<PlaywrightReport>(path);
  if (!report) return { passed: 0, failed: 1, notes: [`${project}: no report`], times: new Map() };
  const { expected, unexpected, flaky, skipped, duration } = report.stats;
  const notes: string[] = [];
  if (unexpected + flaky + skipped > 0)
    notes.push(
      `${project}: ${unexpected} failed, ${flaky} flaky, ${skipped} skipped`,
      ...report.suites.flatMap(failuresOf),
    );
  if (expected < (floors[project] ?? 0))
    notes.push(`${project}: ${expected} tests, fewer than its floor of ${floors[project]}`);
  if (status !== 0 && notes.length === 0) notes.push(`${project}: the runner failed`);
  return {
    passed: expected,
    failed: Math.max(unexpected + flaky + skipped, notes.length > 0 ? 1 : 0),
    notes,
    times: new Map([[project, duration / 1000]]),
  };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes = [
  ...(await Promise.all([
    check('formatting and lint', 'biome', ['ci', '.']),
    check('types', 'tsc', ['-b']),
    check('texts extracted', 'lingui', ['check', 'sync']),
    check('texts translated', 'lingui', ['check', 'missing']),
  ])),
  vitest('unit'),
  vitest('api'),
  playwright('browser'),
  ...(isDeep ? [vitest('deep'), playwright('browser-deep'), playwright('browser-timed')] : []),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const times = new Map<string, number>();
for (const outcome of outcomes)
  for (const [feature, seconds] of outcome.times) times.set(feature, (times.get(feature) ?? 0) + seconds);
console.log('\nSeconds by feature');
for (const [feature, seconds] of [...times].sort((a, b) => b[1] - a[1]))
  console.log(`  ${seconds.toFixed(1).padStart(7)}  ${feature}`);
for (const note of outcomes.flatMap((outcome) => outcome.notes)) console.log(`FAILED ${note}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
