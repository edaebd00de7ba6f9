import type { Settings } from '#features/account/account.contract.ts';
import { type MailToggleName, toggleDefaults } from '#features/account/domain/mail-toggles.ts';
import type { Tx } from '#server/db/connect.ts';

/** The part of the record that a tab of the settings shows. */
export type SettingsPart = keyof Settings;

type Row = Settings['profile'] &
  Omit<Settings['preferences'], 'revision'> & {
    readonly toggles: Partial<Record<MailToggleName, boolean>>;
    readonly profileRevision: number;
    readonly notificationsRevision: number;
    readonly preferencesRevision: number;
  };

/** The SQL of the settings. Call `get` with `isLocked` before a change: parallel savings then take turns. */
export const settingsRepository = {
  async get(tx: Tx, accountId: string, isLocked = false): Promise<Settings> {
    const [row] = await tx<Row[]>`
      select name, timezone, language, layout, theme, notification_preferences as toggles,
        profile_revision as "profileRevision", notifications_revision as "notificationsRevision",
        preferences_revision as "preferencesRevision"
      from users where user_id = ${accountId} ${isLocked ? tx`for no key update` : tx``}`;
    const { name, timezone, language, layout, theme, toggles } = row!;
    return {
      profile: { revision: row!.profileRevision, name, timezone },
      notifications: { revision: row!.notificationsRevision, ...toggleDefaults, ...toggles },
      preferences: { revision: row!.preferencesRevision, language, layout, theme },
    };
  },

  async setProfile(tx: Tx, accountId: string, { name, timezone }: Pick<Row, 'name' | 'timezone'>): Promise<void> {
    await tx`update users set name = ${name}, timezone = ${timezone}, profile_revision = profile_revision + 1
      where user_id = ${accountId}`;
  },

  async setToggles(tx: Tx, accountId: string, toggles: Record<MailToggleName, boolean>): Promise<void> {
    await tx`update users set notification_preferences = notification_preferences || ${tx.json(toggles)},
      notifications_revision = notifications_revision + 1 where user_id = ${accountId}`;
  },

  async setPreferences(
    tx: Tx,
    accountId: string,
    { language, layout, theme }: Pick<Row, 'language' | 'layout' | 'theme'>,
  ): Promise<void> {
    await tx`update users set language = ${language}, layout = ${layout}, theme = ${theme},
      preferences_revision = preferences_revision + 1 where user_id = ${accountId}`;
  },
};
