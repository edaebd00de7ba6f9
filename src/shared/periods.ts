/**
 * The periods and ages the product keeps to and states on its legal pages. What the code does and what the pages say is
 * read from here, so the two cannot part.
 */
export const periods = {
  /** The youngest who may have an account (docs/legal-pages.md, "Periods"). */
  minimumAgeYears: 18,
  /** How long before they hold changes of the terms that matter are announced. */
  termsNoticeDays: 7,
  /** How long signing in undoes the deletion of an account. */
  deletionUndoDays: 14,
  /** When everything of a deleted account is gone, counted from the request. */
  deletionDays: 30,
  /** Within which an archive of one's data is ready. */
  archiveHours: 48,
  /** How long a finished archive can be downloaded. */
  archiveKeptDays: 7,
  /** How long a backup of the database is kept: with the time to undo it, a deletion stays below `deletionDays`. */
  backupDays: 14,
  /** How long what audit needs of a deleted account is kept, under a pseudonym. */
  remainderDays: 365,
  /** Links that confirm an address. */
  confirmationHours: 24,
  /** Codes in mails. */
  codeMinutes: 10,
  /** A session nobody uses ends. */
  sessionIdleDays: 90,
  /** An ended session, with its device and network, is forgotten. */
  endedSessionDays: 30,
  /** Mails that were sent are forgotten. */
  mailDays: 30,
  /** An address on the waitlist that nobody confirmed is forgotten. */
  waitlistDays: 30,
} as const;

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
