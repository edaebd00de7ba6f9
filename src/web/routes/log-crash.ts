import { problemOf } from '#web/api/problem-error.ts';

/**
 * Notes a caught crash in the console, with the id of the request it came from if there was one: that is what finds it
 * in the server's log. Nothing is sent anywhere.
 */
export function logCrash(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined } = {},
): void {
  const { requestId } = problemOf(error);
  const where = requestId === undefined ? '' : ` (request ${requestId})`;
  // biome-ignore lint/suspicious/noConsole: whoever looks into a crash looks here
  console.error(`A part of the page crashed${where}.`, error, componentStack ?? '');
}
