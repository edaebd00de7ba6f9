/** The command was typed wrongly; exit code 2. */
export class UsageError extends Error {}

/** The command was understood and cannot be done; the message is one plain sentence. Exit code 1. */
export class RefusedError extends Error {}
