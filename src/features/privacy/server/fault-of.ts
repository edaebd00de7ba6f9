/** What a log says of an error: the database's own messages can hold a value, so its code has to do. */
export function faultOf(error: unknown): string {
  const { message, code } = error as Error & { readonly code?: string };
  return code ? `code ${code}` : message;
}
