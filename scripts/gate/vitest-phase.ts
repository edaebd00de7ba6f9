import { join, relative } from 'node:path';
import { describeFailure, type Outcome, type Phase, readReport, reports, root, runProgram } from './phase.ts';

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

interface VitestPhaseOptions extends Pick<Phase, 'after' | 'isAlone'> {
  readonly name: string;
  readonly projects: readonly string[];
  /** The fewest tests that have to pass. */
  readonly floor: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs projects of Vitest together. A skipped test, a file that does not run and too few tests are failures. */
export function vitestPhase({ name, projects, floor, environment, ...when }: VitestPhaseOptions): Phase {
  return {
    name,
    ...when,
    run: async () => {
      const path = join(reports, `${name}.json`);
      const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
      const chosen = projects.flatMap((project) => ['--project', project]);
      const status = await runProgram(name, 'vitest', [...args, ...chosen], environment);
      const report = readReport<VitestReport>(path);
      if (!report) return { passed: 0, failed: 1, notes: [`${name}: no report`], features: new Map() };
      return judge(name, report, status, floor);
    },
  };
}

function judge(name: string, { testResults }: VitestReport, status: number, floor: number): Outcome {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const testsOf = new Map(
    testResults.map((file) => [
      relative(root, file.name),
      file.assertionResults.filter((test) => test.status === 'passed').length,
    ]),
  );
  const passed = [...testsOf.values()].reduce((sum, count) => sum + count, 0);
  const notes = tests
    .filter((test) => test.status !== 'passed')
    .map((test) => describeFailure(`${test.status}: ${test.fullName}`, test.failureMessages?.[0]));
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  notes.push(...broken.map((file) => `did not run: ${file.name}`));
  if (passed < floor) notes.push(`${name}: ${passed} tests, fewer than its floor of ${floor}`);
  if (status !== 0 && notes.length === 0) notes.push(`${name}: the runner failed`);
  const features = new Map<string, number>();
  for (const file of testResults) {
    const feature = /\/src\/(features\/[^/]+|[^/]+)/.exec(file.name)?.[1] ?? 'scripts';
    features.set(feature, (features.get(feature) ?? 0) + (file.endTime - file.startTime) / 1000);
  }
  return { passed, failed: notes.length, notes, features, testsOf };
}
