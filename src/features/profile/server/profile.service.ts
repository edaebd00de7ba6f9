import type { FactVersion, Profile, ProfileFact, profileContract } from '#features/profile/profile.contract.ts';
import { factRegistry, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey, FactOrigin, FactValue, RecordedFact } from '#features/workspaces/domain/fact-value.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { FactDependants } from '#server/fact-dependants.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs } from '#shared/endpoint.ts';
import type { Dependant } from '#shared/fact-dependant.ts';
import { invalid } from '#shared/problem.ts';

type In = Inputs<typeof profileContract>;

/** What the profile works with. */
export interface ProfileDependencies {
  /** What each tool makes from facts. */
  readonly tools: readonly FactDependants[];
  readonly facts: FactsService;
}

/** The business profile over what the tools make from facts. */
export function createProfileService({ tools, facts }: ProfileDependencies) {
  const collect = async (list: (tool: FactDependants) => Promise<readonly Dependant[]>) => {
    const found: Dependant[] = [];
    for (const tool of tools) found.push(...(await list(tool)));
    return found;
  };

  /** Everything known about a business of the actor; a 404 for any other. */
  const get = async (context: UseCaseContext, workspaceId: string): Promise<Profile> => {
    const workspace = await workspacesService.get(context, workspaceId);
    const versions = await workspacesService.listFactVersions(context, workspace.id);
    const newest = versions.filter((fact, index) => versions[index - 1]?.key !== fact.key);
    return {
      facts: newest.map(viewFact),
      stale: await collect((tool) => tool.listStale(context, workspace.id)),
    };
  };

  return {
    get,

    /** Every version of one fact, the newest first. */
    async listVersions(context: UseCaseContext, { workspaceId, key }: In['listFactVersions']): Promise<FactVersion[]> {
      const workspace = await workspacesService.get(context, workspaceId);
      return (await workspacesService.listFactVersions(context, workspace.id, key)).map(viewVersion);
    },

    /** What rests on a fact, in every tool that registered; throws for a value the fact cannot have. */
    async preview(context: UseCaseContext, { workspaceId, key, value }: In['previewFact']): Promise<Dependant[]> {
      const workspace = await workspacesService.get(context, workspaceId);
      readValue(key, value);
      return collect((tool) => tool.list(context, workspace.id, [key]));
    },

    /**
     * Records the next version of a fact, or with null takes it back, and updates what is computed from it. A fact
     * that was said stays under its answer. A 409 with the newest version where `version` is not it.
     */
    async set(context: UseCaseContext, { workspaceId, key, version, value }: In['setFact']): Promise<Profile> {
      const workspace = await workspacesService.getForWriting(context, workspaceId);
      const known = (await workspacesService.listFacts(context, workspace.id)).find((fact) => fact.key === key);
      await facts.correct(context, workspace.id, {
        key,
        value: readValue(key, value),
        origin: originByHand(known?.origin),
        expectedVersion: version,
      });
      return get(context, workspace.id);
    },
  };
}

function originByHand(before: FactOrigin | undefined): FactOrigin {
  return before && 'messageId' in before ? { kind: 'corrected', messageId: before.messageId } : { kind: 'entered' };
}

function readValue(key: FactKey, value: unknown): FactValue | null {
  if (value === null) return null;
  const parsed = parseCorrection(key, value);
  if (!parsed.ok) throw invalid({ value: parsed.messages.join('. ') });
  return parsed.value;
}

function viewFact(fact: RecordedFact): ProfileFact {
  return { ...viewVersion(fact), key: fact.key, question: factRegistry[fact.key].question };
}

function viewVersion({ version, value, origin, recordedAt }: RecordedFact): FactVersion {
  return { version, value: value && { ...value }, origin: viewOrigin(origin), recordedAt: recordedAt.toISOString() };
}

function viewOrigin(origin: FactOrigin): FactVersion['origin'] {
  switch (origin.kind) {
    case 'said':
      return { kind: 'said', quote: origin.quote };
    case 'assumption':
      return origin;
    default:
      return { kind: origin.kind };
  }
}
