// `npm test` and `npm run test:deep`: make ready what is needed, then run every check.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, ensureInstalled, findNode, root } from './setup.mjs';

const startedMs = performance.now();
ensureInstalled();
const node = findNode();
const installSeconds = ((performance.now() - startedMs) / 1000).toFixed(1);
// Dozens of processes load the same modules: what one has compiled, the next one reads.
const compiled = join(root, '.cache', 'compiled');
const environment = { TZ: 'UTC', CI: process.env.CI ?? '', NODE_COMPILE_CACHE: compiled };
const result = spawnSync(node, ['scripts/run-tests.ts', `--installed-in=${installSeconds}`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment(environment),
});
process.exit(result.status ?? 1);
