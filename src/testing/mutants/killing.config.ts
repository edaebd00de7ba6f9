import { defineConfig } from 'vitest/config';

/** How the killing tests run in a copy of the tree: as the suite runs them, on the database server that is there already. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['src/**/*.api.test.ts'],
    globalSetup: ['src/testing/mutants/shared-database.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
