import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Sql } from '#server/db/connect.ts';
import { assertOutsideTransaction } from '#server/db/database.ts';
import { type RobotCheckForm, robotCheckLifetimeMs } from '#shared/robot-check-form.ts';
import { AuthError } from './auth-errors.ts';
import { robotCheckRepository } from './robot-check.repository.ts';
import { parseRobotCheckToken } from './robot-check-token.ts';

/** How much work a challenge is: `counter` + 1 derivations of `cost` rounds, the counter drawn evenly from a range. */
export interface RobotCheckDifficulty {
  /** Rounds of PBKDF2 (SHA-256) for each counter tried. */
  readonly cost: number;
  readonly minCounter: number;
  readonly maxCounter: number;
}

/**
 * Measured in Chromium held to one core of a busy two-core server, 200 challenges: median 0.24 s, 99 in 100 within 0.5 s,
 * with one worker. A phone four times slower still stays near the 1.5 s that the box is seen working. The counter's range
 * is narrow, so that nobody draws a challenge much harder than the median one.
 */
const defaultDifficulty: RobotCheckDifficulty = { cost: 5_000, minCounter: 250, maxCounter: 450 };

/** Clocks of processes differ: to one that is behind, a challenge that another saw expire may still be good. */
const clockMarginMs = 60 * 60 * 1000;

interface RobotCheckOptions {
  /** Secret bytes of this purpose alone; every process of an installation has the same ones. */
  readonly key: Buffer;
  /** The pool of the system role. */
  readonly sql: Sql;
  readonly difficulty?: RobotCheckDifficulty;
}

/** The robot check: work that a browser does in a moment and a guesser has to pay for with every try. */
export interface RobotCheck {
  /** A new signed challenge for one form; usable once, for ten minutes. */
  challenge(form: RobotCheckForm, now: Date): Promise<Challenge>;
  /**
   * Uses up the token of a form. Throws AuthError captcha_failed unless it is a solved challenge of ours for this form
   * that has neither expired nor been used. Call it before anything else is looked at: a token that was accepted stays
   * spent whatever comes after.
   */
  assertSolved(token: string | undefined, form: RobotCheckForm, now: Date): Promise<void>;
  /** Forgets spent challenges that expired more than an hour ago. Returns how many. */
  forgetExpired(now: Date): Promise<number>;
}

/** Makes the robot check of one installation. */
export function createRobotCheck({ key, sql, difficulty = defaultDifficulty }: RobotCheckOptions): RobotCheck {
  const secretOf = (purpose: string): string => createHmac('sha256', key).update(purpose).digest('hex');
  const secrets = {
    hmacSignatureSecret: secretOf('robot check: challenge'),
    hmacKeySignatureSecret: secretOf('robot check: solution'),
  };
  return {
    async challenge(form, now) {
      assertOutsideTransaction('A challenge');
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(difficulty.maxCounter, difficulty.minCounter),
        // The library's own expiry is judged by the machine's clock; as signed data it is judged by ours.
        data: { form, expiresAt: now.getTime() + robotCheckLifetimeMs },
        deriveKey,
        ...secrets,
      });
    },

    async assertSolved(text, form, now) {
      if (!text) throw refusal('no captcha_token found in request');
      const token = parseRobotCheckToken(text);
      if (token === undefined) throw refusal('invalid-input-response');
      const { challenge, solution } = token;
      const { verified } = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...secrets,
      });
      const { data, nonce } = challenge.parameters;
      if (!verified || data.form !== form) throw refusal('invalid-input-response');
      if (data.expiresAt <= now.getTime()) throw refusal('timeout-or-duplicate');
      if (!(await robotCheckRepository.spend(sql, nonce, new Date(data.expiresAt))))
        throw refusal('timeout-or-duplicate');
    },

    forgetExpired: (now) => robotCheckRepository.forgetExpired(sql, new Date(now.getTime() - clockMarginMs)),
  };
}

const refusal = (reason: string): AuthError =>
  new AuthError('captcha_failed', { message: `captcha protection: request disallowed (${reason})` });
