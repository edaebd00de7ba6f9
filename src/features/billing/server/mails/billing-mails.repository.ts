import type { Tx } from '#server/db/connect.ts';
import type { Language } from '#shared/languages.ts';

/** The recipient of a mail about payments. */
export interface BillingRecipient {
  readonly email: string;
  readonly timezone: string;
  readonly language: Language | null;
}

/** The SQL of mails about payments; runs as the system role. */
export const billingMailsRepository = {
  async findRecipient(tx: Tx, accountId: string): Promise<BillingRecipient | undefined> {
    const [recipient] = await tx<BillingRecipient[]>`
      select email, timezone, coalesce(language, seen_language) as language from users where user_id = ${accountId}`;
    return recipient;
  },
};
