import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestProduct } from './test-product.ts';

/** Does what a browser does behind the box: fetches a challenge, solves it, and answers the token. */
export async function solveRobotCheck(
  world: Pick<TestProduct, 'call'>,
  form: 'sign-in' | 'sign-up' | 'password-reset' | 'waitlist',
): Promise<string> {
  const { body: challenge } = await world.call('GET', `/auth/v1/challenge?form=${form}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A token as the public client sends it. */
export const withRobotCheck = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });
