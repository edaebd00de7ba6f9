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
}

/** Mails that were asked for and wait for the worker. */
export const mailRequestsRepository = {
  /** Stores a request: one statement, the same for every address. */
  async add(tx: Tx, request: MailRequest): Promise<void> {
    const newPerson = request.newPerson === null ? null : tx.json(request.newPerson as never);
    await tx`
      insert into auth_mail_request (id, kind, email, redirect_to, code_challenge, new_person, password_hash,
        remote_address, user_agent, language, asked_at)
      values (${request.id}, ${request.kind}, ${request.email}, ${request.redirectTo}, ${request.codeChallenge},
        ${newPerson}, ${request.passwordHash}, ${request.address}, ${request.userAgent}, ${request.language ?? null},
        ${request.askedAt})`;
  },

  /** Takes a request away, in the transaction of its effect. */
  async take(tx: Tx, id: string): Promise<MailRequest | undefined> {
    const [request] = await tx<MailRequest[]>`
      delete from auth_mail_request where id = ${id}
      returning id, kind, email, redirect_to as "redirectTo", code_challenge as "codeChallenge",
        new_person as "newPerson", password_hash as "passwordHash", remote_address as address,
        user_agent as "userAgent", language, asked_at as "askedAt"`;
    return request && { ...request, language: request.language ?? undefined };
  },

  /** In the order they were asked in. */
  async listIds(sql: Sql): Promise<readonly string[]> {
    const rows = await sql<{ id: string }[]>`select id from auth_mail_request order by position`;
    return rows.map(({ id }) => id);
  },

  async deleteOlderThan(sql: Sql, before: Date): Promise<void> {
    await sql`delete from auth_mail_request where asked_at < ${before}`;
  },
};
