import type { Language } from '#shared/languages.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Sql, Tx } from './db/connect.ts';
import type { MailToggle } from './mail/mail.ts';

/**
 * What others write into the record of an account: its feature owns the record and is handed in. Each call is part of the
 * caller's transaction, of the system role or of the account; nothing happens where there is no such account.
 */
export interface AccountRecords {
  /** Answers false when the account is there already. */
  create(tx: Tx, account: NewAccountRecord, now: Date): Promise<boolean>;
  setEmail(tx: Tx, accountId: string, email: string): Promise<void>;
  setName(tx: Tx, accountId: string, name: string): Promise<void>;
  /** Notes the language of a browser; mails follow it where the account has chosen none. */
  noteLanguage(sql: Sql | Tx, accountId: string, language: Language): Promise<void>;
  /** Only `changePlan` of billing calls it, which notes the change as well. */
  setPlan(tx: Tx, accountId: string, plan: PlanName): Promise<void>;
  /** Switches a kind of mail off, as the settings would. */
  switchMailOff(tx: Tx, accountId: string, toggle: MailToggle): Promise<void>;
}

export interface NewAccountRecord {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  /** English unless given. */
  readonly language: Language | undefined;
}
