import type { SiteDocument } from '../document/site-document.ts';
import type { BlogContent, PublishedPost } from './post.ts';
import { tagSlug } from './post-address.ts';

/** Posts in a list of one page. */
export const postsOnPage = 50;
/** Posts on a page that is not the blog. */
export const postsElsewhere = 3;

/** Whether a site has a page for its posts. */
export const hasBlogPage = ({ pages }: Pick<SiteDocument, 'pages'>): boolean =>
  pages.some(({ kind }, at) => kind === 'blog' && at > 0);

/** A site as others see it: without a blog page as long as there is no post on it. */
export const shownDocument = (document: SiteDocument, blog: BlogContent | undefined): SiteDocument =>
  blog !== undefined && blog.posts.length > 0
    ? document
    : { ...document, pages: document.pages.filter(({ kind }, at) => kind !== 'blog' || at === 0) };

/** Where things of a blog lie below the address of the site. */
export const blogPath = 'blog/';
export const feedPath = 'blog/feed.xml';
export const pathOfPost = ({ slug }: Pick<PublishedPost, 'slug'>): string => `${blogPath}${slug}/`;
export const pathOfTag = (tag: string): string => `${blogPath}tag/${tagSlug(tag)}/`;

/** A tag with its posts, the newest first; written as in the newest of them. */
export interface TaggedPosts {
  readonly tag: string;
  readonly posts: readonly PublishedPost[];
}

/** The tags of posts, in the order of their newest posts. */
export function tagsOf(posts: readonly PublishedPost[]): readonly TaggedPosts[] {
  const tags = new Map<string, { readonly tag: string; readonly posts: PublishedPost[] }>();
  for (const post of posts)
    for (const tag of post.tags) {
      const path = pathOfTag(tag);
      const known = tags.get(path) ?? { tag, posts: [] };
      tags.set(path, known);
      // Two tags of one post may differ in a hyphen alone.
      if (known.posts.at(-1) !== post) known.posts.push(post);
    }
  return [...tags.values()];
}

/** Posts in pages of so many. */
export const inPages = (posts: readonly PublishedPost[]): readonly (readonly PublishedPost[])[] =>
  Array.from({ length: Math.ceil(posts.length / postsOnPage) }, (_, at) =>
    posts.slice(at * postsOnPage, (at + 1) * postsOnPage),
  );

/** When the last of some posts was published. */
export const newestOf = (posts: readonly PublishedPost[]): string =>
  posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? '';
