import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, isSmoke, type Measure, percentile, type Row, size } from './harness.ts';
import type { AttackerOptions } from './support/attacker.ts';
import { type BenchSession, post, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const connections = size(200, 4);
const asked = size(80, 2);
/** A person looks at what came before they ask for more. */
const pauseMs = size(20, 1);
const settleMs = size(1000, 50);

/** What one account does to another by asking for too much. */
export const oneAttacker: Measure = {
  name: 'one-attacker',
  title: 'One account attacks, another works',
  how: `An account opens its dashboard ${asked} times, ${pauseMs} ms after each answer, while another sends one request over ${connections} connections as fast as it is answered, from a process and a network address of its own; limits on. Ratio: the 95th percentile under each attack against that of quiet before it.`,
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
        const rows: Row[] = [];
        for (const [what, attackOf] of Object.entries(attacks)) {
          // One of their own each: what another spent is not missing here.
          const attacker = await signUpWithPlan(origin, what.replaceAll(' ', '-'));
          const attack = await attackOf(attacker, origin);
          const quiet = await work();
          const { times, statuses } = await underAttack(
            { origin, connections, from: `127.0.0.${10 + rows.length}`, ...attack },
            work,
          );
          const ratio = [percentile(times, 0.95) / percentile(quiet, 0.95)];
          rows.push(
            { what: `${what}: quiet`, unit: 'ms', values: quiet },
            { what: `${what}: under attack`, unit: 'ms', values: times },
            {
              what: `${what}: p95, ratio (${statuses})`,
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

type Attack = Omit<AttackerOptions, 'origin' | 'connections' | 'from'>;

const send = ({ session }: BenchSession, path: string, [method, body]: [string, unknown?] = ['GET']): Attack => ({
  method,
  path,
  headers: path.startsWith('/api/') ? { authorization: `Bearer ${session.access_token}` } : {},
  ...(body !== undefined && { body: JSON.stringify(body) }),
});
const conversationOf = ({ conversationId }: BenchSession): string => `/api/advisor/conversations/${conversationId}`;

const attacks: Readonly<Record<string, (attacker: BenchSession, origin: string) => Attack | Promise<Attack>>> = {
  'reading the account': (attacker) => send(attacker, '/api/account'),
  'reading the dashboard': (attacker) => send(attacker, `/api/dashboard/${attacker.workspaceId}`),
  'reading the conversation': (attacker) => send(attacker, conversationOf(attacker)),
  'reading the plan': (attacker) => send(attacker, `${conversationOf(attacker)}/plan`),
  'computing the figures': (attacker) => send(attacker, `${conversationOf(attacker)}/figures`),
  searching: (attacker) => send(attacker, '/api/search?query=bakery'),
  'sending messages': (attacker) =>
    send(attacker, '/api/advisor/answers', [
      'POST',
      {
        workspaceId: attacker.workspaceId,
        conversationId: attacker.conversationId,
        question: null,
        content: 'What would you do first? '.repeat(20),
      },
    ]),
  'what is not valid': (attacker) => send(attacker, '/api/workspaces', ['POST', { name: 7 }]),
  'making documents': async (attacker, origin) => {
    const headers = { authorization: `Bearer ${attacker.session.access_token}` };
    const signed = await post(`${origin}${conversationOf(attacker)}/downloads`, { format: 'pdf' }, headers);
    return send(attacker, (signed as { address: string }).address);
  },
  'addresses that open nothing': (attacker) => send(attacker, '/downloads/plan/nothing'),
  'asking for nothing there': (attacker) => send(attacker, '/api/nothing'),
};

async function underAttack(
  options: AttackerOptions,
  work: () => Promise<readonly number[]>,
): Promise<{ readonly times: readonly number[]; readonly statuses: string }> {
  const script = join(import.meta.dirname, 'support/attacker.ts');
  const attacker = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'inherit'] });
  let printed = '';
  attacker.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await sleep(settleMs);
  const times = await work();
  const ended = new Promise((resolve) => attacker.once('close', resolve));
  attacker.stdin.end();
  await ended;
  const counts = Object.entries(JSON.parse(printed) as Record<string, number>);
  await sleep(settleMs);
  return { times, statuses: counts.map(([status, count]) => `${count} × ${status}`).join(', ') };
}
