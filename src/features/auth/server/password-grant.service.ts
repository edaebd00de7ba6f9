import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { LimitName } from './limits/limits.ts';
import type { MailRequests } from './mail-requests/mail-requests.service.ts';
import { readPasswordTry } from './password-try.repository.ts';
import { verifyPassword } from './passwords.ts';
import { type AuthCall, deviceSubject, hashToken } from './protocol/auth-call.ts';
import { findEmail } from './protocol/body.ts';
import type { Opening } from './sessions/open-session.ts';
import type { IssuedSession } from './sessions/sessions.service.ts';
import { type StoredPassword, type UserVersion, usersRepository } from './users/users.repository.ts';

type Counted = readonly (readonly [LimitName, string])[];

/** What to compare with, and what the try is counted for. */
interface CountedTry {
  readonly found: StoredPassword | undefined;
  readonly isKnownDevice: boolean;
  readonly counted: Counted;
  /** Rejects where the try was one too many. */
  readonly counting: Promise<void>;
}

/**
 * Signs in with address and password. One answer, after the same statements and one hash computation, for every way to be
 * wrong (the audit trail hears of it afterwards); only who knows the password learns that the address is not confirmed.
 * Each try is counted before it is answered and given back when it was right. What was compared is checked again when the
 * session opens: hashing takes its time, and the password may have changed meanwhile. A device that signed in before has
 * a count of its own, so strangers cannot lock the owner out; for it, all that can be done while the password is hashed is.
 */
export function createPasswordGrant(context: AuthContext, requests: Pick<MailRequests, 'noteFailedSignIn'>) {
  const { database, limits, sessions } = context;

  /**
   * Looks up what the password is compared with and counts the try. A known browser has a count by itself, which is looked
   * at before the password is hashed and goes up meanwhile: of many at once all are hashed, and as many answered as may be.
   */
  const countTry = async (email: string | undefined, account: string, call: AuthCall): Promise<CountedTry> => {
    const { device, now } = call;
    let found: StoredPassword | undefined;
    if (email !== undefined && device !== undefined) {
      const subject = deviceSubject(device, email);
      const use = limits.plan('sign-in.device', subject, now);
      const tried = await readPasswordTry(database.system, { email, deviceHash: hashToken(device), use });
      if (tried?.isKnownDevice) {
        if (tried.count) use?.assertAllowed({ ...tried.count, points: tried.count.points + 1 });
        const counting = limits.consume('sign-in.device', subject, now);
        return { found: tried, isKnownDevice: true, counted: [['sign-in.device', subject]], counting };
      }
      found = tried;
    } else if (email !== undefined) found = await usersRepository.findPassword(database.system, email);
    const counted = [
      ['sign-in.address', call.address],
      ['sign-in.account', account],
    ] as const;
    for (const [limit, subject] of counted) await limits.consume(limit, subject, now);
    return { found, isKnownDevice: false, counted, counting: Promise.resolve() };
  };

  const giveBack = (counted: Counted) =>
    Promise.all(counted.map(([limit, subject]) => limits.giveBack(limit, subject)));

  /** Opens the session of somebody whose password was right. */
  const open = async (opening: Opening, counted: Counted, call: AuthCall): Promise<IssuedSession> => {
    try {
      const { finishing } = await database.asSystem(async (tx) => {
        const opened = await sessions.open(tx, opening, call);
        // While the transaction is committed; if that fails, nobody gets the token.
        const finishing = Promise.all([sessions.issue(opened, call.now), giveBack(counted)]);
        finishing.catch(() => undefined);
        return { finishing };
      });
      const [issued] = await finishing;
      return issued;
    } catch (error) {
      // The password was right all the same.
      if (error instanceof AuthError) await giveBack(counted);
      throw error;
    }
  };

  /** The same for somebody who was read while the password was hashed; undefined where they changed since. */
  const openUnchanged = async (
    opening: Required<Opening>,
    { user, counted }: { readonly user: UserVersion; readonly counted: Counted },
    call: AuthCall,
  ): Promise<IssuedSession | undefined> => {
    const givingBack = giveBack(counted);
    givingBack.catch(() => undefined);
    try {
      const { opened, isWritten } = await sessions.openUnchanged(database.system, { ...opening, user }, call);
      // Whatever was not written, nobody gets the token of.
      const [issued, isOpen] = await Promise.all([sessions.issue(opened, call.now), isWritten]);
      return isOpen ? issued : undefined;
    } finally {
      await givingBack;
    }
  };

  return async (sentEmail: string, password: string, call: AuthCall): Promise<IssuedSession> => {
    const email = findEmail(sentEmail);
    const { found, isKnownDevice, counted, counting } = await countTry(email, email ?? sentEmail.slice(0, 300), call);

    const checking = verifyPassword(found?.passwordHash, password);
    // What a right password needs is made and read while it is hashed.
    const prepared = sessions.prepare(database.system, 'password', call);
    const reading = isKnownDevice && found ? sessions.readUnlocked(database.system, found.id) : undefined;
    const [isRight, user] = await Promise.all([checking, reading, counting]);
    if (!isRight && email !== undefined) await requests.noteFailedSignIn(email, call);
    if (!isRight || email === undefined || !found?.passwordHash) throw new AuthError('invalid_credentials');
    const { id: userId, passwordHash, generation } = found;
    const evidence = { kind: 'password', email, passwordHash, generation } as const;
    const opening = { userId, method: 'password', evidence, prepared } as const;
    const issued = user && (await openUnchanged(opening, { user, counted }, call));
    return issued ?? (await open(opening, user ? [] : counted, call));
  };
}
