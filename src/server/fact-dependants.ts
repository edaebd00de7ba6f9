import type { Dependant } from '#shared/fact-dependant.ts';
import type { UseCaseContext } from './use-case.ts';

/** What a tool says about the things it made from facts. Each tool that reads facts registers one. */
export interface FactDependants {
  /** What was made from any of these facts, as far as the account may see it. */
  list(context: UseCaseContext, workspaceId: string, keys: readonly string[]): Promise<readonly Dependant[]>;
  /** What is out of date now, whichever fact it was. */
  listStale(context: UseCaseContext, workspaceId: string): Promise<readonly Dependant[]>;
  /** Updates what can be computed and marks the rest stale, in the transaction that recorded the facts. */
  follow(context: UseCaseContext, workspaceId: string, keys: readonly string[]): Promise<void>;
}
