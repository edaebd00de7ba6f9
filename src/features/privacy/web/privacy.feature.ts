import { msg } from '@lingui/core/macro';
import { defineWebFeature } from '#web/feature.ts';

/** What an account takes along and leaves behind. */
export const privacyFeature = defineWebFeature({
  id: 'privacy',
  problems: {
    'privacy.proof_wrong': msg`That is not right. Check it and try again.`,
    'request.too_often': msg`Too many tries. Wait a few minutes and try again.`,
  },
  live: { account: [['privacy']] },
  notifications: async () => (await import('./privacy.notification-words.ts')).privacyWords,
});
