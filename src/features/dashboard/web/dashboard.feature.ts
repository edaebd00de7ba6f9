import { msg } from '@lingui/core/macro';
import { LayoutDashboard } from 'lucide-react';
import { defineWebFeature } from '#web/feature.ts';
import { paths } from '#web/routes/paths.ts';

/** The first screen of the platform. It shows what is open in the tools, so that the composition root draws it. */
export const dashboardFeature = defineWebFeature({
  id: 'dashboard',
  navigation: {
    id: 'dashboard',
    href: paths.platform.dashboard,
    icon: LayoutDashboard,
    label: msg`Dashboard`,
    longLabel: msg`Dashboard`,
  },
  live: { facts: [['dashboard']], conversation: [['dashboard']], plan: [['dashboard']] },
});
