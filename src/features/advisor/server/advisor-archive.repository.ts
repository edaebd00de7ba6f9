import type { Tx } from '#server/db/connect.ts';

/** A conversation for the readable page of an archive. */
export interface ArchivedConversation {
  readonly id: string;
  readonly workspaceId: string;
  /** ISO time. */
  readonly startedAt: string;
  /** Of its plan; null while there is none. */
  readonly title: string | null;
  readonly answers: readonly { readonly question: string | null; readonly content: string }[];
}

/** What an archive shows of conversations besides their rows; runs as the account. */
export const advisorArchiveRepository = {
  /** Conversations that led to a plan, in the order of their making. */
  async listPlanned(tx: Tx, workspaceIds: readonly string[]): Promise<readonly string[]> {
    const rows = await tx<{ conversationId: string }[]>`select conversation_id as "conversationId" from plan
      where workspace_id in ${tx([...workspaceIds])} order by generated_at, conversation_id`;
    return rows.map(({ conversationId }) => conversationId);
  },

  /** Every conversation, the first begun first. */
  async listConversations(tx: Tx, workspaceIds: readonly string[]): Promise<readonly ArchivedConversation[]> {
    return tx<ArchivedConversation[]>`
      select c.id, c.workspace_id as "workspaceId", to_jsonb(c.created_at) #>> '{}' as "startedAt",
        (select p.title from plan p where p.conversation_id = c.id) as title,
        coalesce((select jsonb_agg(jsonb_build_object('question', m.question, 'content', m.content) order by m.position)
          from message m where m.conversation_id = c.id and m.role = 'user'), '[]') as answers
      from conversation c where c.workspace_id in ${tx([...workspaceIds])} order by c.created_at`;
  },
};
