import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { loadFactTexts } from '#features/workspaces/web/shared/facts/facts.texts.ts';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';
import { lazyScreen } from '#web/routes/lazy-screen.ts';
import { paths } from '#web/routes/paths.ts';
import { advisorDependants, advisorNextStep, advisorThreads } from './advisor.dashboard.ts';
import { loadAdvisorTexts } from './advisor.texts.ts';

const keyOf = (endpoint: keyof typeof advisorContract) => queryKeyOf<typeof advisorContract>('advisor', endpoint);
const conversationKeys = [keyOf('getLatestConversation'), keyOf('getConversation'), keyOf('getReading')];
const planKeys = [keyOf('getPlan'), keyOf('listFigures'), keyOf('getFigure')];

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
  nextStep: advisorNextStep,
  palette: () => import('./advisor.palette.ts'),
  problems: {
    'advisor.plan_complete': msg`The plan is complete: its answers stay as they are. Write a message, or start another conversation.`,
    'advisor.conversation_full': msg`This conversation is full: it holds 60 of your messages. Change the facts and the plan directly.`,
    'advisor.plan_not_complete': msg`The plan is not complete yet. Answer the open questions first.`,
  },
  live: {
    facts: [...conversationKeys, ...planKeys],
    conversation: [...conversationKeys, keyOf('listConversations')],
    plan: [...planKeys, keyOf('listConversations')],
    account: [queryKeyOf('advisor')],
  },
  notifications: async () => (await import('./advisor.notification-words.ts')).advisorWords,
  threads: advisorThreads,
  dependants: advisorDependants,
});
