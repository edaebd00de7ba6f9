import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

/** How `npm start` starts the server. */
const server = JSON.parse(readFileSync(join(root, 'scripts/server-runtime.json'), 'utf8')) as {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

/** The product as its own process on a real socket, as a person starts it. */
export interface RunningProduct {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Resolves with the exit code once the process has gone. */
  readonly exited: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A free port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts the product without waiting for it to be ready; of another tree than this one where that is given. */
export async function spawnProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  tree = root,
): Promise<RunningProduct> {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const child = spawn(process.execPath, [...server.arguments, 'src/app/server/main.ts'], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Whoever runs many products in a row has what was compiled once kept (scripts/test.mjs).
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      NODE_ENV: 'test',
      TZ: 'UTC',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PORT: String(port),
      // Machines sign up here, many from one address; tests of the robot check and the limits turn them on.
      AUTH_ROBOT_CHECK: 'off',
      AUTH_LIMITS: 'off',
      API_LIMITS: 'off',
      ...server.environment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    origin: `http://localhost:${port}`,
    process: child,
    output: () => output,
    exited,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

/**
 * Waits until the product answers /readyz. Throws with its output if it ends or takes longer than `withinMs`. The
 * minute ends a hang and promises nothing: beside everything else a full run does, a first start was seen to take more
 * than twenty seconds. Tests of a promise (how soon it is back after a kill) give their own.
 */
export async function waitUntilReady(product: RunningProduct, withinMs = 60_000): Promise<void> {
  let hasExited = false;
  void product.exited.then(() => {
    hasExited = true;
  });
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && !hasExited) {
    const answer = await fetch(`${product.origin}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(25);
  }
  throw new Error(`The product did not become ready:\n${product.output()}`);
}

/** Starts the product and waits for it. */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  tree = root,
): Promise<RunningProduct> {
  const product = await spawnProduct(dataDir, environment, tree);
  await waitUntilReady(product);
  return product;
}
