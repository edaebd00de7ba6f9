import type { Account } from '#features/account/account.contract.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { accountRepository } from './account.repository.ts';
import { pictureAddress } from './picture-ticket.ts';

/** The signed-in account. `key` signs the addresses of pictures. */
export const createAccountService = ({ key }: { readonly key: Buffer }) => ({
  /** The account with its plan and workspaces. */
  async get(context: UseCaseContext): Promise<Account> {
    const { actor, now } = context;
    const { pictureFileId, ...record } = await accountRepository.get(context.tx, actor.accountId);
    const workspaces = await workspacesService.list(context);
    return { id: actor.accountId, ...record, pictureUrl: pictureAddress(actor, pictureFileId, key, now), workspaces };
  },

  /** Puts a banner away for good; doing it again changes nothing. Returns all that were put away. */
  async dismissBanner({ tx, actor }: UseCaseContext, banner: string): Promise<string[]> {
    return accountRepository.dismissBanner(tx, actor.accountId, banner);
  },
});
