import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeFailure, type Outcome, type Phase, readReport, reports, root, runProgram } from './phase.ts';

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
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
  };
}

interface PlaywrightPhaseOptions extends Pick<Phase, 'after' | 'isAlone'> {
  readonly name: string;
  /** The fewest tests that have to pass. */
  readonly floor: number;
}

/** Runs one project of Playwright, named as the phase is. A skipped or flaky test and too few tests are failures. */
export function playwrightPhase({ name, floor, ...when }: PlaywrightPhaseOptions): Phase {
  return {
    name,
    ...when,
    run: async () => {
      const path = join(reports, `${name}.json`);
      // What a failure leaves has a folder of its own: the next phase empties its folder when it starts.
      const args = ['test', '--project', name, '--reporter=dot,json', `--output=.cache/browser-results/${name}`];
      const status = await runProgram(name, 'playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: path });
      const report = readReport<PlaywrightReport>(path);
      if (!report) return { passed: 0, failed: 1, notes: [`${name}: no report`], features: new Map() };
      return judge(name, report, status, floor);
    },
  };
}

function judge(name: string, { suites, stats }: PlaywrightReport, status: number, floor: number): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  const notes: string[] = [];
  if (unexpected + flaky + skipped > 0)
    notes.push(`${name}: ${unexpected} failed, ${flaky} flaky, ${skipped} skipped`, ...suites.flatMap(failuresOf));
  if (expected < floor) notes.push(`${name}: ${expected} tests, fewer than its floor of ${floor}`);
  if (status !== 0 && notes.length === 0) notes.push(`${name}: the runner failed`);
  const features = new Map<string, number>();
  for (const suite of suites) addTimes(suite, features);
  return {
    passed: expected,
    failed: Math.max(unexpected + flaky + skipped, notes.length > 0 ? 1 : 0),
    notes,
    features,
  };
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      return describeFailure(`${file}: ${title}`, errors[0]?.message);
    });
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/** A journey counts for the feature that its file is named after, where there is one. */
function addTimes(suite: PlaywrightSuite, features: Map<string, number>): void {
  for (const { file, tests } of suite.specs ?? []) {
    const subject = file.replace(/\.e2e.*$/, '');
    const feature = existsSync(join(root, 'src/features', subject)) ? `features/${subject}` : `e2e/${subject}`;
    const seconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
    features.set(feature, (features.get(feature) ?? 0) + seconds);
  }
  for (const inner of suite.suites ?? []) addTimes(inner, features);
}
