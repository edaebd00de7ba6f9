// @vitest-environment happy-dom
import type { Session } from '@supabase/auth-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearLocalFlags, displayNameOf, mirrorSession, readLocalFlags } from './local-flags.ts';

function sessionOf(metadata: Record<string, unknown>): Session {
  return {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 900,
    token_type: 'bearer',
    user: { id: 'u', aud: 'authenticated', app_metadata: {}, user_metadata: metadata, created_at: '2026-01-01' },
  };
}

beforeEach(() => window.localStorage.clear());

describe('the local mirrors', () => {
  it('are set with a session and start on Free', () => {
    mirrorSession(sessionOf({ full_name: 'Marieke Kessler' }));
    expect(readLocalFlags()).toEqual({ isAuthenticated: true, userPlan: 'Free', userName: 'Marieke Kessler' });
    expect(window.localStorage.getItem('isAuthenticated')).toBe('true');
  });

  it('keep a known plan until a new one is known', () => {
    mirrorSession(sessionOf({}), { plan: 'Pro' });
    mirrorSession(sessionOf({}));
    expect(readLocalFlags().userPlan).toBe('Pro');
  });

  it('are gone after sign-out', () => {
    mirrorSession(sessionOf({ full_name: 'A' }));
    clearLocalFlags();
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('the display name', () => {
  it("is the metadata's name, then the record's, then the remembered one, then 'User'", () => {
    expect(displayNameOf(sessionOf({}))).toBe('User');
    window.localStorage.setItem('userName', 'Remembered');
    expect(displayNameOf(sessionOf({}), '')).toBe('Remembered');
    expect(displayNameOf(sessionOf({}), 'Record')).toBe('Record');
    expect(displayNameOf(sessionOf({ full_name: 'Metadata' }), 'Record')).toBe('Metadata');
  });
});
