// `npm test` and `npm run test:deep`: make ready what is needed, then run every check.
import { spawnSync } from 'node:child_process';
import { childEnvironment, ensureBuilt, ensureInstalled, findNode, root } from './setup.mjs';

ensureInstalled();
const node = findNode();
// The development build carries the gallery and the pseudo language; the product is built again when it is started.
ensureBuilt(node);
const environment = { TZ: 'UTC', CI: process.env.CI ?? '' };
const result = spawnSync(node, ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment(environment),
});
process.exit(result.status ?? 1);
