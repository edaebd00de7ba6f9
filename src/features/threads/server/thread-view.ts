import type { Thread, ThreadMessage } from '../threads.contract.ts';
import type { StoredMessage, StoredThread } from './threads.repository.ts';

/** A thread as its account reads it. */
export const viewThread = (thread: StoredThread): Thread => ({
  id: thread.id,
  workspaceId: thread.workspaceId,
  origin: thread.origin,
  form: thread.form,
  personName: thread.personName,
  personMail: thread.personMail,
  subject: thread.subject,
  beginning: thread.beginning,
  state: thread.state,
  heldReasons: [...thread.heldReasons],
  isRead: thread.isRead,
  createdAt: thread.createdAt.toISOString(),
  lastMessageAt: thread.lastMessageAt.toISOString(),
});

/** A message as its account reads it. */
export const viewMessage = ({ fields, createdAt, ...message }: StoredMessage): ThreadMessage => ({
  ...message,
  fields: [...fields],
  createdAt: createdAt.toISOString(),
});
