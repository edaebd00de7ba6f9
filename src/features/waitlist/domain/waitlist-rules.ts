import { dayMs, hourMs, periods } from '#shared/periods.ts';

/** What an address on the waitlist may expect of us. */
export const waitlistRules = {
  /** Mails to one address that was entered again and again: at most one an hour, and so many in all. */
  mailIntervalMs: hourMs,
  mostMails: 5,
  /** How long the mail of an address that had another one just now waits: an address gets one a minute (docs/mail.md). */
  pendingMs: 60_000,
  /** An address that nobody confirmed is forgotten this long after its newest mail; until then the link works. */
  unconfirmedMs: periods.waitlistDays * dayMs,
} as const;
