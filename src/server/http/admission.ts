import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestCost } from '#shared/endpoint.ts';
import { ProblemError } from '#shared/problem.ts';
import { networkOf } from './remote-address.ts';
import type { RequestBudgets, Spender } from './request-budgets.ts';
import type { Turns } from './turns.ts';

/** For so long a refused request keeps its place: whoever does not wait as told is answered slowly, and nobody else is. */
const refusalMs = 250;
/** What found no place to wait is answered when it was told to come again: refusals at full speed would keep the process busy. */
const fullMs = 1000;

/** Lets requests in when it is their turn, and counts them. */
export interface Admission {
  /**
   * Answers when it is the spender's turn. Throws request.too_often where too many of theirs wait, and request.abandoned where
   * whoever asked went away meanwhile.
   */
  inTurn<T>(spender: Spender, request: Request, answer: () => Promise<T>): Promise<T>;
  /** Counts a request within its turn, and does its work. Throws request.too_often where nothing is left of the budget. */
  spend<T>(spender: Spender, { cost, now }: { cost: RequestCost; now: Date }, work: () => Promise<T>): Promise<T>;
}

const heavyCosts: readonly RequestCost[] = ['composing', 'rendering'];

/** By the turns of this process and the budgets of all. */
export function createAdmission(
  turns: Pick<Turns, 'run' | 'runHeavy'>,
  budgets: Pick<RequestBudgets, 'spend'>,
): Admission {
  return {
    inTurn: async ({ accountId, address }, request, answer) => {
      let hasBegun = false;
      try {
        return await turns.run(
          accountId ?? `address ${networkOf(address)}`,
          () => {
            hasBegun = true;
            return answer();
          },
          () => request.signal,
        );
      } catch (error) {
        if (!hasBegun && error instanceof ProblemError && error.status === 429) await sleep(fullMs);
        if (hasBegun || !request.signal.aborted) throw error;
        throw new ProblemError(499, { code: 'request.abandoned', message: 'Nobody waits for the answer any more' });
      }
    },
    spend: async (spender, { cost, now }, work) => {
      try {
        budgets.spend({ ...spender, address: networkOf(spender.address) }, cost, now);
      } catch (error) {
        await sleep(refusalMs);
        throw error;
      }
      const { accountId } = spender;
      return accountId !== undefined && heavyCosts.includes(cost) ? turns.runHeavy(accountId, work) : work();
    },
  };
}

/** Lets everything in at once, where nobody has to share: tests of what lies behind. */
export const openAdmission: Admission = {
  inTurn: (_spender, _request, answer) => answer(),
  spend: (_spender, _cost, work) => work(),
};
