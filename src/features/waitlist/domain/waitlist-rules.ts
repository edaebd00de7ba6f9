import { dayMs, hourMs, periods } from '#shared/periods.ts';

/** Limits and periods of the waitlist (docs/waitlist.md). */
export const waitlistRules = {
  /** At most one mail an hour to an address that is submitted repeatedly, and this many in all. */
  mailIntervalMs: hourMs,
  mostMails: 5,
  /** How long the first mail to an address that has reached its limit waits: an address gets one a minute (docs/mail.md). */
  pendingMs: 60_000,
  /** An unconfirmed address is deleted this long after its last mail; until then the link works. */
  unconfirmedMs: periods.waitlistDays * dayMs,
} as const;
