import { recordAudit } from '#features/auth/server/audit/audit.repository.ts';
import type { AuthContext } from '#features/auth/server/auth-context.ts';
import type { AuthCall } from '#features/auth/server/protocol/auth-call.ts';

/** The password of everybody that tests make. */
export const knownPassword = 'correct horse battery';

/** What `hashPassword` made of it, once: making it again costs more than all the rest of a sign-up. */
export const knownHash =
  '$argon2id$v=19$m=19456,t=2,p=1$L3CZzn3GPSdqSsna9Ms65Q$JXX3CoeDod9fVL7huftrCFIIotqtEk8wwbiZp5buFFM';

/**
 * Makes a person with a confirmed address, their account and an open session, as `POST /signup` does, without the hash,
 * the limits and HTTP: for tests in which signing up is not the subject. `mint-person.api.test.ts` compares every row
 * with those of somebody who really signed up.
 */
export async function mintPerson(
  { database, users, sessions }: Pick<AuthContext, 'database' | 'users' | 'sessions'>,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<{ readonly userId: string; readonly accessToken: string; readonly refreshToken: string }> {
  const url = new URL('http://localhost:18400/auth/v1/signup');
  const call: AuthCall = {
    request: new Request(url, { method: 'POST' }),
    url,
    now,
    requestId: 'req_minted',
    address: 'in-process',
    userAgent: '',
    language: undefined,
    params: {},
    isOwnPage: false,
    device: undefined,
  };
  const opened = await database.asSystem(async (tx) => {
    const person = {
      email,
      passwordHash: knownHash,
      userMetadata: { full_name: name },
      emailConfirmedAt: now,
      language: call.language,
    };
    const made = await users.create(tx, person, now);
    if (!made) throw new Error(`${email} is taken`);
    await recordAudit(tx, call, { userId: made.id, event: 'signed_up' });
    return sessions.open(tx, { userId: made.id, method: 'password', evidence: { kind: 'sign-up' } }, call);
  });
  const { accessToken, refreshToken } = await sessions.issue(opened, now);
  return { userId: opened.user.id, accessToken, refreshToken };
}
