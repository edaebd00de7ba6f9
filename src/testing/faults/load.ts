import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '#shared/seeded-random.ts';
import { createFounderClient } from './founder-client.ts';
import { type Ledger, newLedger, newObservations, type Observations } from './ledger.ts';

/** Several founders at work, one request after the other without a pause. */
export interface Load {
  readonly ledgers: readonly Ledger[];
  readonly seen: Observations;
  /** Resolves as soon as a request is under way. */
  untilUnderWay(): Promise<void>;
  /** Lets each founder finish the step they are at. */
  stop(): Promise<void>;
  /** Aborts: no answer is awaited any more. */
  abort(): void;
}

const stepsPerFounder = 10;

/** Starts `clients` founders; when one is done, the next one starts. */
export function startLoad(origin: string, clients: number, random: SeededRandom): Load {
  const ledgers: Ledger[] = [];
  const seen = newObservations();
  let isStopping = false;
  const work = async (client: number): Promise<void> => {
    for (let turn = 0; !isStopping; turn++) {
      const own = random.fork(`client ${client}, founder ${turn}`);
      const ledger = newLedger(`founder-${client}-${turn}`);
      ledgers.push(ledger);
      const founder = createFounderClient(origin, ledger, seen, own);
      await founder.signUp();
      await founder.answerQuestions();
      const steps = [founder.enterFact, founder.editSection, founder.editSection, founder.composeSection];
      for (let step = 0; step < stepsPerFounder && !isStopping; step++) await own.pick(steps)();
    }
  };
  const running = Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  running.catch((error: Error) => seen.faults.push(`a client failed: ${error.stack}`));
  return {
    ledgers,
    seen,
    untilUnderWay: async () => {
      while (seen.underWay === 0) await sleep(1);
    },
    stop: async () => {
      isStopping = true;
      await running.catch(() => undefined);
    },
    abort: () => {
      isStopping = true;
      seen.isAborted = true;
    },
  };
}
