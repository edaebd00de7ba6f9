import type { ReactElement } from 'react';
import { h, ownMarkup, type Scene } from '../blocks/block.ts';
import type { PostList } from '../blocks/post-list.ts';
import { type Block, emptyBlock, type Page, type SiteDocument } from '../document/site-document.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import { blogPath, inPages, newestOf, pathOfPost, pathOfTag, postsElsewhere, tagsOf } from './blog-content.ts';
import type { BlogContent, PublishedPost } from './post.ts';
import { postData } from './post-data.ts';
import { linesOf, postView } from './post-view.ts';

/** A page of a blog that is none of the site's own: a post, the posts with a tag, or older posts. */
export interface BlogPage {
  readonly path: string;
  /** In the title of the browser, before the name of the site. */
  readonly title: string;
  readonly description: string;
  /** What leads from it to the address of the site. */
  readonly up: string;
  /** What it is drawn as: its blocks, or what stands in their place. */
  readonly page: Page;
  readonly main?: (scene: Scene) => ReactElement;
  readonly posts?: PostList;
  readonly type: 'website' | 'article';
  readonly head: readonly ReactElement[];
  /** ISO instant of its last change, for search engines. */
  readonly updatedAt: string;
}

/** The posts a page of the site lists: the blog page the first of them, any other the newest three. */
export function postsOnSitePage(document: SiteDocument, page: Page, { posts }: BlogContent, up: string): PostList {
  const { language } = document;
  const words = blogWordsOf(language);
  const [first = [], second] = inPages(posts);
  if (page.kind === 'blog') {
    const more = second === undefined ? [] : [{ href: `${up}${blogPath}2/`, words: words.older, rel: 'next' as const }];
    return { lines: linesOf(first, language, up), more };
  }
  const isMore = posts.length > postsElsewhere;
  return {
    lines: linesOf(posts.slice(0, postsElsewhere), language, up),
    more: isMore ? [{ href: up + blogPath, words: words.allPosts }] : [],
  };
}

/** Every page of a blog beside the blog page of the site. The document has such a page. */
export function blogPages(document: SiteDocument, blog: BlogContent, url: string): readonly BlogPage[] {
  const page = document.pages.find(({ kind }) => kind === 'blog')!;
  const { language } = document;
  const words = blogWordsOf(language);
  const listPages = (
    posts: readonly PublishedPost[],
    path: string,
    { from, drawn, title }: { readonly from: 1 | 2; readonly drawn: Page; readonly title: string },
  ): readonly BlogPage[] =>
    inPages(posts).flatMap((some, at, all): BlogPage[] => {
      const number = at + 1;
      if (number < from) return [];
      const pathOf = (of: number): string => (of === 1 ? path : `${path}${of}/`);
      const own = pathOf(number);
      const up = upFrom(own);
      return [
        {
          path: own,
          title: number === 1 ? title : `${title} · ${words.pageNumber(number)}`,
          description: '',
          up,
          page: drawn,
          posts: {
            lines: linesOf(some, language, up),
            more: [
              ...(number > 1 ? [{ href: up + pathOf(number - 1), words: words.newer, rel: 'prev' as const }] : []),
              ...(number < all.length
                ? [{ href: up + pathOf(number + 1), words: words.older, rel: 'next' as const }]
                : []),
            ],
          },
          type: 'website',
          head: [],
          updatedAt: newestOf(some),
        },
      ];
    });
  const listsPosts = page.blocks.some(({ type }) => type === 'posts');
  return [
    ...(listsPosts ? listPages(blog.posts, blogPath, { from: 2, drawn: page, title: page.title }) : []),
    ...blog.posts.map((post) => postPage(document, page, post, url)),
    ...tagsOf(blog.posts).flatMap(({ tag, posts }) => {
      const title = words.tagged(tag);
      return listPages(posts, pathOfTag(tag), { from: 1, drawn: tagPage(page, title), title });
    }),
  ];
}

function postPage(document: SiteDocument, page: Page, post: PublishedPost, url: string): BlogPage {
  const path = pathOfPost(post);
  const up = upFrom(path);
  const { language } = document;
  const property = (name: string, content: string): ReactElement => h('meta', { property: name, content });
  return {
    path,
    title: post.title,
    description: post.summary.trim(),
    up,
    page: { ...page, description: '', blocks: [] },
    main: () => postView({ post, blogTitle: page.title, up, language }),
    type: 'article',
    head: [
      property('article:published_time', post.publishedAt),
      property('article:modified_time', post.updatedAt),
      ...post.tags.map((tag) => property('article:tag', tag)),
      ownMarkup('script', { type: 'application/ld+json' }, postData(post, document, url)),
    ],
    updatedAt: post.updatedAt,
  };
}

/** The posts with a tag below its name. */
function tagPage(page: Page, headline: string): Page {
  const hero = emptyBlock('hero', 'top');
  const headed: Block = { ...hero, props: { ...hero.props, shape: 'title', headline } };
  return { ...page, description: '', blocks: [headed, emptyBlock('posts', 'posts')] };
}

const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);
