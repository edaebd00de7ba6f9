import { randomUUID } from 'node:crypto';
import type { AccountRecords } from '#server/account-records.ts';
import { type Sql, statementsSent, type Tx } from '#server/db/connect.ts';
import { type AuthMethod, needsSecondFactor, type WholeUser } from '../auth-user.ts';
import type { AuthMails } from '../mails/auth-mails.ts';
import { type AuthCall, hashToken, randomToken } from '../protocol/auth-call.ts';
import type { DeviceValues } from '../protocol/device-values.ts';
import type { UserVersion } from '../users/users.repository.ts';
import { assertHolds, confirmEvidence, type Evidence } from './evidence.ts';
import type { SessionCookies } from './session-cookies.ts';
import { type StoredSession, sessionsRepository } from './sessions.repository.ts';
import type { createDeletionUndo, PlannedDeletions } from './undo-deletion.ts';

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
}

/** Whose session is to open, how it says they signed in, and what they proved it by. */
export interface Opening {
  readonly userId: string;
  readonly method: AuthMethod;
  readonly evidence: Evidence;
  /** Where there was time before the transaction. */
  readonly prepared?: PreparedSession;
  /** Keys of limits that a use is taken back from as the session is written. */
  readonly givenBack?: readonly string[];
}

/** The same for somebody who was read without a lock. */
export interface UnchangedOpening extends Omit<Required<Opening>, 'userId'> {
  readonly user: UserVersion;
}

interface OpeningDependencies {
  readonly accounts: Pick<AccountRecords, 'noteLanguage'>;
  readonly mails: AuthMails;
  readonly cookies: SessionCookies;
  readonly devices: Pick<DeviceValues, 'make'>;
  readonly deletions: PlannedDeletions | undefined;
  readonly undoDeletion: ReturnType<typeof createDeletionUndo>;
}

/**
 * The one place where a session opens. What a sign-in was let through for is checked again as the session is written: under
 * the account's lock (`open`), or by writing only while the account is the one that was checked (`openUnchanged`). Acts that
 * end sessions lock the account and write to it, so each of them either changed what was checked or ends this session.
 */
export function createOpening(dependencies: OpeningDependencies) {
  const { accounts, mails, cookies, devices, deletions, undoDeletion } = dependencies;

  /** Makes what `open` does not need the account's lock for, so that nothing waits for it under the lock. */
  const prepare = (method: AuthMethod, call: AuthCall): PreparedSession => {
    const refreshToken = randomToken();
    const half = call.isOwnPage ? randomToken() : undefined;
    const device = call.isOwnPage && method !== 'anonymous' ? (call.device ?? devices.make()) : undefined;
    const hashes = {
      token: hashToken(refreshToken),
      cookie: half === undefined ? null : hashToken(half),
      device: device === undefined ? null : hashToken(device),
    };
    return { id: randomUUID(), refreshToken, half, device, hashes };
  };

  const toOpened = (
    session: OpenedSession['session'],
    user: WholeUser,
    { made, more, call }: { readonly made: PreparedSession; readonly more: readonly string[]; readonly call: AuthCall },
  ): OpenedSession => ({
    session,
    user: { ...user, lastSignInAt: call.now },
    refreshToken: made.refreshToken,
    cookies: [
      ...(made.half === undefined ? [] : [cookies.forSession(session.id, made.half)]),
      ...(made.device === undefined ? [] : [cookies.forDevice(made.device)]),
      ...more,
    ],
  });

  /** What is written beside the session itself: the language, and which cookies may go. */
  const writeBeside = async (sql: Sql | Tx, userId: string, call: AuthCall): Promise<readonly string[]> => {
    const [gone] = await Promise.all([
      call.isOwnPage ? cookies.expireGone(sql, call) : [],
      call.language && accounts.noteLanguage(sql, userId, call.language),
    ]);
    return gone;
  };

  /** Opens a session for a person who proved who they are. Throws what the proof's check throws, and user_banned. */
  const open = async (
    tx: Tx,
    { userId, method, evidence, prepared, givenBack = [] }: Opening,
    call: AuthCall,
  ): Promise<OpenedSession> => {
    const { now } = call;
    // The first statements lock the person and read them; everything below travels right behind.
    const confirming = confirmEvidence(tx, userId, evidence, now);
    const made = prepared ?? prepare(method, call);
    const session = sessionOf(made, { userId, method }, now);
    const writing = Promise.all([
      sessionsRepository.insert(tx, session, { tokenHash: made.hashes.token, method, givenBack }, call),
      writeBeside(tx, userId, call),
    ]);
    const read = () => confirming.then(returningPerson);
    const undoing = undoDeletion(tx, { userId, sessionId: session.id, read }, call);
    // Where the evidence does not hold, its refusal is the answer, and what was written goes with the transaction.
    for (const behind of [writing, undoing]) behind.catch(() => undefined);
    const user = await confirming;
    const [undoneCookies, [written, gone]] = await Promise.all([undoing, writing]);
    // In the language that was just noted.
    if (written?.isNewBesideOthers) await mails.newDevice(tx, user, call);
    return toOpened(session, user, { made, more: [...undoneCookies, ...gone], call });
  };

  /** Whether `openUnchanged` may open a session for somebody: `open` does more where a deletion is planned. */
  const isPlain = async (userId: string): Promise<boolean> => !(await deletions?.has(userId));

  /**
   * Opens a session in one statement, which also takes counted tries back, for somebody who was read after their proof was and
   * signs in with a browser that did before. Answers it while it is written; `isWritten` says false where they changed since
   * they were read: then `open` decides. Throws what the proof's check throws, and user_banned; then nothing was written.
   */
  const openUnchanged = async (
    sql: Sql,
    { user, method, evidence, prepared, givenBack }: UnchangedOpening,
    call: AuthCall,
  ): Promise<{ readonly opened: OpenedSession; readonly isWritten: Promise<boolean> }> => {
    await assertHolds(sql, user, evidence, call.now);
    const session = sessionOf(prepared, { userId: user.id, method }, call.now);
    const proof = { tokenHash: prepared.hashes.token, method, version: user.version, givenBack };
    const isWritten = sessionsRepository.insert(sql, session, proof, call).then((written) => written !== undefined);
    isWritten.catch(() => undefined);
    await statementsSent();
    const more = await writeBeside(sql, user.id, call);
    return { opened: toOpened(session, user, { made: prepared, more, call }), isWritten };
  };

  return { prepare, open, isPlain, openUnchanged };
}

/** Who signs in, as features see them. */
function returningPerson(user: WholeUser): { email: string; isComplete: boolean } | undefined {
  return user.email === null ? undefined : { email: user.email, isComplete: !needsSecondFactor(user) };
}

/** The session of somebody who signs in. */
export function sessionOf(made: PreparedSession, { userId, method }: Pick<Opening, 'userId' | 'method'>, now: Date) {
  return {
    id: made.id,
    userId,
    aal: 'aal1' as const,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    cookieHash: made.hashes.cookie,
    deviceHash: made.hashes.device,
  };
}
