import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Blog, blogContract, type Post } from '#features/sites/blog.contract.ts';
import type { Site, sitesContract } from '#features/sites/sites.contract.ts';
import { queryKeyOf, useApi } from '#web/api/use-api.ts';

const useBlogApi = () => useApi('sites', blogContract);

/** The posts of a site; nothing is asked without one. */
export function useBlog(siteId: Site['id'] | undefined) {
  const input = siteId === undefined ? skipToken : { siteId };
  return useQuery(useBlogApi().getBlog.queryOptions({ input }));
}

/** Subjects for posts. */
export const useTopics = (siteId: Site['id']) => useQuery(useBlogApi().listTopics.queryOptions({ input: { siteId } }));

export const usePost = (postId: Post['id']) => useQuery(useBlogApi().getPost.queryOptions({ input: { postId } }));

export type BlogStore = ReturnType<typeof useBlogStore>;

/** The endpoints, and the way to put what they answered where the screens read it. */
export function useBlogStore() {
  const api = useBlogApi();
  const client = useQueryClient();
  return useMemo(
    () => ({
      api,
      /** Shows a post as it was answered; lists and the site read theirs anew. */
      putPost: (post: Post): void => {
        client.setQueryData<Post>(api.getPost.queryKey({ input: { postId: post.id } }), post);
        for (const key of [api.getBlog.key(), api.listTopics.key()]) void client.invalidateQueries({ queryKey: key });
      },
      /** What is online of the site is another release from now on. */
      refetchSite: (): void => {
        for (const name of ['getBuilder', 'showOnline'] as const)
          void client.invalidateQueries({ queryKey: queryKeyOf<typeof sitesContract>('sites', name) });
      },
      readBlog: (siteId: Site['id']): Promise<Blog> =>
        client.fetchQuery({ ...api.getBlog.queryOptions({ input: { siteId } }), staleTime: 0 }),
      readTopics: async (siteId: Site['id']) =>
        (await client.fetchQuery({ ...api.listTopics.queryOptions({ input: { siteId } }), staleTime: 0 })).topics,
      readPost: (postId: Post['id']): Promise<Post> =>
        client.fetchQuery({ ...api.getPost.queryOptions({ input: { postId } }), staleTime: 0 }),
      forgetPost: (postId: Post['id']): void => {
        client.removeQueries({ queryKey: api.getPost.key({ input: { postId } }) });
        for (const key of [api.getBlog.key(), api.listTopics.key()]) void client.invalidateQueries({ queryKey: key });
      },
    }),
    [api, client],
  );
}
