import { msg } from '@lingui/core/macro';
import { defineWebFeature } from '#web/feature.ts';

/** The signed-in account and its settings. */
export const accountFeature = defineWebFeature({
  id: 'account',
  palette: () => import('./account.palette.ts'),
  problems: {
    'account.picture_kind': msg`This is no picture we can use. Choose a JPEG, PNG or WebP.`,
    'account.picture_animated': msg`This picture moves. Choose one that stands still.`,
    'account.picture_size': msg`This picture has too many pixels. Choose a smaller one.`,
    'account.picture_broken': msg`This picture is damaged: it cannot be read to its end. Choose another one.`,
  },
  live: { workspaces: [['shell-account']], account: [['shell-account'], ['account-security'], ['settings']] },
  notifications: async () => (await import('./account.notification-words.ts')).accountWords,
});
