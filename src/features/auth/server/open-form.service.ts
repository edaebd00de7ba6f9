import type { PlainRequestInfo } from '#server/http/plain-route.ts';
import { ProblemError } from '#shared/problem.ts';
import type { RobotCheckForm } from '#shared/robot-check-form.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { LimitName } from './limits/limits.ts';
import { networkOf } from './protocol/auth-call.ts';

/** Lets a form of another feature ask for what sign-up asks for: a solved robot check, and not too often. */
export interface OpenFormGuard {
  /**
   * Counts one use for the network address and uses the token up. Throws request.too_often (429, with the seconds to
   * wait) or request.robot_check_failed (400).
   */
  assertAllowed(token: string | undefined, info: Pick<PlainRequestInfo, 'remoteAddress' | 'now'>): Promise<void>;
}

/** The guard of one form with a limit of its own. */
export function createOpenFormGuard(
  { limits, robots, settings }: Pick<AuthContext, 'limits' | 'robots' | 'settings'>,
  form: RobotCheckForm,
  limit: LimitName,
): OpenFormGuard {
  return {
    assertAllowed: async (token, { remoteAddress, now }) => {
      try {
        await limits.consume(limit, networkOf(remoteAddress), now);
        if (settings.checksRobots) await robots.assertSolved(token, form, now);
      } catch (error) {
        throw error instanceof AuthError ? toProblem(error) : error;
      }
    },
  };
}

function toProblem(error: AuthError): ProblemError {
  const { message } = error;
  if (error.code === 'captcha_failed') return new ProblemError(400, { code: 'request.robot_check_failed', message });
  const retryAfter = error.retryAfterSeconds;
  return new ProblemError(429, {
    code: 'request.too_often',
    message,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
