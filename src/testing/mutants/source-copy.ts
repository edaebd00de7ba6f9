import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SharedDatabase, sharedDatabaseVariable } from './shared-database.ts';

const copied = [
  'src',
  'migrations',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.server.json',
] as const;
/** A run that takes longer hangs: all killing tests in one run take some minutes on two busy cores. */
const runLimitMs = 900_000;

/** One test that ran. */
export interface TestResult {
  readonly name: string;
  readonly file: string;
  readonly isPassed: boolean;
  /** Whether an assertion failed, and nothing else went wrong. */
  readonly isAssertion: boolean;
  readonly message: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A copy of the tree in which faults are made on purpose. */
export interface SourceCopy {
  readonly root: string;
  /** What the compiler says of the server, without places: they move with every edit. */
  typeCheck(): Promise<readonly string[]>;
  /** Runs the tests of some files whose name holds one of the texts. Throws where the runner does not report. */
  runTests(files: readonly string[], names: readonly string[]): Promise<readonly TestResult[]>;
  close(): Promise<void>;
}

/** Copies the tree at `source` into a folder of its own; packages are shared with it. */
export async function createSourceCopy(source: string, shared: SharedDatabase): Promise<SourceCopy> {
  const root = await mkdtemp(join(tmpdir(), 'groundwork-mutants-'));
  for (const name of copied) await cp(join(source, name), join(root, name), { recursive: true });
  await symlink(join(source, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, '.cache'));

  // The runner around it marks its own processes; one it knows nothing of must not take itself for one of them.
  const environment: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_|VITE_|NODE_OPTIONS)/.test(name)),
  );
  environment[sharedDatabaseVariable] = JSON.stringify(shared);

  const run = (script: string, args: readonly string[]): Promise<{ output: string; status: number | null }> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
        cwd: root,
        env: environment,
        timeout: runLimitMs,
        killSignal: 'SIGKILL',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      child.on('error', reject);
      child.on('close', (status) => resolve({ output, status }));
    });

  return {
    root,

    async typeCheck() {
      const { output, status } = await run('typescript/bin/tsc', ['-b', 'tsconfig.server.json', '--pretty', 'false']);
      const faults = output.split('\n').filter((line) => /error TS\d+/.test(line));
      if (status !== 0 && faults.length === 0) throw new Error(`The compiler did not run:\n${output.slice(-4000)}`);
      return faults.map((line) => line.replace(/\(\d+,\d+\)/, ''));
    },

    async runTests(files, names) {
      const path = join(root, '.cache', 'report.json');
      await rm(path, { force: true });
      // The runner puts " > " between a group and its test where it matches, and a space where it reports.
      const pattern = names
        .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', ' (?:> )?'))
        .join('|');
      const { output } = await run('vitest/vitest.mjs', [
        'run',
        '--config',
        'src/testing/mutants/killing.config.ts',
        '--reporter=json',
        `--outputFile=${path}`,
        '--testNamePattern',
        pattern,
        ...files,
      ]);
      const report = await readFile(path, 'utf8').then(
        (text) => JSON.parse(text) as Report,
        () => {
          throw new Error(`The runner did not report:\n${output.slice(-4000)}`);
        },
      );
      return report.testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ status, fullName, failureMessages = [] }) => ({
            name: fullName,
            file: file.slice(root.length + 1),
            isPassed: status === 'passed',
            isAssertion:
              failureMessages.length > 0 && failureMessages.every((text) => text.startsWith('AssertionError')),
            message: failureMessages.join('\n').slice(0, 300),
          })),
      );
    },

    close: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
