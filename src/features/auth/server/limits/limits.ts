import { createHash } from 'node:crypto';
import type { Sql, Tx } from '#server/db/connect.ts';
import { AuthError } from '../auth-errors.ts';
import { type Count, limitsRepository, type Use } from './limits.repository.ts';

const minuteMs = 60_000;

/** How often a thing may happen in a window. Generous to a household behind one address, hopeless for guessing. */
const rules = {
  /** Wrong passwords and codes for one account, from devices that never signed in to it. */
  'sign-in.account': { points: 20, windowMs: 15 * minuteMs },
  /** The same from one device that did: strangers cannot use this one up. */
  'sign-in.device': { points: 20, windowMs: 15 * minuteMs },
  'sign-in.address': { points: 100, windowMs: 15 * minuteMs },
  /** Wrong second factors for one account, from devices that never showed one. */
  'factor.account': { points: 10, windowMs: 10 * minuteMs },
  /** The same from one device that did. */
  'factor.device': { points: 10, windowMs: 10 * minuteMs },
  'sign-up.address': { points: 100, windowMs: 10 * minuteMs },
  /** Mails that one network address asks for. */
  'mail.address': { points: 60, windowMs: 60 * minuteMs },
  /** Mails to one recipient, whoever asks: one a minute, as the screens say, and ten an hour. */
  'mail.recipient': { points: 1, windowMs: minuteMs },
  'mail.recipient-hour': { points: 10, windowMs: 60 * minuteMs },
  /** Of those, the ones that strangers ask for. */
  'mail.strangers-hour': { points: 8, windowMs: 60 * minuteMs },
  'code.address': { points: 100, windowMs: 15 * minuteMs },
  'code.device': { points: 100, windowMs: 15 * minuteMs },
  /** Refresh tokens that do not hold. A right one is never counted: nobody guesses it. */
  'refresh.address': { points: 1200, windowMs: 5 * minuteMs },
  'flow.address': { points: 200, windowMs: 10 * minuteMs },
  'flow.device': { points: 200, windowMs: 10 * minuteMs },
  'challenge.address': { points: 300, windowMs: 5 * minuteMs },
  'waitlist.address': { points: 30, windowMs: 10 * minuteMs },
  /** Forms of published sites that one network address sends, to all sites and to one. */
  'form.address': { points: 30, windowMs: 10 * minuteMs },
  'form.address-site': { points: 10, windowMs: 10 * minuteMs },
  /** What everybody together sends to one site. */
  'form.site': { points: 120, windowMs: 10 * minuteMs },
  'challenge.device': { points: 300, windowMs: 5 * minuteMs },
  'admin.address': { points: 600, windowMs: minuteMs },
} as const;

export type LimitName = keyof typeof rules;

/** Limits that a try was counted for, each with its subject. */
export type Counted = readonly (readonly [LimitName, string])[];

/** A use that a statement of somebody else's counts. */
export interface PlannedUse extends Use {
  /** Throws as `consume` does where the count, this use included, is over the limit. */
  assertAllowed(count: Count): void;
}

export interface AuthLimits {
  /**
   * Counts one use before it happens, so that parallel tries cannot slip through. Throws over_request_rate_limit (or
   * over_email_send_rate_limit for mails) with the seconds to wait. The subject may be personal: it is stored hashed.
   * Counted within a transaction, it stands once that is kept, and other uses of the subject wait for it.
   */
  consume(limit: LimitName, subject: string, now: Date, within?: Tx): Promise<void>;
  /** A use that is counted by `addUse` in another statement; undefined where nothing is counted. */
  plan(limit: LimitName, subject: string, now: Date): PlannedUse | undefined;
  /** What uses are counted under, for a statement that takes them back itself; none where nothing is counted. */
  keysOf(counted: Counted): readonly string[];
  /** Takes a use back that turned out to be right; within a transaction, if that is kept. */
  giveBack(limit: LimitName, subject: string, within?: Tx): Promise<void>;
  /** Forgets whatever is counted under these subjects. */
  forget(subjects: readonly string[]): Promise<void>;
  forgetExpired(now: Date): Promise<void>;
}

/** Limits that count across processes and restarts; with `isOn` false nothing is counted. */
export function createLimits(sql: Sql, isOn: boolean): AuthLimits {
  const keyOf = (limit: LimitName, subject: string): string =>
    `${limit}:${createHash('sha256').update(subject).digest('base64url')}`;
  const plan = (limit: LimitName, subject: string, now: Date): PlannedUse | undefined => {
    if (!isOn) return undefined;
    const { points, windowMs } = rules[limit];
    const assertAllowed = (count: Count): void => {
      if (count.points <= points) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((count.expiresMs - now.getTime()) / 1000));
      const code = limit.startsWith('mail.') ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
      throw new AuthError(code, { value: retryAfterSeconds, retryAfterSeconds });
    };
    return { key: keyOf(limit, subject), windowMs, nowMs: now.getTime(), assertAllowed };
  };
  return {
    plan,
    consume: async (limit, subject, now, within) => {
      const use = plan(limit, subject, now);
      use?.assertAllowed(await limitsRepository.add(within ?? sql, use));
    },
    keysOf: (counted) => (isOn ? counted.map(([limit, subject]) => keyOf(limit, subject)) : []),
    giveBack: async (limit, subject, within) => {
      if (isOn) await limitsRepository.giveBack(within ?? sql, keyOf(limit, subject));
    },
    forget: async (subjects) => {
      const names = Object.keys(rules) as LimitName[];
      const keys = subjects.flatMap((subject) => names.map((limit) => keyOf(limit, subject)));
      if (keys.length > 0) await limitsRepository.forget(sql, keys);
    },
    forgetExpired: (now) => limitsRepository.forgetExpired(sql, now),
  };
}
