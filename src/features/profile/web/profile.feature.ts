import { msg } from '@lingui/core/macro';
import { ListChecks } from 'lucide-react';
import { loadFactTexts } from '#features/workspaces/web/shared/facts/facts.texts.ts';
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
  palette: async () => {
    const [part] = await Promise.all([import('./profile.palette.ts'), loadFactTexts()]);
    return part;
  },
  live: { facts: [['profile']], plan: [['profile']] },
});
