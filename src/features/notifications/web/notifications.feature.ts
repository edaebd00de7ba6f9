import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';

/** The bell and its list. */
export const notificationsFeature = defineWebFeature({
  id: 'notifications',
  live: { notifications: [queryKeyOf('notifications')] },
});
