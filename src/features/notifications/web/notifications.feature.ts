import { defineWebFeature } from '#web/feature.ts';

/** The bell and its list. */
export const notificationsFeature = defineWebFeature({
  id: 'notifications',
  live: { notifications: [['notifications']] },
});
