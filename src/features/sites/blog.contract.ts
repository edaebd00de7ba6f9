import { z } from 'zod';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { isTimeZone } from '#shared/time-zone.ts';
import { postDraftSchema } from './domain/blog/post.ts';
import { postSlugSchema } from './domain/blog/post-address.ts';
import { postQuestions } from './domain/blog/post-questions.ts';
import { sitesProblems } from './domain/sites.problems.ts';

/** A draft waits for nobody, a planned post for its time; a published one is part of what the site shows from then on. */
const postStates = ['draft', 'scheduled', 'published'] as const;

const lineSchema = z.object({
  id: idSchema('post'),
  title: z.string(),
  state: z.enum(postStates),
  /** When it is to be published; null unless it is planned. */
  publishAt: z.iso.datetime().nullable(),
  /** When it was first published; null before. */
  publishedAt: z.iso.datetime().nullable(),
  /** Whether what is online has it. A published one is missing there after an earlier release was put online. */
  isOnline: z.boolean(),
  /** The code of what kept it from being published at its time; null where nothing did. */
  missed: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type PostLine = z.infer<typeof lineSchema>;

const postSchema = z.object({
  ...lineSchema.shape,
  siteId: idSchema('site'),
  revision: z.number().int(),
  ...postDraftSchema.shape,
  /** The last part of its address, and the whole of it. It stays once the post was published. */
  slug: z.string(),
  url: z.string(),
  /** Whether it was edited since it was published. */
  hasChanges: z.boolean(),
  /** What facts say now, by key, in the language of the site. */
  facts: z.array(z.object({ key: z.string(), text: z.string() })),
});
export type Post = z.infer<typeof postSchema>;

const topicSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The facts it rests on; none where it only asks. */
  rests: z.array(z.object({ key: z.string(), text: z.string() })),
  /** What it leaves open. */
  asks: z.array(z.enum(postQuestions)),
  /** The post that was begun with it; null where none was. */
  postId: idSchema('post').nullable(),
});
export type BlogTopic = z.infer<typeof topicSchema>;

const listSchema = z.object({
  /** The newest first. */
  posts: z.array(lineSchema),
  /** The newest posts as visitors find them in lists. */
  shown: z.array(z.object({ slug: z.string(), title: z.string(), summary: z.string(), day: z.string() })),
  /** Whether what is online has a blog page: posts go online with it. */
  isBlogOnline: z.boolean(),
});
export type Blog = z.infer<typeof listSchema>;

const atSite = { siteId: idSchema('site') };
const atPost = { postId: idSchema('post'), revision: z.number().int().min(0) };
/** The zone its day is reckoned in, as IANA names it. */
const timeZone = z.string().max(64).refine(isTimeZone, 'A time zone such as Europe/Berlin');
const refused = ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived] as const;
const notNow = [
  sitesProblems.post_not_ready,
  sitesProblems.no_blog_online,
  sitesProblems.not_ready,
  sitesProblems.busy,
  sitesProblems.too_large,
  sitesProblems.taken_down,
] as const;

/** The blog of a site: posts that are proposed, drafted, edited and published. */
export const blogContract = {
  getBlog: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/blog',
    summary: 'The posts of a site',
    access: 'account',
    input: z.object(atSite),
    output: listSchema,
  }),
  listTopics: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/topics',
    summary: 'Subjects for posts, from what is known of the business',
    access: 'account',
    input: z.object(atSite),
    output: z.object({ topics: z.array(topicSchema) }),
  }),
  beginPost: endpoint({
    method: 'POST',
    path: '/sites/{siteId}/posts',
    summary: 'Begin a post: a draft about a subject, or an empty one',
    access: 'account',
    needsIdempotencyKey: true,
    input: z.object({ ...atSite, topic: z.string().max(200).nullable() }),
    output: postSchema,
    errors: ['billing.plan_required', workspacesProblems.archived, sitesProblems.posts_full],
  }),
  getPost: endpoint({
    method: 'GET',
    path: '/site-posts/{postId}',
    summary: 'A post as it is edited',
    access: 'account',
    input: z.object({ postId: atPost.postId }),
    output: postSchema,
  }),
  savePost: endpoint({
    method: 'PUT',
    path: '/site-posts/{postId}',
    summary: 'Store what was edited of a post; what is published of it stays as it is',
    access: 'account',
    bodyLimitBytes: 250_000,
    input: z.object({ ...atPost, ...postDraftSchema.shape }),
    output: postSchema,
    errors: refused,
  }),
  changePostAddress: endpoint({
    method: 'PUT',
    path: '/site-posts/{postId}/address',
    summary: 'Give a post another address, as long as it was never published',
    access: 'account',
    input: z.object({ ...atPost, slug: postSlugSchema }),
    output: postSchema,
    errors: [...refused, sitesProblems.address_taken, sitesProblems.post_address_kept],
  }),
  publishPost: endpoint({
    method: 'POST',
    path: '/site-posts/{postId}/publish',
    summary: 'Put a post online with a release of what is online and every published post',
    access: 'account',
    cost: 'composing',
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: z.object({ ...atPost, timeZone }),
    output: postSchema,
    errors: [...refused, ...notNow, sitesProblems.post_scheduled],
  }),
  unpublishPost: endpoint({
    method: 'POST',
    path: '/site-posts/{postId}/unpublish',
    summary: 'Take a post offline with a release without it',
    access: 'account',
    cost: 'composing',
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: z.object(atPost),
    output: postSchema,
    errors: [...refused, sitesProblems.busy, sitesProblems.too_large, sitesProblems.taken_down],
  }),
  schedulePost: endpoint({
    method: 'PUT',
    path: '/site-posts/{postId}/schedule',
    summary: 'Have a post published at an instant',
    access: 'account',
    input: z.object({ ...atPost, publishAt: z.iso.datetime(), timeZone }),
    output: postSchema,
    errors: [...refused, ...notNow, sitesProblems.scheduled_full, sitesProblems.post_published],
  }),
  unschedulePost: endpoint({
    method: 'DELETE',
    path: '/site-posts/{postId}/schedule',
    summary: 'Take back that a post is published at an instant',
    access: 'account',
    input: z.object(atPost),
    output: postSchema,
    errors: ['request.stale_revision', workspacesProblems.archived],
  }),
  deletePost: endpoint({
    method: 'DELETE',
    path: '/site-posts/{postId}',
    summary: 'Delete a post that is not published',
    access: 'account',
    input: z.object(atPost),
    output: z.object({ postId: idSchema('post') }),
    errors: ['request.stale_revision', workspacesProblems.archived, sitesProblems.post_published],
  }),
};
