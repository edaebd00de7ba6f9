import { randomUUID } from 'node:crypto';
import type { AccountRecords } from '#server/account-records.ts';
import type { Tx } from '#server/db/connect.ts';
import type { WholeUser } from '../auth-user.ts';
import { type NewUser, usersRepository } from './users.repository.ts';

/** What else a new account needs, in the same transaction. */
export type PrepareAccount = (tx: Tx, account: { accountId: string; name: string; now: Date }) => Promise<void>;

export type UsersService = ReturnType<typeof createUsersService>;

/** Making people, and giving them an account of the product as soon as they have an address. */
export function createUsersService({
  accounts,
  prepareAccount,
}: {
  readonly accounts: AccountRecords;
  readonly prepareAccount: PrepareAccount;
}) {
  const nameOf = ({ userMetadata }: Pick<NewUser, 'userMetadata'>): string =>
    typeof userMetadata.full_name === 'string' ? userMetadata.full_name.slice(0, 120) : '';

  const ensureAccount = async (tx: Tx, user: NewUser, now: Date): Promise<void> => {
    if (user.email === null) return;
    const name = nameOf(user);
    const account = { accountId: user.id, email: user.email, name, language: user.language };
    const isNew = await accounts.create(tx, account, now);
    if (isNew) await prepareAccount(tx, { accountId: user.id, name, now });
  };

  return {
    /**
     * Stores a person with their email identity and account, all or nothing; undefined when the address or the id is taken.
     * Somebody who comes from another provider has an address, but does not sign in by it.
     */
    async create(
      tx: Tx,
      user: Omit<NewUser, 'id'> & { id?: string; hasEmailIdentity?: boolean },
      now: Date,
    ): Promise<WholeUser | undefined> {
      const whole = { ...user, id: user.id ?? randomUUID() };
      if (!(await usersRepository.insert(tx, whole, now))) return undefined;
      if (whole.email !== null && user.hasEmailIdentity !== false)
        await this.ensureEmailIdentity(tx, { ...whole, email: whole.email }, now);
      await ensureAccount(tx, whole, now);
      return usersRepository.find(tx, whole.id);
    },

    /** Gives a person the identity of signing in by address; nothing happens where it exists. */
    async ensureEmailIdentity(
      tx: Tx,
      user: { id: string; email: string; emailConfirmedAt: Date | null },
      now: Date,
    ): Promise<void> {
      const data = {
        sub: user.id,
        email: user.email,
        email_verified: user.emailConfirmedAt !== null,
        phone_verified: false,
      };
      const identity = { id: randomUUID(), userId: user.id, provider: 'email', providerId: user.id };
      await usersRepository.insertIdentity(tx, { ...identity, identityData: data, createdAt: now });
    },

    ensureAccount,

    /** Notes that a person has shown to read the mail of their address. */
    async confirmEmail(tx: Tx, user: WholeUser, now: Date): Promise<WholeUser> {
      await usersRepository.update(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? now }, now);
      await usersRepository.touchIdentity(
        tx,
        { userId: user.id, provider: 'email', data: { email_verified: true } },
        now,
      );
      return (await usersRepository.find(tx, user.id))!;
    },
  };
}
