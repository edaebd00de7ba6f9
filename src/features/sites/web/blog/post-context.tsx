import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Post } from '#features/sites/blog.contract.ts';
import type { PostDraft } from '#features/sites/domain/blog/post.ts';
import type { Builder, Site } from '#features/sites/sites.contract.ts';
import { useAutosave, useAutosaveState } from '../autosave/use-autosave.ts';
import type { BlogStore } from './blog.queries.ts';
import { createPostSaving, type PostSaving } from './post-saving.ts';

/** What the parts of the editor of a post share. */
interface PostTools {
  readonly saving: PostSaving;
  readonly store: BlogStore;
  readonly builder: Builder;
  readonly site: Site;
}

const PostContext = createContext<PostTools | undefined>(undefined);

/** Saves what is edited of the post below it. */
export function PostProvider({
  post,
  site,
  builder,
  store,
  children,
}: {
  /** The post as it was read last. */
  readonly post: Post;
  readonly site: Site;
  readonly builder: Builder;
  readonly store: BlogStore;
  readonly children: ReactNode;
}) {
  const saving = useAutosave(post, () =>
    createPostSaving(post, {
      save: async (input) => {
        const saved = await store.api.savePost.call(input);
        store.putPost(saved);
        return saved;
      },
      read: () => store.readPost(post.id),
    }),
  );
  const tools = useMemo(() => ({ saving, store, builder, site }), [saving, store, builder, site]);
  return <PostContext value={tools}>{children}</PostContext>;
}

/** What the parts of the editor of a post share. */
export function usePostTools(): PostTools {
  const tools = useContext(PostContext);
  if (tools === undefined) throw new Error('usePostTools needs a PostProvider above it');
  return tools;
}

/** What is known of the post and of what is not saved of it yet. */
export function usePostState() {
  const { stored: post, ...rest } = useAutosaveState(usePostTools().saving);
  return { post, ...rest };
}

/** The post as it is on the screen. */
export const usePostDraft = (): PostDraft => usePostState().draft;
