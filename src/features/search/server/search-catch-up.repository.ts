import type { Tx } from '#server/db/connect.ts';

/** Workspaces of one account. */
export interface AccountWorkspaces {
  readonly accountId: string;
  readonly workspaceIds: string[];
}

/** The SQL of looking over all accounts, as the system role; what is indexed is read and written as the account. */
export const searchCatchUpRepository = {
  /** Accounts after `after` in their order, with those of their workspaces in which a source is missing or older. */
  async listBehind(
    tx: Tx,
    sources: readonly { readonly name: string; readonly version: number }[],
    after: string | null,
    limit: number,
  ): Promise<AccountWorkspaces[]> {
    return tx<AccountWorkspaces[]>`
      select w.account_id as "accountId", array_agg(w.id order by w.id) as "workspaceIds" from workspace w
      where (${after}::uuid is null or w.account_id > ${after}::uuid) and exists (
        select from jsonb_to_recordset(${tx.json(sources)}) as s(name text, version integer)
        where not exists (select from search_unit u
          where u.workspace_id = w.id and u.source = s.name and u.version = s.version))
      group by w.account_id order by w.account_id limit ${limit}`;
  },

  async listAll(tx: Tx, after: string | null, limit: number): Promise<AccountWorkspaces[]> {
    return tx<AccountWorkspaces[]>`
      select account_id as "accountId", array_agg(id order by id) as "workspaceIds" from workspace
      where ${after}::uuid is null or account_id > ${after}::uuid group by account_id order by account_id limit ${limit}`;
  },
};
