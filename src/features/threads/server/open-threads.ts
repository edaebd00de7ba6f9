import type { ListOpenThreads } from '#server/feature.ts';
import { threadsRepository } from './threads.repository.ts';

/** What nobody has read yet, as one thing to go on with. */
export const listUnreadThreads: ListOpenThreads = async ({ tx }, workspaceId) => {
  const newest = await threadsRepository.findNewestUnread(tx, workspaceId);
  if (!newest) return [];
  const { unread } = await threadsRepository.countByState(tx, workspaceId);
  const { id, personName, personMail } = newest;
  return [
    {
      kind: 'threads.unread',
      urgency: 'asked',
      title: personName === '' ? personMail : personName,
      parts: { threadId: id },
      count: unread,
    },
  ];
};
