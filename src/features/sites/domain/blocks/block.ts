import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { SiteLook } from '../look/site-look.ts';
import type { SiteWords } from '../words/site-words.ts';
import type { Fields, PropsOf } from './field.ts';
import type { GapQuestion } from './gap-questions.ts';
import type { PostList } from './post-list.ts';

/** What a block is drawn with. */
export interface Scene {
  readonly look: SiteLook;
  /** The language of the content, BCP 47: what the words are in, and how weekdays are called. */
  readonly language: string;
  /** Short words that the product writes, in that language. */
  readonly words: SiteWords;
  /** Where a link of the site leads: "#about" to the page of that name; anything else is left as it is. */
  readonly hrefOf: (link: string) => string;
  /** The file of the brand's mark; left out where the page has no files beside it. */
  readonly markFile?: string;
  /** The posts that are listed on this page; undefined where the site has none. */
  readonly posts?: PostList;
  /** How a gap is shown to its founder; undefined where the page is for others, which never has one. */
  readonly gap?: (question: GapQuestion) => ReactNode;
}

/** One kind of block: what it holds, how it looks, and the styles it needs. */
export interface BlockKind<F extends Fields = Fields> {
  readonly type: string;
  readonly fields: F;
  /** Styles of its own, in the terms of the base styles (look/base-css.ts). */
  readonly css: string;
  /** Its markup. `id` is what leads to it; null for a block that has nothing to show to others. */
  readonly render: (props: PropsOf<F>, scene: Scene, id: string) => ReactElement | null;
}

/** Names a kind of block; the fields decide what its props are. */
export const defineBlock = <const F extends Fields>(block: BlockKind<F>): BlockKind<F> => block;

type Attributes = Readonly<Record<string, string | number | boolean | object | undefined>>;

/** An element without JSX, which the server does not run: `h('p', { className: 'lead' }, text)`. */
export const h = (tag: string, attributes: Attributes | null, ...children: readonly ReactNode[]): ReactElement =>
  createElement(tag, attributes, ...children);

/**
 * An element with markup of ours in it: the mark of a brand, which the brand drew or cleaned, a picture made of numbers and colors, styles, data whose
 * every "<" is written as an escape. Never words of anybody: those are children, which React escapes.
 */
export const ownMarkup = (tag: string, attributes: Attributes, markup: string): ReactElement =>
  createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: markup } });

/** Several things without an element about them. */
export const together = (...children: readonly ReactNode[]): ReactElement => createElement(Fragment, null, ...children);

/** Words as paragraphs; an empty line parts them. */
export const paragraphs = (text: string): ReactElement =>
  together(
    ...text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) =>
        h('p', null, ...part.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', null), line]))),
      ),
  );

/** What is written, else the gap it leaves, else nothing. */
export const orGap = (text: string, question: GapQuestion, { gap }: Pick<Scene, 'gap'>): ReactNode =>
  text.trim() === '' ? (gap?.(question) ?? null) : text;

interface SectionParts {
  readonly id: string;
  readonly type: string;
  /** Its heading; without one the section has none. */
  readonly title: string;
  /** More classes, for what differs between blocks of one kind. */
  readonly className?: string;
}

/**
 * A part of a page: a heading and what it is about. The templates decide whether they stand above each other or beside
 * (`.section > .inner > .head, .body`).
 */
export const section = ({ id, type, title, className }: SectionParts, ...body: readonly ReactNode[]): ReactElement =>
  h(
    'section',
    {
      id,
      className: ['section', `b-${type}`, className].filter(Boolean).join(' '),
      'aria-labelledby': title === '' ? undefined : `${id}_title`,
    },
    h(
      'div',
      { className: 'inner' },
      title === '' ? null : h('div', { className: 'head' }, h('h2', { id: `${id}_title` }, title)),
      h('div', { className: 'body' }, ...body),
    ),
  );

/** A link that stands as a button; nothing where it says nothing or leads nowhere. */
export const action = (
  label: string,
  link: string,
  { hrefOf }: Pick<Scene, 'hrefOf'>,
  className = 'button',
): ReactNode => (label.trim() === '' || link === '' ? null : h('a', { className, href: hrefOf(link) }, label));
