import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#shared/seeded-random.ts';
import { findFreePort, type RunningProduct, spawnProduct, waitUntilReady } from '#testing/running-product.ts';
import { inDataFolder } from './data-folder.ts';
import { startLoad } from './load.ts';
import { findRunningDatabase, getRunningDatabase } from './running-database.ts';
import { findLosses, findTears } from './verify.ts';

/** What is killed with SIGKILL: the product, the database's postmaster, or both at once as when a machine goes down. */
export type Victim = 'node' | 'postgres' | 'both';

export interface KillRun {
  /** Sentences on what was lost, torn, doubled or answered wrongly; none is what we want. */
  readonly faults: readonly string[];
  /** Kills that hit at least one request under way. */
  readonly hits: Readonly<Record<Victim, number>>;
  readonly report: string;
}

export interface KillRunOptions {
  /** Founders at work at once. */
  readonly clients: number;
  /** After this long nothing of the last kill may be left to notice. */
  readonly settleMs: number;
}

/** The seed of this run: FAULT_SEED repeats the choices of an earlier one. */
export function chooseSeed(): string {
  return process.env.FAULT_SEED ?? String(Math.floor(Math.random() * 1e9));
}

const recoverWithinMs = 20_000;
/** A first start promises nothing: a minute ends a hang. */
const firstStartWithinMs = 60_000;

/**
 * Kills at random instants inside requests while several founders work over real HTTP, restarts everything, and
 * compares the acknowledged writes with what is stored.
 */
export function runKills(
  seed: string,
  kills: Readonly<Record<Victim, number>>,
  { clients, settleMs }: KillRunOptions,
): Promise<KillRun> {
  return inDataFolder(async (dataDir) => {
    const random = seededRandom(seed);
    const environment = { PORT: String(await findFreePort()) };
    let product = await start(dataDir, environment, firstStartWithinMs);
    const load = startLoad(product.origin, clients, random.fork('load'));
    const hits: Record<Victim, number> = { node: 0, postgres: 0, both: 0 };
    const recoveriesMs: Record<Victim, number[]> = { node: [], postgres: [], both: [] };
    try {
      const plan = (['node', 'postgres', 'both'] as const).flatMap((victim) =>
        Array.from({ length: kills[victim] }, () => victim),
      );
      for (const victim of random.fork('order').shuffle(plan)) {
        await sleep(random.below(800));
        await load.untilUnderWay();
        await sleep(random.below(40));
        const database = await getRunningDatabase(dataDir);
        if (load.seen.underWay > 0) hits[victim] += 1;
        if (victim !== 'node') process.kill(database.processId, 'SIGKILL');
        if (victim !== 'postgres') await product.stop('SIGKILL');
        const startedMs = performance.now();
        if (victim === 'postgres') await untilReplaced(product, dataDir, database.processId);
        else product = await start(dataDir, environment);
        recoveriesMs[victim].push(performance.now() - startedMs);
      }
      await sleep(settleMs);
      const { refused: refusedBefore } = load.seen;
      await sleep(settleMs);
      if (load.seen.refused > refusedBefore) load.seen.faults.push('requests were refused after everything was back');
      await load.stop();
      // The data must be read from the disk, not from the process that acknowledged it.
      const exitCode = await product.stop();
      if (exitCode !== 0) load.seen.faults.push(`a calm stop ended with ${exitCode}: ${product.output()}`);
      product = await start(dataDir, environment);
      const faults = [
        ...load.seen.faults,
        ...(await findLosses(product.origin, load.ledgers)),
        ...(await findTears((await getRunningDatabase(dataDir)).target, load.ledgers)),
      ];
      const { requests, lost, refused, retries, replays } = load.seen;
      const answers = load.ledgers.flatMap((ledger) => ledger.answers).filter((answer) => answer.isAcknowledged).length;
      const report = [
        `seed ${seed}: ${load.ledgers.length} founders, ${answers} answers acknowledged`,
        `${requests} requests, ${lost} lost, ${refused} refused, ${retries} retries, ${replays} replays`,
        `hits ${JSON.stringify(hits)}, back after ${describeTimes(recoveriesMs)}`,
      ].join('; ');
      return { faults, hits, report };
    } finally {
      load.abort();
      await product.stop();
    }
  });
}

async function start(
  dataDir: string,
  environment: Record<string, string>,
  withinMs = recoverWithinMs,
): Promise<RunningProduct> {
  const product = await spawnProduct(dataDir, environment);
  try {
    await waitUntilReady(product, withinMs);
    return product;
  } catch (error) {
    await product.stop('SIGKILL');
    throw error;
  }
}

/** Waits for a new postmaster: backends that outlive the old one still answer for a moment. */
async function untilReplaced(product: RunningProduct, dataDir: string, processId: number): Promise<void> {
  const deadline = performance.now() + recoverWithinMs;
  for (;;) {
    const running = await findRunningDatabase(dataDir);
    if (running && running.processId !== processId) return waitUntilReady(product, deadline - performance.now());
    if (performance.now() > deadline) throw new Error(`The database did not come back:\n${product.output()}`);
    await sleep(10);
  }
}

function describeTimes(timesMs: Record<Victim, number[]>): string {
  return Object.entries(timesMs)
    .filter(([, times]) => times.length > 0)
    .map(([victim, times]) => `${victim} ${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))} ms`)
    .join(', ');
}
