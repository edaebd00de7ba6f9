const dayMs = 24 * 60 * 60_000;

/** Periods of archive and deletion (docs/privacy.md, "Periods"); screens, mails and legal pages state the same. */
export const leavingRules = {
  /** How long a finished archive can be downloaded; then it is deleted. */
  archiveKeptMs: 7 * dayMs,
  /** An archive is there by then at the latest (docs/legal-pages.md, "Periods"). */
  archiveWithinMs: 2 * dayMs,
  /** When an archive that failed is tried again: five times within an hour in all. */
  archiveRetries: { limit: 4, firstDelaySeconds: 10, longestDelaySeconds: 3600, factor: 6 },
  /** How long an address that downloads an archive works: enough for a slow click, little worth where it leaks. */
  downloadMs: 2 * 60_000,
  /** How long signing in undoes a deletion. */
  undoMs: 14 * dayMs,
  /** Everything of the account is gone by then, counted from the request (docs/legal-pages.md, "Periods"). */
  goneWithinMs: 30 * dayMs,
  /** How long a backup in DATA_DIR is kept: with the time to undo it stays below `goneWithinMs`. */
  backupKeptMs: 14 * dayMs,
  /** How long the pseudonymous remainder is kept for audit. */
  remainderKeptMs: 365 * dayMs,
} as const;

/** The days of a deletion asked for at one time. */
export function deletionDays(requestedAt: Date): { readonly dueAt: Date; readonly backupsGoneAt: Date } {
  const dueAt = new Date(requestedAt.getTime() + leavingRules.undoMs);
  return { dueAt, backupsGoneAt: new Date(dueAt.getTime() + leavingRules.backupKeptMs) };
}
