import type { Sql } from '../db/connect.ts';

/** The SQL behind the way out of mails; runs as the system role, on a token that names the account. */
export const unsubscribeRepository = {
  /** The language the account chose; undefined where it is gone, null where it chose none. */
  async findLanguage(sql: Sql, userId: string): Promise<string | null | undefined> {
    const [user] = await sql<{ language: string | null }[]>`
      select coalesce(u.language, u.seen_language) as language from users u where u.user_id = ${userId}`;
    return user?.language;
  },
};
