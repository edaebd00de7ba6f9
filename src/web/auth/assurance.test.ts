import type { Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { findFactorId, isAnonymousSession, needsSecondFactor } from './assurance.ts';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;

const session = (aal: string, user: object = {}) => ({ access_token: token({ aal }), user }) as Session;

const factor = (id: string, status: string, factor_type = 'totp') => ({ id, status, factor_type });

describe('the level of a session', () => {
  it('is enough where no factor was verified', () => {
    expect(needsSecondFactor(session('aal1'))).toBe(false);
    expect(needsSecondFactor(session('aal1', { factors: [factor('a', 'unverified')] }))).toBe(false);
  });

  it('is not enough at aal1 once an authenticator app was verified, and is at aal2', () => {
    const user = { factors: [factor('a', 'unverified'), factor('b', 'verified')] };
    expect(needsSecondFactor(session('aal1', user))).toBe(true);
    expect(needsSecondFactor(session('aal2', user))).toBe(false);
    expect(findFactorId(session('aal1', user))).toBe('b');
  });

  it('is not enough where the token cannot be read', () => {
    const user = { factors: [factor('b', 'verified')] };
    expect(needsSecondFactor({ access_token: 'broken', user } as unknown as Session)).toBe(true);
  });

  it('an anonymous session is known as one', () => {
    expect(isAnonymousSession(session('aal1', { is_anonymous: true }))).toBe(true);
    expect(isAnonymousSession(session('aal1'))).toBe(false);
  });
});
