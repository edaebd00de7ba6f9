/** Runs the mutants of the authentication service alone; an argument is an expression the names of those wanted match. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const result = spawnSync('vitest', ['run', '--project', 'deep-long', 'src/testing/mutants'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTANTS: process.argv[2] ?? '' },
});
process.exit(result.status ?? 1);
