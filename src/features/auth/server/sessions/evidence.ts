import type { Sql, Tx } from '#server/db/connect.ts';
import { AuthError, type AuthErrorCode } from '../auth-errors.ts';
import type { WholeUser } from '../auth-user.ts';
import { flowsRepository } from '../identities/flows.repository.ts';
import { usersRepository } from '../users/users.repository.ts';

/**
 * What a sign-in was let through for, as it was when it was checked. A session opens only if it still holds once the
 * account is locked. Each kind is used in one place: a new way of signing in gets a kind of its own, and with it a row in
 * the tests that race sign-ins with what ends sessions.
 */
export type Evidence =
  /** A password that matched `passwordHash`, stored for this address; `generation` was read with it. */
  | {
      readonly kind: 'password';
      readonly email: string;
      readonly passwordHash: string;
      readonly generation: number;
    }
  /** The account was made in this transaction. */
  | { readonly kind: 'sign-up' }
  | { readonly kind: 'anonymous' }
  /** A code or link that was used up in this transaction, with the account locked before. */
  | { readonly kind: 'mail'; readonly token: { readonly userId: string } }
  /** A code of ours that was exchanged, in a transaction before this one. */
  | { readonly kind: 'exchange'; readonly flowId: string }
  /** What another provider says: who the person is there. */
  | { readonly kind: 'identity'; readonly provider: string; readonly providerId: string };

export type EvidenceKind = Evidence['kind'];

/** How each kind answers where it does not hold: as the check itself would have answered. */
export const refusals: Readonly<Record<EvidenceKind, AuthErrorCode>> = {
  password: 'invalid_credentials',
  'sign-up': 'user_already_exists',
  anonymous: 'unexpected_failure',
  mail: 'otp_expired',
  exchange: 'flow_state_not_found',
  identity: 'bad_oauth_callback',
};

type CheckedUser = WholeUser & { readonly generation: number };

/**
 * Locks the account and looks again at what was checked; answers the person as they are now. Throws what the check would
 * have thrown: invalid_credentials for a password, user_banned, email_not_confirmed.
 */
export async function confirmEvidence(tx: Tx, userId: string, evidence: Evidence, now: Date): Promise<WholeUser> {
  return assertHolds(tx, await usersRepository.findLocked(tx, userId), evidence, now);
}

/** The check itself, of a person who was read; the refusals are those of `confirmEvidence`. */
export async function assertHolds<User extends CheckedUser>(
  sql: Sql | Tx,
  user: User | undefined,
  evidence: Evidence,
  now: Date,
): Promise<User> {
  if (!user || !(await doesHold(sql, user, evidence, now))) throw new AuthError(refusals[evidence.kind]);
  if (user.bannedUntil && user.bannedUntil > now) throw new AuthError('user_banned');
  if (evidence.kind === 'password') {
    if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
    // Sessions were ended in between: this one would have been among them.
    if (user.generation !== evidence.generation) throw new AuthError(refusals.password);
  }
  return user;
}

async function doesHold(sql: Sql | Tx, user: CheckedUser, evidence: Evidence, now: Date): Promise<boolean> {
  switch (evidence.kind) {
    case 'password':
      return user.email === evidence.email && user.passwordHash === evidence.passwordHash;
    case 'sign-up':
    case 'anonymous':
      return user.lastSignInAt === null && user.createdAt.getTime() === now.getTime();
    case 'mail':
      return evidence.token.userId === user.id;
    case 'exchange':
      return flowsRepository.isStanding(sql, evidence.flowId, user.id);
    case 'identity':
      return user.identities.some(
        ({ provider, providerId }) => provider === evidence.provider && providerId === evidence.providerId,
      );
  }
}
