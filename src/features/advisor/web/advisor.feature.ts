import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import { loadFactTexts } from '#features/workspaces/web/shared/facts/facts.texts.ts';
import { defineWebFeature } from '#web/feature.ts';
import { lazyScreen } from '#web/routes/lazy-screen.ts';
import { paths } from '#web/routes/paths.ts';
import { advisorDependants } from './advisor.dependants.ts';
import { loadAdvisorTexts } from './advisor.texts.ts';
import { advisorThreads } from './advisor.threads.ts';

/** The advisor: the conversation, the business plan and its numbers. */
export const advisorFeature = defineWebFeature({
  id: 'advisor',
  routes: [
    {
      path: 'business-generation',
      component: lazyScreen(() => import('./advisor.page.tsx'), 'AdvisorPage', loadAdvisorTexts, loadFactTexts),
      isWide: true,
    },
  ],
  navigation: {
    id: 'business',
    href: paths.platform.businessGeneration,
    icon: FileText,
    label: msg`Business`,
    longLabel: msg`AI Business Generator`,
  },
  palette: () => import('./advisor.palette.ts'),
  problems: {
    'advisor.plan_not_complete': msg`The plan is not complete yet. Answer the open questions first.`,
  },
  live: {
    facts: [
      ['advisor', 'conversation'],
      ['advisor', 'plan'],
      ['advisor', 'figures'],
    ],
    conversation: [
      ['advisor', 'conversation'],
      ['advisor', 'conversations'],
    ],
    plan: [
      ['advisor', 'plan'],
      ['advisor', 'figures'],
      ['advisor', 'conversations'],
    ],
    account: [['advisor']],
  },
  notifications: async () => (await import('./advisor.notification-words.ts')).advisorWords,
  threads: advisorThreads,
  dependants: advisorDependants,
});
