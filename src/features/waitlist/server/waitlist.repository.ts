import type { Sql, Tx } from '#server/db/connect.ts';

/** An address as the operator sees it. */
export interface WaitlistLine {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

export interface WaitlistAsk {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly tokenHash: Buffer;
}

/** The SQL of the waitlist; all of it runs as the system role. */
export const waitlistRepository = {
  /**
   * Enters an address, or finds it there. A mail is due for a new one, for one that waits for its first, and for one whose
   * last mail is older than the interval while fewer than `mostMails` were sent: only then do link and time change. Always
   * one statement, so that new and known addresses take the same time.
   */
  async enter(
    tx: Tx,
    ask: WaitlistAsk,
    rules: { readonly mailIntervalMs: number; readonly mostMails: number },
    now: Date,
  ): Promise<{ readonly id: string; readonly mails: number; readonly isConfirmed: boolean }> {
    const dueBefore = new Date(now.getTime() - rules.mailIntervalMs);
    const [entry] = await tx<{ id: string; mails: number; isConfirmed: boolean }[]>`
      insert into waitlist_entry as entry (id, email, language, created_at, mailed_at, token_hash)
      values (${ask.id}, ${ask.email}, ${ask.language}, ${now}, ${now}, ${ask.tokenHash})
      on conflict (email) do update set
        (mails, mailed_at, token_hash, language) = (
          select case when due then entry.mails + 1 else entry.mails end,
            case when due then excluded.mailed_at else entry.mailed_at end,
            case when due then excluded.token_hash else entry.token_hash end,
            case when due then excluded.language else entry.language end
          from (select entry.mails = 0 or (entry.mailed_at <= ${dueBefore} and entry.mails < ${rules.mostMails}) as due)
            as asked)
      returning id, mails, confirmed_at is not null as "isConfirmed"`;
    return entry!;
  },

  /** Enters an address whose mail follows later; one that is there already is left as it is. */
  async enterPending(tx: Tx, ask: WaitlistAsk, now: Date): Promise<void> {
    await tx`insert into waitlist_entry (id, email, language, created_at, mailed_at, mails, token_hash)
      values (${ask.id}, ${ask.email}, ${ask.language}, ${now}, ${now}, 0, ${ask.tokenHash})
      on conflict (email) do nothing`;
  },

  /** An entry that still waits for its first mail, locked. */
  async lockPending(tx: Tx, id: string): Promise<{ readonly email: string; readonly language: string } | undefined> {
    const [entry] = await tx<{ email: string; language: string }[]>`
      select email, language from waitlist_entry where id = ${id} and mails = 0 for update`;
    return entry;
  },

  /** Returns false for a link that is not there (any more). A second click changes nothing. */
  async confirm(sql: Sql, tokenHash: Buffer, mailedAfter: Date, now: Date): Promise<boolean> {
    const confirmed = await sql`update waitlist_entry set confirmed_at = coalesce(confirmed_at, ${now})
      where token_hash = ${tokenHash} and (confirmed_at is not null or mailed_at > ${mailedAfter})`;
    return confirmed.count === 1;
  },

  async remove(sql: Sql, id: string): Promise<void> {
    await sql`delete from waitlist_entry where id = ${id}`;
  },

  async forgetUnconfirmed(sql: Sql, mailedBefore: Date): Promise<void> {
    await sql`delete from waitlist_entry where confirmed_at is null and mailed_at <= ${mailedBefore}`;
  },

  /** The oldest first. */
  async list(tx: Tx): Promise<readonly WaitlistLine[]> {
    return tx<WaitlistLine[]>`select id, email, language, created_at as "createdAt", confirmed_at as "confirmedAt"
      from waitlist_entry order by created_at, email`;
  },
};
