import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { WholeUser } from '../auth-user.ts';
import { createEmailProofs } from '../email-proofs.ts';
import { countReceivers } from '../limits/mail-limits.ts';
import { oneTimeRepository } from '../one-time/one-time.repository.ts';
import type { OneTimeProof } from '../one-time/one-time.service.ts';
import { hashPassword } from '../passwords.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import { withParameters } from '../redirects.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { type UserChange, usersRepository } from '../users/users.repository.ts';

type Metadata = Readonly<Record<string, unknown>>;

export const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
export type LinkType = (typeof linkTypes)[number];

interface LinkRequest {
  readonly type: LinkType;
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly password: string | undefined;
  readonly userMetadata: Metadata | undefined;
  readonly redirectTo: string;
}

export interface MadeLink {
  readonly user: WholeUser;
  /** What the link turned out to be: a magic link for somebody new signs them up. */
  readonly type: LinkType;
  readonly proof: OneTimeProof;
  readonly actionLink: string;
}

/** Inviting people, and making links and codes that an administrator sends on their own. */
export function createAdminLinks(context: AuthContext) {
  const { database, settings, users, oneTime } = context;
  const proofs = createEmailProofs(context);

  /** The person with an address, read once nobody else changes them: they may just be confirming it. */
  const lockByEmail = async (tx: Tx, email: string): Promise<WholeUser | undefined> => {
    const found = await usersRepository.findByEmail(tx, email);
    return found && (await usersRepository.lock(tx, found.id)) ? usersRepository.findByEmail(tx, email) : undefined;
  };

  /** The person with an address that nobody has confirmed yet; made where there is none. Throws email_exists. */
  const findOrMakeUnconfirmed = async (
    tx: Tx,
    input: { email: string; passwordHash: string | undefined; userMetadata: Metadata | undefined },
    call: AuthCall,
  ): Promise<WholeUser> => {
    const { email, passwordHash } = input;
    const existing = await lockByEmail(tx, email);
    const userMetadata = mergeMetadata('user_metadata', existing?.userMetadata ?? {}, input.userMetadata ?? {});
    if (!existing) {
      const person = { email, passwordHash: passwordHash ?? null, userMetadata, emailConfirmedAt: null };
      const made = await users.create(tx, person, call.now);
      if (!made) throw new AuthError('email_exists');
      return made;
    }
    if (existing.emailConfirmedAt !== null) throw new AuthError('email_exists');
    const change = { userMetadata, ...(passwordHash !== undefined && { passwordHash }) };
    await usersRepository.update(tx, existing.id, change, call.now);
    return { ...existing, ...change };
  };

  /** Who the link is for and what its kind comes to. */
  const resolve = async (
    tx: Tx,
    request: LinkRequest,
    passwordHash: string | undefined,
    call: AuthCall,
  ): Promise<{ user: WholeUser; type: LinkType }> => {
    const { type, email, userMetadata } = request;
    if (type === 'signup' || type === 'invite')
      return { user: await findOrMakeUnconfirmed(tx, { email, passwordHash, userMetadata }, call), type };
    const user = await lockByEmail(tx, email);
    if (user) return { user, type };
    if (type !== 'magiclink') throw new AuthError('user_not_found', { message: 'User with this email not found' });
    const made = await findOrMakeUnconfirmed(tx, { email, passwordHash: undefined, userMetadata }, call);
    return { user: made, type: 'signup' };
  };

  /** Notes the change of address a link belongs to; what was sent for another one is void. */
  const beginEmailChange = async (tx: Tx, user: WholeUser, newEmail: string, call: AuthCall): Promise<void> => {
    if (await usersRepository.findByEmail(tx, newEmail)) throw new AuthError('email_exists');
    if (user.newEmail === newEmail) return;
    for (const purpose of ['email_change_current', 'email_change_new'] as const) {
      const token = await oneTimeRepository.lock(tx, user.id, purpose);
      if (token) await oneTimeRepository.delete(tx, token.id);
    }
    await usersRepository.update(tx, user.id, { newEmail }, call.now);
  };

  const sentAt = (type: LinkType, now: Date): UserChange => {
    if (type === 'signup') return { confirmationSentAt: now };
    if (type === 'invite') return { confirmationSentAt: now, invitedAt: now };
    return type === 'magiclink' || type === 'recovery' ? { recoverySentAt: now } : { emailChangeSentAt: now };
  };

  const addressOf = (type: LinkType, linkToken: string, redirectTo: string): string => {
    const shown = type === 'email_change_current' || type === 'email_change_new' ? 'email_change' : type;
    const parameters = { token: linkToken, type: shown, redirect_to: redirectTo };
    return withParameters(`${settings.siteUrl}${settings.basePath}/verify`, parameters, 'query');
  };

  return {
    /**
     * Makes a person, if there is none yet, and mails them an invitation. Throws email_exists once it was confirmed, and
     * over_email_send_rate_limit.
     */
    async invite(
      input: { email: string; userMetadata: Metadata | undefined; redirectTo: string },
      call: AuthCall,
    ): Promise<WholeUser> {
      return database.asSystem(async (tx) => {
        const user = await findOrMakeUnconfirmed(tx, { ...input, passwordHash: undefined }, call);
        await countReceivers(context, tx, [{ address: input.email, isTrusted: true }], call.now);
        // No origin: where an administrator works from is no business of whom they invite.
        await proofs.send(tx, user, { purpose: 'invite', redirectTo: input.redirectTo, codeChallenge: null }, call.now);
        await recordAudit(tx, call, { userId: user.id, event: 'invited' });
        return (await usersRepository.find(tx, user.id))!;
      });
    },

    /**
     * Makes a link and a code and mails neither. Throws user_not_found, email_exists, weak_password and
     * validation_failed.
     */
    async makeLink(request: LinkRequest, call: AuthCall): Promise<MadeLink> {
      const { password, newEmail, redirectTo } = request;
      if (request.type === 'signup' && password === undefined)
        throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
      if (password !== undefined && password.length < settings.minPasswordLength)
        throw new AuthError('weak_password', { value: settings.minPasswordLength });
      const isChange = request.type === 'email_change_current' || request.type === 'email_change_new';
      if (isChange && newEmail === undefined)
        throw new AuthError('validation_failed', { message: 'An email change requires new_email' });
      const passwordHash =
        request.type === 'signup' && password !== undefined ? await hashPassword(password) : undefined;
      return database.asSystem(async (tx) => {
        const { user, type } = await resolve(tx, request, passwordHash, call);
        if (isChange) await beginEmailChange(tx, user, newEmail!, call);
        const sentTo = type === 'email_change_new' ? newEmail! : request.email;
        const proof = await oneTime.make(tx, { userId: user.id, purpose: type, sentTo, redirectTo }, call.now);
        await usersRepository.update(tx, user.id, sentAt(type, call.now), call.now);
        const detail = { changed: 'link', type };
        await recordAudit(tx, call, { userId: user.id, event: 'changed_by_administrator', detail });
        const actionLink = addressOf(type, proof.linkToken, redirectTo);
        return { user: (await usersRepository.find(tx, user.id))!, type, proof, actionLink };
      });
    },
  };
}
