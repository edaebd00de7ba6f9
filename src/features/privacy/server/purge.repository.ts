import type { Sql, Tx } from '#server/db/connect.ts';

/** What a purge does beyond the rows of tables that are declared to be the account's. Runs as the system role. */
export const purgeRepository = {
  /** Keeps when what happened to the account, under its pseudonym; doing it again changes nothing. */
  async keepRemainder(
    tx: Tx,
    accountId: string,
    pseudonym: string,
    happened: readonly { readonly event: string; readonly occurredAt: Date }[],
  ): Promise<void> {
    await tx`insert into left_account (pseudonym, made_at, requested_at)
      select ${pseudonym}, u.created_at, d.requested_at
      from users u join account_deletion d on d.account_id = u.user_id where u.user_id = ${accountId}
      on conflict do nothing`;
    await tx`insert into left_event (pseudonym, position, event, occurred_at)
      select ${pseudonym}, position, event, "occurredAt"
      from jsonb_to_recordset(${tx.json(happened.map((one, at) => ({ ...one, position: at + 1 })))})
        as happened (position integer, event text, "occurredAt" timestamptz)
      where not exists (select 1 from left_event where pseudonym = ${pseudonym})`;
  },

  async finishRemainder(tx: Tx, pseudonym: string, now: Date): Promise<void> {
    await tx`update left_account set purged_at = ${now} where pseudonym = ${pseudonym}`;
  },

  /** Deletes jobs in whose data or result one of the texts stands; nothing where no worker ever ran. */
  async deleteJobs(sql: Sql, texts: readonly string[]): Promise<number> {
    const [jobs] = await sql<{ exists: boolean }[]>`select to_regclass('jobs.job') is not null as exists`;
    if (!jobs!.exists || texts.length === 0) return 0;
    const deleted = await sql`delete from jobs.job where exists (select 1 from unnest(${[...texts]}::text[]) text
      where strpos(coalesce(data::text, '') || ' ' || coalesce(output::text, ''), text) > 0)`;
    return deleted.count;
  },

  /** Deletes records of deleted accounts after their period. */
  async forgetRemainders(sql: Sql, before: Date): Promise<void> {
    await sql`delete from left_account where purged_at < ${before}`;
  },
};
