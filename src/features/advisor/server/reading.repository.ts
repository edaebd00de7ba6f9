import type { Answer } from '#features/advisor/domain/business/business.ts';
import type { GivenLabel } from '#features/advisor/domain/business/gather.ts';
import type { Mention } from '#features/advisor/domain/reading/label.ts';
import type { QuestionView } from '#features/advisor/reading.contract.ts';
import type { Tx } from '#server/db/connect.ts';
import { jsonOf, type StoredConversation } from './advisor.repository.ts';

/** A label of the person with its version, which only ever grows. */
export interface StoredLabel extends GivenLabel {
  readonly version: number;
}

/** A question as it stood there when it was answered. */
export type AskedQuestion = Pick<QuestionView, 'asks' | 'because' | 'field'>;

/** An answer to a question, or a choice; null once it was taken back. */
export interface StoredAnswer {
  readonly key: string;
  readonly answer: Answer | null;
  /** Null for what is chosen without being asked. */
  readonly asked: AskedQuestion | null;
  readonly version: number;
}

interface LabelRow extends Pick<StoredLabel, 'role' | 'version'>, Pick<Mention, 'question' | 'quote'> {
  readonly mention: string;
  readonly amount: Mention['amount'] | null;
  readonly of: string | null;
  readonly unit: StoredLabel['unit'] | null;
}

/** The SQL of what a person said about their own words. Row-level security repeats whose they are. */
export const readingRepository = {
  async listLabels(tx: Tx, conversationId: string): Promise<StoredLabel[]> {
    const rows = await tx<LabelRow[]>`
      select mention, question, quote, amount, role, of_mention as of, version,
        case when unit_one is not null then jsonb_build_object('one', unit_one, 'many', unit_many) end as unit
      from reading_label where conversation_id = ${conversationId} order by mention`;
    return rows.map(({ mention, question, quote, amount, of, unit, role, version }) => ({
      mention: { id: mention, question, quote, ...(amount && { amount }) },
      role,
      version,
      ...(of !== null && { of }),
      ...(unit && { unit }),
    }));
  },

  /** Writes a label as its next version. */
  async saveLabel(tx: Tx, at: StoredConversation, { mention, role, of, unit }: GivenLabel, now: Date): Promise<void> {
    await tx`insert into reading_label
        (conversation_id, mention, workspace_id, question, quote, amount, role, of_mention, unit_one, unit_many, labelled_at)
      values (${at.id}, ${mention.id}, ${at.workspaceId}, ${mention.question}, ${mention.quote}, ${jsonOf(tx, mention.amount)},
        ${role}, ${of ?? null}, ${unit?.one ?? null}, ${unit?.many ?? null}, ${now})
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
  async saveAnswer(tx: Tx, at: StoredConversation, given: Omit<StoredAnswer, 'version'>, now: Date): Promise<void> {
    await tx`insert into reading_answer (conversation_id, key, workspace_id, answer, asked, answered_at)
      values (${at.id}, ${given.key}, ${at.workspaceId}, ${jsonOf(tx, given.answer)}, ${jsonOf(tx, given.asked)}, ${now})
      on conflict (conversation_id, key) do update set answer = excluded.answer, asked = excluded.asked,
        version = reading_answer.version + 1`;
  },
};
