import pino, { type Logger } from 'pino';

/** A log that keeps every line, at the finest level, for a test to look through. */
export function captureLog(): { readonly log: Logger; text(): string } {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line) => void lines.push(line) });
  return { log, text: () => lines.join('') };
}
