import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { PictureFormat } from '#features/media/domain/picture.ts';
import type { SiteLook } from '../look/site-look.ts';
import type { SiteWords } from '../words/site-words.ts';
import type { Fields, PropsOf } from './field.ts';
import type { GapQuestion } from './gap-questions.ts';
import type { PostList } from './post-list.ts';

/** Where a picture lies in a width and format. */
export type PictureSource = (media: string, width: number, format: PictureFormat) => string;

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
  /** Somebody's own markup as it may stand on the page; without it none is shown. */
  readonly cleanHtml?: (code: string) => string;
  /** Where a rendition of a picture lies; undefined where that is not known, and then its place stays empty. */
  readonly pictureSrc?: PictureSource;
  /** Where a form is sent; left out where the page is not served: nothing is sent from there. */
  readonly formAction?: (formId: string) => string;
  /** Whether forms have room for what was typed and what is wrong with it (forms/slots.ts). */
  readonly hasSlots?: boolean;
  /** What leads to the privacy text of the site; left out where it has none. */
  readonly privacyLink?: { readonly href: string; readonly title: string };
  /** The posts that are listed on this page; undefined where the site has none. */
  readonly posts?: PostList;
  /** How a gap is shown to its founder; undefined where the page is for others, which never has one. */
  readonly gap?: (question: GapQuestion) => ReactNode;
  /** How the text of a field is shown where it can be edited in its place; undefined everywhere else. */
  readonly edit?: (text: EditedText) => ReactNode;
}

/** The text of a field, as it is drawn where it can be edited in its place. */
export interface EditedText {
  /** The field, in a list behind the entry it belongs to: "headline", "items.0.name" (text-places.ts). */
  readonly field: string;
  readonly text: string;
  /** Whether it is paragraphs, not one line. */
  readonly isProse: boolean;
  /** What it asks while nothing is written. */
  readonly asks?: GapQuestion;
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

/** Words as paragraphs, each with the same attributes; an empty line parts them. */
export const paragraphs = (text: string, attributes: Attributes | null = null): ReactElement =>
  together(
    ...text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) =>
        h('p', attributes, ...part.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', null), line]))),
      ),
  );

/** What is written, else the gap it leaves, else nothing. */
export const orGap = (text: string, question: GapQuestion, { gap }: Pick<Scene, 'gap'>): ReactNode =>
  text.trim() === '' ? (gap?.(question) ?? null) : text;

/** What words are drawn with. */
type Writing = Pick<Scene, 'gap' | 'edit'>;

/**
 * The words of a field in one line, else the gap they leave where the field asks, else nothing. Where they can be edited in their place,
 * what edits them.
 */
export const line = (scene: Writing, field: string, text: string, asks?: GapQuestion): ReactNode => {
  if (scene.edit) return scene.edit({ field, text, isProse: false, ...(asks && { asks }) });
  return asks === undefined ? text : orGap(text, asks, scene);
};

/** The same of a field that holds paragraphs. */
export const prose = (scene: Writing, field: string, text: string, asks?: GapQuestion): ReactNode => {
  if (scene.edit) return scene.edit({ field, text, isProse: true, ...(asks && { asks }) });
  return asks !== undefined && text.trim() === '' ? orGap('', asks, scene) : paragraphs(text);
};

interface SectionParts {
  readonly id: string;
  readonly type: string;
  /** Its heading; without one the section has none. */
  readonly title: string;
  /** What its heading is drawn with; left out where it is no field. */
  readonly scene?: Writing;
  /** More classes, for what differs between blocks of one kind. */
  readonly className?: string;
}

/**
 * A part of a page: a heading and what it is about. The templates decide whether they stand above each other or beside
 * (`.section > .inner > .head, .body`).
 */
export const section = (
  { id, type, title, scene = {}, className }: SectionParts,
  ...body: readonly ReactNode[]
): ReactElement =>
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
      title === ''
        ? null
        : h('div', { className: 'head' }, h('h2', { id: `${id}_title` }, line(scene, 'title', title))),
      h('div', { className: 'body' }, ...body),
    ),
  );

/**
 * A link that stands as a button; nothing where it says nothing or leads nowhere. Its words are those of a field, or the product's where
 * `field` is left out.
 */
export const action = (
  label: string,
  link: string,
  scene: Pick<Scene, 'hrefOf' | 'edit'>,
  className = 'button',
  field?: string,
): ReactNode =>
  label.trim() === '' || link === ''
    ? null
    : h('a', { className, href: scene.hrefOf(link) }, field === undefined ? label : line(scene, field, label));
