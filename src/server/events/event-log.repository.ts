import type { Sql } from '../db/connect.ts';
import type { EventPayloads, WorkspaceEventPayloads } from './outbox.ts';

/** Reads past events; runs as the system role. */
export const eventLogRepository = {
  /** Events of one type that happened after one time and not after another, with their workspaces, the oldest first. */
  async listHappened<Type extends keyof WorkspaceEventPayloads>(
    sql: Sql,
    type: Type,
    { after, until }: { readonly after: Date; readonly until: Date },
  ): Promise<readonly { payload: EventPayloads[Type]; workspaceId: string; accountId: string }[]> {
    return sql<{ payload: EventPayloads[Type]; workspaceId: string; accountId: string }[]>`
      select e.payload, w.id as "workspaceId", w.account_id as "accountId"
      from outbox_event e join workspace w on w.id = e.workspace_id
      where e.type = ${type} and e.occurred_at > ${after} and e.occurred_at <= ${until} order by e.occurred_at`;
  },

  /** Ids of the events of an account and its workspaces. */
  async listIdsOf(sql: Sql, accountId: string, workspaceIds: readonly string[]): Promise<readonly string[]> {
    const rows = await sql<{ id: string }[]>`select id from outbox_event
      where account_id = ${accountId} or workspace_id = any (${[...workspaceIds]})`;
    return rows.map(({ id }) => id);
  },
};
