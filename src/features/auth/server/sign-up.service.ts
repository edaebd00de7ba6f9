import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { singleLineText } from '#shared/text-schema.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { WholeUser } from './auth-user.ts';
import type { MailRequests } from './mail-requests/mail-requests.service.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { IssuedSession } from './sessions/sessions.service.ts';
import { isSmallMetadata } from './users/metadata.ts';
import { usersRepository } from './users/users.repository.ts';

/** What a person may say of themselves: a small object; the name we show is one line. */
export const userMetadataSchema = z
  .looseObject({ full_name: singleLineText(120).optional() })
  .refine(isSmallMetadata, 'is too large');

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
}

type SignUpOutcome = { readonly session: IssuedSession } | { readonly user: WholeUser };

/** Signing up, confirmed at once or by mail. */
export function createSignUpService(context: AuthContext, requests: Pick<MailRequests, 'ask'>) {
  const { database, settings, sessions, users } = context;

  /** Confirmed at once: the account, its first workspace and a session, all or nothing. */
  const signUpAtOnce = async (input: SignUp, call: AuthCall): Promise<SignUpOutcome> => {
    const passwordHash = await hashPassword(input.password);
    const opened = await database.asSystem(async (tx) => {
      const person = {
        email: input.email,
        passwordHash,
        userMetadata: input.userMetadata,
        emailConfirmedAt: call.now,
        language: call.language,
      };
      const user = await users.create(tx, person, call.now);
      if (!user) throw new AuthError('user_already_exists');
      await recordAudit(tx, call, { userId: user.id, event: 'signed_up' });
      return sessions.open(tx, { userId: user.id, method: 'password', evidence: { kind: 'sign-up' } }, call);
    });
    return { session: await sessions.issue(opened, call.now) };
  };

  /**
   * Confirmed by mail: every address gets the same answer after the same statements and one hash. The account, or the
   * mail that there is one already, is made afterwards.
   */
  const signUpByMail = async (input: SignUp, call: AuthCall): Promise<SignUpOutcome> => {
    const { email, password, userMetadata, redirectTo, codeChallenge } = input;
    const found = await usersRepository.findPassword(database.system, email);
    const hashOfFound = async (): Promise<string | null> =>
      found && (await verifyPassword(found.passwordHash, password)) ? found.passwordHash : null;
    const passwordHash = found ? await hashOfFound() : await hashPassword(password);
    const id = randomUUID();
    const request = { id, kind: 'sign_up', email, passwordHash, newPerson: userMetadata } as const;
    await requests.ask({ ...request, redirectTo, codeChallenge }, call);
    return { user: newcomer(id, input, call.now) };
  };

  /** What a new person looks like, to the last field, made of what the caller sent; nobody may ever become them. */
  const newcomer = (id: string, { email, userMetadata }: SignUp, now: Date): WholeUser => {
    const times = { createdAt: now, updatedAt: now };
    const identityData = { sub: id, email, email_verified: false, phone_verified: false };
    return {
      id,
      email,
      passwordHash: null,
      userMetadata,
      appMetadata: {},
      isAnonymous: false,
      emailConfirmedAt: null,
      newEmail: null,
      invitedAt: null,
      confirmationSentAt: now,
      recoverySentAt: null,
      reauthenticationSentAt: null,
      emailChangeSentAt: null,
      bannedUntil: null,
      lastSignInAt: null,
      factors: [],
      identities: [
        { id: randomUUID(), userId: id, provider: 'email', providerId: id, identityData, lastSignInAt: now, ...times },
      ],
      ...times,
    };
  };

  return {
    signUp: (input: SignUp, call: AuthCall): Promise<SignUpOutcome> =>
      settings.confirmsEmail ? signUpByMail(input, call) : signUpAtOnce(input, call),

    /** Somebody without an address: a session that opens the protocol, not the platform. */
    async signUpAnonymously(userMetadata: Readonly<Record<string, unknown>>, call: AuthCall): Promise<IssuedSession> {
      const opened = await database.asSystem(async (tx) => {
        const person = { email: null, passwordHash: null, userMetadata, isAnonymous: true, emailConfirmedAt: null };
        const { id: userId } = (await users.create(tx, person, call.now))!;
        return sessions.open(tx, { userId, method: 'anonymous', evidence: { kind: 'anonymous' } }, call);
      });
      return sessions.issue(opened, call.now);
    },
  };
}
