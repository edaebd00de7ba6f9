import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { threadForms } from '#features/threads/domain/thread.ts';
import { threadsFeature } from './threads.feature.ts';
import { threadsWords } from './threads.notification-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const workspaceId = 'ws_01m7yp69k9d66en9fh6g91yj3d';
const threadId = 'thr_01m7yp69k9d66en9fh6g91yj3d';
const setting = { i18n, workspaceId, timeZone: 'UTC' };

it('a notification of a message says by what it came, not from whom, and leads to it', () => {
  const words = threadForms.map((form) => threadsWords['threads.received']({ workspaceId, threadId, form }, setting));
  expect(words.map(({ title }) => title)).toEqual([
    'Somebody wrote to you from your website',
    'Somebody signed up for your news',
    'An order came in from your website',
  ]);
  for (const { href } of words) expect(href).toBe(`/platform/inbox?workspace=${workspaceId}&thread=${threadId}`);
});

it('the one of what waits counts', () => {
  const titleOf = (count: number) => threadsWords['threads.more_waiting']({ count }, setting).title;
  expect([titleOf(1), titleOf(12)]).toEqual([
    '1 more message waits in your inbox',
    '12 more messages wait in your inbox',
  ]);
});

it('the dashboard leads to what nobody has read', () => {
  const thread = { kind: 'threads.unread', urgency: 'asked', title: 'Mara', parts: { threadId }, count: 2 } as const;
  expect(threadsFeature.threads!['threads.unread']!(thread, { i18n, time: {} as never })).toEqual({
    label: 'Inbox',
    title: 'Mara',
    detail: '2 messages nobody has read',
    href: `/platform/inbox?thread=${threadId}`,
    action: 'Read it',
  });
});
