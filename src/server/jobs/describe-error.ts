/** What is kept and logged of an error: a message of the database can hold a person's value, so its code stands for it. */
export function describeError(error: unknown): string {
  const { message, code } = error as Error & { readonly code?: string };
  return code ? `code ${code}` : String(message ?? error).slice(0, 500);
}
