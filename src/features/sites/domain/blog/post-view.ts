import type { ReactElement, ReactNode } from 'react';
import { dateLocale } from '#shared/date-locale.ts';
import type { Language } from '#shared/languages.ts';
import { h, paragraphs } from '../blocks/block.ts';
import type { PostList } from '../blocks/post-list.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import { pathOfPost, pathOfTag } from './blog-content.ts';
import type { PublishedPost, SaidPart } from './post.ts';
import type { PostQuestion } from './post-questions.ts';

/** A day as the language writes it: "29 November 2026". */
export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** Posts as a list shows them; `up` leads to the address of the site from the page it stands on. */
export const linesOf = (
  posts: readonly Pick<PublishedPost, 'slug' | 'title' | 'summary' | 'day'>[],
  language: Language,
  up: string,
): PostList['lines'] =>
  posts.map((post) => ({
    href: up + pathOfPost(post),
    title: post.title,
    summary: post.summary.trim(),
    day: post.day,
    dayWords: dayIn(language, post.day),
  }));

/** Styles of the page of a post, in the terms of the base styles (look/base-css.ts). */
export const postCss = `
.b-post{--wide:44rem}
.b-post .inner>*{max-width:44rem}
.b-post .back{font-size:var(--s-1)}
.b-post .back a{display:inline-block;padding-block:.55rem}
.b-post h1{margin-top:clamp(1rem,3vw,2rem);font-size:var(--s4);text-wrap:balance}
.b-post h1.long{font-size:var(--s3)}
.b-post time{display:block;margin-top:1.1em;color:var(--soft)}
.b-post .prose{margin-top:clamp(1.75rem,4vw,3rem);font-size:var(--s1);line-height:1.65}
.b-post .prose h2{font-size:var(--s2);margin-top:1.9em}
.b-post .prose p{margin-top:.85em}
.b-post .prose>:first-child{margin-top:0}
.b-post .tags{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:clamp(2rem,5vw,3.5rem);padding-top:1.5rem;border-top:1px solid var(--line)}
.b-post .tags a{display:inline-block;padding:.45em .9em;border:1px solid var(--line);border-radius:var(--radius-s);background:var(--raised);text-decoration:none}
.b-post .tags a:hover{text-decoration:underline}`;

/** A part of a post that is still open to its founder. */
export interface OpenPart {
  readonly kind: SaidPart['kind'];
  readonly text: string;
  readonly question?: PostQuestion | null;
}

interface PostParts {
  readonly post: Pick<PublishedPost, 'title' | 'tags'> & {
    readonly day: string | null;
    readonly parts: readonly OpenPart[];
  };
  /** What the blog page is called, and what leads to the address of the site. */
  readonly blogTitle: string;
  readonly up: string;
  readonly language: Language;
  /** How an empty paragraph that asks is shown to its founder; left out where the page is for others. */
  readonly gap?: (question: PostQuestion) => ReactNode;
}

/** A post as it is read. */
export function postView({ post, blogTitle, up, language, gap }: PostParts): ReactElement {
  const words = blogWordsOf(language);
  const { title, day, parts, tags } = post;
  return h(
    'article',
    { className: 'section b-post wide' },
    h(
      'div',
      { className: 'inner' },
      h('p', { className: 'back' }, h('a', { href: `${up}blog/` }, blogTitle)),
      h('h1', { className: title.length > 34 ? 'long' : undefined }, title.trim() === '' ? gap?.('title') : title),
      day === null ? null : h('time', { dateTime: day }, dayIn(language, day)),
      h('div', { className: 'prose' }, ...partViews(parts, gap)),
      tags.length === 0
        ? null
        : h(
            'ul',
            { className: 'plain tags', 'aria-label': words.tags },
            ...tags.map((tag) => h('li', null, h('a', { href: up + pathOfTag(tag) }, tag))),
          ),
    ),
  );
}

/** Headings and paragraphs one below the other; an empty one shows what it asks, or nothing. */
export const partViews = (parts: readonly OpenPart[], gap?: PostParts['gap']): readonly ReactNode[] =>
  parts.map(({ kind, text, question }) => {
    if (text.trim() === '') return question ? h('p', null, gap?.(question)) : null;
    return kind === 'heading' ? h('h2', null, text) : paragraphs(text);
  });
