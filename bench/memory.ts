import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { businesses } from '#testing/businesses/businesses.ts';
import { getRunningDatabase } from '#testing/faults/running-database.ts';
import { atMost, type Measure, type Row, size } from './harness.ts';
import { openRunningDatabase } from './support/open-database.ts';
import { downloadPlan, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const samples = size(5);
const restMs = size(5000, 100);
const firstPlans = size(12);
const documentsPerPlan = 2;
const documentCount = size(100, 4);

/** What the whole keeps while nobody does anything. */
export const memory: Measure = {
  name: 'memory',
  title: 'Memory of the whole at rest',
  how: `The product's process and every process of its database, ${restMs} ms after the last request, ${samples} samples: fresh, after ${firstPlans} plans on Pro with a PDF and a DOCX each, and after ${documentCount} documents. PSS counts pages that processes share once; RSS counts them in each.`,
  run: () =>
    withProduct(async ({ origin, process }, dataDir) => {
      const { processId } = await getRunningDatabase(dataDir);
      const database = await openRunningDatabase(dataDir);
      let made = 0;
      const makePlansUntil = async (count: number): Promise<void> => {
        for (; made < count; made++) {
          const { answers } = businesses[made % businesses.length]!;
          const founder = await signUpWithPlan(origin, `memory-${made}`, Object.values(answers));
          await database.system`update users set plan = 'Pro' where user_id = ${founder.session.user.id}`;
          await downloadPlan(origin, founder, 'pdf');
          await downloadPlan(origin, founder, 'docx');
        }
      };
      try {
        const node = process.pid!;
        const rows = await atRest(node, processId, 'fresh');
        await makePlansUntil(firstPlans);
        rows.push(...(await atRest(node, processId, `${firstPlans} plans`)));
        await makePlansUntil(documentCount / documentsPerPlan);
        rows.push(...(await atRest(node, processId, `${documentCount} documents`, 300)));
        return rows;
      } finally {
        await database.close();
      }
    }),
};

async function atRest(node: number, postmaster: number, when: string, nodeLimitMb?: number): Promise<Row[]> {
  await sleep(restMs);
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
    add('node, RSS', own!.rss);
    add(`${servers.length} × postgres, PSS`, sum('pss'));
    add('all, RSS', own!.rss + sum('rss'));
    if (sample + 1 < samples) await sleep(500);
  }
  return [...values].map(([what, measured]) => ({
    what,
    unit: 'MB',
    values: measured,
    ...(nodeLimitMb !== undefined && what.endsWith('node, RSS') && { promise: atMost(measured, nodeLimitMb, 'MB') }),
  }));
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
