import type { Post } from '#features/sites/blog.contract.ts';
import type { PostDraft } from '#features/sites/domain/blog/post.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { paceMs } from '#web/pacing.ts';
import { isSameValue } from '../editor/same-value.ts';

/** What is known of a post, and of what is not saved of it yet. */
export interface PostSavingState {
  /** The post as the server has it, as far as is known here. */
  readonly post: Post;
  /** The post as it is on the screen. */
  readonly draft: PostDraft;
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** 0 before anything was saved here. */
  readonly savedAtMs: number;
  readonly problem: Problem | undefined;
}

/** What saving asks of the server. Both reject with what was refused. */
interface PostCalls {
  readonly save: (input: PostDraft & { readonly postId: Post['id']; readonly revision: number }) => Promise<Post>;
  readonly read: () => Promise<Post>;
}

export type PostSaving = ReturnType<typeof createPostSaving>;

const draftOf = ({ title, summary, tags, parts }: Post): PostDraft => ({ title, summary, tags, parts });

/**
 * Saves what is edited of a post as site-saving.ts does a site: some time after the last change or at once with `flush`, one request at a time,
 * each on the revision the one before gave. Nothing typed is ever replaced without being asked.
 */
export function createPostSaving(first: Post, { save, read }: PostCalls) {
  let state: PostSavingState = {
    post: first,
    draft: draftOf(first),
    status: 'saved',
    savedAtMs: 0,
    problem: undefined,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<void> | undefined;

  const put = (change: Partial<PostSavingState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const send = async (): Promise<void> => {
    const { draft, post } = state;
    put({ status: 'saving' });
    try {
      const saved = await save({ postId: post.id, revision: post.revision, ...draft });
      const isWhole = state.draft === draft;
      // The server may have found that a paragraph follows no fact any more.
      put({
        post: saved,
        ...(isWhole && { draft: draftOf(saved) }),
        status: isWhole ? 'saved' : 'waiting',
        savedAtMs: Date.now(),
        problem: undefined,
      });
    } catch (error) {
      const problem = problemOf(error);
      put({ status: problem.code === 'request.stale_revision' ? 'conflict' : 'failed', problem });
    }
  };

  /** Saves what is not saved yet. Says whether everything is now. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    // Whoever waited longer may have sent the next one.
    while (onItsWay !== undefined) await onItsWay;
    if (state.status === 'saved') return true;
    if (state.status === 'conflict') return false;
    onItsWay = send();
    await onItsWay;
    onItsWay = undefined;
    // Typed while the request was on its way; the status was read before, and may be another one now.
    const { status } = state as PostSavingState;
    return status === 'waiting' ? flush() : status === 'saved';
  };

  const replace = (post: Post): void => put({ post, draft: draftOf(post), status: 'saved', problem: undefined });

  return {
    edit(change: (draft: PostDraft) => PostDraft): void {
      const draft = change(state.draft);
      if (isSameValue(draft, state.draft)) return;
      put({ draft, status: state.status === 'conflict' ? 'conflict' : 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), paceMs('autosave'));
    },
    flush,
    /** What another request of this tab answered: the next saving stands on it, and what is not saved yet stays. */
    take(post: Post): void {
      if (state.status === 'saved') replace(post);
      else put({ post });
    },
    /** What was read again. What is not saved yet stays: saving it will tell. */
    follow(post: Post): void {
      if (state.status === 'saved' && post.revision >= state.post.revision) replace(post);
    },
    /** After a conflict: puts what is on this screen in the place of the other state. */
    async keepMine(): Promise<boolean> {
      put({ post: await read(), status: 'waiting' });
      return flush();
    },
    /** After a conflict: loads the other state; what was typed here is gone. */
    async takeTheirs(): Promise<void> {
      replace(await read());
    },
    isUnsaved: () => state.status !== 'saved',
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
  };
}
