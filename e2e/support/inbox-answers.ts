import type { Page } from '@playwright/test';
import type { Thread, ThreadMessage } from '../../src/features/threads/threads.contract.ts';
import { type Address, dropMocks, mockAnswer } from './mocked-answers.ts';

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur';
const at = '2026-11-20T10:00:00.000Z';

const thread = (number: number, own: Partial<Thread>): Thread => ({
  id: `thr_0000000000000000000000000${number}`,
  workspaceId: 'ws_00000000000000000000000001',
  origin: 'site-form',
  form: 'contact',
  personName: 'Mara Visitor',
  personMail: 'mara@visitor.example',
  subject: 'Your message to Levain & Rye',
  beginning: 'Do you bake on Sundays, and if so until when? We are six and would come by bicycle.',
  state: 'open',
  heldReasons: [],
  isRead: false,
  createdAt: at,
  lastMessageAt: at,
  ...own,
});

const threads: readonly Thread[] = [
  thread(1, {}),
  thread(2, { form: 'order', personName: long, isRead: true, beginning: '' }),
  thread(3, { form: 'newsletter', personName: '', personMail: `${long.slice(0, 50)}@visitor.example` }),
  thread(4, {
    state: 'held',
    heldReasons: ['hidden-field', 'links'],
    personName: 'Robot',
    beginning: 'https://buy.example',
  }),
];

const messages: readonly ThreadMessage[] = [
  {
    id: 'tmsg_00000000000000000000000001',
    kind: 'received',
    body: `Two lines\nand ${long}.`,
    fields: [
      { label: 'What would you like?', value: 'Rye · €6.50' },
      { label: 'How many', value: '3' },
    ],
    consent: 'I would like to get news by mail. I can stop it at any time.',
    createdAt: at,
  },
  {
    id: 'tmsg_00000000000000000000000002',
    kind: 'note',
    body: 'Called back.',
    fields: [],
    consent: null,
    createdAt: at,
  },
  { id: 'tmsg_00000000000000000000000003', kind: 'answer', body: 'We do.', fields: [], consent: null, createdAt: at },
];

const listOf = (state: Thread['state']) => ({
  threads: threads.filter((one) => one.state === state),
  counts: { open: 3, closed: 0, held: 1, unread: 2 },
  nextBefore: state === 'open' ? `1.${threads[2]!.id}` : null,
});

/** Has the server answer with an inbox of every kind of thread, the same each time. */
export async function mockInbox(page: Page): Promise<void> {
  const answer = async (address: Address, json: unknown): Promise<void> => {
    await dropMocks(page, address);
    await mockAnswer(page, address, { json });
  };
  for (const state of ['open', 'closed', 'held'] as const)
    await answer(`*/api/threads/*state=${state}*`, listOf(state));
  for (const one of threads) await answer(`*/api/threads/*/${one.id}*`, { ...one, isRead: true, messages });
}
