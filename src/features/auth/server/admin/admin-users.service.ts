import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { WholeUser } from '../auth-user.ts';
import { hashPassword } from '../passwords.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { usersRepository } from '../users/users.repository.ts';
import { adminUsersRepository } from './admin.repository.ts';
import type { UserPage } from './user-pages.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** What an administrator says of a person; undefined leaves a field as it is. */
export interface AdminUserInput {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly userMetadata: Metadata | undefined;
  readonly appMetadata: Metadata | undefined;
  /** True confirms the address; nothing takes a confirmation back. */
  readonly isEmailConfirmed: boolean;
  /** Null lifts a ban. */
  readonly bannedUntil: Date | null | undefined;
}

/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

/** People, as an administrator sees and changes them. */
export function createAdminUsers(context: AuthContext) {
  const { accounts, database, settings, sessions, oneTime, users, mails, log } = context;

  const hashNew = async (password: string | undefined): Promise<string | undefined> => {
    if (password === undefined) return undefined;
    if (password.length < settings.minPasswordLength)
      throw new AuthError('weak_password', { value: settings.minPasswordLength });
    return hashPassword(password);
  };

  const getLocked = async (tx: Tx, userId: string): Promise<WholeUser> => {
    const user = await usersRepository.findLocked(tx, userId);
    if (!user) throw new AuthError('user_not_found');
    return user;
  };

  /** The old password opens nothing any more: neither a session, nor a code or link, nor a change under way. */
  const setPassword = async (tx: Tx, user: WholeUser, passwordHash: string, call: AuthCall): Promise<void> => {
    await usersRepository.update(tx, user.id, { passwordHash, newEmail: null }, call.now);
    await oneTime.voidAll(tx, user.id);
    await sessions.endAll(tx, user.id, { reason: 'operator' }, call.now);
    await sessions.forgetDevices(tx, user.id);
    await mails.passwordChanged(tx, user, call);
  };

  /** The address holds at once. Whatever was sent to the one before is void, and the one before is told. */
  const setEmail = async (tx: Tx, user: WholeUser, email: string, call: AuthCall): Promise<void> => {
    const holder = await usersRepository.findByEmail(tx, email);
    if (holder) throw new AuthError('email_exists');
    const change = { email, newEmail: null, isAnonymous: false };
    await usersRepository.update(tx, user.id, change, call.now).catch((error: { code?: string }) => {
      throw error.code === uniqueViolation ? new AuthError('email_exists') : error;
    });
    await oneTime.voidAll(tx, user.id);
    const person = { id: user.id, email, emailConfirmedAt: user.emailConfirmedAt };
    await users.ensureEmailIdentity(tx, person, call.now);
    const data = { email, email_verified: user.emailConfirmedAt !== null };
    await adminUsersRepository.setEmailIdentity(tx, user.id, data, call.now);
    await accounts.setEmail(tx, user.id, email);
    await users.ensureAccount(tx, { ...user, ...change }, call.now);
    if (user.email !== null) await mails.emailChanged(tx, user, { from: user.email, to: email }, call);
  };

  const confirmEmail = async (tx: Tx, user: WholeUser, email: string, call: AuthCall): Promise<void> => {
    await usersRepository.update(tx, user.id, { emailConfirmedAt: call.now }, call.now);
    await adminUsersRepository.setEmailIdentity(tx, user.id, { email, email_verified: true }, call.now);
  };

  const setMetadata = async (tx: Tx, user: WholeUser, added: Metadata, call: AuthCall): Promise<void> => {
    const userMetadata = mergeMetadata('user_metadata', user.userMetadata, added);
    await usersRepository.update(tx, user.id, { userMetadata }, call.now);
    if ('full_name' in added) await accounts.setName(tx, user.id, String(userMetadata.full_name ?? ''));
  };

  return {
    /** A page of people, newest first, and how many there are. */
    list({ page, perPage }: UserPage): Promise<{ users: readonly WholeUser[]; total: number }> {
      return usersRepository.list(database.system, { offset: (page - 1) * perPage, limit: perPage });
    },

    /** Throws user_not_found. */
    async get(userId: string): Promise<WholeUser> {
      const user = await usersRepository.find(database.system, userId);
      if (!user) throw new AuthError('user_not_found');
      return user;
    },

    /**
     * Makes a person, whether or not sign-up is open. No mail is sent. Throws email_exists, user_already_exists for a
     * taken id, and weak_password.
     */
    async create(
      input: AdminUserInput & { email: string; id: string | undefined },
      call: AuthCall,
    ): Promise<WholeUser> {
      const passwordHash = (await hashNew(input.password)) ?? null;
      return database.asSystem(async (tx) => {
        const isIdTaken = async (): Promise<boolean> =>
          input.id !== undefined && (await usersRepository.find(tx, input.id)) !== undefined;
        if (await isIdTaken()) throw new AuthError('user_already_exists');
        const person = {
          ...(input.id !== undefined && { id: input.id }),
          email: input.email,
          passwordHash,
          userMetadata: mergeMetadata('user_metadata', {}, input.userMetadata ?? {}),
          appMetadata: mergeMetadata('app_metadata', {}, input.appMetadata ?? {}),
          emailConfirmedAt: input.isEmailConfirmed ? call.now : null,
        };
        const user = await users.create(tx, person, call.now);
        // Somebody may have taken the id since.
        if (!user) throw new AuthError((await isIdTaken()) ? 'user_already_exists' : 'email_exists');
        if (input.bannedUntil) await usersRepository.update(tx, user.id, { bannedUntil: input.bannedUntil }, call.now);
        const detail = { changed: 'account' };
        await recordAudit(tx, call, { userId: user.id, event: 'changed_by_administrator', detail });
        return (await usersRepository.find(tx, user.id))!;
      });
    },

    /**
     * Changes a person, everything or nothing. A new password and a ban end every session at once. Throws user_not_found,
     * email_exists, weak_password and validation_failed.
     */
    async update(userId: string, input: AdminUserInput, call: AuthCall): Promise<WholeUser> {
      const passwordHash = await hashNew(input.password);
      return database.asSystem(async (tx) => {
        const user = await getLocked(tx, userId);
        const changed: string[] = [];
        if (input.email !== undefined && input.email !== user.email) {
          await setEmail(tx, user, input.email, call);
          changed.push('email');
        }
        const email = input.email ?? user.email;
        if (input.isEmailConfirmed && user.emailConfirmedAt === null) {
          if (email === null) throw new AuthError('validation_failed', { message: 'There is no address to confirm' });
          await confirmEmail(tx, user, email, call);
          changed.push('email_confirm');
        }
        if (passwordHash !== undefined) {
          if (email === null)
            throw new AuthError('validation_failed', { message: 'A user without an address has no password' });
          await setPassword(tx, { ...user, email }, passwordHash, call);
          changed.push('password');
        }
        if (input.userMetadata) {
          await setMetadata(tx, user, input.userMetadata, call);
          changed.push('user_metadata');
        }
        if (input.appMetadata) {
          const appMetadata = mergeMetadata('app_metadata', user.appMetadata, input.appMetadata);
          await usersRepository.update(tx, user.id, { appMetadata }, call.now);
          changed.push('app_metadata');
        }
        if (input.bannedUntil !== undefined) {
          await usersRepository.update(tx, user.id, { bannedUntil: input.bannedUntil }, call.now);
          if (input.bannedUntil) await sessions.endAll(tx, user.id, { reason: 'operator' }, call.now);
          changed.push(input.bannedUntil ? 'ban' : 'ban_lifted');
        }
        if (changed.length > 0) {
          const detail = { changed: changed.join(', ') };
          await recordAudit(tx, call, { userId, event: 'changed_by_administrator', detail });
        }
        return (await usersRepository.find(tx, userId))!;
      });
    },

    /**
     * Deletes a person with everything that is theirs. Their sessions are over whatever comes of the rest, which waits for
     * what the account pays for to be ended. Throws user_not_found.
     */
    async delete(userId: string, call: AuthCall): Promise<void> {
      await database.asSystem(async (tx) => {
        await getLocked(tx, userId);
        await sessions.endAll(tx, userId, { reason: 'user-deleted' }, call.now);
      });
      await context.deleteAccount?.(userId, call.now).catch(async (error: unknown) => {
        // Until then somebody may have signed in again; from then on nobody does.
        await database.asSystem((tx) => sessions.endAll(tx, userId, { reason: 'user-deleted' }, call.now));
        throw error;
      });
      // Somebody anonymous has no account, only this.
      await database.asSystem((tx) => usersRepository.delete(tx, userId));
      log.info({ requestId: call.requestId }, 'an administrator deleted a person');
    },
  };
}
