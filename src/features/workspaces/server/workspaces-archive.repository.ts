import type { Tx } from '#server/db/connect.ts';

/** A business as the readable page of an archive tells it. */
export interface ArchivedWorkspace {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly isArchived: boolean;
  /** The newest version of each fact that holds. */
  readonly facts: readonly { readonly key: string; readonly value: unknown; readonly recordedAt: string }[];
}

/** What an archive shows of workspaces besides their rows; runs as the account. */
export const workspacesArchiveRepository = {
  async list(tx: Tx, accountId: string): Promise<readonly ArchivedWorkspace[]> {
    return tx<ArchivedWorkspace[]>`
      select w.id, w.name, w.created_at as "createdAt", w.archived_at is not null as "isArchived",
        coalesce((select jsonb_agg(jsonb_build_object('key', f.key, 'value', f.value, 'recordedAt', f.recorded_at)
            order by f.key) from (select distinct on (key) * from fact where workspace_id = w.id
            order by key, version desc) f where f.value is not null), '[]') as facts
      from workspace w where w.account_id = ${accountId} order by w.created_at, w.id`;
  },
};
