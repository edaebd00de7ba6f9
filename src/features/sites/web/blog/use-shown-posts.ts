import { useMemo } from 'react';
import type { PostList } from '#features/sites/domain/blocks/post-list.ts';
import { postsElsewhere } from '#features/sites/domain/blog/blog-content.ts';
import { linesOf } from '#features/sites/domain/blog/post-view.ts';
import type { Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { useSavingState } from '../editor/saving-context.tsx';
import { useBlog } from './blog.queries.ts';

/** The published posts that a page lists; undefined where it lists none or there are none. */
export function useShownPosts({ language }: SiteDocument, { kind, blocks }: Page): PostList | undefined {
  const { site } = useSavingState();
  const isListed = blocks.some(({ type }) => type === 'posts');
  const { data } = useBlog(isListed ? site.id : undefined);
  const shown = data?.shown;
  const isBlog = kind === 'blog';
  return useMemo(() => {
    if (shown === undefined || shown.length === 0) return undefined;
    const posts = isBlog ? shown : shown.slice(0, postsElsewhere);
    return { lines: linesOf(posts, language, '../'), more: [] };
  }, [shown, isBlog, language]);
}
