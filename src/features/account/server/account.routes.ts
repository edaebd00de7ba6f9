import { accountContract } from '#features/account/account.contract.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { accountRepository } from './account.repository.ts';

/** Binds the account's endpoints. */
export const bindAccountRoutes = () =>
  bindRoutes('account', accountContract, {
    getAccount: async (context) => {
      const { accountId } = context.actor;
      const record = await accountRepository.get(context.tx, accountId);
      const workspaces = await workspacesService.list(context);
      return {
        id: accountId,
        ...record,
        workspaces: workspaces.map(({ id, name }) => ({ id: id as `ws_${string}`, name })),
      };
    },
    dismissBanner: async ({ tx, actor }, { banner }) => ({
      dismissedBanners: await accountRepository.dismissBanner(tx, actor.accountId, banner),
    }),
  });
