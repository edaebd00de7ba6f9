import type { JWK } from 'jose';
import type { Database } from '#server/db/database.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Logger } from '#server/logger.ts';
import type { Actor, TokenHolder } from '#server/use-case.ts';
import { ProblemError } from '#shared/problem.ts';
import { createAccessTokens } from './access-tokens.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import type { AuthContext, AuthKeys } from './auth-context.ts';
import { AuthError, authErrorResponse } from './auth-errors.ts';
import type { AuthSettings } from './auth-settings.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { flowsRepository } from './identities/flows.repository.ts';
import { countedFor } from './limits/counted-for.ts';
import { createLimits } from './limits/limits.ts';
import { createMailRequestJob } from './mail-requests/mail-requests.job.ts';
import { createMailRequests } from './mail-requests/mail-requests.service.ts';
import type { AuthMails } from './mails/auth-mails.ts';
import { createOAuth } from './oauth.routes.ts';
import { oneTimeRepository } from './one-time/one-time.repository.ts';
import { createOneTimeService } from './one-time/one-time.service.ts';
import { otpRoutes } from './otp.routes.ts';
import { readCall } from './protocol/auth-call.ts';
import { forCallers, refuseHead, routeMaker } from './protocol/auth-route.ts';
import { createDeviceValues } from './protocol/device-values.ts';
import { reauthenticateRoutes } from './reauthenticate.routes.ts';
import { createRobotCheckRoutes } from './robot-check.routes.ts';
import { createRobotCheck } from './robot-check.service.ts';
import { sessionRoutes } from './session.routes.ts';
import { type HoldingSession, sessionsRepository } from './sessions/sessions.repository.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import type { PlannedDeletions } from './sessions/undo-deletion.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import { tokenRoutes } from './token.routes.ts';
import { userUpdateRoutes } from './user-update.routes.ts';
import { usersRepository } from './users/users.repository.ts';
import { createUsersService } from './users/users.service.ts';
import { verifyRoutes } from './verify.routes.ts';

/** A session's last use is noted at most this often. */
const useNoteMs = 5 * 60_000;
const maxNotedSessions = 10_000;

export interface AuthInstanceDependencies {
  readonly settings: AuthSettings;
  readonly database: Database;
  /** Left out where there is always room. */
  readonly disk?: AuthContext['disk'];
  readonly log: Logger;
  readonly keys: AuthKeys & { readonly robot: Buffer };
  /** Private keys, the first signs. */
  readonly signingKeys: readonly JWK[];
  readonly mails: AuthMails;
  readonly accounts: AuthContext['accounts'];
  prepareAccount: AuthContext['prepareAccount'];
  /** Left out where people have nothing but their row here. */
  readonly deleteAccount?: AuthContext['deleteAccount'];
  /** The plan that holds for somebody with this stored plan; the stored one unless given. */
  readonly effectivePlan?: (stored: Actor['plan']) => Actor['plan'];
  /** Left out where accounts are not deleted by themselves. */
  readonly deletions?: PlannedDeletions;
}

/** One running instance of the authentication service. */
export interface AuthInstance {
  readonly routes: readonly PlainRoute[];
  readonly context: AuthContext;
  /**
   * The actor behind a request's bearer token; undefined for none or one that no longer holds. Throws
   * auth.second_factor_required (403) where a factor was enrolled and this token was issued without it.
   */
  findActor(request: Request, now: Date): Promise<Actor | undefined>;
  /** Who holds a request's bearer token, told by its signature alone; undefined for none, and for one that we did not sign. */
  findHolder(request: Request, now: Date): Promise<TokenHolder | undefined>;
  /** The actor of a session, for downloads that carry a signed address instead of a token. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
  /** Those of the given sessions that are alive now, for what stays open longer than a request. */
  listHoldingSessions(sessionIds: readonly string[]): Promise<readonly HoldingSession[]>;
  /** The protocol's own answer to a body that is too large; undefined for a path that is not this instance's. */
  refuseLargeBody(request: Request): Response | undefined;
  /** What happens after answers: mails that were asked for by address. */
  readonly jobs: readonly Job[];
  /** Asks for the jobs of what an earlier version took in. */
  adopt(now: Date): Promise<void>;
  /** Forgets what ended before the given time, and what expired by now. */
  housekeeping(before: Date, now: Date): Promise<void>;
}

/** Puts one instance together. Several, with settings and databases of their own, can live in one process. */
export async function createAuthInstance(dependencies: AuthInstanceDependencies): Promise<AuthInstance> {
  const { settings, accounts, database, log, keys, mails, prepareAccount } = dependencies;
  const tokens = await createAccessTokens(dependencies.signingKeys, `${settings.siteUrl}${settings.basePath}`);
  const limits = createLimits(database.system, settings.countsLimits);
  const robots = createRobotCheck({ key: keys.robot, sql: database.system });
  const oneTime = createOneTimeService(keys.code);
  const users = createUsersService({ accounts, prepareAccount });
  const devices = createDeviceValues(keys.device);
  const sessions = createSessionsService({
    accounts,
    database,
    settings,
    tokens,
    mails,
    deletions: dependencies.deletions,
    refreshKey: keys.refresh,
    devices,
  });
  const context: AuthContext = {
    accounts,
    settings,
    database,
    log,
    keys,
    tokens,
    limits,
    robots,
    mails,
    devices,
    sessions,
    oneTime,
    users,
    prepareAccount,
    disk: dependencies.disk ?? { hasRoom: true },
    ...(dependencies.deleteAccount && { deleteAccount: dependencies.deleteAccount }),
  };
  const route = routeMaker(context);
  const oauth = createOAuth(context, route);
  const requests = createMailRequests(context);

  const toActor = async (sessionId: string, userId: string, aal: 'aal1' | 'aal2'): Promise<Actor | undefined> => {
    const account = await sessionsRepository.findLivingAccount(database.system, sessionId, userId);
    if (!account) return undefined;
    const { needsSecondFactor, ...living } = account;
    if (needsSecondFactor && aal !== 'aal2')
      throw new ProblemError(403, {
        code: 'auth.second_factor_required',
        message: 'Confirm with your second factor first',
      });
    const plan = dependencies.effectivePlan?.(living.plan) ?? living.plan;
    return { accountId: userId, sessionId, ...living, plan };
  };

  /** When each session was last noted as used, by this process: most requests then cost no write at all. */
  const notedAtMs = new Map<string, number>();
  const noteUse = (sessionId: string, now: Date): void => {
    if (now.getTime() - (notedAtMs.get(sessionId) ?? 0) < useNoteMs) return;
    if (notedAtMs.size >= maxNotedSessions) notedAtMs.clear();
    notedAtMs.set(sessionId, now.getTime());
    sessionsRepository.noteUse(database.system, sessionId, now).catch((error: unknown) => {
      log.error({ error: (error as Error).message }, 'noting the use of a session failed');
    });
  };

  const findHolder = async (request: Request, now: Date): Promise<TokenHolder | undefined> => {
    const bearer = /^Bearer (\S{1,8192})$/i.exec(request.headers.get('authorization') ?? '');
    const claims = bearer && (await tokens.verify(bearer[1]!, now));
    if (!claims) return undefined;
    const { sessionId, userId, aal } = claims;
    return {
      accountId: userId,
      findActor: async () => {
        const actor = await toActor(sessionId, userId, aal);
        if (actor) noteUse(sessionId, now);
        return actor;
      },
    };
  };

  return {
    context,
    routes: [
      ...signUpRoutes(context, route, requests),
      ...tokenRoutes(context, route, { grants: oauth.grants, requests }),
      ...oauth.routes,
      ...sessionRoutes(context, route),
      ...otpRoutes(context, route, requests),
      ...[verifyRoutes, reauthenticateRoutes, userUpdateRoutes].flatMap((routes) => routes(context, route)),
      ...factorRoutes(context, route),
      ...createRobotCheckRoutes({
        basePath: settings.basePath,
        robotCheck: robots,
        countChallenge: async (request, info) =>
          limits.consume(...(await countedFor(context, 'challenge', readCall(request, info, devices))), info.now),
      }),
      ...adminRoutes(context, route),
      route.preflight(),
      ...route.unknown(),
    ].map(refuseHead),
    findHolder,
    findActor: async (request, now) => (await findHolder(request, now))?.findActor(),
    findActorOfSession: async (sessionId, accountId) => {
      const session = await sessionsRepository.find(database.system, sessionId);
      return session && toActor(sessionId, accountId, session.aal);
    },
    listHoldingSessions: (sessionIds) => sessionsRepository.listHolding(database.system, sessionIds),
    refuseLargeBody: (request) =>
      new URL(request.url).pathname.startsWith(`${settings.basePath}/`)
        ? forCallers(authErrorResponse(new AuthError('request_too_large'), request), request)
        : undefined,
    jobs: [createMailRequestJob(context)],
    adopt: (now) => requests.adopt(now),
    housekeeping: async (before, now) => {
      await sessionsRepository.deleteEndedBefore(database.system, before);
      await usersRepository.deleteAnonymousBefore(database.system, before);
      await oneTimeRepository.forgetExpired(database.system, now);
      await flowsRepository.forgetExpired(database.system, now);
      await requests.forgetOld(now);
      await robots.forgetExpired(now);
      await limits.forgetExpired(now);
    },
  };
}
