import type { Answer } from '#features/advisor/domain/business/business.ts';
import type { GivenLabel } from '#features/advisor/domain/business/gather.ts';
import type { Field } from '#features/advisor/domain/coach/question.ts';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Mention, Role } from '#features/advisor/domain/reading/label.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredConversation } from './advisor.repository.ts';

/** A label of the person with its version, which only ever grows. */
export interface StoredLabel extends GivenLabel {
  readonly version: number;
}

/** A question as it stood there when it was answered. */
export interface AskedQuestion {
  readonly asks: string;
  readonly because: string;
  readonly field: SpokenField;
}

/** A field whose options are words. */
export type SpokenField =
  | Exclude<Field, { readonly kind: 'choices' }>
  | (Omit<Extract<Field, { readonly kind: 'choices' }>, 'options'> & {
      readonly options: readonly { readonly id: string; readonly text: string }[];
    });

/** An answer to a question, or a choice; null once it was taken back. */
export interface StoredAnswer {
  readonly key: string;
  readonly answer: Answer | null;
  /** Null for what is chosen without being asked. */
  readonly asked: AskedQuestion | null;
  readonly version: number;
}

interface LabelRow {
  readonly mention: string;
  readonly question: QuestionId | null;
  readonly quote: string;
  readonly amount: Mention['amount'] | null;
  readonly role: Role | null;
  readonly of: string | null;
  readonly one: string | null;
  readonly many: string | null;
  readonly version: number;
}

/** The SQL of what a person said about their own words. Row-level security repeats whose they are. */
export const readingRepository = {
  async listLabels(tx: Tx, conversationId: string): Promise<StoredLabel[]> {
    const rows = await tx<LabelRow[]>`
      select mention, question, quote, amount, role, of_mention as of, unit_one as one, unit_many as many, version
      from reading_label where conversation_id = ${conversationId} order by mention`;
    return rows.map(({ mention, question, quote, amount, role, of, one, many, version }) => ({
      mention: { id: mention, question, quote, ...(amount && { amount }) },
      role,
      version,
      ...(of !== null && { of }),
      ...(one !== null && many !== null && { unit: { one, many } }),
    }));
  },

  /** Writes a label as its next version. */
  async saveLabel(
    tx: Tx,
    { id, workspaceId }: StoredConversation,
    { mention, role, of, unit }: GivenLabel,
    now: Date,
  ): Promise<void> {
    const amount = mention.amount ? tx.json(mention.amount as never) : null;
    await tx`insert into reading_label
        (conversation_id, mention, workspace_id, question, quote, amount, role, of_mention, unit_one, unit_many, labelled_at)
      values (${id}, ${mention.id}, ${workspaceId}, ${mention.question}, ${mention.quote}, ${amount}, ${role}, ${of ?? null},
        ${unit?.one ?? null}, ${unit?.many ?? null}, ${now})
      on conflict (conversation_id, mention) do update set quote = excluded.quote, amount = excluded.amount,
        role = excluded.role, of_mention = excluded.of_mention, unit_one = excluded.unit_one,
        unit_many = excluded.unit_many, labelled_at = excluded.labelled_at, version = reading_label.version + 1`;
  },

  /** Every answer in the order in which they were first given, those taken back included. */
  async listAnswers(tx: Tx, conversationId: string): Promise<StoredAnswer[]> {
    return tx<StoredAnswer[]>`select key, answer, asked, version from reading_answer
      where conversation_id = ${conversationId} order by answered_at, key`;
  },

  /** Writes an answer as its next version; its place in the list stays. */
  async saveAnswer(
    tx: Tx,
    { id, workspaceId }: StoredConversation,
    { key, answer, asked }: Omit<StoredAnswer, 'version'>,
    now: Date,
  ): Promise<void> {
    const json = (value: unknown) => (value === null ? null : tx.json(value as never));
    await tx`insert into reading_answer (conversation_id, key, workspace_id, answer, asked, answered_at)
      values (${id}, ${key}, ${workspaceId}, ${json(answer)}, ${json(asked)}, ${now})
      on conflict (conversation_id, key) do update set answer = excluded.answer, asked = excluded.asked,
        version = reading_answer.version + 1`;
  },
};
