import type { Sql, Tx } from '#server/db/connect.ts';
import type { Language } from '#shared/languages.ts';

/**
 * What a mail can be asked for by an address alone: a link ('signup' confirms an account again), or an account
 * ('sign_up'). 'sign_in_failed' is for the audit trail, and mails nothing.
 */
export type MailRequestKind = 'magiclink' | 'recovery' | 'signup' | 'email_change' | 'sign_in_failed' | 'sign_up';

/** A mail somebody asked for, of whom nothing but the address is known yet. */
export interface MailRequest {
  /** Of a sign-up: the id of the new person as well. */
  readonly id: string;
  readonly kind: MailRequestKind;
  readonly email: string;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
  /** Metadata of the person that a new address becomes; null where it becomes nobody. */
  readonly newPerson: Readonly<Record<string, unknown>> | null;
  /** Of a sign-up: the hash of the new person's password, or the stored one that the password matched. */
  readonly passwordHash: string | null;
  readonly address: string;
  readonly userAgent: string;
  /** Of the browser that asked; undefined where it named none. */
  readonly language: Language | undefined;
  readonly askedAt: Date;
  readonly failures: number;
}

/** Mails that were asked for and wait for the worker. */
export const mailRequestsRepository = {
  /** Stores a request and wakes the workers: one statement, the same for every address. */
  async add(sql: Sql, request: Omit<MailRequest, 'failures'>): Promise<void> {
    const newPerson = request.newPerson === null ? null : sql.json(request.newPerson as never);
    await sql`
      with asked as (
        insert into auth_mail_request (id, kind, email, redirect_to, code_challenge, new_person, password_hash,
          remote_address, user_agent, language, asked_at)
        values (${request.id}, ${request.kind}, ${request.email}, ${request.redirectTo}, ${request.codeChallenge},
          ${newPerson}, ${request.passwordHash}, ${request.address}, ${request.userAgent},
          ${request.language ?? null}, ${request.askedAt})
        returning 1)
      select pg_notify('auth_mail', '') from asked`;
  },

  /**
   * Takes the oldest request that is due away, in the transaction of its effect. Waits for one that another process is
   * handling: then either it is done, or it is ours.
   */
  async take(tx: Tx, now: Date): Promise<MailRequest | undefined> {
    const [request] = await tx<MailRequest[]>`
      delete from auth_mail_request where id = (
        select id from auth_mail_request where retry_at is null or retry_at <= ${now}
        order by position limit 1 for update)
      returning id, kind, email, redirect_to as "redirectTo", code_challenge as "codeChallenge",
        new_person as "newPerson", password_hash as "passwordHash", remote_address as address, user_agent as "userAgent",
        language, asked_at as "askedAt", failures`;
    return request && { ...request, language: request.language ?? undefined };
  },

  async postpone(sql: Sql, id: string, retryAt: Date): Promise<void> {
    await sql`update auth_mail_request set failures = failures + 1, retry_at = ${retryAt} where id = ${id}`;
  },

  async deleteOlderThan(sql: Sql, before: Date): Promise<void> {
    await sql`delete from auth_mail_request where asked_at < ${before}`;
  },
};
