import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { Counted } from './limits/limits.ts';
import type { MailRequests } from './mail-requests/mail-requests.service.ts';
import { readPasswordTry } from './password-try.repository.ts';
import { verifyPassword } from './passwords.ts';
import { type AuthCall, deviceSubject, hashToken } from './protocol/auth-call.ts';
import { findEmail } from './protocol/body.ts';
import type { Opening, UnchangedOpening } from './sessions/open-session.ts';
import type { IssuedSession } from './sessions/sessions.service.ts';
import { type StoredPassword, type UserVersion, usersRepository } from './users/users.repository.ts';

/** What to compare with, and what the try was counted for. */
interface CountedTry {
  readonly found: StoredPassword | undefined;
  /** Reads the same person whole, where the browser signed in to their account before. */
  readonly readUser?: () => UserVersion;
  readonly counted: Counted;
}

/**
 * Signs in with address and password. One answer, after the same statements and one hash computation, for every way to be
 * wrong (the audit trail hears of it afterwards); only who knows the password learns that the address is not confirmed.
 * Each try is counted before it is made and given back when it was right. What was compared is checked again when the
 * session opens: hashing takes its time, and the password may have changed meanwhile. A device that signed in before has
 * a count of its own, so strangers cannot lock the owner out.
 */
export function createPasswordGrant(context: AuthContext, requests: Pick<MailRequests, 'noteFailedSignIn'>) {
  const { database, limits, sessions } = context;

  /** Looks up what the password is compared with and counts the try: for a browser known to the account by itself. */
  const countTry = async (email: string | undefined, account: string, call: AuthCall): Promise<CountedTry> => {
    const { device, now } = call;
    let found: StoredPassword | undefined;
    if (email !== undefined && device !== undefined) {
      const subject = deviceSubject(device, email);
      const use = limits.plan('sign-in.device', subject, now);
      const tried = await readPasswordTry(database.system, { email, deviceHash: hashToken(device), use });
      if (tried?.count) use?.assertAllowed(tried.count);
      found = tried?.found;
      if (tried?.isKnownDevice) return { found, readUser: tried.readUser, counted: [['sign-in.device', subject]] };
    } else if (email !== undefined) found = await usersRepository.findPassword(database.system, email);
    const counted = [
      ['sign-in.address', call.address],
      ['sign-in.account', account],
    ] as const;
    for (const [limit, subject] of counted) await limits.consume(limit, subject, now);
    return { found, counted };
  };

  /** Opens the session of somebody whose password was right. */
  const open = async (opening: Opening, call: AuthCall): Promise<IssuedSession> => {
    const { issuing } = await database.asSystem(async (tx) => {
      const opened = await sessions.open(tx, opening, call);
      // While the transaction is committed; if that fails, nobody gets the token.
      const issuing = sessions.issue(opened, call.now);
      issuing.catch(() => undefined);
      return { issuing };
    });
    return issuing;
  };

  /** The same for somebody who was read with their password; undefined where they changed since. */
  const openUnchanged = async <Answer>(
    { signing, ...opening }: UnchangedOpening & { readonly signing: Promise<string> },
    call: AuthCall,
    answer: (session: IssuedSession) => Answer,
  ): Promise<{ readonly answered: Answer } | undefined> => {
    const { opened, isWritten } = await sessions.openUnchanged(database.system, opening, call);
    // Made while the session is written. Whatever was not written, nobody gets the token of.
    const answered = answer(await sessions.issue(opened, call.now, signing));
    return (await isWritten) ? { answered } : undefined;
  };

  /** Answers by `answer`, which may be asked before the session is open: what it makes is given out when it is. */
  return async <Answer>(
    sentEmail: string,
    password: string,
    call: AuthCall,
    answer: (session: IssuedSession) => Answer,
  ): Promise<Answer> => {
    const email = findEmail(sentEmail);
    const { found, readUser, counted } = await countTry(email, email ?? sentEmail.slice(0, 300), call);

    const checking = verifyPassword(found?.passwordHash, password);
    // What a right password needs, and no more: both use the same caches.
    const prepared = sessions.prepare('password', call);
    const givenBack = limits.keysOf(counted);
    const user = readUser?.();
    const signing = user && sessions.signAhead(user, { prepared, method: 'password' }, call.now);
    signing?.catch(() => undefined);
    const [isRight, isPlain] = await Promise.all([checking, user && sessions.isPlain(user.id)]);
    if (!isRight && email !== undefined) await requests.noteFailedSignIn(email, call);
    if (!isRight || email === undefined || !found?.passwordHash) throw new AuthError('invalid_credentials');
    const { id: userId, passwordHash, generation } = found;
    const evidence = { kind: 'password', email, passwordHash, generation } as const;
    const opening = { userId, method: 'password', evidence, prepared } as const;
    let stillCounted = counted;
    try {
      if (user && signing && isPlain) {
        const opened = await openUnchanged({ ...opening, user, givenBack, signing }, call, answer);
        if (opened) return opened.answered;
        stillCounted = [];
      }
      return answer(await open({ ...opening, givenBack: limits.keysOf(stillCounted) }, call));
    } catch (error) {
      // The password was right all the same.
      if (error instanceof AuthError)
        for (const [limit, subject] of stillCounted) await limits.giveBack(limit, subject);
      throw error;
    }
  };
}
