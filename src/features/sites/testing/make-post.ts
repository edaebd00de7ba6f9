import type { Person, TestProduct } from '#testing/test-product.ts';
import type { Blog, Post } from '../blog.contract.ts';
import type { PostPart } from '../domain/blog/post.ts';
import type { Site } from '../sites.contract.ts';
import { assertDone } from './make-site.ts';

type World = Pick<TestProduct, 'call'>;

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Where the sample accounts are. */
export const timeZone = 'Europe/Brussels';

export const readBlog = async (world: World, as: Person, site: Pick<Site, 'id'>): Promise<Blog> =>
  assertDone(await world.call('GET', `/api/sites/${site.id}/blog`, { as }));

export const readPost = async (world: World, as: Person, id: string): Promise<Post> =>
  assertDone(await world.call('GET', `/api/site-posts/${id}`, { as }));

export const askToBeginPost = (
  world: World,
  as: Person,
  site: Pick<Site, 'id'>,
  topic: string | null,
  headers = keyed(),
) => world.call('POST', `/api/sites/${site.id}/posts`, { as, body: { topic }, headers });

/** Stores a post as it is in `edited`. */
export const askToSavePost = (world: World, as: Person, post: Post, edited: Partial<Post> = {}) => {
  const { title, summary, tags, parts } = { ...post, ...edited };
  return world.call('PUT', `/api/site-posts/${post.id}`, {
    as,
    body: { revision: post.revision, title, summary, tags, parts },
  });
};

export const askToPublishPost = (world: World, as: Person, { id, revision }: Post, headers = keyed()) =>
  world.call('POST', `/api/site-posts/${id}/publish`, { as, body: { revision, timeZone }, headers });

export const askToUnpublishPost = (world: World, as: Person, { id, revision }: Post) =>
  world.call('POST', `/api/site-posts/${id}/unpublish`, { as, body: { revision }, headers: keyed() });

export const askToSchedule = (world: World, as: Person, { id, revision }: Post, publishAt: Date) =>
  world.call('PUT', `/api/site-posts/${id}/schedule`, {
    as,
    body: { revision, publishAt: publishAt.toISOString(), timeZone },
  });

export const askToUnschedule = (world: World, as: Person, { id, revision }: Post) =>
  world.call('DELETE', `/api/site-posts/${id}/schedule`, { as, body: { revision } });

export const askToDelete = (world: World, as: Person, { id, revision }: Post) =>
  world.call('DELETE', `/api/site-posts/${id}`, { as, body: { revision } });

/** A paragraph of somebody's own words. */
export const paragraph = (text: string, id = 'own'): PostPart => ({
  id,
  kind: 'paragraph',
  text,
  question: null,
  source: null,
});

/** A post that could be published. */
export async function makeReadyPost(world: World, as: Person, site: Pick<Site, 'id'>, title: string): Promise<Post> {
  const post: Post = assertDone(await askToBeginPost(world, as, site, null));
  return assertDone(await askToSavePost(world, as, post, { title, parts: [paragraph(`Said in ${title}`)] }));
}

/** The same, online. */
export async function makePublishedPost(
  world: World,
  as: Person,
  site: Pick<Site, 'id'>,
  title: string,
): Promise<Post> {
  return assertDone(await askToPublishPost(world, as, await makeReadyPost(world, as, site, title)));
}
