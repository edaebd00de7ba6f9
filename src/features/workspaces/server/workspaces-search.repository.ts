import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { Tx } from '#server/db/connect.ts';
import { formerNumbers } from './workspaces.repository.ts';

/** The SQL of what people can find of their workspaces. */
export const workspacesSearchRepository = {
  async find(tx: Tx, workspaceId: string): Promise<{ name: string; createdAt: Date } | undefined> {
    const [workspace] = await tx<{ name: string; createdAt: Date }[]>`
      select name, created_at as "createdAt" from workspace where id = ${workspaceId}`;
    return workspace;
  },

  /** The newest version of each fact that was not withdrawn. */
  async listFacts(tx: Tx, workspaceId: string): Promise<{ key: FactKey; value: FactValue; recordedAt: Date }[]> {
    return tx<{ key: FactKey; value: FactValue; recordedAt: Date }[]>`
      select key, value, recorded_at as "recordedAt" from (
        select distinct on (key) key, value, recorded_at from fact
        where workspace_id = ${workspaceId} and not starts_with(key, ${formerNumbers}) order by key, version desc
      ) as newest where value is not null`;
  },
};
