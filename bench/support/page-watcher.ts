import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createCaller } from './caller.ts';

/** What a watcher is to ask for, and for how long. */
export interface Watch {
  readonly origin: string;
  readonly path: string;
  readonly seconds: number;
}

/** Asks for the page fifty times a second whether or not the one before has come, and answers with how long each took in milliseconds. */
async function watch({ origin, path, seconds }: Watch): Promise<number[]> {
  const callers = Array.from({ length: 8 }, () => createCaller(origin, '127.0.0.1'));
  const asked: Promise<number>[] = [];
  const until = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < until; count++) {
    const caller = callers[count % callers.length]!;
    asked.push(
      caller.call('GET', path, undefined, { 'accept-encoding': 'gzip' }).then(({ status, tookMs }) => {
        if (status !== 200) throw new Error(`A page answered ${status}`);
        return tookMs;
      }),
    );
    await sleep(20);
  }
  const times = await Promise.all(asked);
  for (const caller of callers) caller.close();
  return times;
}

parentPort!.postMessage(await watch(workerData as Watch));
