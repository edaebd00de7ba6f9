import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthMethod, WholeUser } from './auth-user.ts';
import { flowsRepository } from './identities/flows.repository.ts';
import { countedFor } from './limits/counted-for.ts';
import type { LimitName } from './limits/limits.ts';
import type { OneTimePurpose, OneTimeToken } from './one-time/one-time.repository.ts';
import type { TriedCode } from './one-time/one-time.service.ts';
import { type AuthCall, hashToken, randomToken } from './protocol/auth-call.ts';
import type { OpenedSession } from './sessions/open-session.ts';
import type { IssuedSession } from './sessions/sessions.service.ts';
import { usersRepository } from './users/users.repository.ts';
import { verifyRepository } from './verify.repository.ts';
import { createEmailChange } from './verify-email-change.ts';

/** What each type of the protocol may redeem, and how a session opened by it says so. */
export const verifyTypes = {
  signup: { purposes: ['signup'], method: 'email/signup' },
  invite: { purposes: ['invite'], method: 'invite' },
  magiclink: { purposes: ['magiclink', 'signup'], method: 'magiclink' },
  recovery: { purposes: ['recovery'], method: 'recovery' },
  email: { purposes: ['signup', 'magiclink'], method: 'otp' },
  email_change: { purposes: ['email_change_current', 'email_change_new'], method: 'email_change' },
} as const satisfies Record<string, { purposes: readonly OneTimePurpose[]; method: AuthMethod }>;

export type VerifyType = keyof typeof verifyTypes;

/** What a person shows: six digits with the address they came to, or the secret of a link. */
export type Proof = { readonly email: string; readonly code: string } | { readonly linkToken: string };

/** What became of a proof that was right; `redirectTo` is what its mail was asked for with. */
export type Verified = { readonly redirectTo: string | null } & (
  | { readonly kind: 'session'; readonly session: IssuedSession }
  /** To be exchanged by the client that asked for the link. */
  | { readonly kind: 'code'; readonly authCode: string }
  /** One of two addresses is confirmed. */
  | { readonly kind: 'half'; readonly hasChallenge: boolean }
);

/** Redeems codes and links. */
export function createVerification(context: AuthContext) {
  const { database, limits, oneTime, sessions, settings, users } = context;
  const emailChange = createEmailChange(context);

  /**
   * The code that was tried, if it is right. What is wrong costs the same statements and the same writes whoever has the
   * address, and whether anybody does: the try is counted for the address, and nobody is locked. The count is kept before
   * the comparison, so that parallel tries each use one up.
   */
  const findCode = async (
    counted: readonly [LimitName, string],
    tried: TriedCode,
    now: Date,
  ): Promise<OneTimeToken | undefined> => {
    const purposes = await database.asSystem(async (tx) => {
      await limits.consume(...counted, now, tx);
      return oneTime.countTry(tx, tried, now);
    });
    return oneTime.findCode(database.system, { ...tried, purposes }, now);
  };

  /** Uses the proof up, with its person locked: what was found before is looked for again. */
  const redeem = async (
    tx: Tx,
    type: VerifyType,
    proof: OneTimeToken | { readonly linkToken: string },
    now: Date,
  ): Promise<{ user: WholeUser; token: OneTimeToken } | undefined> => {
    const token = 'linkToken' in proof ? await redeemLink(tx, type, proof, now) : await redeemCode(tx, proof);
    const user = token && (await usersRepository.find(tx, token.userId));
    if (!token || !user) return undefined;
    // A token dies with the address it was sent to.
    const isCurrent = type === 'email_change' ? emailChange.isOfThisChange(user, token) : token.sentTo === user.email;
    return isCurrent ? { user, token } : undefined;
  };

  const redeemLink = async (tx: Tx, type: VerifyType, { linkToken }: { readonly linkToken: string }, now: Date) => {
    await verifyRepository.lockOwnerOfLink(tx, hashToken(linkToken));
    return oneTime.redeemLink(tx, { purposes: verifyTypes[type].purposes, linkToken }, now);
  };

  const redeemCode = async (tx: Tx, found: OneTimeToken): Promise<OneTimeToken | undefined> =>
    (await usersRepository.lock(tx, found.userId)) && (await oneTime.use(tx, found)) ? found : undefined;

  /**
   * The address is the person's. Where anything but the sign-up's own mail shows it, a password set before may be a
   * stranger's, who signed up with an address that was not theirs: it falls.
   */
  const confirm = async (tx: Tx, user: WholeUser, token: OneTimeToken, call: AuthCall): Promise<WholeUser> => {
    if (user.emailConfirmedAt !== null) return user;
    if (token.purpose !== 'signup') await usersRepository.update(tx, user.id, { passwordHash: null }, call.now);
    await recordAudit(tx, call, { userId: user.id, event: 'email_confirmed' });
    return users.confirmEmail(tx, user, call.now);
  };

  type Outcome =
    | Exclude<Verified, { kind: 'session' }>
    | { redirectTo: string | null; kind: 'opened'; opened: OpenedSession };

  const settle = async (
    tx: Tx,
    type: VerifyType,
    redeemed: { user: WholeUser; token: OneTimeToken },
    call: AuthCall,
    answer: 'session' | 'redirect',
  ): Promise<Outcome> => {
    const { token } = redeemed;
    const { redirectTo, codeChallenge } = token;
    let { user } = redeemed;
    if (type === 'email_change') {
      if (!(await emailChange.accept(tx, user, token)))
        return { kind: 'half', redirectTo, hasChallenge: codeChallenge !== null };
      user = await emailChange.complete(tx, user, user.newEmail!, { isProven: true }, call);
    } else user = await confirm(tx, user, token, call);
    const { method } = verifyTypes[type];
    if (answer === 'redirect' && codeChallenge !== null) {
      const authCode = randomToken();
      const flow = { userId: user.id, codeHash: hashToken(authCode), codeChallenge, amrMethod: method };
      await flowsRepository.insertEmailFlow(tx, { ...flow, redirectTo: redirectTo ?? settings.siteUrl }, call.now);
      return { kind: 'code', redirectTo, authCode };
    }
    const evidence = { kind: 'mail', token } as const;
    return { kind: 'opened', redirectTo, opened: await sessions.open(tx, { userId: user.id, method, evidence }, call) };
  };

  /**
   * Redeems a proof. Undefined when it is wrong, spent, expired or out of tries, for known and unknown addresses alike.
   * With 'redirect' a link that was asked for with a challenge answers a code to exchange. Throws user_banned, and
   * email_exists where somebody else confirmed the new address in the meantime.
   */
  return async (
    input: { type: VerifyType; proof: Proof; answer: 'session' | 'redirect' },
    call: AuthCall,
  ): Promise<Verified | undefined> => {
    const { type, proof, answer } = input;
    // A link's secret is never guessed: whoever has it is not held up by what others tried.
    const counted = 'code' in proof ? await countedFor(context, 'code', call, proof.email) : undefined;
    const { purposes } = verifyTypes[type];
    const shown =
      'linkToken' in proof
        ? proof
        : await findCode(counted!, { purposes, sentTo: proof.email, code: proof.code }, call.now);
    if (!shown) return undefined;
    const outcome = await database.asSystem(async (tx) => {
      const redeemed = await redeem(tx, type, shown, call.now);
      if (!redeemed) return undefined;
      const { bannedUntil } = redeemed.user;
      if (bannedUntil && bannedUntil > call.now) return { kind: 'banned' as const };
      return settle(tx, type, redeemed, call, answer);
    });
    if (!outcome) {
      if (!counted) await limits.consume('code.address', call.address, call.now);
      return undefined;
    }
    if (counted) await limits.giveBack(...counted);
    if (outcome.kind === 'banned') throw new AuthError('user_banned');
    if (outcome.kind !== 'opened') return outcome;
    const { opened, redirectTo } = outcome;
    return { kind: 'session', session: await sessions.issue(opened, call.now), redirectTo };
  };
}
