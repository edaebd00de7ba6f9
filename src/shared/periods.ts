/**
 * Periods and ages that the code applies and the legal pages state (docs/legal-pages.md, docs/privacy.md). Both read them from
 * here, so they cannot differ.
 */
export const periods = {
  /** The youngest who may have an account (docs/legal-pages.md, "Periods"). */
  minimumAgeYears: 18,
  /** How long before they take effect material changes of the terms are announced. */
  termsNoticeDays: 7,
  /** How long signing in undoes the deletion of an account. */
  deletionUndoDays: 14,
  /** When everything of a deleted account is gone, counted from the request. */
  deletionDays: 30,
  /** Within which a data archive is ready. */
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
  /** A session that is not used for this long ends. */
  sessionIdleDays: 90,
  /** An ended session is deleted, with its device and network. */
  endedSessionDays: 30,
  /** Sent mails are deleted. */
  mailDays: 30,
  /** An unconfirmed address on the waitlist is deleted. */
  waitlistDays: 30,
} as const;

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
