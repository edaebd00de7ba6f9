import { msg } from '@lingui/core/macro';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';
import { loadPrivacyTexts } from './privacy.texts.ts';

/** What an account takes along and leaves behind. */
export const privacyFeature = defineWebFeature({
  id: 'privacy',
  settingsTab: {
    id: 'privacy',
    label: msg`Privacy`,
    load: async () => (await Promise.all([import('./privacy-tab.tsx'), loadPrivacyTexts()]))[0].PrivacyTab,
  },
  problems: {
    'privacy.proof_wrong': msg`That is not right. Check it and try again.`,
  },
  live: { account: [queryKeyOf('privacy')], jobs: [queryKeyOf('privacy')] },
  notifications: async () => (await import('./privacy.notification-words.ts')).privacyWords,
});
