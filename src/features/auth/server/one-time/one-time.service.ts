import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { hashToken, randomToken } from '../protocol/auth-call.ts';
import { type OneTimePurpose, type OneTimeToken, oneTimeRepository } from './one-time.repository.ts';

const minuteMs = 60_000;
/** The screens say that a code expires in ten minutes (part 1 §9). */
export const codeLifeMs = 10 * minuteMs;
export const codeTries = 5;

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

export type OneTimeService = ReturnType<typeof createOneTimeService>;

/** Makes and redeems one-time codes and links. Codes are stored under a keyed hash: a stolen table does not tell them. */
export function createOneTimeService(codeKey: Buffer) {
  const hashCode = (userId: string, purpose: OneTimePurpose, code: string): Buffer =>
    createHmac('sha256', codeKey).update(`${userId}|${purpose}|${code}`).digest();

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
      await oneTimeRepository.replace(tx, {
        id: randomUUID(),
        userId: input.userId,
        purpose: input.purpose,
        codeHash: hashCode(input.userId, input.purpose, code),
        linkHash: input.purpose === 'reauthentication' ? null : hashToken(linkToken),
        sentTo: input.sentTo,
        redirectTo: input.redirectTo ?? null,
        codeChallenge: input.codeChallenge ?? null,
        triesLeft: codeTries,
        createdAt: now,
        codeExpiresAt: new Date(now.getTime() + codeLifeMs),
        linkExpiresAt: new Date(now.getTime() + linkLifeMs[input.purpose]),
      });
      return { code, linkToken };
    },

    /**
     * Uses a code up that one of the given people was sent. Undefined when it is wrong, spent, expired or out of tries;
     * the caller must commit either way, so that a wrong try counts. What is not right costs the same statements whether
     * there are such people and codes or not.
     */
    async redeemCode(
      tx: Tx,
      input: { userIds: readonly string[]; purposes: readonly OneTimePurpose[]; sentTo: string; code: string },
      now: Date,
    ): Promise<OneTimeToken | undefined> {
      let found: OneTimeToken | undefined;
      const wrong: string[] = [];
      for (const token of await oneTimeRepository.lockAll(tx, input.userIds, input.purposes)) {
        if (!token.codeHash || token.codeExpiresAt <= now || token.triesLeft <= 0) continue;
        if (token.sentTo !== input.sentTo) continue;
        if (timingSafeEqual(hashCode(token.userId, token.purpose, input.code), token.codeHash)) found ??= token;
        else wrong.push(token.id);
      }
      await oneTimeRepository.spendTries(tx, wrong);
      if (found) await oneTimeRepository.delete(tx, found.id);
      return found;
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
