import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#features/auth/server/audit/audit.repository.ts';
import { deviceWords, eventWords, wordedEvents } from './event-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const words = (event: string, detail: Record<string, string> = {}) => eventWords(i18n, { event, detail });

describe('the sentences of the audit trail', () => {
  it('exist for everything that the trail can say', () => {
    expect([...wordedEvents].sort()).toEqual([...auditEvents].sort());
  });

  it('are complete without any detail', () => {
    for (const event of auditEvents) expect(words(event), event).toMatch(/^[A-Z][^{}]+[a-z]$/);
  });

  it('name what the detail knows', () => {
    expect(words('signed_in', { method: 'password' })).toBe('Signed in with the password');
    expect(words('factor_verified', { name: 'Phone', isFirst: 'true' })).toBe('Authenticator app “Phone” added');
    expect(words('factor_removed', { name: 'Phone', by: 'administrator' })).toBe('“Phone” was removed by support');
    expect(words('recovery_code_used', { left: '0' })).toBe('A recovery code was used; codes left: 0');
    expect(words('identity_linked', { provider: 'google' })).toBe('Sign-in with Google connected');
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    expect(words('session_ended', { userAgent })).toBe('The session of Firefox on Windows was ended');
  });

  it('say something plain of an event that this version does not know', () => {
    expect(words('something_new')).toBe("Something about your account's security changed");
  });
});

describe('a device', () => {
  it.each([
    ['Firefox on Windows', 'Firefox on Windows'],
    ['Windows', 'Windows'],
    ['', 'Unknown device'],
  ])('%j reads %j', (device, expected) => {
    expect(deviceWords(i18n, device)).toBe(expected);
  });
});
