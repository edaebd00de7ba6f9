import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Tx } from '#server/db/connect.ts';

/** What a person wrote in one conversation. */
export interface WrittenMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly question: QuestionId | null;
  readonly content: string;
  readonly createdAt: Date;
}

/** The SQL of what people can find of their conversations and plans. */
export const advisorSearchRepository = {
  /** Everything written in a workspace, conversation by conversation; skipped questions have no words. */
  async listWritten(tx: Tx, workspaceId: string): Promise<WrittenMessage[]> {
    return tx<WrittenMessage[]>`
      select id, conversation_id as "conversationId", question, content, created_at as "createdAt" from message
      where workspace_id = ${workspaceId} and role = 'user' and not is_skip order by conversation_id, position`;
  },

  async listConversations(
    tx: Tx,
    workspaceId: string,
  ): Promise<{ id: string; title: string | null; createdAt: Date }[]> {
    return tx<{ id: string; title: string | null; createdAt: Date }[]>`
      select c.id, p.title, c.created_at as "createdAt" from conversation c left join plan p on p.conversation_id = c.id
      where c.workspace_id = ${workspaceId}`;
  },

  async listSectionDates(tx: Tx, conversationId: string): Promise<{ id: string; updatedAt: Date }[]> {
    return tx<{ id: string; updatedAt: Date }[]>`
      select section_id as id, updated_at as "updatedAt" from plan_section where conversation_id = ${conversationId}`;
  },
};
