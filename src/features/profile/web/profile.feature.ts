import { msg } from '@lingui/core/macro';
import { ListChecks } from 'lucide-react';
import { defineWebFeature } from '#web/feature.ts';
import { paths } from '#web/routes/paths.ts';

/** The business profile. Its screen shows what the tools made, so that the composition root draws it. */
export const profileFeature = defineWebFeature({
  id: 'profile',
  navigation: {
    id: 'profile',
    href: paths.platform.profile,
    icon: ListChecks,
    label: msg`Business profile`,
    longLabel: msg`Business profile`,
    isSecondary: true,
  },
  palette: () => import('./profile.palette.ts'),
  live: { facts: [['profile']], plan: [['profile']] },
});
