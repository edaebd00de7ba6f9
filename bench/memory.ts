import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRunningDatabase } from '#testing/faults/running-database.ts';
import type { Measure, Row } from './harness.ts';
import { post, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const samples = 5;

/** What the whole keeps while nobody does anything. */
export const memory: Measure = {
  name: 'memory',
  title: 'Memory of the whole at rest',
  how: `The product's process and every process of its database, five seconds after the last request, ${samples} samples. PSS counts pages that processes share once; RSS counts them in each.`,
  run: () =>
    withProduct(async (product, dataDir) => {
      const { processId } = await getRunningDatabase(dataDir);
      const fresh = await atRest(product.process.pid!, processId, 'fresh');
      const { session, conversationId } = await signUpWithPlan(product.origin, 'bench');
      const headers = { authorization: `Bearer ${session.access_token}` };
      const given = await post(
        `${product.origin}/api/advisor/conversations/${conversationId}/downloads`,
        { format: 'pdf' },
        headers,
      );
      await (await fetch(`${product.origin}${(given as { address: string }).address}`)).arrayBuffer();
      return [...fresh, ...(await atRest(product.process.pid!, processId, 'after a plan and its PDF'))];
    }),
};

async function atRest(node: number, postmaster: number, when: string): Promise<Row[]> {
  await sleep(5000);
  const values = new Map<string, number[]>();
  for (let sample = 0; sample < samples; sample++) {
    const servers = [postmaster, ...(await childrenOf(postmaster))];
    const [own, ...theirs] = await Promise.all([node, ...servers].map(memoryOf));
    const sum = (kind: 'pss' | 'rss') => theirs.reduce((total, process) => total + process[kind], 0);
    const add = (what: string, value: number) => {
      const name = `${when}: ${what}`;
      values.set(name, [...(values.get(name) ?? []), value]);
    };
    add('all, PSS', own!.pss + sum('pss'));
    add('node, PSS', own!.pss);
    add(`${servers.length} × postgres, PSS`, sum('pss'));
    add('all, RSS', own!.rss + sum('rss'));
    await sleep(500);
  }
  return [...values].map(([what, measured]) => ({ what, unit: 'MB', values: measured }));
}

async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return ids.filter((_, at) => parents[at] === parent);
}

/** Megabytes of one process; zero for one that has just ended. */
async function memoryOf(processId: number): Promise<{ pss: number; rss: number }> {
  const text = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { pss: read('Pss'), rss: read('Rss') };
}
