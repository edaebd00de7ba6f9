import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRunningDatabase } from '#testing/faults/running-database.ts';
import { atMost, type Measure, type Row } from './harness.ts';
import { type BenchSession, post, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const samples = 5;
const plans = 12;
const documents = 100;

/** Megabytes that our processes may hold after a hundred documents. */
const heldAtMost = 300;

/** What the whole keeps while nobody does anything. */
export const memory: Measure = {
  name: 'memory',
  title: 'Memory of the whole at rest',
  how: `The product's process with those it starts for documents, and every process of its database, five seconds after the last request, ${samples} samples. PSS counts pages that processes share once; RSS counts them in each. Documents are PDF and DOCX in turn, each of another plan of ${plans}. At work: the most that was seen twenty times a second.`,
  run: () =>
    withProduct(
      async (product, dataDir) => {
        const { processId } = await getRunningDatabase(dataDir);
        const rest = (when: string) => atRest(product.process.pid!, processId, when);
        const fresh = await rest('fresh');
        const people: BenchSession[] = [];
        for (let plan = 0; plan < plans; plan++) people.push(await signUpWithPlan(product.origin, `bench${plan}`));
        const document = async (n: number) => {
          await download(product.origin, people[n % plans]!, Math.floor(n / plans) % 2 === n % 2 ? 'pdf' : 'docx');
        };
        for (let n = 0; n < 2 * plans; n++) await document(n);
        const twelve = await rest(`after ${plans} plans with their documents`);
        const atWork = await highestWhile(product.process.pid!, async () => {
          for (let n = 0; n < documents; n++) await document(n);
        });
        const all = await rest(`after ${documents} documents more`);
        const what = 'node, RSS';
        return [
          ...fresh,
          ...twelve,
          { what: `at work on them: ${what}`, unit: 'MB', values: [atWork] },
          ...all.map((row) =>
            row.what.endsWith(what) ? { ...row, promise: atMost(row.values, heldAtMost, 'MB') } : row,
          ),
        ];
      },
      { AUTH_LIMITS: 'off' },
    ),
};

async function download(origin: string, { session, conversationId }: BenchSession, format: string): Promise<void> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const given = await post(`${origin}/api/advisor/conversations/${conversationId}/downloads`, { format }, headers);
  const answer = await fetch(`${origin}${(given as { address: string }).address}`);
  if (!answer.ok) throw new Error(`The ${format} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/** The most megabytes our processes held while something was done. */
async function highestWhile(node: number, work: () => Promise<void>): Promise<number> {
  let highest = 0;
  const watching = new AbortController();
  const watched = (async () => {
    while (!watching.signal.aborted) {
      const held = await Promise.all((await ownProcesses(node)).map(memoryOf));
      highest = Math.max(
        highest,
        held.reduce((total, { rss }) => total + rss, 0),
      );
      await sleep(50);
    }
  })();
  await work();
  watching.abort();
  await watched;
  return highest;
}

async function atRest(node: number, postmaster: number, when: string): Promise<Row[]> {
  await sleep(5000);
  const values = new Map<string, number[]>();
  for (let sample = 0; sample < samples; sample++) {
    const servers = [postmaster, ...(await childrenOf(postmaster))];
    const [own, theirs] = await Promise.all(
      [await ownProcesses(node), servers].map((processes) => Promise.all(processes.map(memoryOf))),
    );
    const sum = (processes: readonly { pss: number; rss: number }[] = [], kind: 'pss' | 'rss') =>
      processes.reduce((total, process) => total + process[kind], 0);
    const add = (what: string, value: number) => {
      const name = `${when}: ${what}`;
      values.set(name, [...(values.get(name) ?? []), value]);
    };
    add('all, PSS', sum(own, 'pss') + sum(theirs, 'pss'));
    add('node, PSS', sum(own, 'pss'));
    add('node, RSS', sum(own, 'rss'));
    add(`${servers.length} × postgres, PSS`, sum(theirs, 'pss'));
    await sleep(500);
  }
  return [...values].map(([what, measured]) => ({ what, unit: 'MB', values: measured }));
}

/** The product's process and those it started that are Node as well: not the database, which has its own group. */
async function ownProcesses(node: number): Promise<number[]> {
  const own = [node];
  for (const child of await childrenOf(node)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('render-worker')) own.push(child);
  }
  return own;
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
