import type { Sql } from '#server/db/connect.ts';
import type { AuditEntry } from './audit/audit.repository.ts';

/** What the person's own security screen reads. */
export const accountSecurityRepository = {
  async listApps(
    sql: Sql,
    userId: string,
  ): Promise<
    readonly { id: string; name: string; status: 'unverified' | 'verified'; createdAt: Date; lastUsedAt: Date | null }[]
  > {
    return sql`select id, friendly_name as name, status, created_at as "createdAt", last_used_at as "lastUsedAt"
      from auth_factor where user_id = ${userId} and factor_type = 'totp' order by created_at, id`;
  },

  async findPasswordChange(sql: Sql, userId: string): Promise<Date | null> {
    const [row] = await sql<{ at: Date | null }[]>`select max(occurred_at) as at from auth_audit
      where user_id = ${userId} and event in ('password_changed', 'password_reset')`;
    return row!.at;
  },

  /** The network each of a person's sessions was opened from, by session. */
  async listNetworks(sql: Sql, userId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await sql<{ sessionId: string; network: string }[]>`
      select session_id as "sessionId", remote_address as network from auth_audit
      where user_id = ${userId} and event = 'signed_in' and session_id is not null`;
    return new Map(rows.map(({ sessionId, network }) => [sessionId, network]));
  },

  async hasEntry(sql: Sql, userId: string, entryId: string): Promise<boolean> {
    const rows = await sql`select 1 from auth_audit where user_id = ${userId} and id = ${entryId}`;
    return rows.length > 0;
  },

  /** A page of the trail, newest first: ids sort by age. */
  async listTrail(
    sql: Sql,
    userId: string,
    page: { before: string | undefined; limit: number },
  ): Promise<readonly AuditEntry[]> {
    return sql<AuditEntry[]>`
      select id, event, detail, remote_address as "remoteAddress", user_agent as "userAgent", occurred_at as "occurredAt"
      from auth_audit where user_id = ${userId}
        and (${page.before ?? null}::text is null or id collate "C" < ${page.before ?? null})
      order by id collate "C" desc limit ${page.limit}`;
  },
};
