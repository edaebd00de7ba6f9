import pino, { type Logger } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logs, one JSON object a line. Never pass request bodies, headers or tokens; the paths below are a second
 * net for what is passed by mistake.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'password',
        'access_token',
        'refresh_token',
        'authorization',
        '*.password',
        '*.access_token',
        '*.refresh_token',
        '*.authorization',
      ],
      censor: '[secret]',
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
