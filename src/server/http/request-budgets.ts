import { createHash } from 'node:crypto';
import type { RequestCost } from '#shared/endpoint.ts';
import { ProblemError } from '#shared/problem.ts';
import type { Sql } from '../db/connect.ts';
import type { Logger } from '../logger.ts';
import { requestBudgetsRepository, type Spent } from './request-budgets.repository.ts';

/** What a request costs. A page of the product asks for ten things at most, and somebody quick opens one in a second. */
export const costs: Readonly<Record<RequestCost, number>> = { reading: 1, writing: 5, composing: 10, rendering: 20 };
/** Points in a minute: fifty readings, ten writings or five plans computed in every second of it. */
export const accountPoints = 3000;
/** For all that comes from one network address: an office of people who never pause. */
export const addressPoints = 15_000;
export const windowMs = 60_000;
/** How often processes tell each other; in between, each lets somebody have what it knows to be left. */
const tellEveryMs = 500;

/** Under what the table counts somebody: "account <id>" or "address <network address>", hashed. */
export const budgetKeyOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Whom a request is counted for. */
export interface Spender {
  readonly accountId: string | undefined;
  readonly address: string;
}

export interface RequestBudgets {
  /** Counts a request. Throws request.too_often with the seconds to the next minute where nothing is left. */
  spend(spender: Spender, cost: RequestCost, now: Date): void;
  /** Tells the other processes now what was spent, and learns what they let somebody have. */
  tell(): Promise<void>;
  close(): void;
}

/** One window of somebody, as this process knows it. */
interface Counter {
  readonly key: string;
  readonly windowStart: Date;
  /** What all processes let them have when they last told each other. */
  known: number;
  /** What this process did since. */
  untold: number;
}

/**
 * Budgets of requests, in the memory of each process and told to a table: no request waits for a count. Several processes
 * together may let somebody have what each of them gives out within half a second more than the budget.
 */
export function createRequestBudgets(sql: Sql, log: Logger, isOn: boolean): RequestBudgets {
  const counters = new Map<string, Counter>();
  let lastWindowMs = 0;

  const counterOf = (name: string, now: Date): Counter => {
    const windowStartMs = Math.floor(now.getTime() / windowMs) * windowMs;
    if (windowStartMs !== lastWindowMs) {
      lastWindowMs = windowStartMs;
      counters.clear();
    }
    let counter = counters.get(name);
    if (!counter) {
      counter = { key: budgetKeyOf(name), windowStart: new Date(windowStartMs), known: 0, untold: 0 };
      counters.set(name, counter);
    }
    return counter;
  };

  const tell = async (): Promise<void> => {
    const telling = [...counters.values()].filter(({ untold }) => untold > 0);
    if (telling.length === 0) return;
    const spent: Spent[] = telling.map(({ key, windowStart, untold }) => ({ key, windowStart, points: untold }));
    // Counted as told before the answer is there: what is spent meanwhile is for the next time.
    for (const [at, counter] of telling.entries()) {
      counter.untold -= spent[at]!.points;
      counter.known += spent[at]!.points;
    }
    const totals = await requestBudgetsRepository.add(sql, spent);
    for (const [at, counter] of telling.entries()) counter.known = Math.max(counter.known, totals[at]!);
  };

  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    tell()
      // Each process goes on with what it knows.
      .catch((error: unknown) => log.debug({ error: (error as Error).message }, 'budgets were not told'))
      .finally(() => {
        isTelling = false;
      });
  }, tellEveryMs);
  timer.unref();

  return {
    spend: ({ accountId, address }, cost, now) => {
      if (!isOn) return;
      const points = costs[cost];
      const spending = [
        ...(accountId === undefined ? [] : [[counterOf(`account ${accountId}`, now), accountPoints] as const]),
        [counterOf(`address ${address}`, now), addressPoints] as const,
      ];
      for (const [{ known, untold, windowStart }, limit] of spending)
        if (known + untold + points > limit)
          throw new ProblemError(429, {
            code: 'request.too_often',
            message: 'That was too much in a minute',
            retryAfter: Math.max(1, Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000)),
          });
      for (const [counter] of spending) counter.untold += points;
    },
    tell,
    close: () => clearInterval(timer),
  };
}
