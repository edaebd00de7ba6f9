import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of account hold, and what of them an archive has. */
export const accountTables = defineTables('features/account', {
  users: {
    migration: '0001-foundation',
    policy: 'Your account: name, email address, a hash of your password',
    readByAll: 'The account itself: who is meant, their plan, time zone and language.',
    owner: [{ by: 'account', column: 'user_id' }],
    exported: [
      'user_id',
      'email',
      'name',
      'business_name',
      'timezone',
      'notification_preferences',
      'plan',
      'dismissed_banners',
      'created_at',
      'layout',
      'theme',
      'picture_file_id',
      'profile_revision',
      'notifications_revision',
      'preferences_revision',
      'language',
      'seen_language',
    ],
  },
});
