import type { Fact } from '#features/workspaces/domain/fact-value.ts';
import { type OwnNumber, ownNumberKey } from '#features/workspaces/domain/own-number.ts';
import type { Tx } from '#server/db/connect.ts';
import type { CurrencyCode } from '#shared/money.ts';

/** One business of an account. */
export interface Workspace {
  readonly id: `ws_${string}`;
  readonly name: string;
  /** Whether a person named it; until then it takes the name said to the advisor. */
  readonly isNameChosen: boolean;
  readonly currency: CurrencyCode;
  readonly revision: number;
}

/** The SQL of workspaces and their facts. Every query names its workspace or account; row-level security repeats it. */
export const workspacesRepository = {
  async insert(tx: Tx, workspace: { id: string; accountId: string; name: string; now: Date }): Promise<void> {
    await tx`insert into workspace (id, account_id, name, created_at)
      values (${workspace.id}, ${workspace.accountId}, ${workspace.name}, ${workspace.now})`;
  },

  async list(tx: Tx, accountId: string): Promise<Workspace[]> {
    return tx<Workspace[]>`select id, name, is_name_chosen as "isNameChosen", currency, revision from workspace
      where account_id = ${accountId} order by created_at, id`;
  },

  async rename(tx: Tx, workspaceId: string, name: string): Promise<void> {
    await tx`update workspace set name = ${name}, revision = revision + 1 where id = ${workspaceId} and not is_name_chosen and name <> ${name}`;
  },

  async setCurrency(tx: Tx, workspaceId: string, currency: CurrencyCode): Promise<void> {
    await tx`update workspace set currency = ${currency}, revision = revision + 1 where id = ${workspaceId} and currency <> ${currency}`;
  },

  /** The newest version of each fact, withdrawn ones (value null) included. */
  async listFacts(tx: Tx, workspaceId: string): Promise<Fact[]> {
    return tx<Fact[]>`select distinct on (key) key, version, value, origin from fact
      where workspace_id = ${workspaceId} and not starts_with(key, ${ownNumberKey('')}) order by key, version desc`;
  },

  /** The newest version of each number put into the model, those taken back included. */
  async listOwnNumbers(tx: Tx, workspaceId: string): Promise<OwnNumber[]> {
    return tx<
      OwnNumber[]
    >`select distinct on (key) substr(key, ${ownNumberKey('').length + 1}::integer) as "inputId", version, value as given
      from fact where workspace_id = ${workspaceId} and starts_with(key, ${ownNumberKey('')}) order by key, version desc`;
  },

  /** Holds the workspace's facts for this transaction: parallel writers take turns. */
  async lock(tx: Tx, workspaceId: string): Promise<void> {
    await tx`select 1 from workspace where id = ${workspaceId} for update`;
  },

  /** Appends the next version of a fact. Call `lock` first. */
  async appendFact(
    tx: Tx,
    workspaceId: string,
    fact: { readonly key: string; readonly value: unknown; readonly origin: unknown },
    now: Date,
  ): Promise<number> {
    const [row] = await tx<{ version: number }[]>`
      insert into fact (workspace_id, key, version, value, origin, recorded_at)
      select ${workspaceId}, ${fact.key}, coalesce(max(version), 0) + 1, ${fact.value === null ? null : tx.json(fact.value as never)},
        ${tx.json(fact.origin as never)}, ${now} from fact where workspace_id = ${workspaceId} and key = ${fact.key}
      returning version`;
    return row!.version;
  },
};
