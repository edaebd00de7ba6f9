import type { EvidenceKind } from '#features/auth/server/sessions/evidence.ts';
import type { Answer } from '#testing/test-product.ts';
import { type HoldPoint, type Racer, type RacerKind, type RaceWorld, recoveryCode } from './race-world.ts';

/** What a session rests on, and an act can take away. */
export type Need =
  | 'password'
  | 'address'
  /** What was mailed and not used yet. */
  | 'mailed'
  /** A code of ours that waits to be exchanged. */
  | 'code'
  | 'identity'
  | 'factor'
  | 'recovery codes'
  /** That the person is there and not banned. */
  | 'account'
  /** The session it goes on with. */
  | 'session'
  /** That nobody ended the person's sessions since the check: the one need that a later try meets again. */
  | 'no ending';

/** How a session that is there already goes on with new tokens. */
export type Continuation = 'totp' | 'recovery_code' | 'linking' | 'refresh';

/** One way of opening a session. */
export interface Opener {
  readonly name: string;
  /** The kind of evidence, of which each is used in one place, or how a session goes on. */
  readonly by: EvidenceKind | Continuation;
  readonly of: RacerKind;
  readonly needs: readonly Need[];
  readonly holdAt: HoldPoint;
  /** Acts that it is itself. */
  readonly unless?: readonly string[];
  /** The person has another address afterwards: acts that name the one before find nobody, which proves nothing. */
  readonly movesAddress?: boolean;
  /** How it answers where a need is gone, besides user_banned: as if it had never been met. */
  readonly refusals: readonly string[];
  /** Does everything up to the call that opens, which it answers. */
  prepare(world: RaceWorld, person: Racer): Promise<() => Promise<Answer>>;
}

const beforeOpening = { before: 1 } as const;

const mailed = (type: 'magiclink' | 'recovery', name: string, holdAt: HoldPoint, needs: readonly Need[]): Opener => ({
  name,
  by: 'mail',
  of: 'plain',
  needs,
  holdAt,
  refusals: ['otp_expired'],
  prepare: async (at, { email }) => {
    const { code } = await at.link(type, email);
    return () => at.auth('POST', '/verify', { type: type === 'magiclink' ? 'email' : type, email, token: code });
  },
});

const identity = (name: string, holdAt: HoldPoint, needs: readonly Need[]): Opener => ({
  name,
  by: 'identity',
  of: 'plain',
  needs,
  holdAt,
  refusals: [],
  prepare: async (at, { subject, email }) => {
    const body = { provider: 'google', id_token: await at.idToken(subject, `g-${email}`) };
    return () => at.auth('POST', '/token?grant_type=id_token', body);
  },
});

/** Every way of opening a session of somebody who exists. */
export const openers: readonly Opener[] = [
  {
    name: 'a password',
    by: 'password',
    of: 'plain',
    needs: ['password', 'address', 'account', 'no ending'],
    holdAt: beforeOpening,
    refusals: ['invalid_credentials'],
    prepare:
      async (at, { email }) =>
      () =>
        at.signIn(email),
  },
  {
    name: 'a password, in a browser that signed in before',
    by: 'password',
    of: 'plain',
    needs: ['password', 'address', 'account', 'no ending'],
    holdAt: beforeOpening,
    refusals: ['invalid_credentials'],
    prepare: async (at, { email }) => {
      const cookie = await at.signInWithBrowser(email);
      return () => at.signIn(email, cookie);
    },
  },
  {
    name: 'the password of somebody who signed up with the address of another',
    by: 'password',
    of: 'unconfirmed',
    needs: ['password', 'address', 'account', 'no ending'],
    holdAt: beforeOpening,
    refusals: ['invalid_credentials'],
    prepare:
      async (at, { email }) =>
      () =>
        at.signIn(email),
  },
  mailed('magiclink', 'a mailed code, used before the act', 'writing', ['account', 'no ending']),
  mailed('magiclink', 'a mailed code, used after it', beforeOpening, ['mailed', 'account']),
  mailed('recovery', 'a mailed code that recovers, used before the act', 'writing', ['account', 'no ending']),
  {
    name: 'the second half of a change of address',
    by: 'mail',
    of: 'plain',
    needs: ['account', 'no ending'],
    holdAt: 'writing',
    unless: ['a change of address'],
    movesAddress: true,
    refusals: ['otp_expired'],
    prepare: async (at, { email, userId }) => {
      const newEmail = `moved-${userId}@example.com`;
      const current = await at.link('email_change_current', email, { new_email: newEmail });
      const next = await at.link('email_change_new', email, { new_email: newEmail });
      at.expectOk(await at.auth('POST', '/verify', { type: 'email_change', token_hash: current.tokenHash }));
      return () => at.auth('POST', '/verify', { type: 'email_change', token_hash: next.tokenHash });
    },
  },
  {
    name: 'a code exchanged for a session',
    by: 'exchange',
    of: 'plain',
    needs: ['code', 'account', 'no ending'],
    holdAt: { before: 2 },
    refusals: ['flow_state_not_found'],
    prepare: async (at, { email }) => {
      const { verifier, fields } = at.makeChallenge();
      const { tokenHash } = await at.link('magiclink', email);
      // Links that administrators make have no challenge; those that people ask for have.
      await at.world.product.database.system`
        update auth_one_time_token set code_challenge = ${fields.code_challenge} where sent_to = ${email}`;
      const followed = await at.auth('GET', `/verify?token=${tokenHash}&type=magiclink`);
      const code = new URL(followed.headers.get('location')!).searchParams.get('code');
      const body = { auth_code: code, code_verifier: verifier };
      return () => at.auth('POST', '/token?grant_type=pkce', body);
    },
  },
  identity('an identity at a provider, looked up before the act', 'writing', ['account', 'no ending']),
  identity('an identity at a provider, looked up after it', beforeOpening, ['identity', 'account']),
  {
    name: 'an authenticator app',
    by: 'totp',
    of: 'with factors',
    needs: ['factor', 'session', 'account', 'no ending'],
    holdAt: beforeOpening,
    refusals: ['session_not_found', 'mfa_factor_not_found'],
    prepare: (at, { apps, opener }) => at.challenge(apps[0]!, opener),
  },
  {
    name: 'a recovery code',
    by: 'recovery_code',
    of: 'with factors',
    needs: ['recovery codes', 'session', 'account', 'no ending'],
    holdAt: beforeOpening,
    refusals: ['session_not_found', 'mfa_verification_failed', 'mfa_factor_not_found'],
    prepare:
      async (at, { opener }) =>
      () =>
        at.auth('POST', '/factors/recovery-codes/verify', { code: recoveryCode }, opener),
  },
  {
    name: 'an identity added to a session',
    by: 'linking',
    of: 'plain',
    needs: ['session', 'account', 'no ending'],
    holdAt: beforeOpening,
    refusals: ['session_not_found', 'insufficient_aal'],
    prepare: async (at, { opener, subject }) => {
      const token = await at.idToken(`second-${subject}`, `second-${subject}@example.com`);
      const body = { provider: 'google', id_token: token, link_identity: true };
      return () => at.auth('POST', '/token?grant_type=id_token', body, opener);
    },
  },
  {
    name: 'a refresh token',
    by: 'refresh',
    of: 'plain',
    needs: ['session', 'account', 'no ending'],
    holdAt: 'writing',
    refusals: ['refresh_token_not_found', 'refresh_token_already_used'],
    prepare:
      async (at, { opener }) =>
      () =>
        at.auth('POST', '/token?grant_type=refresh_token', { refresh_token: opener.refreshToken }),
  },
];

/** Ways that no act can race: the account is made in the transaction that opens its first session. */
export const withoutRace: readonly EvidenceKind[] = ['sign-up', 'anonymous'];

/** Every pair that can meet, and whether the act takes away what the session rests on. */
export const isBrokenBy = ({ needs }: Opener, breaks: readonly Need[]): boolean =>
  breaks.some((need) => needs.includes(need));
