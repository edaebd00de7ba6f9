import type { Database } from '#server/db/database.ts';
import { networkOf } from '#server/http/remote-address.ts';
import { accountSecurityRepository } from './account-security.repository.ts';
import { type AuditEntry, recordAudit } from './audit/audit.repository.ts';
import { recoveryCodesRepository } from './factors/recovery-codes.repository.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { usersRepository } from './users/users.repository.ts';

/** How an account is protected. */
export interface SecurityOverview {
  readonly hasPassword: boolean;
  readonly providers: readonly string[];
  readonly factors: readonly {
    readonly id: string;
    readonly name: string;
    readonly status: 'unverified' | 'verified';
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
  /** Unused ones; 0 where none were made. */
  readonly recoveryCodesLeft: number;
  readonly passwordChangedAt: Date | null;
}

/** A session somebody can still use. */
export interface LivingSession {
  readonly id: string;
  readonly userAgent: string;
  /** Where it was opened from; empty where that is not known. */
  readonly network: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly aal: 'aal1' | 'aal2';
}

/** Whose security, seen from which session. */
export interface SecurityOwner {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Who changes something, when and from where. */
export interface SecurityCaller {
  readonly owner: SecurityOwner;
  readonly now: Date;
  /** The peer's own address, as the edge saw it. */
  readonly remoteAddress: string;
  readonly userAgent: string;
}

export type AccountSecurity = ReturnType<typeof createAccountSecurity>;

/**
 * The security of an account, for the account itself. Its tables belong to the system role alone, so each call names
 * the account it reads or changes and nothing else is reached.
 */
export function createAccountSecurity({ system, asSystem }: Pick<Database, 'system' | 'asSystem'>) {
  return {
    async get({ accountId }: SecurityOwner): Promise<SecurityOverview> {
      const user = (await usersRepository.find(system, accountId))!;
      return {
        hasPassword: user.passwordHash !== null,
        providers: [...new Set(user.identities.map(({ provider }) => provider))],
        factors: await accountSecurityRepository.listApps(system, accountId),
        recoveryCodesLeft: (await recoveryCodesRepository.count(system, accountId)).remaining,
        passwordChangedAt: await accountSecurityRepository.findPasswordChange(system, accountId),
      };
    },

    /** Living sessions, the last used first. */
    async listSessions({ accountId }: SecurityOwner): Promise<readonly LivingSession[]> {
      const sessions = await sessionsRepository.listLiving(system, accountId);
      const networks = await accountSecurityRepository.listNetworks(system, accountId);
      return sessions.map(({ id, userAgent, createdAt, lastUsedAt, aal }) => {
        return { id, userAgent, network: networks.get(id) ?? '', createdAt, lastUsedAt, aal };
      });
    },

    /** Ends one session of the account; false where it has no such living one. */
    async endSession(caller: SecurityCaller, sessionId: string): Promise<boolean> {
      const { owner, now } = caller;
      return asSystem(async (tx) => {
        await usersRepository.lock(tx, owner.accountId);
        const session = await sessionsRepository.find(tx, sessionId);
        if (session?.userId !== owner.accountId) return false;
        if (!(await sessionsRepository.end(tx, sessionId, 'sign-out', now))) return false;
        await recordAudit(tx, callOf(caller), {
          userId: owner.accountId,
          sessionId: owner.sessionId,
          event: 'session_ended',
          detail: { sessionId, userAgent: session.userAgent },
        });
        return true;
      });
    },

    /** Ends all sessions of the account but the caller's; tells how many. */
    async endOtherSessions(caller: SecurityCaller): Promise<number> {
      const { owner, now } = caller;
      return asSystem(async (tx) => {
        const end = { reason: 'sign-out', exceptSessionId: owner.sessionId } as const;
        const ended = await sessionsRepository.endAll(tx, owner.accountId, end, now);
        if (ended > 0)
          await recordAudit(tx, callOf(caller), {
            userId: owner.accountId,
            sessionId: owner.sessionId,
            event: 'signed_out',
            detail: { scope: 'others' },
          });
        return ended;
      });
    },

    /** Notes that a file was downloaded. Does nothing where the account has gone meanwhile, and its trail with it. */
    async recordDownload({ purpose, ...caller }: SecurityCaller & { readonly purpose: string }): Promise<void> {
      const { accountId, sessionId } = caller.owner;
      await asSystem(async (tx) => {
        if (!(await usersRepository.lock(tx, accountId))) return;
        const detail = { purpose };
        await recordAudit(tx, callOf(caller), { userId: accountId, sessionId, event: 'file_downloaded', detail });
      });
    },

    /** Whether an entry of the audit trail is the account's. */
    hasEntry: ({ accountId }: SecurityOwner, entryId: string): Promise<boolean> =>
      accountSecurityRepository.hasEntry(system, accountId, entryId),

    /** A page of the audit trail, newest first, of what happened before the given entry. */
    async listTrail({ accountId }: SecurityOwner, page: { before: string | undefined; limit: number }) {
      const entries: readonly AuditEntry[] = await accountSecurityRepository.listTrail(system, accountId, page);
      return entries;
    },
  };
}

/** The audit trail says of both surfaces, `/api` and the protocol, in the same way where a call came from. */
const callOf = ({ remoteAddress, userAgent, now }: SecurityCaller) => ({
  address: networkOf(remoteAddress),
  userAgent,
  now,
});
