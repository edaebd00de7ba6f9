import { msg, plural } from '@lingui/core/macro';
import { Inbox } from 'lucide-react';
import type { ThreadForm } from '#features/threads/domain/thread.ts';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';

interface Received {
  readonly workspaceId: string;
  readonly threadId: string;
  readonly form: ThreadForm;
}

const titles = {
  contact: msg`Somebody wrote to you from your website`,
  order: msg`An order came in from your website`,
  newsletter: msg`Somebody signed up for your news`,
} as const satisfies Readonly<Record<ThreadForm, unknown>>;

/** What is told of the inbox. */
export const threadsWords = {
  'threads.received': ({ workspaceId, threadId, form }: Received, { i18n }) => ({
    icon: Inbox,
    title: i18n._(titles[form]),
    href: `${paths.platform.inbox}?workspace=${workspaceId}&thread=${threadId}`,
  }),
  'threads.more_waiting': ({ count }: { readonly count: number }, { i18n, workspaceId }) => ({
    icon: Inbox,
    title: i18n._(msg`${plural(count, { one: '# more message waits', other: '# more messages wait' })} in your inbox`),
    href: workspaceId === null ? paths.platform.inbox : `${paths.platform.inbox}?workspace=${workspaceId}`,
  }),
} satisfies NotificationWriters;
