import { msg } from '@lingui/core/macro';
import { defineWebFeature } from '#web/feature.ts';

/** The businesses of an account. */
export const workspacesFeature = defineWebFeature({
  id: 'workspaces',
  palette: () => import('./workspaces.palette.ts'),
  problems: {
    'workspaces.archived': msg`This workspace is archived. Restore it to change anything in it.`,
    'workspaces.last_open': msg`This is your only open workspace. Make another one before you archive it.`,
    'workspaces.limit_reached': msg`You have as many workspaces as one account can hold.`,
  },
  notifications: async () => (await import('./workspaces.notification-words.ts')).workspacesWords,
});
