import type { Tx } from '#server/db/connect.ts';

/** What administrators alone write. */
export const adminUsersRepository = {
  /** What the identity of signing in by address tells; nobody signed in, so its last use stays. */
  async setEmailIdentity(
    tx: Tx,
    userId: string,
    data: { readonly email: string; readonly email_verified: boolean },
    now: Date,
  ): Promise<void> {
    await tx`update auth_identity set identity_data = identity_data || ${tx.json(data)}, updated_at = ${now}
      where user_id = ${userId} and provider = 'email'`;
  },
};
