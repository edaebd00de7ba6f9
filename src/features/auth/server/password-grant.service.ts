import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { verifyPassword } from './passwords.ts';
import { type AuthCall, hashToken } from './protocol/auth-call.ts';
import { findEmail } from './protocol/body.ts';
import type { IssuedSession } from './sessions/sessions.service.ts';
import { usersRepository } from './users/users.repository.ts';

/**
 * Signs in with address and password. One answer, and one hash computation, for every way to be wrong; only who knows
 * the password learns that the address is not confirmed. Each try is counted before it is made and given back when it
 * was right. A device that signed in before has a count of its own, so strangers cannot lock the owner out.
 */
export function createPasswordGrant(context: AuthContext) {
  const { database, limits, sessions } = context;

  return async (sentEmail: string, password: string, call: AuthCall): Promise<IssuedSession> => {
    const email = findEmail(sentEmail);
    const user = email === undefined ? undefined : await usersRepository.findByEmail(database.system, email);
    const isKnownDevice = user !== undefined && (await sessions.isKnownDevice(user.id, call));
    const counted = isKnownDevice
      ? ([['sign-in.device', `${user.id}|${hashToken(call.device!).toString('hex')}`]] as const)
      : ([
          ['sign-in.address', call.address],
          ['sign-in.account', email ?? sentEmail.slice(0, 300)],
        ] as const);
    for (const [limit, subject] of counted) await limits.consume(limit, subject, call.now);

    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      if (user) await database.asSystem((tx) => recordAudit(tx, call, { userId: user.id, event: 'sign_in_failed' }));
      throw new AuthError('invalid_credentials');
    }
    for (const [limit, subject] of counted) await limits.giveBack(limit, subject);
    if (user.bannedUntil && user.bannedUntil > call.now) throw new AuthError('user_banned');
    if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
    return sessions.start(user, 'password', call);
  };
}
