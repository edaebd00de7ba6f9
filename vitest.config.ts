import { defineConfig } from 'vitest/config';

const api = 'src/**/*.api.test.ts';
const deep = 'src/**/*.deep.test.ts';

export default defineConfig({
  test: {
    // Two cores: while one file waits for the database, the other works.
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [api, deep],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
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
