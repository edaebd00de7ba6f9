import type { Account } from '#features/account/account.contract.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { accountRepository } from './account.repository.ts';
import { pictureAddress } from './picture-ticket.ts';

export interface AccountDetails {
  /** Signs the addresses of pictures. */
  readonly downloads: Pick<Downloads, 'sign'>;
  /** How this account pays, as far as every screen shows it. */
  getBilling(context: UseCaseContext): Promise<Account['billing']>;
}

/** The signed-in account. */
export const createAccountService = ({ downloads, getBilling }: AccountDetails) => ({
  /** The account with its plan and workspaces. */
  async get(context: UseCaseContext): Promise<Account> {
    const { actor, now } = context;
    const { pictureFileId, ...record } = await accountRepository.get(context.tx, actor.accountId);
    const billing = await getBilling(context);
    const workspaces = await workspacesService.list(context);
    const pictureUrl = await pictureAddress(actor, pictureFileId, downloads, now);
    return { id: actor.accountId, ...record, plan: actor.plan, pictureUrl, workspaces, billing };
  },

  /** Dismisses a banner permanently; repeating it changes nothing. Returns all dismissed ones. */
  async dismissBanner({ tx, actor }: UseCaseContext, banner: string): Promise<string[]> {
    return accountRepository.dismissBanner(tx, actor.accountId, banner);
  },
});
