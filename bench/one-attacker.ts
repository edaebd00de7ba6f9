import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, isSmoke, type Measure, percentile, type Row, size } from './harness.ts';
import type { AttackerOptions } from './support/attacker.ts';
import { attacks, countsInWords, startAttack } from './support/attacks.ts';
import { signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const connections = size(200, 4);
const asked = size(80, 2);
/** Quiet and attack in turn, so that whatever else the machine does falls on both. */
const rounds = size(4);
/** A person looks at what came before they ask for more. */
const pauseMs = size(20, 1);
const settleMs = size(1000, 50);

/** What one account does to another by asking for too much. */
export const oneAttacker: Measure = {
  name: 'one-attacker',
  title: 'One account attacks, another works',
  how: `An account opens its dashboard ${asked} times, ${pauseMs} ms after each answer, while another sends one request over ${connections} connections as fast as it is answered, from a process of lower priority and a network address of its own; limits on. ${rounds} rounds of quiet and attack in turn. Ratio: the 95th percentile of all under attack against that of all in quiet.`,
  run: () =>
    withProduct(
      async ({ origin, process: product }) => {
        const worker = await signUpWithPlan(origin, 'worker');
        const open = async (): Promise<number> => {
          const startedMs = performance.now();
          const answer = await fetch(`${origin}/api/dashboard/${worker.workspaceId}`, {
            headers: { authorization: `Bearer ${worker.session.access_token}` },
          });
          await answer.arrayBuffer();
          if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}`);
          return performance.now() - startedMs;
        };
        const work = async (): Promise<readonly number[]> => {
          const times: number[] = [];
          while (times.length < asked) {
            times.push(await open());
            await sleep(pauseMs);
          }
          return times;
        };
        await work();
        const shared = isSmoke ? await signUpWithPlan(origin, 'attacker') : null;
        const rows: Row[] = [];
        for (const [what, attackOf] of Object.entries(attacks)) {
          // One of their own each: what another spent is not missing here. Where nothing is limited one does for all.
          const attacker = shared ?? (await signUpWithPlan(origin, what.replaceAll(' ', '-')));
          const attack = await attackOf(attacker, origin);
          const options = { origin, connections, from: `127.0.0.${10 + rows.length}`, ...attack };
          const quiet: number[] = [];
          const times: number[] = [];
          const counts: Record<string, number> = {};
          for (let round = 0; round < rounds; round += 1) {
            quiet.push(...(await work()));
            const attacked = await underAttack(options, work);
            times.push(...attacked.times);
            for (const [status, count] of Object.entries(attacked.counts))
              counts[status] = (counts[status] ?? 0) + count;
          }
          const ratio = [percentile(times, 0.95) / percentile(quiet, 0.95)];
          rows.push(
            { what: `${what}: quiet`, unit: 'ms', values: quiet },
            { what: `${what}: under attack`, unit: 'ms', values: times },
            {
              what: `${what}: p95, ratio (${countsInWords(counts)})`,
              unit: 'of quiet',
              values: ratio,
              promise: atMost(ratio, 3, 'of quiet'),
            },
          );
        }
        const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
        const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
        return [...rows, { what: 'the most memory of the process, RSS', unit: 'MB', values: [peak] }];
      },
      { API_LIMITS: isSmoke ? 'off' : 'on' },
    ),
};

async function underAttack(
  options: AttackerOptions,
  work: () => Promise<readonly number[]>,
): Promise<{ readonly times: readonly number[]; readonly counts: Readonly<Record<string, number>> }> {
  const attack = startAttack(options);
  await sleep(settleMs);
  const times = await work();
  const counts = await attack.stop();
  await sleep(settleMs);
  return { times, counts };
}
