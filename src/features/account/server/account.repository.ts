import type { Sql, Tx } from '#server/db/connect.ts';
import type { Language } from '#shared/languages.ts';
import type { Layout, Theme } from '#shared/look.ts';

export interface AccountRecord {
  readonly name: string;
  readonly email: string;
  readonly timezone: string;
  readonly language: Language | null;
  readonly layout: Layout;
  readonly theme: Theme;
  readonly dismissedBanners: string[];
  readonly pictureFileId: string | null;
}

/** The SQL of the account record. */
export const accountRepository = {
  async get(tx: Tx, accountId: string): Promise<AccountRecord> {
    const [record] = await tx<AccountRecord[]>`
      select name, email, timezone, language, layout, theme, dismissed_banners as "dismissedBanners",
        picture_file_id as "pictureFileId" from users where user_id = ${accountId}`;
    return record!;
  },

  async dismissBanner(tx: Tx, accountId: string, banner: string): Promise<string[]> {
    const [record] = await tx<{ dismissedBanners: string[] }[]>`
      update users set dismissed_banners = array(select distinct unnest(dismissed_banners || ${banner}::text))
      where user_id = ${accountId} returning dismissed_banners as "dismissedBanners"`;
    return record!.dismissedBanners;
  },

  /** Makes a stored file the picture of the account, or none; answers which one it was before. */
  async setPicture(tx: Tx, accountId: string, fileId: string | null): Promise<string | null> {
    const [before] = await tx<{ fileId: string | null }[]>`
      select picture_file_id as "fileId" from users where user_id = ${accountId} for no key update`;
    await tx`update users set picture_file_id = ${fileId} where user_id = ${accountId}`;
    return before?.fileId ?? null;
  },

  /** Which of the given files are the picture of an account. As the system role. */
  async listPictures(system: Sql, fileIds: readonly string[]): Promise<readonly string[]> {
    const rows = await system<{ fileId: string }[]>`
      select picture_file_id as "fileId" from users where picture_file_id in ${system(fileIds)}`;
    return rows.map(({ fileId }) => fileId);
  },
};
