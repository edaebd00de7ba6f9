import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConfigurationError, environmentExample, isLoopback, parseConfig } from './config.ts';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
};

describe('the configuration', () => {
  it('needs nothing to be set, and listens on loopback then', () => {
    expect(parseConfig({})).toMatchObject({ host: '127.0.0.1', port: 18400, role: 'all', databaseUrl: undefined });
  });

  it('lists every fault at once', () => {
    expect(faultsOf({ PORT: 'many', ROLE: 'boss', LOG_LEVEL: 'loud' })).toHaveLength(3);
  });

  it.each([
    [
      { HOST: '0.0.0.0' },
      'HOST: 0.0.0.0 is not a loopback address, and every sign-up signs in at once until addresses are confirmed by mail',
    ],
    [
      { PUBLIC_URL: 'https://groundwork.example' },
      'PUBLIC_URL: https://groundwork.example is not a loopback address, and every sign-up signs in at once until addresses are confirmed by mail',
    ],
    [
      { SMTP_URL: 'smtp://mail.example' },
      'SMTP_URL: mail is not built yet; a sign-up would not be confirmed. Leave it unset.',
    ],
    [
      { DATABASE_URL: 'postgres://u:p@localhost/x' },
      'APP_SECRET: required with DATABASE_URL, the same for every process',
    ],
  ])('refuses %j with the reason', (environment, reason) => {
    expect(faultsOf(environment)).toEqual([reason]);
  });

  it.each(['127.0.0.1', '127.8.8.8', 'localhost', 'app.localhost', '::1', '[::1]'])('takes %s for loopback', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['0.0.0.0', '10.0.0.1', 'localhost.example.com', '127.0.0.1.example.com', '::'])(
    'takes %s for open',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );

  it('is documented in .env.example, variable by variable', () => {
    expect(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')).toBe(environmentExample());
  });
});
