import { z } from 'zod';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { heldReasons, messageKinds, threadForms, threadOrigins, threadStates } from './domain/thread.ts';
import { threadsProblems } from './domain/threads.problems.ts';
import { writtenSchema } from './domain/write-schema.ts';

const threadSchema = z.object({
  id: idSchema('thr'),
  workspaceId: idSchema('ws'),
  origin: z.enum(threadOrigins),
  form: z.enum(threadForms),
  /** Empty where the form asks for none. */
  personName: z.string(),
  personMail: z.string(),
  subject: z.string(),
  /** What was written first, cut short. */
  beginning: z.string(),
  state: z.enum(threadStates),
  /** Why it is held; empty for any other. */
  heldReasons: z.array(z.enum(heldReasons)),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
});
export type Thread = z.infer<typeof threadSchema>;

const messageSchema = z.object({
  id: idSchema('tmsg'),
  kind: z.enum(messageKinds),
  body: z.string(),
  /** What else the form asked, in its order. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The very words that were agreed to. */
  consent: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ThreadMessage = z.infer<typeof messageSchema>;

const wholeThreadSchema = threadSchema.extend({ messages: z.array(messageSchema) });
export type WholeThread = z.infer<typeof wholeThreadSchema>;

const countsSchema = z.object({
  open: z.number().int(),
  closed: z.number().int(),
  held: z.number().int(),
  /** Of the open ones. */
  unread: z.number().int(),
});
export type ThreadCounts = z.infer<typeof countsSchema>;

const atWorkspace = { workspaceId: idSchema('ws') };
const atThread = { ...atWorkspace, threadId: idSchema('thr') };

/** What people outside wrote to a business, and what it answers. */
export const threadsContract = {
  listThreads: endpoint({
    method: 'GET',
    path: '/threads/{workspaceId}',
    summary: 'What was written to a business, the newest first, in pages',
    access: 'account',
    input: z.object({
      ...atWorkspace,
      state: z.enum(threadStates),
      /** Where the page before ended, as it was answered. */
      before: z
        .string()
        .regex(/^\d{1,15}\.thr_[0-9a-hjkmnp-tv-z]{26}$/)
        .optional(),
    }),
    output: z.object({
      threads: z.array(threadSchema),
      counts: countsSchema,
      /** Where the next page begins; null on the last one. */
      nextBefore: z.string().nullable(),
    }),
  }),
  getThread: endpoint({
    method: 'GET',
    path: '/threads/{workspaceId}/{threadId}',
    summary: 'A thread with all its messages',
    access: 'account',
    input: z.object(atThread),
    output: wholeThreadSchema,
  }),
  setRead: endpoint({
    method: 'PUT',
    path: '/threads/{workspaceId}/{threadId}/read',
    summary: 'Mark a thread as read, or as unread',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object({ ...atThread, isRead: z.boolean() }),
    output: wholeThreadSchema,
    errors: [workspacesProblems.archived],
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/threads/{workspaceId}/{threadId}/state',
    summary: 'Close a thread, open it again, say that it is spam or that it is none',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object({ ...atThread, state: z.enum(threadStates) }),
    output: wholeThreadSchema,
    errors: [workspacesProblems.archived],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/threads/{workspaceId}/{threadId}/notes',
    summary: 'Write a note that only the account reads',
    access: 'account',
    needsIdempotencyKey: true,
    input: z.object({ ...atThread, ...writtenSchema.shape }),
    output: wholeThreadSchema,
    errors: [workspacesProblems.archived, threadsProblems.thread_full],
  }),
  answerThread: endpoint({
    method: 'POST',
    path: '/threads/{workspaceId}/{threadId}/answers',
    summary: 'Answer by mail; answers to that mail go to the address of the account',
    access: 'account',
    needsIdempotencyKey: true,
    input: z.object({ ...atThread, ...writtenSchema.shape }),
    output: wholeThreadSchema,
    errors: [
      workspacesProblems.archived,
      threadsProblems.held,
      threadsProblems.thread_full,
      threadsProblems.answer_limit,
    ],
  }),
  deleteThread: endpoint({
    method: 'DELETE',
    path: '/threads/{workspaceId}/{threadId}',
    summary: 'Delete a thread with all its messages',
    access: 'account',
    input: z.object(atThread),
    output: z.object({ isDeleted: z.literal(true) }),
    errors: [workspacesProblems.archived],
  }),
  createExport: endpoint({
    method: 'POST',
    path: '/threads/{workspaceId}/export',
    summary: 'An address at which everything that was written can be downloaded as CSV, for two minutes',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object(atWorkspace),
    output: z.object({ address: z.string() }),
    errors: [threadsProblems.export_too_large],
  }),
};
