import type { Tx } from '#server/db/connect.ts';

/** What the readable page of an archive says of one business. */
export interface ArchivedBusiness {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly isArchived: boolean;
  readonly facts: readonly { readonly key: string; readonly value: unknown; readonly recordedAt: string }[];
  readonly conversations: readonly {
    readonly id: string;
    readonly startedAt: string;
    readonly title: string | null;
    readonly answers: readonly { readonly question: string | null; readonly content: string }[];
  }[];
}

/** What an archive shows besides the plain tables; runs as the account. */
export const archiveContentRepository = {
  /** Conversations that led to a plan, in the order of their making. */
  async listPlans(tx: Tx, accountId: string): Promise<readonly { conversationId: string; title: string }[]> {
    return tx`select p.conversation_id as "conversationId", p.title from plan p
      join workspace w on w.id = p.workspace_id where w.account_id = ${accountId}
      order by p.generated_at, p.conversation_id`;
  },

  async listBusinesses(tx: Tx, accountId: string): Promise<readonly ArchivedBusiness[]> {
    return tx<ArchivedBusiness[]>`
      select w.id, w.name, w.created_at as "createdAt", w.archived_at is not null as "isArchived",
        coalesce((select jsonb_agg(jsonb_build_object('key', f.key, 'value', f.value, 'recordedAt', f.recorded_at)
            order by f.key) from (select distinct on (key) * from fact where workspace_id = w.id
            order by key, version desc) f where f.value is not null), '[]') as facts,
        coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'startedAt', c.created_at,
            'title', (select p.title from plan p where p.conversation_id = c.id),
            'answers', coalesce((select jsonb_agg(jsonb_build_object('question', m.question, 'content', m.content)
              order by m.position) from message m where m.conversation_id = c.id and m.role = 'user'), '[]'))
            order by c.created_at) from conversation c where c.workspace_id = w.id), '[]') as conversations
      from workspace w where w.account_id = ${accountId} order by w.created_at, w.id`;
  },
};
