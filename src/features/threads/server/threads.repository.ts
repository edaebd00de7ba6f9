import type { Sql, Tx } from '#server/db/connect.ts';
import type {
  AnsweredField,
  HeldReason,
  MessageKind,
  ThreadForm,
  ThreadOrigin,
  ThreadState,
} from '../domain/thread.ts';
import type { ThreadCounts } from '../threads.contract.ts';

export interface StoredThread {
  readonly id: `thr_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly origin: ThreadOrigin;
  readonly form: ThreadForm;
  readonly personName: string;
  readonly personMail: string;
  readonly subject: string;
  readonly language: string;
  readonly state: ThreadState;
  readonly heldReasons: readonly HeldReason[];
  readonly isRead: boolean;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
  /** How its first message begins. */
  readonly beginning: string;
}

export interface NewThread extends Omit<StoredThread, 'beginning'> {
  readonly originId: string;
  readonly isAnnounced: boolean;
  readonly fingerprint: string;
  readonly wordsHash: string | null;
}

export interface StoredMessage {
  readonly id: `tmsg_${string}`;
  readonly kind: MessageKind;
  readonly body: string;
  readonly fields: readonly AnsweredField[];
  readonly consent: string | null;
  readonly createdAt: Date;
}

/** One message with the thread it is of. */
export interface ExportedMessage extends StoredMessage {
  readonly position: number;
  readonly thread: Pick<
    StoredThread,
    'id' | 'form' | 'personName' | 'personMail' | 'subject' | 'language' | 'state' | 'heldReasons'
  >;
}

interface AtThread {
  readonly workspaceId: string;
  readonly threadId: string;
}

/** Where a page of the list begins. */
export interface ListCursor {
  readonly lastMessageAt: Date;
  readonly id: string;
}

const columns = (tx: Tx) => tx`t.id, t.workspace_id as "workspaceId", t.origin, t.form, t.person_name as "personName",
  t.person_mail as "personMail", t.subject, t.language, t.state, t.held_reasons as "heldReasons", t.is_read as "isRead",
  t.created_at as "createdAt", t.last_message_at as "lastMessageAt",
  coalesce((select left(m.body, 160) from thread_message m where m.thread_id = t.id and m.workspace_id = t.workspace_id
    order by m.position limit 1), '') as beginning`;

/** The SQL of threads; every query names the workspace, and row-level security repeats it. */
export const threadsRepository = {
  /** Whoever sends something to a business waits here for the one before; until the transaction ends. */
  async lockInbox(tx: Tx, workspaceId: string): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`threads ${workspaceId}`}, 0))`;
  },

  async insert(tx: Tx, thread: NewThread): Promise<void> {
    await tx`insert into thread (id, workspace_id, origin, origin_id, form, person_name, person_mail, subject, language,
        state, held_reasons, is_read, is_announced, fingerprint, words_hash, created_at, last_message_at)
      values (${thread.id}, ${thread.workspaceId}, ${thread.origin}, ${thread.originId}, ${thread.form},
        ${thread.personName}, ${thread.personMail}, ${thread.subject}, ${thread.language}, ${thread.state},
        ${thread.heldReasons as string[]}, ${thread.isRead}, ${thread.isAnnounced}, ${thread.fingerprint},
        ${thread.wordsHash}, ${thread.createdAt}, ${thread.lastMessageAt})`;
  },

  /** Appends a message to a thread that is locked or was made in this transaction. */
  async insertMessage(tx: Tx, { workspaceId, threadId }: AtThread, message: StoredMessage): Promise<void> {
    await tx`insert into thread_message (id, thread_id, workspace_id, kind, body, fields, consent, created_at)
      values (${message.id}, ${threadId}, ${workspaceId}, ${message.kind}, ${message.body},
        ${tx.json(message.fields as never)}, ${message.consent}, ${message.createdAt})`;
  },

  /** Whether the very same was sent after a time. */
  async hasSame(tx: Tx, workspaceId: string, fingerprint: string, after: Date): Promise<boolean> {
    const [row] = await tx<{ has: boolean }[]>`select exists (select 1 from thread where workspace_id = ${workspaceId}
      and fingerprint = ${fingerprint} and created_at > ${after}) as has`;
    return row!.has;
  },

  /** Whether somebody else sent the same words after a time. */
  async hasSameWords(
    tx: Tx,
    { workspaceId, wordsHash, mail }: { workspaceId: string; wordsHash: string; mail: string },
    after: Date,
  ): Promise<boolean> {
    const [row] = await tx<{ has: boolean }[]>`select exists (select 1 from thread where workspace_id = ${workspaceId}
      and words_hash = ${wordsHash} and person_mail <> ${mail} and created_at > ${after}) as has`;
    return row!.has;
  },

  async countByState(tx: Tx, workspaceId: string): Promise<ThreadCounts> {
    const [counts] = await tx<ThreadCounts[]>`select
        count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'closed')::int as closed,
        count(*) filter (where state = 'held')::int as held,
        count(*) filter (where state = 'open' and not is_read)::int as unread
      from thread where workspace_id = ${workspaceId}`;
    return counts!;
  },

  /** Deletes the thread of a state that was written into longest ago; false where there is none. */
  async deleteOldest(tx: Tx, workspaceId: string, state: ThreadState): Promise<boolean> {
    const deleted = await tx`delete from thread where workspace_id = ${workspaceId} and id = (
      select id from thread where workspace_id = ${workspaceId} and state = ${state}
      order by last_message_at, id limit 1)`;
    return deleted.count === 1;
  },

  /** How many were told of one by one after a time. */
  async countAnnounced(tx: Tx, workspaceId: string, after: Date): Promise<number> {
    const [row] = await tx<{ count: number }[]>`select count(*)::int as count from thread
      where workspace_id = ${workspaceId} and is_announced and created_at > ${after}`;
    return row!.count;
  },

  async hasUnannounced(tx: Tx, workspaceId: string): Promise<boolean> {
    const [row] = await tx<{ has: boolean }[]>`select exists (select 1 from thread
      where workspace_id = ${workspaceId} and not is_announced and state = 'open') as has`;
    return row!.has;
  },

  /** Notes of all open ones that they were told of; returns how many of those that were not told before nobody has read. */
  async announceAll(tx: Tx, workspaceId: string): Promise<number> {
    const told = await tx<{ isRead: boolean }[]>`update thread set is_announced = true
      where workspace_id = ${workspaceId} and not is_announced and state = 'open' returning is_read as "isRead"`;
    return told.filter(({ isRead }) => !isRead).length;
  },

  /** The newest first, those behind the cursor. */
  async list(
    tx: Tx,
    { workspaceId, state, before }: { workspaceId: string; state: ThreadState; before: ListCursor | undefined },
    limit: number,
  ): Promise<StoredThread[]> {
    return tx<StoredThread[]>`select ${columns(tx)} from thread t
      where t.workspace_id = ${workspaceId} and t.state = ${state}
        ${before === undefined ? tx`` : tx`and (t.last_message_at, t.id) < (${before.lastMessageAt}, ${before.id})`}
      order by t.last_message_at desc, t.id desc limit ${limit}`;
  },

  /** The newest one that waits and that nobody has read. */
  async findNewestUnread(tx: Tx, workspaceId: string): Promise<StoredThread | undefined> {
    const [thread] = await tx<StoredThread[]>`select ${columns(tx)} from thread t
      where t.workspace_id = ${workspaceId} and t.state = 'open' and not t.is_read
      order by t.last_message_at desc, t.id desc limit 1`;
    return thread;
  },

  async find(tx: Tx, { workspaceId, threadId }: AtThread): Promise<StoredThread | undefined> {
    const [thread] = await tx<StoredThread[]>`select ${columns(tx)} from thread t
      where t.id = ${threadId} and t.workspace_id = ${workspaceId}`;
    return thread;
  },

  /** A thread as it is once every earlier writer has ended; it stays locked until the transaction ends. */
  async lock(tx: Tx, { workspaceId, threadId }: AtThread): Promise<StoredThread | undefined> {
    const [locked] = await tx`select 1 from thread where id = ${threadId} and workspace_id = ${workspaceId} for update`;
    return locked && this.find(tx, { workspaceId, threadId });
  },

  /** In the order in which they were written. */
  async listMessages(tx: Tx, { workspaceId, threadId }: AtThread): Promise<StoredMessage[]> {
    return tx<StoredMessage[]>`select id, kind, body, fields, consent, created_at as "createdAt" from thread_message
      where thread_id = ${threadId} and workspace_id = ${workspaceId} order by position`;
  },

  async setRead(tx: Tx, { workspaceId, threadId }: AtThread, isRead: boolean): Promise<void> {
    await tx`update thread set is_read = ${isRead} where id = ${threadId} and workspace_id = ${workspaceId}`;
  },

  async setState(
    tx: Tx,
    { workspaceId, threadId }: AtThread,
    state: ThreadState,
    heldReasons: readonly HeldReason[],
  ): Promise<void> {
    // What is taken out of the held ones was seen by whoever did so: it is told of no more.
    await tx`update thread set state = ${state}, held_reasons = ${heldReasons as string[]}, is_announced = true
      where id = ${threadId} and workspace_id = ${workspaceId}`;
  },

  async setLastMessageAt(tx: Tx, { workspaceId, threadId }: AtThread, at: Date): Promise<void> {
    await tx`update thread set last_message_at = greatest(last_message_at, ${at}), is_read = true
      where id = ${threadId} and workspace_id = ${workspaceId}`;
  },

  async delete(tx: Tx, { workspaceId, threadId }: AtThread): Promise<boolean> {
    const deleted = await tx`delete from thread where id = ${threadId} and workspace_id = ${workspaceId}`;
    return deleted.count === 1;
  },

  /** Messages of all threads with what they are of, thread by thread, those behind the page before. */
  async listForExport(
    tx: Tx,
    workspaceId: string,
    after: { readonly threadId: string; readonly position: number } | undefined,
    limit: number,
  ): Promise<ExportedMessage[]> {
    return tx<ExportedMessage[]>`
      select m.id, m.position, m.kind, m.body, m.fields, m.consent, m.created_at as "createdAt",
        jsonb_build_object('id', t.id, 'form', t.form, 'personName', t.person_name, 'personMail', t.person_mail,
          'subject', t.subject, 'language', t.language, 'state', t.state, 'heldReasons', t.held_reasons) as thread
      from thread_message m join thread t on t.id = m.thread_id and t.workspace_id = m.workspace_id
      where m.workspace_id = ${workspaceId}
        ${after === undefined ? tx`` : tx`and (t.id, m.position) > (${after.threadId}, ${after.position})`}
      order by t.id, m.position limit ${limit}`;
  },

  /** About how many bytes the texts of a business take. */
  async measureTexts(tx: Tx, workspaceId: string): Promise<number> {
    const [row] = await tx<{ bytes: number }[]>`
      select coalesce(sum(octet_length(body) + octet_length(fields::text) + 400), 0)::bigint as bytes from thread_message
      where workspace_id = ${workspaceId}`;
    return row!.bytes;
  },

  /** Counts an answer of an account on a day, in all (an empty hash) or to one address; returns the count with it. */
  async countAnswer(tx: Tx, accountId: string, day: string, addressHash: string): Promise<number> {
    const [row] = await tx<
      { answers: number }[]
    >`insert into thread_answer_count (account_id, day, address_hash, answers)
      values (${accountId}, ${day}::date, ${addressHash}, 1)
      on conflict (account_id, day, address_hash) do update set answers = thread_answer_count.answers + 1
      returning answers`;
    return row!.answers;
  },

  /** What a business is called where mails name it, and the time zone of its account. */
  async getBusiness(tx: Tx, workspaceId: string): Promise<{ readonly name: string; readonly timeZone: string }> {
    const [found] = await tx<{ name: string; timeZone: string }[]>`
      select w.name, u.timezone as "timeZone" from workspace w join users u on u.user_id = w.account_id
      where w.id = ${workspaceId}`;
    return found!;
  },

  /** Forgets the counts of days before, of every account; of the system role. */
  async forgetCounts(system: Sql, before: Date): Promise<void> {
    await system`delete from thread_answer_count where day < ${before}::date`;
  },
};
