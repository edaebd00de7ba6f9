import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../../..');
const include = 'src/**/*.api.test.ts';
const mocking = globSync(include, { cwd: root }).filter((path) =>
  /\bvi\.mock\(/.test(readFileSync(join(root, path), 'utf8')),
);
const settings = {
  globalSetup: ['src/testing/mutants/shared-database.ts'],
  setupFiles: ['src/testing/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** How the killing tests run in a copy of the tree: as the suite runs them, on the database server that is there already. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    projects: [
      {
        // Each mutant is a process of its own: what Node itself loads, and remembers compiled, starts in two thirds of the time.
        test: {
          name: 'killing',
          include: [include],
          exclude: mocking,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          ...settings,
        },
      },
      { test: { name: 'killing-mocked', include: mocking, ...settings } },
    ],
  },
});
