// `npm start`, `npm run dev` and `npm run admin`: make ready what is needed, then hand over to the product itself.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, ensureBuilt, ensureInstalled, findNode, root } from './setup.mjs';

const [mode, ...rest] = process.argv.slice(2);
ensureInstalled();
const node = findNode();

/** How the server is started, by us and by the tests. */
const server = JSON.parse(readFileSync(join(root, 'scripts/server-runtime.json'), 'utf8'));

/** Runs a program in the foreground; signals reach it, and its exit code becomes ours. */
function run(args, environment = {}) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: childEnvironment(environment) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}

if (mode === '--admin') run(['--disable-warning=ExperimentalWarning', 'src/app/server/cli/admin.ts', ...rest]);
else if (mode === '--dev') {
  const development = { NODE_ENV: 'development', GROUNDWORK_WATCH: '1' };
  ensureBuilt(node, development);
  const builder = spawn(node, ['scripts/build-web.ts', '--watch'], {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment(development),
  });
  process.on('exit', () => builder.kill());
  // The server starts again when its code or the built pages change; open pages notice the new build and reload.
  run(
    [
      ...server.arguments,
      '--watch',
      '--watch-path=src',
      '--watch-path=dist/pages',
      '--watch-preserve-output',
      'src/app/server/main.ts',
    ],
    { ...server.environment, ...development },
  );
} else {
  ensureBuilt(node);
  // React checks less where it is told that people use it; pages of sites take half the time then.
  const production = process.env.NODE_ENV ? {} : { NODE_ENV: 'production' };
  run([...server.arguments, 'src/app/server/main.ts'], { ...server.environment, ...production });
}
