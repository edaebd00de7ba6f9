import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Sql, Tx } from '#server/db/connect.ts';
import { limitsRepository } from '../limits/limits.repository.ts';
import { hashToken, randomToken } from '../protocol/auth-call.ts';
import { type OneTimePurpose, type OneTimeToken, oneTimeRepository } from './one-time.repository.ts';

const minuteMs = 60_000;
/** The screens say that a code expires in ten minutes (docs/authentication.md). */
export const codeLifeMs = 10 * minuteMs;
const codeTries = 5;

/** A link lives as long as it takes people to read that kind of mail; one that resets a password no longer than its code. */
export const linkLifeMs: Readonly<Record<OneTimePurpose, number>> = {
  signup: 24 * 60 * minuteMs,
  invite: 7 * 24 * 60 * minuteMs,
  magiclink: 60 * minuteMs,
  recovery: codeLifeMs,
  email_change_current: 24 * 60 * minuteMs,
  email_change_new: 24 * 60 * minuteMs,
  reauthentication: codeLifeMs,
};

/** What is sent: six digits, and the secret of a link (64 hexadecimal characters). */
export interface OneTimeProof {
  readonly code: string;
  readonly linkToken: string;
}

/** Six digits somebody typed in, with the address they say the digits were sent to. */
export interface TriedCode {
  readonly purposes: readonly OneTimePurpose[];
  readonly sentTo: string;
  readonly code: string;
  /** Where one person alone may redeem it. */
  readonly userId?: string;
}

export type OneTimeService = ReturnType<typeof createOneTimeService>;

/** Makes and redeems one-time codes and links. Codes are stored under a keyed hash: a stolen table does not tell them. */
export function createOneTimeService(codeKey: Buffer) {
  const hashCode = (userId: string, purpose: OneTimePurpose, code: string): Buffer =>
    createHmac('sha256', codeKey).update(`${userId}|${purpose}|${code}`).digest();

  const triesKeyOf = (purpose: OneTimePurpose, sentTo: string): string =>
    `code.tries:${createHash('sha256').update(`${purpose}|${sentTo}`).digest('base64url')}`;

  /**
   * Counts a try before it is made, for the address that was named and each purpose: the same rows are written for every
   * address, whether it was sent a code or not. Answers the purposes that had a try left. A new code starts again.
   */
  const countTry = async (
    tx: Tx,
    { purposes, sentTo }: Pick<TriedCode, 'purposes' | 'sentTo'>,
    now: Date,
  ): Promise<readonly OneTimePurpose[]> => {
    const open: OneTimePurpose[] = [];
    // In one order, so that two tries take turns.
    for (const purpose of [...purposes].sort()) {
      // Begins with the first try, so it is never over before the code.
      const use = { key: triesKeyOf(purpose, sentTo), windowMs: codeLifeMs, nowMs: now.getTime() };
      const { points } = await limitsRepository.add(tx, use);
      if (points <= codeTries) open.push(purpose);
    }
    return open;
  };

  /** The code that was tried, if it is right: one statement for every address. Nothing is locked or used up. */
  const findCode = async (sql: Sql | Tx, tried: TriedCode, now: Date): Promise<OneTimeToken | undefined> => {
    let found: OneTimeToken | undefined;
    for (const token of await oneTimeRepository.listSentTo(sql, tried.sentTo, tried.purposes)) {
      if (!token.codeHash || token.codeExpiresAt <= now) continue;
      if (tried.userId !== undefined && token.userId !== tried.userId) continue;
      if (timingSafeEqual(hashCode(token.userId, token.purpose, tried.code), token.codeHash)) found ??= token;
    }
    return found;
  };

  return {
    /** Makes the newest code and link of a purpose; older ones stop working. */
    async make(
      tx: Tx,
      input: {
        userId: string;
        purpose: OneTimePurpose;
        sentTo: string;
        redirectTo?: string | null;
        codeChallenge?: string | null;
      },
      now: Date,
    ): Promise<OneTimeProof> {
      const code = String(randomInt(100_000, 1_000_000));
      const linkToken = hashToken(randomToken()).toString('hex');
      await limitsRepository.forget(tx, [triesKeyOf(input.purpose, input.sentTo)]);
      await oneTimeRepository.replace(tx, {
        id: randomUUID(),
        userId: input.userId,
        purpose: input.purpose,
        codeHash: hashCode(input.userId, input.purpose, code),
        linkHash: input.purpose === 'reauthentication' ? null : hashToken(linkToken),
        sentTo: input.sentTo,
        redirectTo: input.redirectTo ?? null,
        codeChallenge: input.codeChallenge ?? null,
        createdAt: now,
        codeExpiresAt: new Date(now.getTime() + codeLifeMs),
        linkExpiresAt: new Date(now.getTime() + linkLifeMs[input.purpose]),
      });
      return { code, linkToken };
    },

    countTry,
    findCode,

    /** Uses up a code that was found; false where somebody was faster. Call it with its person locked. */
    use: (tx: Tx, token: OneTimeToken): Promise<boolean> => oneTimeRepository.delete(tx, token.id),

    /**
     * Counts a try and uses the code up, in a transaction in which the person is locked. Undefined when it is wrong, spent,
     * expired or out of tries; the caller must commit either way, so that a wrong try counts.
     */
    async redeemCode(tx: Tx, tried: TriedCode & { userId: string }, now: Date): Promise<OneTimeToken | undefined> {
      const open = await countTry(tx, tried, now);
      const found = await findCode(tx, { ...tried, purposes: open }, now);
      return found && (await oneTimeRepository.delete(tx, found.id)) ? found : undefined;
    },

    /** Uses a link up. Undefined when it is unknown, spent, expired or for another purpose. */
    async redeemLink(
      tx: Tx,
      input: { purposes: readonly OneTimePurpose[]; linkToken: string },
      now: Date,
    ): Promise<OneTimeToken | undefined> {
      const token = await oneTimeRepository.lockByLink(tx, hashToken(input.linkToken));
      if (!token || token.linkExpiresAt <= now || !input.purposes.includes(token.purpose)) return undefined;
      await oneTimeRepository.delete(tx, token.id);
      return token;
    },

    /** Voids everything sent to a person. */
    voidAll: (tx: Tx, userId: string): Promise<void> => oneTimeRepository.deleteAll(tx, userId),
  };
}
