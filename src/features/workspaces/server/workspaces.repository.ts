import type { Fact, RecordedFact } from '#features/workspaces/domain/fact-value.ts';
import type { Tx } from '#server/db/connect.ts';
import type { CurrencyCode } from '#shared/money.ts';

/** One business of an account. */
export interface StoredWorkspace {
  readonly id: `ws_${string}`;
  readonly name: string;
  /** Whether a person named it; until then it takes the name said to the advisor. */
  readonly isNameChosen: boolean;
  readonly currency: CurrencyCode;
  readonly revision: number;
  readonly archivedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

const columns = (tx: Tx) => tx`id, name, is_name_chosen as "isNameChosen", currency, revision,
  archived_at as "archivedAt", last_used_at as "lastUsedAt"`;

/** The SQL of workspaces and their facts. Every query names its workspace or account; row-level security repeats it. */
/**
 * How the keys of numbers begin that the first advisor kept among the facts: numbers of a plan's model in the person's own words. They
 * are no facts of a business; an archive still takes them along.
 */
export const formerNumbers = 'model.';

export const workspacesRepository = {
  async insert(
    tx: Tx,
    workspace: { id: string; accountId: string; name: string; isNameChosen: boolean; now: Date },
  ): Promise<void> {
    await tx`insert into workspace (id, account_id, name, is_name_chosen, created_at, last_used_at)
      values (${workspace.id}, ${workspace.accountId}, ${workspace.name}, ${workspace.isNameChosen}, ${workspace.now}, ${workspace.now})`;
  },

  /** Lets the rest of this transaction see a workspace that was made in it. */
  async widenScope(tx: Tx, workspaceId: string): Promise<void> {
    await tx`select set_config('app.workspaces', concat_ws(',', nullif(current_setting('app.workspaces', true), ''), ${workspaceId}::text), true)`;
  },

  async list(tx: Tx, accountId: string): Promise<StoredWorkspace[]> {
    return tx<
      StoredWorkspace[]
    >`select ${columns(tx)} from workspace where account_id = ${accountId} order by created_at, ordinal`;
  },

  async find(tx: Tx, accountId: string, workspaceId: string): Promise<StoredWorkspace | undefined> {
    const [workspace] = await tx<StoredWorkspace[]>`
      select ${columns(tx)} from workspace where account_id = ${accountId} and id = ${workspaceId}`;
    return workspace;
  },

  /** Holds the account's set of workspaces for this transaction: parallel changes of it take turns. */
  async lockAccount(tx: Tx, accountId: string): Promise<void> {
    await tx`select 1 from users where user_id = ${accountId} for no key update`;
  },

  async rename(tx: Tx, workspaceId: string, name: string): Promise<void> {
    await tx`update workspace set name = ${name}, is_name_chosen = true, revision = revision + 1 where id = ${workspaceId}`;
  },

  /** Names a workspace that no person has named; answers whether anything changed. */
  async adoptName(tx: Tx, workspaceId: string, name: string): Promise<boolean> {
    const changed = await tx`update workspace set name = ${name}, revision = revision + 1
      where id = ${workspaceId} and not is_name_chosen and name <> ${name}`;
    return changed.count > 0;
  },

  async setArchived(tx: Tx, workspaceId: string, archivedAt: Date | null): Promise<void> {
    await tx`update workspace set archived_at = ${archivedAt}, revision = revision + 1 where id = ${workspaceId}`;
  },

  async markUsed(tx: Tx, workspaceId: string, now: Date): Promise<void> {
    await tx`update workspace set last_used_at = ${now} where id = ${workspaceId}`;
  },

  /** Writes the name of the account's first workspace into its record. */
  async mirrorFirstName(tx: Tx, accountId: string): Promise<void> {
    await tx`update users set business_name = first.name
      from (select name from workspace where account_id = ${accountId} order by created_at, ordinal limit 1) first
      where user_id = ${accountId} and business_name <> first.name`;
  },

  async setCurrency(tx: Tx, workspaceId: string, currency: CurrencyCode): Promise<void> {
    await tx`update workspace set currency = ${currency} where id = ${workspaceId} and currency <> ${currency}`;
  },

  /** The newest version of each fact, withdrawn ones (value null) included. */
  async listFacts(tx: Tx, workspaceId: string): Promise<Fact[]> {
    return tx<Fact[]>`select distinct on (key) key, version, value, origin from fact
      where workspace_id = ${workspaceId} and not starts_with(key, ${formerNumbers}) order by key, version desc`;
  },

  /** Every version of every fact with the instant it was recorded: key by key, the newest first. */
  async listFactVersions(tx: Tx, workspaceId: string, key: string | null = null): Promise<RecordedFact[]> {
    return tx<RecordedFact[]>`select key, version, value, origin, recorded_at as "recordedAt" from fact
      where workspace_id = ${workspaceId} and not starts_with(key, ${formerNumbers})
        and (${key}::text is null or key = ${key}) order by key, version desc`;
  },

  /** One workspace of the account as it is once every earlier writer has ended; they take turns from then on. */
  async lock(tx: Tx, accountId: string, workspaceId: string): Promise<StoredWorkspace | undefined> {
    const [workspace] = await tx<StoredWorkspace[]>`select ${columns(tx)} from workspace
      where account_id = ${accountId} and id = ${workspaceId} for no key update`;
    return workspace;
  },

  /** Appends the next version of a fact to a workspace that is locked. */
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
