import { msg, plural } from '@lingui/core/macro';
import { Inbox } from 'lucide-react';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';
import { lazyScreen } from '#web/routes/lazy-screen.ts';
import { paths } from '#web/routes/paths.ts';
import { loadThreadsTexts } from './threads.texts.ts';

/** The inbox of a business: what people outside wrote, and what is answered. */
export const threadsFeature = defineWebFeature({
  id: 'threads',
  routes: [
    {
      path: 'inbox',
      component: lazyScreen(() => import('./inbox.page.tsx'), 'InboxPage', loadThreadsTexts),
    },
  ],
  navigation: {
    id: 'inbox',
    href: paths.platform.inbox,
    icon: Inbox,
    label: msg`Inbox`,
    longLabel: msg`Inbox`,
    isSecondary: true,
  },
  problems: {
    'threads.held': msg`This is held back. Say first that it is no spam.`,
    'threads.thread_full': msg`This thread has as many messages as it may have. Go on by mail.`,
    'threads.answer_limit': msg`As many answers were sent today as may be sent in a day. Go on tomorrow, or write from your own mailbox.`,
    'threads.export_too_large': msg`This is too much for one file. The archive of your account has it: Account settings, Privacy.`,
  },
  live: { threads: [queryKeyOf('threads'), queryKeyOf('dashboard')] },
  notifications: async () => (await import('./threads.notification-words.ts')).threadsWords,
  threads: {
    'threads.unread': ({ title, parts, count = 1 }, { i18n }) => ({
      label: i18n._(msg`Inbox`),
      title,
      detail: i18n._(msg`${plural(count, { one: '# message nobody has read', other: '# messages nobody has read' })}`),
      href: parts.threadId === undefined ? paths.platform.inbox : `${paths.platform.inbox}?thread=${parts.threadId}`,
      action: i18n._(msg`Read it`),
    }),
  },
});
