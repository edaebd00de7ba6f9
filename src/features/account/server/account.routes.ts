import { accountContract } from '#features/account/account.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { accountService } from './account.service.ts';

/** Binds the account's endpoints. */
export const bindAccountRoutes = () =>
  bindRoutes('account', accountContract, {
    getAccount: (context) => accountService.get(context),
    dismissBanner: async (context, { banner }) => ({
      dismissedBanners: await accountService.dismissBanner(context, banner),
    }),
  });
