import type { Fact } from '#features/workspaces/domain/fact-value.ts';
import { publish } from '#server/events/outbox.ts';
import type { FactDependants } from '#server/fact-dependants.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { staleRevision } from '#shared/problem.ts';
import { workspacesRepository } from './workspaces.repository.ts';
import { workspacesService } from './workspaces.service.ts';

/** A fact about to be recorded. */
export type NewFact = Pick<Fact, 'key' | 'value' | 'origin'>;

/**
 * A change that a person made by hand: it holds only if `expectedVersion` is still the newest (0: none yet). Otherwise it
 * is refused with 409 and the newest version.
 */
interface Expected {
  readonly expectedVersion: number;
}

/** The one way to record what is known about a business. */
export interface FactsService {
  /** Appends a version of each fact. */
  record(context: UseCaseContext, workspaceId: string, facts: readonly NewFact[]): Promise<void>;
  /** Appends one version of a fact that a person corrects or enters. */
  correct(context: UseCaseContext, workspaceId: string, fact: NewFact & Expected): Promise<void>;
}

/**
 * The service through which every tool records facts (docs/workspaces.md, "Facts"). In the transaction of the caller it appends
 * the versions, publishes `workspaces.facts_changed`, and updates what every tool made from these facts: what can be computed is
 * up to date when it returns, the rest is marked stale. Refuses a foreign workspace (404) and an archived one (409).
 */
export function createFactsService(tools: readonly FactDependants[]): FactsService {
  const append = async (
    context: UseCaseContext,
    workspaceId: string,
    versions: readonly { readonly key: string; readonly value: unknown; readonly origin: unknown }[],
  ): Promise<void> => {
    if (versions.length === 0) return;
    for (const version of versions)
      await workspacesRepository.appendFact(context.tx, workspaceId, version, context.now);
    const keys = versions.map(({ key }) => key);
    await publish(context, { type: 'workspaces.facts_changed', workspaceId, payload: { keys } });
    for (const tool of tools) await tool.follow(context, workspaceId, keys);
  };

  return {
    async record(context, workspaceId, facts) {
      await workspacesService.getForWriting(context, workspaceId);
      await append(context, workspaceId, facts);
    },

    async correct(context, workspaceId, { expectedVersion, ...fact }) {
      await workspacesService.getForWriting(context, workspaceId);
      const known = await workspacesRepository.listFacts(context.tx, workspaceId);
      const current = known.find(({ key }) => key === fact.key);
      if ((current?.version ?? 0) !== expectedVersion) throw staleRevision(current);
      await append(context, workspaceId, [fact]);
    },
  };
}
