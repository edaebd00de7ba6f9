import type { Tx } from '#server/db/connect.ts';

/** What linking needs of the tables beyond people themselves. */
export const identitiesRepository = {
  /** Lets sign-ins of one subject take turns: two at once would make two people. */
  async lockSubject(tx: Tx, provider: string, subject: string): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`identity|${provider}|${subject}`}, 0))`;
  },

  /** Sets what the provider says now, and notes that the identity was used. */
  async touch(
    tx: Tx,
    identity: { provider: string; providerId: string; data: Readonly<Record<string, unknown>> },
    now: Date,
  ): Promise<void> {
    await tx`update auth_identity set identity_data = ${tx.json(identity.data as never)}, updated_at = ${now},
      last_sign_in_at = ${now} where provider = ${identity.provider} and provider_id = ${identity.providerId}`;
  },

  /** Drops every identity and factor of somebody who never showed that the address is theirs. */
  async dropUnproven(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_identity where user_id = ${userId}
      and coalesce(identity_data ->> 'email_verified', 'false') <> 'true'`;
    await tx`delete from auth_factor where user_id = ${userId}`;
  },
};
