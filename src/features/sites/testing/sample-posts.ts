import type { BlogContent, PublishedPost } from '../domain/blog/post.ts';

/** A post as it is published: the higher its number, the newer it is. */
export const samplePost = (number: number, own: Partial<PublishedPost> = {}): PublishedPost => {
  const at = new Date(Date.UTC(2026, 0, 1, 9) + number * 24 * 60 * 60_000).toISOString();
  return {
    id: `post_${String(number).padStart(26, '0')}`,
    slug: `post-number-${number}`,
    title: `Post number ${number}`,
    summary: `What is in number ${number}`,
    tags: ['Rye bread'],
    parts: [
      { kind: 'heading', text: 'How it begins' },
      { kind: 'paragraph', text: `The first thing of ${number}.\nAnd on.\n\nThen the next one.` },
    ],
    day: at.slice(0, 10),
    publishedAt: at,
    updatedAt: at,
    ...own,
  };
};

/** So many posts, the newest first. */
export const sampleBlog = (count: number, own: Partial<PublishedPost> = {}): BlogContent => ({
  id: 'site_00000000000000000000000001',
  posts: Array.from({ length: count }, (_, at) => samplePost(count - at, own)),
});
