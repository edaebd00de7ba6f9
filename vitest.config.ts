import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
/** Long tests that the runner leaves out, as they have passed as they are. */
const leftOut = (process.env.LEFT_OUT ?? '').split(',').filter((path) => path !== '');
const api = 'src/**/*.api.test.ts';
const deep = 'src/**/*.deep.test.ts';
/** Of those, the ones that take minutes of computing and kill nothing. */
const long = [
  'src/features/auth/testing/races/*.deep.test.ts',
  'src/features/billing/server/stripe/stripe-orders.deep.test.ts',
  'src/features/brand/server/many-brands.deep.test.ts',
  'src/features/search/server/search-quality.deep.test.ts',
  'src/features/sites/server/hostile-input.deep.test.ts',
  'src/server/documents/pdf.deep.test.ts',
  'src/testing/documents/external.deep.test.ts',
  'src/testing/mutants/mutants.deep.test.ts',
  'src/testing/sample-feature/*.deep.test.ts',
];
/** What draws, or has texts: it needs React, the Lingui macro, and a document for the most part. */
const web = ['src/**/web/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'];

const listFiles = (patterns: string | string[], sign: RegExp): string[] =>
  globSync(patterns, { cwd: root }).filter((path) => sign.test(readFileSync(path, 'utf8')));
/** Modules are exchanged before anything has imported them: these files cannot share theirs with others. */
const isMocking = /\bvi\.(?:do)?mock\(/i;
const mocking = listFiles(api, isMocking);
const mockingWeb = listFiles(web, isMocking);
/** A worker ends where the next file wants another environment, and what it has imported is imported again. */
const withDocument = listFiles(web, /^\/\/ @vitest-environment/);

/** Two cores: while one file waits for the database, the other works. A project does not take it from the root. */
const maxWorkers = 2;
/** One more than cores: they wait for the database and for mail more than they compute. */
const apiWorkers = maxWorkers + 1;

const setupFiles = ['src/testing/clock-setup.ts', 'src/testing/setup.ts'];
const globalSetup = ['src/testing/database-setup.ts'];

/** Short-lived objects are most of what tests make: with room for them a run takes three hundredths less of the processor. */
const execArgv = ['--max-semi-space-size=64'];

/** Ends a hang and judges no speed, in milliseconds: beside a whole run on two slow cores the longest tests were seen to take 34 s. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        // Rules and plumbing: no plugins, no document, and one set of modules for all files of a worker.
        test: {
          name: 'pure',
          pool: 'threads',
          isolate: false,
          maxWorkers,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [api, deep, ...web, ...leftOut],
          setupFiles,
          ...limits,
        },
      },
      {
        // Each file finds an empty document; the modules are those of the worker.
        extends: './vite.config.ts',
        test: {
          name: 'dom',
          execArgv,
          isolate: false,
          maxWorkers,
          include: withDocument,
          exclude: [api, deep, ...mockingWeb, ...leftOut],
          setupFiles: [...setupFiles, 'src/testing/dom-setup.ts'],
          ...limits,
        },
      },
      {
        // Words and pages that are made without a document.
        extends: './vite.config.ts',
        test: {
          name: 'web',
          execArgv,
          isolate: false,
          maxWorkers,
          include: web,
          exclude: [api, deep, ...mockingWeb, ...withDocument, ...leftOut],
          setupFiles,
          ...limits,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'dom-mocked',
          execArgv,
          maxWorkers,
          include: mockingWeb,
          setupFiles: [...setupFiles, 'src/testing/dom-setup.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'api',
          execArgv,
          isolate: false,
          maxWorkers: apiWorkers,
          include: [api],
          exclude: [...mocking, ...leftOut],
          globalSetup,
          setupFiles,
          ...limits,
        },
      },
      {
        test: {
          name: 'api-mocked',
          execArgv,
          maxWorkers: apiWorkers,
          include: mocking,
          globalSetup,
          setupFiles,
          ...limits,
        },
      },
      {
        test: {
          name: 'deep',
          execArgv,
          // Ends and starts of processes are waited for there; what is killed has no other beside it that is.
          maxWorkers: 1,
          include: [deep],
          exclude: long,
          globalSetup,
          // Processes are started and killed there, which live by the real clock.
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'deep-long',
          execArgv,
          // The races wait for the database as much; no part of them is left to end alone on one core.
          maxWorkers: apiWorkers,
          include: long,
          globalSetup,
          setupFiles: ['src/testing/setup.ts'],
          // Ends a hang: the mutants, 18 minutes alone, share two cores with two other files.
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
