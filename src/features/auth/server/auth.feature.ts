import type { Plumbing } from '#server/feature.ts';
import { authTables } from './auth.tables.ts';
import { createAuth } from './create-auth.ts';

/** Accounts and sessions. Made before every other feature: the rest asks it who a request comes from. */
export const authFeature = {
  id: 'auth',
  tables: authTables,
  systemRole: { 'server/': 'nobody is signed in yet, and its tables belong to the role alone' },
  async create(plumbing: Omit<Plumbing, 'identity' | 'downloads'>) {
    const { config, appSecret, database, disk, log, publicUrl, queueMail, registered, effectivePlan, accounts, now } =
      plumbing;
    const auth = await createAuth({
      config,
      appSecret,
      database,
      disk,
      log,
      publicUrl,
      queueMail,
      now: now(),
      accounts,
      prepareAccount: async (tx, account) => {
        for (const { prepare } of registered.accountHooks()) await prepare?.(tx, account);
      },
      effectivePlan,
      deletions: {
        has: async (accountId) => {
          for (const { hasDeletion } of registered.accountHooks()) if (await hasDeletion?.(accountId)) return true;
          return false;
        },
        undo: async (tx, person, at) => {
          for (const { undoDeletion } of registered.accountHooks()) {
            const undo = await undoDeletion?.(tx, person, at);
            if (undo && undo.outcome !== 'none') return undo;
          }
          return { outcome: 'none' };
        },
      },
      deleteAccount: async (accountId, at) => {
        for (const { purge } of registered.accountHooks()) await purge?.(accountId, at);
      },
    });
    return {
      auth,
      plainRoutes: auth.routes,
      housekeeping: (before: Date, at: Date) => auth.housekeeping(before, at),
      jobs: auth.jobs,
      adopt: () => auth.adopt(now()),
    };
  },
} as const;
