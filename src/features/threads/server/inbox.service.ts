import { randomBytes } from 'node:crypto';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { buildId } from '#shared/ids.ts';
import { notFound, refusal } from '#shared/problem.ts';
import { threadLimits } from '../domain/thread.ts';
import { threadsProblems } from '../domain/threads.problems.ts';
import type { threadsContract, WholeThread } from '../threads.contract.ts';
import { viewMessage, viewThread } from './thread-view.ts';
import { type ListCursor, type StoredThread, threadsRepository } from './threads.repository.ts';

type In = Inputs<typeof threadsContract>;
type Out = Outputs<typeof threadsContract>;

/** A thread of a business. */
export interface AtThread {
  readonly workspaceId: `ws_${string}`;
  readonly threadId: `thr_${string}`;
}

const noThread = () => notFound('There is no such thread');

/** Where a page ended, as a cursor: the time in milliseconds and the id. */
function cursorOf(before: string | undefined): ListCursor | undefined {
  if (before === undefined) return undefined;
  const [at, id] = before.split('.');
  return { lastMessageAt: new Date(Number(at)), id: id! };
}

/** A thread that may be written into, locked behind its business. Throws a 404 for any other. */
export async function lockForWriting(context: UseCaseContext, at: AtThread): Promise<StoredThread> {
  await workspacesService.getForWriting(context, at.workspaceId);
  const thread = await threadsRepository.lock(context.tx, at);
  if (!thread) throw noThread();
  return thread;
}

/** Appends a message to a locked thread. Refuses one that has as many as it may. */
export async function appendMessage(
  { tx, now }: UseCaseContext,
  at: AtThread,
  kind: 'note' | 'answer',
  body: string,
): Promise<`tmsg_${string}`> {
  const messages = await threadsRepository.listMessages(tx, at);
  if (messages.length >= threadLimits.messages)
    throw refusal(threadsProblems.thread_full, 'This thread has as many messages as it may');
  const id = buildId('tmsg', now.getTime(), randomBytes(16));
  await threadsRepository.insertMessage(tx, at, { id, kind, body, fields: [], consent: null, createdAt: now });
  await threadsRepository.setLastMessageAt(tx, at, now);
  return id;
}

/** What people wrote to a business, as its account reads and sorts it. */
export const inboxService = {
  /** A page of one state, with how many there are of each. */
  async list(context: UseCaseContext, { workspaceId, state, before }: In['listThreads']): Promise<Out['listThreads']> {
    const { tx } = context;
    await workspacesService.get(context, workspaceId);
    const { page } = threadLimits;
    const found = await threadsRepository.list(tx, { workspaceId, state, before: cursorOf(before) }, page + 1);
    const shown = found.slice(0, page);
    const last = shown.at(-1);
    return {
      threads: shown.map(viewThread),
      counts: await threadsRepository.countByState(tx, workspaceId),
      nextBefore: found.length > page && last ? `${last.lastMessageAt.getTime()}.${last.id}` : null,
    };
  },

  /** One with all its messages; a 404 for any other. */
  async get(context: UseCaseContext, at: AtThread): Promise<WholeThread> {
    await workspacesService.get(context, at.workspaceId);
    const thread = await threadsRepository.find(context.tx, at);
    if (!thread) throw noThread();
    const messages = await threadsRepository.listMessages(context.tx, at);
    return { ...viewThread(thread), messages: messages.map(viewMessage) };
  },

  async setRead(context: UseCaseContext, { isRead, ...at }: In['setRead']): Promise<WholeThread> {
    const thread = await lockForWriting(context, at);
    if (thread.isRead !== isRead) await threadsRepository.setRead(context.tx, at, isRead);
    return this.get(context, at);
  },

  /** Closes, opens, or says that it is spam; one that is already so stays as it is, with why it was held. */
  async setState(context: UseCaseContext, { state, ...at }: In['setState']): Promise<WholeThread> {
    const thread = await lockForWriting(context, at);
    if (thread.state !== state)
      await threadsRepository.setState(context.tx, at, state, state === 'held' ? ['marked'] : []);
    return this.get(context, at);
  },

  async addNote(context: UseCaseContext, { body, ...at }: In['addNote']): Promise<WholeThread> {
    await lockForWriting(context, at);
    await appendMessage(context, at, 'note', body);
    return this.get(context, at);
  },

  /** Deletes it for good: whoever wrote may ask for that. */
  async delete(context: UseCaseContext, at: AtThread): Promise<Out['deleteThread']> {
    await lockForWriting(context, at);
    if (!(await threadsRepository.delete(context.tx, at))) throw noThread();
    return { isDeleted: true };
  },
};
