import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { getRunningDatabase } from '#testing/faults/running-database.ts';
import { atMost, type Measure, type Row, size } from './harness.ts';
import { openRunningDatabase } from './support/open-database.ts';
import { downloadPlan, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const founders = readLabelledAnswers();
const samples = size(5);
const restMs = size(5000, 100);
const firstPlans = size(12, 0);
const documentsPerPlan = 2;
const documentCount = size(100, 2);

/** The memory of the idle product. */
export const memory: Measure = {
  name: 'memory',
  title: 'Memory of the whole at rest',
  how: `The product's process with the one it starts for documents, and every process of its database, ${restMs} ms after the last request, ${samples} samples: fresh, after ${firstPlans} plans on Pro with a PDF and a DOCX each, and after ${documentCount} documents. PSS counts pages that processes share once; RSS counts them in each. At work: the most that was seen while the later documents were made.`,
  run: () =>
    withProduct(async ({ origin, process }, dataDir) => {
      const { processId } = await getRunningDatabase(dataDir);
      const database = await openRunningDatabase(dataDir);
      let made = 0;
      const makePlansUntil = async (count: number): Promise<void> => {
        for (; made < count; made++) {
          const { answers } = founders[made % founders.length]!;
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
        const atWork = await highestWhile(node, () => makePlansUntil(documentCount / documentsPerPlan));
        rows.push({ what: 'at work: node, RSS', unit: 'MB', values: [atWork] });
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
    const [own, theirs] = await Promise.all([memoryOf(await ownProcesses(node)), memoryOf(servers)]);
    const add = (what: string, value: number) => {
      const name = `${when}: ${what}`;
      values.set(name, [...(values.get(name) ?? []), value]);
    };
    add('all, PSS', own.pss + theirs.pss);
    add('node, PSS', own.pss);
    add('node, RSS', own.rss);
    add(`${servers.length} × postgres, PSS`, theirs.pss);
    add('all, RSS', own.rss + theirs.rss);
    if (sample + 1 < samples) await sleep(500);
  }
  return [...values].map(([what, measured]) => ({
    what,
    unit: 'MB',
    values: measured,
    ...(nodeLimitMb !== undefined && what.endsWith('node, RSS') && { promise: atMost(measured, nodeLimitMb, 'MB') }),
  }));
}

/** The most megabytes our processes held while something was done. */
async function highestWhile(node: number, work: () => Promise<void>): Promise<number> {
  const held: number[] = [];
  let isOver = false;
  const watched = (async () => {
    while (!isOver) {
      held.push((await memoryOf(await ownProcesses(node))).rss);
      await sleep(50);
    }
  })();
  await work();
  isOver = true;
  await watched;
  return Math.max(...held);
}

/** The product's process and those it starts for documents and designs; the database's belong to its own. */
async function ownProcesses(node: number): Promise<number[]> {
  const own = [node];
  for (const child of await childrenOf(node)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (/(?:render|design)-worker/.test(command)) own.push(child);
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

/** Megabytes of some processes together; one that has just ended has none. */
async function memoryOf(processIds: readonly number[]): Promise<{ pss: number; rss: number }> {
  const texts = await Promise.all(processIds.map((id) => readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')));
  const sum = (name: string) =>
    texts.reduce(
      (total, text) => total + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024,
      0,
    );
  return { pss: sum('Pss'), rss: sum('Rss') };
}
