import { accountContract } from '#features/account/account.contract.ts';
import type { AccountSecurity } from '#features/auth/server/account-security.service.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { accountService } from './account.service.ts';
import { createSecurityService } from './security.service.ts';

/** Binds the account's endpoints. */
export const bindAccountRoutes = (accounts: AccountSecurity) => {
  const security = createSecurityService(accounts);
  return bindRoutes('account', accountContract, {
    getAccount: (context) => accountService.get(context),
    dismissBanner: async (context, { banner }) => ({
      dismissedBanners: await accountService.dismissBanner(context, banner),
    }),
    getSecurity: { detached: (context) => security.get(context) },
    listSessions: { detached: async (context) => ({ sessions: await security.listSessions(context) }) },
    endSession: {
      detached: async (context, { sessionId }) => {
        await security.endSession(context, sessionId);
        return { sessionId };
      },
    },
    endOtherSessions: { detached: async (context) => ({ ended: await security.endOtherSessions(context) }) },
    listSecurityEvents: { detached: (context, input) => security.listEvents(context, input?.before) },
  });
};
