import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '#testing/running-product.ts';
import type { GeneratingSettings } from './generating.ts';

const root = join(import.meta.dirname, '../../..');
const readyWithinMs = 60_000;

/** A web process that generates, on a real socket. */
export interface GeneratingProcess {
  readonly origin: string;
  readonly port: number;
  /** Ends it at once, in the middle of whatever it does; resolves when it has gone. */
  kill(): Promise<void>;
}

/** Starts one and waits until it listens. Throws with what it printed if it ends before. */
export async function startGenerating(
  settings: Omit<GeneratingSettings, 'port'>,
  port?: number,
): Promise<GeneratingProcess> {
  const ownPort = port ?? (await findFreePort());
  const given: GeneratingSettings = { ...settings, port: ownPort };
  const child = spawn(process.execPath, ['src/testing/quota/generating-main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, TZ: 'UTC', NODE_ENV: 'test', GENERATING: JSON.stringify(given) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(child);
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      child.kill('SIGKILL');
      reject(new Error(`The process did not become ready:\n${output}`));
    };
    const timer = setTimeout(giveUp, readyWithinMs);
    const read = (chunk: unknown) => {
      output += String(chunk);
      if (!output.includes('ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', giveUp);
  });
}
