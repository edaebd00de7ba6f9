import type { Tx } from '#server/db/connect.ts';
import type { PlainRequestInfo } from '#server/http/plain-route.ts';
import { networkOf } from '#server/http/remote-address.ts';
import { ProblemError } from '#shared/problem.ts';
import type { RobotCheckForm } from '#shared/robot-check-form.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { LimitName } from './limits/limits.ts';
import { mayReceive } from './limits/mail-limits.ts';

/** Lets a form of another feature ask for what sign-up asks for: a solved robot check, and not too often. */
export interface OpenFormGuard {
  /**
   * Counts one use for the network address and uses the token up. Throws request.too_often (429, with the seconds to
   * wait) or request.robot_check_failed (400).
   */
  assertAllowed(token: string | undefined, info: Pick<PlainRequestInfo, 'remoteAddress' | 'now'>): Promise<void>;
  /**
   * Counts a mail that the form sends to an address in this transaction, together with what the address gets from sign-in;
   * false where it has had enough. An answer must not depend on it: it would tell that somebody else asked for a mail.
   */
  countMail(tx: Tx, address: string, now: Date): Promise<boolean>;
}

/** The guard of one form with a limit of its own. */
export function createOpenFormGuard(
  context: Pick<AuthContext, 'limits' | 'robots' | 'settings'>,
  form: RobotCheckForm,
  limit: LimitName,
): OpenFormGuard {
  const { limits, robots, settings } = context;
  const orProblem = (check: Promise<void>): Promise<void> =>
    check.catch((error: unknown) => {
      throw error instanceof AuthError ? toProblem(error) : error;
    });
  const assertPerson = async (token: string | undefined, network: string, now: Date): Promise<void> => {
    await limits.consume(limit, network, now);
    if (settings.checksRobots) await robots.assertSolved(token, form, now);
  };
  return {
    assertAllowed: (token, { remoteAddress, now }) => orProblem(assertPerson(token, networkOf(remoteAddress), now)),
    countMail: (tx, address, now) => mayReceive(context, tx, address, now),
  };
}

/** Counts a form that somebody sends to a published site. */
export interface SiteFormLimits {
  /**
   * Counts one for the network address and for the site, whichever its result. Throws request.too_often (429, with the seconds to wait)
   * where either has had enough; whoever is refused for their address is not counted for the site.
   */
  assertAllowed(siteId: string, info: Pick<PlainRequestInfo, 'remoteAddress' | 'now'>): Promise<void>;
}

/** The limits of the forms of published sites, which ask for no robot check. */
export function createSiteFormLimits({ limits }: Pick<AuthContext, 'limits'>): SiteFormLimits {
  const counted = async (siteId: string, network: string, now: Date): Promise<void> => {
    await limits.consume('form.address-site', `${siteId} ${network}`, now);
    await limits.consume('form.address', network, now);
    await limits.consume('form.site', siteId, now);
  };
  return {
    assertAllowed: async (siteId, { remoteAddress, now }) => {
      try {
        await counted(siteId, networkOf(remoteAddress), now);
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
