import type { Account } from '#features/account/account.contract.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { accountRepository } from './account.repository.ts';

/** The signed-in account. */
export const accountService = {
  /** The account with its plan and workspaces. */
  async get(context: UseCaseContext): Promise<Account> {
    const { accountId } = context.actor;
    const record = await accountRepository.get(context.tx, accountId);
    const workspaces = await workspacesService.list(context);
    return { id: accountId, ...record, workspaces: workspaces.map(({ id, name }) => ({ id, name })) };
  },

  /** Puts a banner away for good; doing it again changes nothing. Returns all that were put away. */
  async dismissBanner({ tx, actor }: UseCaseContext, banner: string): Promise<string[]> {
    return accountRepository.dismissBanner(tx, actor.accountId, banner);
  },
};
