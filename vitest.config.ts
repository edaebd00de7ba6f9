import { defineConfig } from 'vitest/config';

const api = 'src/**/*.api.test.ts';
const deep = 'src/**/*.deep.test.ts';

/** Two cores: while one file waits for the database, the other works. A project does not take it from the root. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [api, deep],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          // One more than cores: they wait for the database and for mail more than they compute.
          maxWorkers: maxWorkers + 1,
          include: [api],
          globalSetup: ['src/testing/database-setup.ts'],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          // What is killed and timed there has the machine to itself.
          maxWorkers: 1,
          include: [deep],
          globalSetup: ['src/testing/database-setup.ts'],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
