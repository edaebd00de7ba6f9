import { z } from 'zod';
import { lineSchema, textSchema } from '../blocks/field.ts';
import { type PostQuestion, postQuestions } from './post-questions.ts';

/** Posts of a site, those that wait for their time, and parts of a post. */
export const mostPosts = 300;
export const mostScheduled = 20;
export const mostParts = 80;
export const mostTags = 5;
/** What the parts of a post hold together, in UTF-16 units: its page stays below 100 KB in every script. */
export const longestPost = 24_000;

export const longestTitle = 120;
export const longestSummary = 300;
export const longestTag = 30;
export const longestHeading = 160;
export const longestParagraph = 4000;

const partId = z.string().regex(/^[a-z][a-z\d-]{0,40}$/);

const partSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: partId, kind: z.literal('heading'), text: lineSchema(longestHeading) }),
  z.strictObject({
    id: partId,
    kind: z.literal('paragraph'),
    text: textSchema(longestParagraph),
    /** What it asks while nothing is written in it; null for one that asks nothing, which is left out while it is empty. */
    question: z.enum(postQuestions).nullable(),
    /** The fact it was filled with, and its words then: as long as it still holds these, it follows the fact. */
    source: z.strictObject({ key: z.string().max(200), value: z.string().max(longestParagraph) }).nullable(),
  }),
]);
export type PostPart = z.infer<typeof partSchema>;
export type PostParagraph = Extract<PostPart, { readonly kind: 'paragraph' }>;

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** What is edited of a post. */
export const postDraftSchema = z.strictObject({
  title: lineSchema(longestTitle),
  /** Below its title in lists, and for search engines; empty: it has none. */
  summary: lineSchema(longestSummary),
  /** As they were typed; two that differ in capitals alone are one. */
  tags: z
    .array(lineSchema(longestTag).regex(/^\S(?:.*\S)?$/u, 'Words without room before or behind them'))
    .max(mostTags)
    .refine((tags) => areDistinct(tags.map((tag) => tag.toLowerCase())), 'Each tag once'),
  parts: z
    .array(partSchema)
    .max(mostParts)
    .refine((parts) => areDistinct(parts.map(({ id }) => id)), 'Each part needs an id of its own')
    .refine((parts) => lengthOf(parts) <= longestPost, `So many letters at most: ${longestPost}`),
});
export type PostDraft = z.infer<typeof postDraftSchema>;

/** How long the parts of a post are together. */
export const lengthOf = (parts: readonly Pick<PostPart, 'text'>[]): number =>
  parts.reduce((sum, { text }) => sum + text.length, 0);

/** Something a post still asks: of one of its parts, or of the whole of it. */
export interface PostGap {
  readonly partId: string | null;
  readonly question: PostQuestion;
}

/** Everything a post still asks. One with gaps is not published. */
export function postGaps({ title, parts }: Pick<PostDraft, 'title' | 'parts'>): readonly PostGap[] {
  const gaps = parts.flatMap((part): PostGap[] =>
    part.kind === 'paragraph' && part.question !== null && part.text.trim() === ''
      ? [{ partId: part.id, question: part.question }]
      : [],
  );
  const says = parts.some(({ kind, text }) => kind === 'paragraph' && text.trim() !== '');
  return [
    ...(title.trim() === '' ? [{ partId: null, question: 'title' } as const] : []),
    ...gaps,
    ...(says || gaps.length > 0 ? [] : [{ partId: null, question: 'text' } as const]),
  ];
}

/** A part as others read it. */
export interface SaidPart {
  readonly kind: PostPart['kind'];
  readonly text: string;
}

/** What is said in a post: parts in which nothing is written are left out. */
export const saidParts = (parts: readonly PostPart[]): readonly SaidPart[] =>
  parts.filter(({ text }) => text.trim() !== '').map(({ kind, text }) => ({ kind, text }));

/** A post as others read it: it stays like this until it is published again. */
export interface PublishedPost {
  /** The id it has had since it was first written, wherever that was: by it readers of the feed know it again (RFC 4287 §4.2.6). */
  readonly id: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parts: readonly SaidPart[];
  /** The day it was first published, where its founder was then: "2026-11-29". */
  readonly day: string;
  /** ISO instants: when it was first published, and last. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** Posts as they are published with a site. */
export interface BlogContent {
  /** The id of the site, by which its feed is known. */
  readonly id: string;
  /** The newest first. */
  readonly posts: readonly PublishedPost[];
}

/** The newest first; of two of one instant the one that was begun later. */
export function byNewest(one: PublishedPost, other: PublishedPost): number {
  const [mine, theirs] = [`${one.publishedAt} ${one.id}`, `${other.publishedAt} ${other.id}`];
  return mine > theirs ? -1 : mine < theirs ? 1 : 0;
}
