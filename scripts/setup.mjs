// Plain JavaScript for whatever Node a machine has (20 or newer): installs what is missing and finds the pinned runtime.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the program with a sentence instead of a stack. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Installs exactly what the lockfile says, unless that is what is there. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.groundwork-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing what is missing (once, about a minute) …\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // `npm ci` refuses a lockfile without the binaries of every other platform, which not every registry carries in each
  // version; this installs the locked versions with their integrity just the same, and writes no lockfile.
  const result = spawnSync(
    command,
    [
      ...first,
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (result.status !== 0) fail('The packages could not be installed. Is the npm registry reachable?');
  writeFileSync(stamp, wanted);
}

/** The pinned Node if this platform has it in the lockfile, else the running one if it is new enough. */
export function findNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('There is no packaged Node for this platform. Install Node 24 and start again.');
}

/** The environment for child processes: the pinned programs come first. */
export function childEnvironment(extra = {}) {
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`, ...extra };
}

/** A fingerprint of the files that the browser side is built from. */
function hashSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const name of ['src', 'vite.config.ts', 'vite.plugins.ts', 'lingui.config.ts', 'package-lock.json'])
    add(join(root, name));
  return hash.digest('hex');
}

/** Builds the browser side if any of its sources changed since the last build. */
export function ensureBuilt(node, extra = {}) {
  const stamp = join(root, 'dist', '.stamp');
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Building the browser side …\n');
  const result = spawnSync(node, ['scripts/build-web.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnvironment(extra),
  });
  if (result.status !== 0) fail('The browser side could not be built.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
