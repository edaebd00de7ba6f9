import type { PlanName } from '#features/billing/domain/plans.ts';
import type { Tx } from '#server/db/connect.ts';

export interface AccountRecord {
  readonly name: string;
  readonly email: string;
  readonly plan: PlanName;
  readonly timezone: string;
  readonly dismissedBanners: string[];
}

/** The SQL of the account record. */
export const accountRepository = {
  async get(tx: Tx, accountId: string): Promise<AccountRecord> {
    const [record] = await tx<AccountRecord[]>`
      select name, email, plan, timezone, dismissed_banners as "dismissedBanners" from users where user_id = ${accountId}`;
    return record!;
  },

  async dismissBanner(tx: Tx, accountId: string, banner: string): Promise<string[]> {
    const [record] = await tx<{ dismissedBanners: string[] }[]>`
      update users set dismissed_banners = array(select distinct unnest(dismissed_banners || ${banner}::text))
      where user_id = ${accountId} returning dismissed_banners as "dismissedBanners"`;
    return record!.dismissedBanners;
  },
};
