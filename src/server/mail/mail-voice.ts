import type { Quota } from '#shared/plans/quota.ts';
import type { MailContent } from './mail-content.ts';
import type { MailMessage } from './mail-text.ts';

/** What a mail to one account is written with: its language and time zone, and the addresses in it. */
export interface MailVoice {
  say(message: MailMessage, values?: Readonly<Record<string, string | number>>): string;
  /** "1 December 2026" in the person's zone. */
  day(isoTime: string): string;
  /** A quota of the table of plans; undefined for one it does not have. */
  findQuota(id: string): Quota | undefined;
  /** The public address, without a trailing slash. */
  readonly siteUrl: string;
  /** "" where it is about the account. */
  readonly workspaceName: string;
}

/** The part of a mail that says what happened; the footer is the same for all mails under one setting. */
export type MailTexts = Pick<MailContent, 'subject' | 'preheader' | 'heading' | 'blocks'>;
