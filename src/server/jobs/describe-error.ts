/** The part of an error that is stored and logged. A message of the database can contain personal data, so only its code is used. */
export function describeError(error: unknown): string {
  const { message, code } = error as Error & { readonly code?: string };
  return code ? `code ${code}` : String(message ?? error).slice(0, 500);
}
