/** Processes that share one embedded database come and go at any moment, and none is left without it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inDataFolder } from '#testing/faults/data-folder.ts';
import { findRunningDatabase } from '#testing/faults/running-database.ts';
import { spawnProduct, waitUntilReady } from '#testing/running-product.ts';
import { parseConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { loadSecrets } from '../secrets.ts';
import { connect } from './connect.ts';
import { type PreparedDatabase, prepareDatabase } from './prepare.ts';

/** `count` numbers from `from` to `to`, evenly. */
const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.round(from + ((to - from) * at) / (count - 1)));

async function prepare(dataDir: string, exclusive: boolean): Promise<PreparedDatabase> {
  const config = parseConfig({ DATA_DIR: dataDir });
  return prepareDatabase(config, await loadSecrets(config), { log: createLogger('silent'), exclusive });
}

async function ask(database: PreparedDatabase): Promise<void> {
  const sql = connect(database.owner, { max: 1, name: 'tests' });
  try {
    expect(await sql`select 7 as n`).toEqual([{ n: 7 }]);
  } finally {
    await sql.end();
  }
}

/** Runs an operator command as its own process; resolves with its exit code and what it printed. */
async function runCommand(dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/app/server/cli/admin.ts', 'set-plan', 'nobody@example.com', 'Pro'],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH, NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

describe('a product that starts while an operator command ends', () => {
  it('has the database and keeps it, at 61 moments of the end', () =>
    inDataFolder(async (dataDir) => {
      const faults: string[] = [];
      for (const offsetMs of spread(-150, 150, 61)) {
        const command = await prepare(dataDir, false);
        const ending = sleep(Math.max(0, -offsetMs)).then(() => command.release());
        try {
          const product = await sleep(Math.max(0, offsetMs)).then(() => prepare(dataDir, true));
          await ending;
          await ask(product);
          await product.release();
          if (await findRunningDatabase(dataDir)) faults.push(`${offsetMs} ms: the database goes on`);
        } catch (error) {
          faults.push(`${offsetMs} ms: ${String(error)}`);
          await ending;
        }
      }
      expect(faults).toEqual([]);
    }));

  it('becomes ready as a process of its own, at 24 moments of the command', () =>
    inDataFolder(async (dataDir) => {
      await runCommand(dataDir);
      const startedMs = performance.now();
      await runCommand(dataDir);
      const tookMs = performance.now() - startedMs;
      const faults: string[] = [];
      for (const afterMs of spread(0, tookMs + 50, 24)) {
        const command = runCommand(dataDir);
        await sleep(afterMs);
        const product = await spawnProduct(dataDir);
        try {
          await waitUntilReady(product);
        } catch (error) {
          faults.push(`${afterMs} ms: ${String(error)}`);
        }
        const { code, output } = await command;
        if (code !== 1 || !output.includes('nobody@example.com')) faults.push(`${afterMs} ms: the command: ${output}`);
        await product.stop();
        if (await findRunningDatabase(dataDir)) faults.push(`${afterMs} ms: the database goes on`);
      }
      expect(faults).toEqual([]);
    }));
});

describe('an operator command that runs while the product stops', () => {
  it('keeps its database to its end and then stops it, at 21 moments of the stop', () =>
    inDataFolder(async (dataDir) => {
      for (const offsetMs of spread(-50, 50, 21)) {
        const product = await prepare(dataDir, true);
        const stopping = sleep(Math.max(0, -offsetMs)).then(() => product.release());
        const command = await sleep(Math.max(0, offsetMs)).then(() => prepare(dataDir, false));
        await stopping;
        await ask(command);
        await command.release();
        expect(await findRunningDatabase(dataDir), `${offsetMs} ms`).toBeUndefined();
      }
    }));
});

describe('a product and operator commands that come at once', () => {
  it('share one database from its first start on, and the last one out stops it', () =>
    inDataFolder(async (dataDir) => {
      const all = await Promise.all([true, false, false, false].map((exclusive) => prepare(dataDir, exclusive)));
      await Promise.all(all.map(ask));
      await Promise.all(all.map((one) => one.release()));
      expect(await findRunningDatabase(dataDir)).toBeUndefined();
      const again = await prepare(dataDir, true);
      await ask(again);
      await again.release();
    }));
});
