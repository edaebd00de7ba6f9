import {
  type Security,
  type SecurityEvent,
  type Session,
  securityEventsPerPage,
} from '#features/account/account.contract.ts';
import { describeDevice } from '#features/account/domain/device-name.ts';
import type { AccountSecurity } from '#features/auth/server/account-security.service.ts';
import type { DetachedContext } from '#server/use-case.ts';
import { notFound } from '#shared/problem.ts';

type Reader = Pick<DetachedContext, 'actor'>;
type Caller = Pick<DetachedContext, 'actor' | 'now' | 'remoteAddress' | 'userAgent'>;

const callerOf = ({ actor, now, remoteAddress, userAgent }: Caller) => ({
  owner: actor,
  now,
  remoteAddress,
  userAgent,
});

/** The security tab of the signed-in account. */
export function createSecurityService(accounts: AccountSecurity) {
  return {
    async get({ actor }: Reader): Promise<Security> {
      const { providers, factors, passwordChangedAt, ...overview } = await accounts.get(actor);
      return {
        ...overview,
        providers: [...providers],
        factors: factors.map(({ createdAt, lastUsedAt, ...factor }) => ({
          ...factor,
          createdAt: createdAt.toISOString(),
          ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
        })),
        ...(passwordChangedAt && { passwordChangedAt: passwordChangedAt.toISOString() }),
      };
    },

    async listSessions({ actor }: Reader): Promise<Session[]> {
      const sessions = await accounts.listSessions(actor);
      return sessions.map(({ id, userAgent, network, createdAt, lastUsedAt, aal }) => ({
        id,
        isCurrent: id === actor.sessionId,
        device: describeDevice(userAgent),
        network,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        aal,
      }));
    },

    /** Ends a session before it answers. Throws request.not_found for one that has ended or belongs to another account. */
    async endSession(caller: Caller, sessionId: string): Promise<void> {
      if (!(await accounts.endSession(callerOf(caller), sessionId))) throw notFound('There is no such session');
    },

    /** Ends all sessions but the caller's; returns how many. */
    endOtherSessions: (caller: Caller): Promise<number> => accounts.endOtherSessions(callerOf(caller)),

    /** A page of the trail, and where the next one starts. Throws request.not_found for an entry that is not the account's. */
    async listEvents({ actor }: Reader, before: string | undefined) {
      if (before !== undefined && !(await accounts.hasEntry(actor, before))) throw notFound('There is no such entry');
      const entries = await accounts.listTrail(actor, { before, limit: securityEventsPerPage + 1 });
      const shown = entries.slice(0, securityEventsPerPage);
      const events = shown.map(
        ({ id, event, detail, userAgent, remoteAddress, occurredAt }): SecurityEvent => ({
          id: id as SecurityEvent['id'],
          event,
          detail,
          device: describeDevice(userAgent),
          network: remoteAddress,
          occurredAt: occurredAt.toISOString(),
        }),
      );
      return { events, nextBefore: entries.length > shown.length ? events.at(-1)!.id : null };
    },
  };
}
