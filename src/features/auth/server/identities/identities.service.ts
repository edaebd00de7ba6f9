import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import { needsSecondFactor, type WholeUser } from '../auth-user.ts';
import type { ProviderProfile } from '../oauth-profile.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { usersRepository } from '../users/users.repository.ts';
import { flowsRepository } from './flows.repository.ts';
import { identitiesRepository } from './identities.repository.ts';

/** The session somebody adds an identity from, and the level they asked with. */
export interface LinkingSession {
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
}

export type IdentitiesService = ReturnType<typeof createIdentitiesService>;

/** Whose an identity is: finding, making and joining people by what a provider says of them. */
export function createIdentitiesService(context: AuthContext) {
  const { accounts, settings, users, sessions, oneTime, mails } = context;

  const add = (tx: Tx, userId: string, profile: ProviderProfile, now: Date): Promise<boolean> =>
    usersRepository.insertIdentity(tx, {
      id: randomUUID(),
      userId,
      provider: profile.provider,
      providerId: profile.subject,
      identityData: profile.data,
      createdAt: now,
    });

  const assertNotBanned = (user: WholeUser, now: Date): void => {
    if (user.bannedUntil && user.bannedUntil > now) throw new AuthError('user_banned');
  };

  const noteLinked = async (tx: Tx, user: WholeUser, provider: string, call: AuthCall): Promise<void> => {
    await recordAudit(tx, call, { userId: user.id, event: 'identity_linked', detail: { provider } });
    await mails.identityLinked(tx, user, provider, call);
  };

  /** A provider's address counts only where the provider verified it. */
  const verifiedEmailOf = (profile: ProviderProfile): string => {
    if (profile.email === undefined || !profile.isEmailVerified)
      throw new AuthError('provider_email_needs_verification');
    return profile.email;
  };

  /**
   * An account that never showed that its address is its own may be a trap: somebody else's password, waiting for the
   * owner to come. Everything that was set before falls, and the account is the owner's.
   */
  const takeOver = async (tx: Tx, user: WholeUser, profile: ProviderProfile, call: AuthCall): Promise<WholeUser> => {
    const { now } = call;
    // An invited person's data is the inviter's word, not a stranger's.
    const kept = user.invitedAt ? user.userMetadata : {};
    await usersRepository.update(tx, user.id, { passwordHash: null, userMetadata: { ...profile.data, ...kept } }, now);
    await identitiesRepository.dropUnproven(tx, user.id);
    await accounts.setName(tx, user.id, String(kept.full_name ?? profile.fullName ?? ''));
    await oneTime.voidAll(tx, user.id);
    await sessions.endAll(tx, user.id, { reason: 'password-reset' }, now);
    await recordAudit(tx, call, { userId: user.id, event: 'email_confirmed' });
    return users.confirmEmail(tx, user, now);
  };

  /** Whose the identity is, locked: they may just be removing it. */
  const findOwner = async (tx: Tx, { provider, subject }: ProviderProfile): Promise<WholeUser | undefined> => {
    const found = await usersRepository.findByIdentity(tx, provider, subject);
    const owner = found && (await usersRepository.findLocked(tx, found.id));
    const isTheirs = owner?.identities.some((one) => one.provider === provider && one.providerId === subject);
    return isTheirs ? owner : undefined;
  };

  /** The person with the same address, joined with the identity; undefined when there is none. */
  const joinByEmail = async (
    tx: Tx,
    email: string,
    profile: ProviderProfile,
    call: AuthCall,
  ): Promise<WholeUser | undefined> => {
    const known = await usersRepository.findByEmail(tx, email);
    let user: WholeUser | undefined = known && (await usersRepository.findLocked(tx, known.id));
    if (user?.email !== email) return undefined;
    assertNotBanned(user, call.now);
    if (user.emailConfirmedAt === null) user = await takeOver(tx, user, profile, call);
    await add(tx, user.id, profile, call.now);
    await noteLinked(tx, user, profile.provider, call);
    return usersRepository.find(tx, user.id);
  };

  const signUp = async (
    tx: Tx,
    email: string,
    profile: ProviderProfile,
    call: AuthCall,
  ): Promise<WholeUser | undefined> => {
    if (!settings.isSignUpOpen) throw new AuthError('signup_disabled');
    const person = { email, passwordHash: null, userMetadata: profile.data, emailConfirmedAt: call.now };
    const user = await users.create(tx, { ...person, hasEmailIdentity: false }, call.now);
    if (!user) return undefined;
    await add(tx, user.id, profile, call.now);
    await recordAudit(tx, call, { userId: user.id, event: 'signed_up', detail: { provider: profile.provider } });
    return usersRepository.find(tx, user.id);
  };

  /** Throws what stands against adding an identity to a person who is signed in. */
  const assertLinkable = async (tx: Tx, user: WholeUser, profile: ProviderProfile): Promise<string> => {
    const owner = await usersRepository.findByIdentity(tx, profile.provider, profile.subject);
    if (owner?.id === user.id)
      throw new AuthError('identity_already_exists', { message: 'Identity is already linked' });
    if (owner) throw new AuthError('identity_already_exists');
    const email = verifiedEmailOf(profile);
    if (user.email !== null) return email;
    if (!settings.isSignUpOpen) throw new AuthError('signup_disabled');
    if (await usersRepository.findByEmail(tx, email)) throw new AuthError('email_exists');
    return email;
  };

  /**
   * The person an identity signs in, locked: its owner; else the owner of the same address, where both sides have verified
   * it; else somebody new. Throws provider_email_needs_verification, signup_disabled or user_banned.
   */
  const resolve = async (tx: Tx, profile: ProviderProfile, call: AuthCall): Promise<WholeUser> => {
    await identitiesRepository.lockSubject(tx, profile.provider, profile.subject);
    const owner = await findOwner(tx, profile);
    if (owner) {
      assertNotBanned(owner, call.now);
      const { provider, subject: providerId, data } = profile;
      await identitiesRepository.touch(tx, { provider, providerId, data }, call.now);
      return (await usersRepository.find(tx, owner.id))!;
    }
    const email = verifiedEmailOf(profile);
    const user =
      (await joinByEmail(tx, email, profile, call)) ??
      (await signUp(tx, email, profile, call)) ??
      // Somebody took the address between the two looks.
      (await joinByEmail(tx, email, profile, call));
    if (!user) throw new AuthError('unexpected_failure');
    return user;
  };

  return {
    assertLinkable,
    resolve,

    /** Opens a session for the person an identity signs in. Throws what `resolve` throws. */
    async signIn(tx: Tx, profile: ProviderProfile, call: AuthCall): Promise<OpenedSession> {
      const { id: userId } = await resolve(tx, profile, call);
      const evidence = { kind: 'identity', provider: profile.provider, providerId: profile.subject } as const;
      return sessions.open(tx, { userId, method: 'oauth', evidence }, call);
    },

    /** Adds an identity to a signed-in person; an anonymous one becomes permanent by it. */
    async link(tx: Tx, userId: string, profile: ProviderProfile, call: AuthCall): Promise<WholeUser> {
      await identitiesRepository.lockSubject(tx, profile.provider, profile.subject);
      let user: WholeUser | undefined = await usersRepository.findLocked(tx, userId);
      if (!user) throw new AuthError('session_not_found');
      assertNotBanned(user, call.now);
      const email = await assertLinkable(tx, user, profile);
      await add(tx, userId, profile, call.now);
      if (user.email === null) {
        const userMetadata = { ...profile.data, ...user.userMetadata };
        const change = { email, isAnonymous: false, emailConfirmedAt: call.now, userMetadata };
        await usersRepository.update(tx, userId, change, call.now);
        user = (await usersRepository.find(tx, userId))!;
        await users.ensureAccount(tx, user, call.now);
      }
      await noteLinked(tx, user, profile.provider, call);
      return (await usersRepository.find(tx, userId))!;
    },

    /**
     * Continues the session an identity was linked from, at the level of the request: adding a way to sign in is not a new
     * sign-in. Throws session_not_found if the session has ended meanwhile, insufficient_aal if the level is too low.
     */
    async continueSession(
      tx: Tx,
      user: WholeUser,
      { sessionId, aal }: LinkingSession,
      call: AuthCall,
    ): Promise<OpenedSession> {
      if (needsSecondFactor(user) && aal !== 'aal2') throw new AuthError('insufficient_aal');
      return sessions.continueSession(tx, { user, sessionId, aal }, call.now);
    },

    /**
     * Takes an identity away. Throws identity_not_found, and single_identity_not_deletable where nothing would be left
     * to sign in with. Without the email identity the password goes, too: it would open what was removed.
     */
    async unlink(tx: Tx, current: SignedIn, identityId: string, call: AuthCall): Promise<void> {
      const userId = current.user.id;
      const { user } = await sessions.lockSignedIn(tx, current);
      const identity = user.identities.find(({ id }) => id === identityId);
      if (!identity) throw new AuthError('identity_not_found');
      const left = user.identities.filter(({ id }) => id !== identityId);
      const isEmail = identity.provider === 'email';
      const hasProvider = left.some(({ provider }) => provider !== 'email');
      const keepsPassword = user.passwordHash !== null && !isEmail;
      if (left.length === 0 || !(hasProvider || keepsPassword)) throw new AuthError('single_identity_not_deletable');
      await usersRepository.deleteIdentity(tx, userId, identityId);
      // A code that this identity was shown for may wait to be exchanged.
      await flowsRepository.deleteSignIns(tx, userId);
      if (isEmail) {
        await usersRepository.update(tx, userId, { passwordHash: null }, call.now);
        await oneTime.voidAll(tx, userId);
      }
      const { provider } = identity;
      const entry = {
        userId,
        sessionId: current.session.id,
        event: 'identity_unlinked',
        detail: { provider },
      } as const;
      await recordAudit(tx, call, entry);
      await mails.identityUnlinked(tx, user, provider, call);
    },
  };
}
