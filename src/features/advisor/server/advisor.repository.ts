import type { Message } from '#features/advisor/advisor.contract.ts';
import type { StoredPart } from '#features/advisor/domain/conversation/reply.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import type { Score } from '#features/advisor/domain/score/score.ts';
import type { PlanParts } from '#features/advisor/domain/writing/plan-parts.ts';
import type { Tx } from '#server/db/connect.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Language } from '#shared/languages.ts';
import type { Block } from '#shared/prose.ts';

export interface StoredConversation {
  readonly id: `conv_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly seed: string;
}

export interface ListedConversation {
  readonly id: `conv_${string}`;
  readonly startedAt: Date;
  /** Null until the plan is complete. */
  readonly title: string | null;
  readonly idea: string | null;
  readonly answers: number;
}

export interface StoredMessage extends Omit<Message, 'reply' | 'createdAt'> {
  /** What the advisor says; null for the person's messages. */
  readonly reply: readonly StoredPart[] | null;
  readonly createdAt: Date;
}

/** What a person wrote, and in which conversation. */
interface WrittenMessage extends Pick<StoredMessage, 'id' | 'question' | 'content' | 'createdAt'> {
  readonly conversationId: string;
}

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

/** Which advisor writes now. Plans of the first one (1) stay as they were written. */
export const presentEngine = 2;

export interface StoredPlan {
  readonly conversationId: `conv_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly engine: number;
  readonly title: string;
  readonly contentLocale: Language;
  readonly graph: FormulaGraph;
  /** What stands beside the sections; null in plans of the first advisor. */
  readonly parts: PlanParts | null;
  readonly score: Score;
  readonly openedSections: string[];
  readonly generatedAt: Date;
}

/** The text of a section, and what one composing or editing of it replaced. */
export interface SectionText {
  readonly composed: readonly Block[];
  readonly edited: readonly Block[] | null;
  /** An edited text whose section would be written otherwise by now. */
  readonly isStale: boolean;
}

export interface StoredSection extends SectionText {
  readonly id: SectionId;
  readonly previous: SectionText | null;
  readonly revision: number;
  readonly updatedAt: Date;
}

/** A value for a column of JSON; nothing is null, as a column has no other nothing. */
export const jsonOf = (tx: Tx, value: object | null | undefined) => (value ? tx.json(value as never) : null);

/** The SQL of conversations and plans. Every query names the workspace's rows; row-level security repeats it. */
export const advisorRepository = {
  /** The zone in which documents of the account write their dates. */
  async getTimeZone(tx: Tx, accountId: string): Promise<string> {
    const [account] = await tx<{ timezone: string }[]>`select timezone from users where user_id = ${accountId}`;
    return account!.timezone;
  },

  async insertConversation(tx: Tx, conversation: StoredConversation, now: Date): Promise<void> {
    await tx`insert into conversation (id, workspace_id, seed, created_at)
      values (${conversation.id}, ${conversation.workspaceId}, ${conversation.seed}, ${now})`;
  },

  async findLatestConversation(tx: Tx, workspaceId: string): Promise<StoredConversation | undefined> {
    const [conversation] = await tx<StoredConversation[]>`
      select id, workspace_id as "workspaceId", seed from conversation where workspace_id = ${workspaceId}
      order by created_at desc, id desc limit 1`;
    return conversation;
  },

  /** The newest conversations of a workspace with their first answer, how many were given, and the plan's title; all without `limit`. */
  async listConversations(tx: Tx, workspaceId: string, limit: number | null = 200): Promise<ListedConversation[]> {
    return tx<ListedConversation[]>`
      select c.id, c.created_at as "startedAt", p.title,
        (select content from message m where m.conversation_id = c.id and m.position = 1) as idea,
        (select count(*) from message m where m.conversation_id = c.id and m.role = 'user' and m.question is not null) as answers
      from conversation c left join plan p on p.conversation_id = c.id
      where c.workspace_id = ${workspaceId} order by c.created_at desc, c.id desc limit ${limit}`;
  },

  /** One conversation of these workspaces; `lock` makes parallel writers of it take turns. */
  async findConversation(tx: Tx, id: string, workspaceIds: readonly string[], lock: boolean) {
    const [conversation] = await tx<StoredConversation[]>`
      select id, workspace_id as "workspaceId", seed from conversation
      where id = ${id} and workspace_id = any (${[...workspaceIds]}) ${lock ? tx`for update` : tx``}`;
    return conversation;
  },

  async listMessages(tx: Tx, conversationId: string): Promise<StoredMessage[]> {
    return tx<StoredMessage[]>`select id, role, question, content, reply, is_skip as "isSkip", created_at as "createdAt"
      from message where conversation_id = ${conversationId} order by position`;
  },

  async insertMessage(tx: Tx, at: StoredConversation, message: StoredMessage, position: number): Promise<void> {
    await tx`insert into message (id, workspace_id, conversation_id, position, role, question, content, reply, is_skip, created_at)
      values (${message.id}, ${at.workspaceId}, ${at.id}, ${position}, ${message.role}, ${message.question},
        ${message.content}, ${jsonOf(tx, message.reply)}, ${message.isSkip}, ${message.createdAt})`;
  },

  /** Everything a person wrote in a workspace, conversation by conversation; skipped questions have no words. */
  async listWritten(tx: Tx, workspaceId: string): Promise<WrittenMessage[]> {
    return tx<WrittenMessage[]>`
      select id, conversation_id as "conversationId", question, content, created_at as "createdAt" from message
      where workspace_id = ${workspaceId} and role = 'user' and not is_skip order by conversation_id, position`;
  },

  /** What was said in some workspaces, the conversation that was begun first at the beginning. */
  async listSaid(tx: Tx, workspaceIds: readonly string[]): Promise<ArchivedConversation[]> {
    return tx<ArchivedConversation[]>`
      select c.id, c.workspace_id as "workspaceId", to_jsonb(c.created_at) #>> '{}' as "startedAt",
        (select p.title from plan p where p.conversation_id = c.id) as title,
        coalesce((select jsonb_agg(jsonb_build_object('question', m.question, 'content', m.content) order by m.position)
          from message m where m.conversation_id = c.id and m.role = 'user'), '[]') as answers
      from conversation c where c.workspace_id = any (${[...workspaceIds]}) order by c.created_at`;
  },

  /** Conversations of some workspaces that led to a plan, in the order of their making. */
  async listPlanned(tx: Tx, workspaceIds: readonly string[]): Promise<string[]> {
    const rows = await tx<{ id: string }[]>`select conversation_id as id from plan
      where workspace_id = any (${[...workspaceIds]}) order by generated_at, conversation_id`;
    return rows.map(({ id }) => id);
  },

  /** Puts another answer of the person, under another id, in the place of one; what its words were said to be goes with it. */
  async replaceAnswer(tx: Tx, conversationId: string, replaced: string, answer: StoredMessage): Promise<void> {
    const { id } = answer;
    await tx`update message set id = ${id}, content = ${answer.content}, is_skip = false, created_at = ${answer.createdAt}
      where conversation_id = ${conversationId} and id = ${replaced}`;
    const renamed = (column: 'mention' | 'of_mention') =>
      tx`${tx(column)} = case when split_part(${tx(column)}, '@', 1) = ${replaced}
        then ${id} || substr(${tx(column)}, length(${replaced}) + 1) else ${tx(column)} end`;
    await tx`update reading_label set ${renamed('mention')}, ${renamed('of_mention')} where conversation_id = ${conversationId}`;
  },

  async replaceReply(tx: Tx, id: string, reply: readonly StoredPart[]): Promise<void> {
    await tx`update message set reply = ${tx.json(reply as never)} where id = ${id}`;
  },

  async savePlan(tx: Tx, plan: StoredPlan): Promise<void> {
    await tx`insert into plan (conversation_id, workspace_id, engine, title, content_locale, graph, case_moves, parts, score, generated_at)
      values (${plan.conversationId}, ${plan.workspaceId}, ${plan.engine}, ${plan.title}, ${plan.contentLocale},
        ${tx.json(plan.graph as never)}, '[]', ${tx.json(plan.parts as never)}, ${tx.json(plan.score as never)}, ${plan.generatedAt})
      on conflict (conversation_id) do update set engine = excluded.engine, title = excluded.title,
        content_locale = excluded.content_locale, knowledge_id = null, graph = excluded.graph, case_moves = excluded.case_moves,
        parts = excluded.parts, score = excluded.score, generated_at = excluded.generated_at, revision = plan.revision + 1`;
  },

  async findPlan(tx: Tx, conversationId: string): Promise<StoredPlan | undefined> {
    const [plan] = await tx<StoredPlan[]>`
      select conversation_id as "conversationId", workspace_id as "workspaceId", engine, title,
        content_locale as "contentLocale", graph, parts, score, opened_sections as "openedSections",
        generated_at as "generatedAt"
      from plan where conversation_id = ${conversationId}`;
    return plan;
  },

  async markOpened(tx: Tx, conversationId: string, opened: readonly string[]): Promise<void> {
    await tx`update plan set opened_sections = ${[...opened]} where conversation_id = ${conversationId}`;
  },

  /** The sections of a plan; with `locked` that one alone, and parallel editors of it take turns. */
  async listSections(tx: Tx, conversationId: string, locked?: SectionId): Promise<StoredSection[]> {
    return tx<StoredSection[]>`
      select section_id as id, composed, edited, previous, is_stale as "isStale", revision, updated_at as "updatedAt"
      from plan_section where conversation_id = ${conversationId}
      ${locked ? tx`and section_id = ${locked} for update` : tx``}`;
  },

  /** The section whose words were last changed by hand; only those that were opened once can be. */
  async findLastEdited(tx: Tx, workspaceId: string) {
    const [section] = await tx<{ conversationId: string; sectionId: SectionId; editedAt: Date }[]>`
      select conversation_id as "conversationId", section_id as "sectionId", updated_at as "editedAt" from plan_section
      where workspace_id = ${workspaceId} and edited is not null order by updated_at desc limit 1`;
    return section;
  },

  /** Writes a section's text as its next revision. */
  async saveSection(
    tx: Tx,
    at: Pick<StoredPlan, 'conversationId' | 'workspaceId'>,
    { id, composed, edited, previous, isStale }: Omit<StoredSection, 'revision' | 'updatedAt'>,
    now: Date,
  ): Promise<void> {
    await tx`insert into plan_section (conversation_id, section_id, workspace_id, seed, composed, edited, previous, fact_versions, is_stale, updated_at)
      values (${at.conversationId}, ${id}, ${at.workspaceId}, '', ${jsonOf(tx, composed)}, ${jsonOf(tx, edited)},
        ${jsonOf(tx, previous)}, '{}', ${isStale}, ${now})
      on conflict (conversation_id, section_id) do update set composed = excluded.composed,
        edited = excluded.edited, previous = excluded.previous, is_stale = excluded.is_stale,
        updated_at = excluded.updated_at, revision = plan_section.revision + 1`;
  },
};
