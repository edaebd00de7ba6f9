import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { storageAllowance } from '#shared/plans/storage-allowance.ts';
import { clusterOf } from '#testing/faults/running-database.ts';
import { atMost, isSmoke, type Measure, percentile, type Row, size } from './harness.ts';
import { attacks, countsInWords, startAttack } from './support/attacks.ts';
import { createPersonAtWork, type PersonAtWork } from './support/person-at-work.ts';
import { signInAgain, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const founders = readLabelledAnswers();
const accounts = size(200, 2);
/** Between two things somebody does. */
const pauseMs = size(5000, 5);
const roundMs = size(60_000, 200);
const quietRounds = size(4);
const attackedRounds = size(56);
const connections = size(200, 2);

/** An hour of ordinary use by many, with one who attacks. */
export const soak: Measure = {
  name: 'soak',
  title: 'An hour of 200 accounts and one attacker',
  how: `${accounts} accounts, each from a network address of its own, do something about every ${pauseMs / 1000} s: read dashboard, plan, figures, conversation, notifications and usage, search, send messages, edit texts, download documents, refresh their session. After ${quietRounds} rounds of ${roundMs / 1000} s one more account attacks for ${attackedRounds} rounds, over ${connections} connections, another endpoint in each; limits on.`,
  isLong: true,
  run: () =>
    withProduct(
      async ({ origin, process: product }, dataDir) => {
        const cluster = await clusterOf(dataDir);
        const people: PersonAtWork[] = [];
        for (let at = 0; at < accounts; at++) {
          const from = `127.1.${Math.floor(at / 250)}.${(at % 250) + 1}`;
          const { answers } = founders[at % founders.length]!;
          people.push(await createPersonAtWork(origin, { name: `soak-${at}`, from, answers }));
        }
        let attacker = await signUpWithPlan(origin, 'attacker');
        for (const person of people) person.takeTimes();
        const working = people.map((person) => person.work([pauseMs / 2, pauseMs * 1.5]));
        const takeRound = async (): Promise<Round> => {
          await sleep(roundMs);
          return {
            times: people.flatMap((person) => person.takeTimes()),
            memoryMb: await residentMb(product.pid!),
            diskMb: folderMb(cluster),
          };
        };
        const quiet: Round[] = [];
        for (let round = 0; round < quietRounds; round++) quiet.push(await takeRound());
        const attacked: Round[] = [];
        const rows: Row[] = [];
        const kinds = Object.entries(attacks);
        for (let round = 0; round < attackedRounds; round++) {
          const [what, attackOf] = kinds[round % kinds.length]!;
          attacker = await signInAgain(origin, 'attacker', attacker);
          const attack = startAttack({
            origin,
            connections,
            from: '127.2.0.1',
            ...(await prepare(() => attackOf(attacker, origin))),
          });
          attacked.push(await takeRound());
          const words = countsInWords(await attack.stop());
          if (round < kinds.length)
            rows.push({ what: `round ${round + 1}, ${what} (${words})`, unit: 'ms', values: attacked.at(-1)!.times });
        }
        for (const person of people) person.stop();
        await Promise.all(working);
        const faults = people.flatMap((person) => person.faults);
        for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
        const stored: number[] = [];
        for (const person of people) stored.push((await person.readStored()) / 1e6);
        return [
          ...rows,
          ...summary({
            quiet,
            attacked,
            faults,
            stored,
            attackerMb: (await storedBy(origin, await signInAgain(origin, 'attacker', attacker))) / 1e6,
          }),
        ];
      },
      { API_LIMITS: isSmoke ? 'off' : 'on' },
    ),
};

/** What an attack needs first may be refused as well, until the next minute. */
async function prepare<T>(make: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await make();
    } catch (error) {
      if (attempt === 40 || !String(error).includes('answered 429')) throw error;
      await sleep(2000);
    }
  }
}

/** What one round left. */
interface Round {
  readonly times: readonly number[];
  readonly memoryMb: number;
  readonly diskMb: number;
}

interface Outcome {
  readonly quiet: readonly Round[];
  readonly attacked: readonly Round[];
  readonly faults: readonly string[];
  readonly stored: readonly number[];
  readonly attackerMb: number;
}

function summary({ quiet, attacked, faults, stored, attackerMb }: Outcome): readonly Row[] {
  const all = (rounds: readonly Round[]): readonly number[] => rounds.flatMap(({ times }) => times);
  const p95 = [percentile(all(attacked), 0.95) / percentile(all(quiet), 0.95)];
  const last = attacked.at(-1)!;
  // Attacks take turns, and some take more memory than others: the last turn of all is compared with the second, when everything has been used.
  const memory = attacked.map(({ memoryMb }) => memoryMb);
  const turn = Object.keys(attacks).length;
  const second = memory.slice(turn, turn * 2);
  const grown = [percentile(memory.slice(-turn), 0.5) / percentile(second.length > 0 ? second : memory, 0.5)];
  const allowanceMb = storageAllowance.Free / 1e6;
  return [
    { what: 'the others: quiet', unit: 'ms', values: all(quiet) },
    { what: 'the others: with the attacker', unit: 'ms', values: all(attacked) },
    { what: 'the others: p95, ratio', unit: 'of quiet', values: p95, promise: atMost(p95, 3, 'of quiet') },
    {
      what: 'refused or failed for the others',
      unit: '',
      values: [faults.length],
      promise: atMost([faults.length], 0, ''),
    },
    { what: 'memory, RSS, by round', unit: 'MB', values: memory },
    {
      what: 'memory, the last turn',
      unit: 'of the second',
      values: grown,
      promise: atMost(grown, 1.2, 'of the second'),
    },
    { what: 'disk at the beginning', unit: 'MB', values: [quiet[0]!.diskMb] },
    { what: 'disk when the attack began', unit: 'MB', values: [quiet.at(-1)!.diskMb] },
    { what: 'disk at the end', unit: 'MB', values: [last.diskMb] },
    { what: 'what each of the others stores', unit: 'MB', values: stored },
    {
      what: 'what the attacker stores',
      unit: 'MB',
      values: [attackerMb],
      promise: atMost([attackerMb], allowanceMb, 'MB'),
    },
  ];
}

async function storedBy(origin: string, { session }: Awaited<ReturnType<typeof signUpWithPlan>>): Promise<number> {
  for (;;) {
    const answer = await fetch(`${origin}/api/billing/usage`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    if (answer.status === 200) return ((await answer.json()) as { storage: { used: number } }).storage.used;
    // What was spent in the last minute is given back with the next.
    if (answer.status !== 429) throw new Error(`The usage answered ${answer.status}`);
    await sleep(5000);
  }
}

async function residentMb(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
}

const folderMb = (folder: string): number =>
  Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0]) / 1000;
