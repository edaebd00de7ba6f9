import type { AccountRecords } from '#server/account-records.ts';

/** The SQL of what others write into the record of an account. */
export const accountRecordsRepository: AccountRecords = {
  async create(tx, { accountId, email, name, language }, now) {
    const inserted = await tx`insert into users (user_id, email, name, seen_language, created_at)
      values (${accountId}, ${email}, ${name}, ${language ?? 'en'}, ${now}) on conflict (user_id) do nothing`;
    return inserted.count === 1;
  },

  async setEmail(tx, accountId, email) {
    await tx`update users set email = ${email} where user_id = ${accountId}`;
  },

  async setName(tx, accountId, name) {
    await tx`update users set name = ${name} where user_id = ${accountId}`;
  },

  async noteLanguage(sql, accountId, language) {
    await sql`update users set seen_language = ${language} where user_id = ${accountId} and seen_language <> ${language}`;
  },

  async setPlan(tx, accountId, plan) {
    await tx`update users set plan = ${plan} where user_id = ${accountId}`;
  },

  async switchMailOff(tx, accountId, toggle) {
    await tx`update users set notification_preferences = notification_preferences || ${tx.json({ [toggle]: false })},
      notifications_revision = notifications_revision + 1 where user_id = ${accountId}`;
  },
};
