// `npm test` and `npm run test:deep`: make ready what is needed, then run every check.
import { spawnSync } from 'node:child_process';
import { childEnvironment, ensureInstalled, findNode, root } from './setup.mjs';

const startedMs = performance.now();
ensureInstalled();
const node = findNode();
const installSeconds = ((performance.now() - startedMs) / 1000).toFixed(1);
const environment = { TZ: 'UTC', CI: process.env.CI ?? '' };
const result = spawnSync(node, ['scripts/run-tests.ts', `--installed-in=${installSeconds}`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment(environment),
});
process.exit(result.status ?? 1);
