import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { singleLineText } from '#shared/text-schema.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { WholeUser } from './auth-user.ts';
import { createEmailProofs } from './email-proofs.ts';
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
export function createSignUpService(context: AuthContext) {
  const { database, settings, sessions, users, mails } = context;
  const proofs = createEmailProofs(context);

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
   * Confirmed by mail: new and taken addresses get the same answer for the same work, one hash. Somebody who signs up
   * again before confirming gets a new mail; with another password none counts any more until the mail was read, since
   * either of the two may be a stranger's.
   */
  const signUpByMail = async (input: SignUp, call: AuthCall): Promise<SignUpOutcome> => {
    const existing = await usersRepository.findByEmail(database.system, input.email);
    const isUnconfirmed = existing !== undefined && existing.emailConfirmedAt === null;
    const isSame = existing ? await verifyPassword(existing.passwordHash, input.password) : false;
    const passwordHash = existing ? null : await hashPassword(input.password);
    return database.asSystem(async (tx): Promise<SignUpOutcome> => {
      const person = {
        email: input.email,
        passwordHash,
        userMetadata: input.userMetadata,
        emailConfirmedAt: null,
        language: call.language,
      };
      const made = existing ? undefined : await users.create(tx, person, call.now);
      const user = made ?? (await usersRepository.findByEmail(tx, input.email))!;
      if (made) await recordAudit(tx, call, { userId: made.id, event: 'signed_up' });
      if (!made && !isUnconfirmed) {
        if (user.emailConfirmedAt !== null) await mails.signUpRepeated(tx, input.email, user, call.now);
        return { user: pretended(input, call.now) };
      }
      if (!made && !isSame && user.passwordHash !== null)
        await usersRepository.update(tx, user.id, { passwordHash: null }, call.now);
      const { redirectTo, codeChallenge } = input;
      await proofs.send(tx, user, { purpose: 'signup', redirectTo, codeChallenge }, call.now);
      // The database keeps keys in an order of its own, which would tell the two apart.
      const { userMetadata } = input;
      return {
        user: made ? { ...(await usersRepository.find(tx, made.id))!, userMetadata } : pretended(input, call.now),
      };
    });
  };

  /** What a new person's answer looks like, to the last field: a person nobody is, made of what the caller sent. */
  const pretended = ({ email, userMetadata }: SignUp, now: Date): WholeUser => {
    const id = randomUUID();
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
