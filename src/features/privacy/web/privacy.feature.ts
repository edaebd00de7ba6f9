import { msg } from '@lingui/core/macro';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';

/** What an account takes along and leaves behind. */
export const privacyFeature = defineWebFeature({
  id: 'privacy',
  problems: {
    'privacy.proof_wrong': msg`That is not right. Check it and try again.`,
    'request.too_often': msg`Too many tries. Wait a few minutes and try again.`,
  },
  live: { account: [queryKeyOf('privacy')], jobs: [queryKeyOf('privacy')] },
  notifications: async () => (await import('./privacy.notification-words.ts')).privacyWords,
});
