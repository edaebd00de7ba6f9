import type { Page } from '@playwright/test';
import type { Security, SecurityEvent, Session } from '#features/account/account.contract.ts';
import { dropMocks, mockAnswer } from './mocked-answers.ts';

/** What the server says of an account's security, in the place of its own answers; without any it answers itself. */
export interface AccountAnswers {
  readonly security?: Security | 'missing';
  readonly sessions?: readonly Session[] | 'missing';
  readonly events?: readonly SecurityEvent[] | 'missing';
}

const calls = {
  security: '*/api/account/security',
  sessions: '*/api/account/sessions',
  events: '*/api/account/security-events*',
  factors: '*/auth/v1/factors',
  recoveryCodes: '*/auth/v1/factors/recovery-codes*',
  reauthenticate: '*/auth/v1/reauthenticate*',
} as const;

const missing = { code: 'request.not_found', message: 'There is nothing at this address.' };

/** Mocks the answers about an account, in place of earlier mocks. */
export async function mockAccountAnswers(page: Page, { security, sessions, events }: AccountAnswers): Promise<void> {
  const answer = async (call: keyof typeof calls, given: object | 'missing' | undefined) => {
    await dropMocks(page, calls[call]);
    if (given === undefined) return;
    await mockAnswer(page, calls[call], given === 'missing' ? { status: 404, json: missing } : { json: given });
  };
  await answer('security', security);
  await answer('sessions', Array.isArray(sessions) ? { sessions } : sessions);
  await answer('events', Array.isArray(events) ? { events, nextBefore: events.at(-1)?.id ?? null } : events);
  await answer('factors', {
    id: uuidOf(77),
    type: 'totp',
    friendly_name: 'Phone',
    totp: { qr_code: picture, secret: 'J2K3L4M5N6P7Q2R3J2K3L4M5N6P7Q2R3', uri: 'otpauth://totp/x' },
  });
  await answer('recoveryCodes', { codes: Array.from({ length: 10 }, (_, index) => `7k2m9x4d4h8j8w3n${index}`) });
  await answer('reauthenticate', {});
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="white"/><path d="M1 1h3v3H1zM5 5h2v2H5z"/></svg>';
const at = '2026-05-21T06:33:00.000Z';
const longName = `Authenticator of the whole ${'Kapitänsgesellschaft'.repeat(3)}, at the office`;

const uuidOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A password and no second factor; what a test needs otherwise is given. */
export const securityWith = (more: Partial<Security> = {}): Security => ({
  hasPassword: true,
  providers: ['email'],
  factors: [],
  recoveryCodesLeft: 0,
  passwordChangedAt: at,
  ...more,
});

/** Two apps, one with a name as long as it may be, and few recovery codes. */
export const withTwoFactors = securityWith({
  factors: [
    { id: uuidOf(1), name: 'Phone', status: 'verified', createdAt: at, lastUsedAt: at },
    { id: uuidOf(2), name: longName.slice(0, 100), status: 'verified', createdAt: at },
  ],
  recoveryCodesLeft: 2,
});

const devices = ['Firefox on Windows', 'Safari on iPhone', 'Unknown device', 'Chrome on Android', 'Edge on Windows'];
const networks = ['203.0.113.7', '', '2001:db8:85a3:8d3:1319:8a2e:370:7348'];

/** As many sessions; the first is the one that looks. */
export const sessionsOf = (count: number): readonly Session[] =>
  Array.from({ length: count }, (_, n) => ({
    id: uuidOf(n + 1),
    isCurrent: n === 0,
    device: devices[n % devices.length] ?? '',
    network: networks[n % networks.length] ?? '',
    createdAt: at,
    lastUsedAt: at,
    aal: 'aal1',
  }));

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const details: readonly Record<string, string>[] = [
  {},
  { provider: 'google', method: 'password', scope: 'others', to: 'ada@example.com', name: 'Phone', left: '3' },
  { provider: 'email', method: 'recovery', scope: 'global', name: longName, isFirst: 'true', by: 'administrator' },
  { userAgent },
];

/** Every one of these events with little, usual and long detail. */
export const eventsOf = (names: readonly string[]): readonly SecurityEvent[] =>
  names
    .flatMap((event) => details.map((detail) => ({ event, detail })))
    .map(({ event, detail }, n) => ({
      id: `aud_${String(n).padStart(26, '0')}`,
      event,
      detail,
      device: devices[n % devices.length] ?? '',
      network: networks[n % networks.length] ?? '',
      occurredAt: at,
    }));
