import type { Post } from '#features/sites/blog.contract.ts';
import type { PostDraft } from '#features/sites/domain/blog/post.ts';
import { createAutosave } from '../autosave/autosave.ts';

/** What saving asks of the server. Both reject with what was refused. */
interface PostCalls {
  readonly save: (input: PostDraft & { readonly postId: Post['id']; readonly revision: number }) => Promise<Post>;
  readonly read: () => Promise<Post>;
}

export type PostSaving = ReturnType<typeof createPostSaving>;

const draftOf = ({ title, summary, tags, parts }: Post): PostDraft => ({ title, summary, tags, parts });

/** Saves what is edited of a post by itself (autosave.ts). */
export function createPostSaving(first: Post, { save, read }: PostCalls) {
  return createAutosave<Post, PostDraft>(first, {
    draftOf,
    save: ({ id, revision }, draft) => save({ postId: id, revision, ...draft }),
    read,
    // The server may have found that a paragraph follows no fact any more.
    afterSaving: draftOf,
  });
}
