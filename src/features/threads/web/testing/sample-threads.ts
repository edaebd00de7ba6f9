import type { Thread, ThreadMessage, WholeThread } from '#features/threads/threads.contract.ts';

/** A thread as the server tells of it. */
const sampleThread = (own: Partial<Thread> = {}): Thread => ({
  id: 'thr_00000000000000000000000001',
  workspaceId: 'ws_00000000000000000000000001',
  origin: 'site-form',
  form: 'contact',
  personName: 'Mara Visitor',
  personMail: 'mara@visitor.example',
  subject: 'Your message to Levain & Rye',
  beginning: 'Do you bake on Sundays?',
  state: 'open',
  heldReasons: [],
  isRead: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastMessageAt: '2026-11-20T10:00:00.000Z',
  ...own,
});

/** What was written into it first. */
export const sampleMessage = (own: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 'tmsg_00000000000000000000000001',
  kind: 'received',
  body: 'Do you bake on Sundays?',
  fields: [],
  consent: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...own,
});

export const wholeThread = (
  own: Partial<Thread> = {},
  messages: readonly ThreadMessage[] = [sampleMessage()],
): WholeThread => ({ ...sampleThread(own), messages: [...messages] });
