import { randomUUID } from 'node:crypto';
import type { AccountRecords } from '#server/account-records.ts';
import type { Sql, Tx } from '#server/db/connect.ts';
import { type AuthMethod, needsSecondFactor, type WholeUser } from '../auth-user.ts';
import type { AuthMails } from '../mails/auth-mails.ts';
import { type AuthCall, hashToken, randomToken } from '../protocol/auth-call.ts';
import type { DeviceValues } from '../protocol/device-values.ts';
import { confirmEvidence, type Evidence } from './evidence.ts';
import type { SessionCookies } from './session-cookies.ts';
import { type StoredSession, sessionsRepository } from './sessions.repository.ts';
import type { createDeletionUndo } from './undo-deletion.ts';

/** A session opened or changed inside a transaction; its token is signed after the commit. */
export interface OpenedSession {
  readonly session: Pick<StoredSession, 'id' | 'userId' | 'aal' | 'amr'>;
  readonly user: WholeUser;
  readonly refreshToken: string;
  readonly cookies: readonly string[];
}

/** What a session needs that does not depend on the person; made by `prepare`. */
export interface PreparedSession {
  readonly id: string;
  readonly refreshToken: string;
  /** The half of the refresh token that a cookie of our own pages keeps. */
  readonly half: string | undefined;
  readonly device: string | undefined;
  /** How the three are stored. */
  readonly hashes: { readonly token: Buffer; readonly cookie: Buffer | null; readonly device: Buffer | null };
  /** The cookies to expire; never rejects unheard. */
  readonly gone: Promise<readonly string[]>;
}

/** Whose session is to open, how it says they signed in, and what they proved it by. */
export interface Opening {
  readonly userId: string;
  readonly method: AuthMethod;
  readonly evidence: Evidence;
  /** Where there was time before the transaction. */
  readonly prepared?: PreparedSession;
}

interface OpeningDependencies {
  readonly accounts: Pick<AccountRecords, 'noteLanguage'>;
  readonly mails: AuthMails;
  readonly cookies: SessionCookies;
  readonly devices: Pick<DeviceValues, 'make'>;
  readonly undoDeletion: ReturnType<typeof createDeletionUndo>;
}

/**
 * The one place where a session opens. It locks the account, checks the evidence again, and writes everything in the same
 * transaction: acts that end sessions lock the account too, so each of them either changed the evidence or ends this
 * session.
 */
export function createOpening({ accounts, mails, cookies, devices, undoDeletion }: OpeningDependencies) {
  /** Makes what `open` does not need the account's lock for, so that nothing waits for it under the lock. */
  const prepare = (sql: Sql | Tx, method: AuthMethod, call: AuthCall): PreparedSession => {
    const gone = call.isOwnPage ? cookies.expireGone(sql, call) : Promise.resolve([]);
    gone.catch(() => undefined);
    const refreshToken = randomToken();
    const half = call.isOwnPage ? randomToken() : undefined;
    const device = call.isOwnPage && method !== 'anonymous' ? (call.device ?? devices.make()) : undefined;
    const hashes = {
      token: hashToken(refreshToken),
      cookie: half === undefined ? null : hashToken(half),
      device: device === undefined ? null : hashToken(device),
    };
    return { id: randomUUID(), refreshToken, half, device, hashes, gone };
  };

  /** Opens a session for a person who proved who they are. Throws what the proof's check throws, and user_banned. */
  const open = async (
    tx: Tx,
    { userId, method, evidence, prepared }: Opening,
    call: AuthCall,
  ): Promise<OpenedSession> => {
    const { now } = call;
    // The first statements lock the person and read them; everything below travels right behind.
    const confirming = confirmEvidence(tx, userId, evidence, now);
    const { id, refreshToken, half, device, hashes, gone } = prepared ?? prepare(tx, method, call);
    const session = {
      id,
      userId,
      aal: 'aal1' as const,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      cookieHash: hashes.cookie,
      deviceHash: hashes.device,
    };
    const writing = Promise.all([
      sessionsRepository.insert(tx, session, { tokenHash: hashes.token, method }, call),
      call.language && accounts.noteLanguage(tx, userId, call.language),
    ]);
    const undoing = undoDeletion(tx, { userId, sessionId: id, read: () => confirming.then(returningPerson) }, call);
    // Where the evidence does not hold, its refusal is the answer, and what was written goes with the transaction.
    for (const behind of [writing, undoing]) behind.catch(() => undefined);
    const user = await confirming;
    const [undoneCookies, [isNewDevice], goneCookies] = await Promise.all([undoing, writing, gone]);
    // In the language that was just noted.
    if (isNewDevice) await mails.newDevice(tx, user, call);
    return {
      session,
      user: { ...user, lastSignInAt: now },
      refreshToken,
      cookies: [
        ...(half === undefined ? [] : [cookies.forSession(id, half)]),
        ...(device === undefined ? [] : [cookies.forDevice(device)]),
        ...undoneCookies,
        ...goneCookies,
      ],
    };
  };
  return { prepare, open };
}

/** Who signs in, as features see them. */
function returningPerson(user: WholeUser): { email: string; isComplete: boolean } | undefined {
  return user.email === null ? undefined : { email: user.email, isComplete: !needsSecondFactor(user) };
}
