/** What was checked before files are made is checked again where they are written; and whoever comes at once takes turns. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToDelete as askToDeletePicture, makePicture } from '#features/media/testing/make-picture.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Post } from '../../blog.contract.ts';
import type { Site } from '../../sites.contract.ts';
import { makeFilesHere } from '../../testing/make-files-here.ts';
import {
  askToBeginPost,
  askToDelete,
  askToPublishPost,
  askToSavePost,
  askToSchedule,
  askToUnschedule,
  makePublishedPost,
  makeReadyPost,
  readBlog,
  readPost,
  timeZone,
} from '../../testing/make-post.ts';
import {
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  publish,
  readBuilder,
  shownAs,
  withHeroPhoto,
} from '../../testing/make-site.ts';
import { raceContext } from '../../testing/race-context.ts';
import { createPublishService } from '../publish.service.ts';
import { createBlogPublishService } from './blog-publish.service.ts';
import { createPostState } from './post-state.ts';
import { publishPostJob } from './schedule.service.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

interface Scene {
  readonly person: Person;
  readonly workspaceId: string;
  readonly site: Site;
  readonly post: Post;
}

async function setScene(): Promise<Scene> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const site = await makeLiveSite(world, person);
  const post = await makeReadyPost(world, person, site, 'Raced');
  return { person, workspaceId: await firstWorkspaceOf(world, person), site, post };
}
const siteNow = async ({ person, workspaceId }: Scene): Promise<Site> =>
  (await readBuilder(world, person, workspaceId)).site!;
const isSeen = async ({ site }: Scene, slug: string): Promise<boolean> =>
  (await world.call('GET', `/s/${site.address}/blog/${slug}/`)).status === 200;

/** Publishing in which `meanwhile` happens once the files are made and before they are written. */
function createPublishing({ person, workspaceId }: Scene, meanwhile: () => Promise<unknown>) {
  const { context, state } = raceContext(world, person, [workspaceId]);
  const releases = createPublishService({
    state,
    system: world.product.database.system,
    effectivePlan: (plan) => plan,
    makeFiles: async (...order) => {
      await meanwhile();
      return makeFilesHere(...order);
    },
    drawCard: async () => undefined,
    renew: async () => {},
  });
  const posts = createPostState(state);
  const publishing = createBlogPublishService({ state, posts, releases });
  const at = ({ id, revision }: Post) => ({ postId: id, revision });
  return {
    publish: (post: Post) => publishing.publish(context, { ...at(post), timeZone }),
    unpublish: (post: Post) => publishing.unpublish(context, at(post)),
  };
}

const anotherPost = async ({ person, site }: Scene) => makePublishedPost(world, person, site, 'Another');
const afterEdit = async (scene: Scene): Promise<void> => {
  const edited = assertDone(await askToSave(world, scene.person, await siteNow(scene), { title: 'Edited meanwhile' }));
  await publish(world, scene.person, edited);
};
const archive = async ({ person }: Scene) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await world.call('POST', '/api/workspaces', { as: person, body: { name: 'Second' }, headers });
  const [{ id, revision }] = (await world.call('GET', '/api/workspaces', { as: person })).body.workspaces;
  return world.call('POST', `/api/workspaces/${id}/archive`, { as: person, body: { revision } });
};

describe('a post', () => {
  it('goes online where nothing happens meanwhile', async () => {
    const scene = await setScene();
    const published = await createPublishing(scene, async () => {}).publish(scene.post);
    expect(published.state).toBe('published');
    // It is published beside the product, as by another process.
    await expect.poll(() => isSeen(scene, 'raced'), { timeout: 2000, interval: 50 }).toBe(true);
  });

  it.each([
    [
      'it is saved',
      'request.stale_revision',
      ({ person, post }: Scene) => askToSavePost(world, person, post, { title: 'X' }),
    ],
    ['it is deleted', 'request.not_found', ({ person, post }: Scene) => askToDelete(world, person, post)],
    ['it is published', 'request.stale_revision', ({ person, post }: Scene) => askToPublishPost(world, person, post)],
    [
      'it is planned',
      'request.stale_revision',
      ({ person, post }: Scene) => askToSchedule(world, person, post, new Date(world.clock.now.getTime() + 60_000)),
    ],
    ['another one is published', 'request.stale_revision', anotherPost],
    ['the site is published with other words', 'request.stale_revision', afterEdit],
    [
      'the site is taken off',
      'sites.no_blog_online',
      async (scene: Scene) => askToPutOnline(world, scene.person, await siteNow(scene), null),
    ],
    ['the plan ends', 'billing.plan_required', ({ person }: Scene) => setPlan(world, person, 'Starter')],
    ['the business is archived', 'workspaces.archived', archive],
  ])('is not put online where %s meanwhile', async (_what, code, meanwhile) => {
    const scene = await setScene();
    let before: Site['online'] | undefined;
    const publishing = createPublishing(scene, async () => {
      await meanwhile(scene);
      before = (await siteNow(scene)).online;
    });
    await expect(publishing.publish(scene.post)).rejects.toMatchObject({ problem: { code } });
    // What happened meanwhile stands.
    expect((await siteNow(scene)).online?.number).toEqual(before?.number);
  });

  itInDeepRun('is not put online where a picture of the site is deleted meanwhile', async () => {
    const scene = await setScene();
    const { person } = scene;
    const picture = await makePicture(world, person);
    const now = await siteNow(scene);
    const pages = withHeroPhoto(now.document, shownAs(picture));
    await publish(world, person, assertDone(await askToSave(world, person, now, { pages })));
    const publishing = createPublishing(scene, () => askToDeletePicture(world, person, picture.id));
    await expect(publishing.publish(scene.post)).rejects.toMatchObject({ problem: { code: 'sites.not_ready' } });
    expect(await isSeen(scene, 'raced')).toBe(false);
  });

  itInDeepRun('is not taken off in a state that is gone: another one that went online meanwhile stays', async () => {
    const scene = await setScene();
    const post: Post = assertDone(await askToPublishPost(world, scene.person, scene.post));
    const publishing = createPublishing(scene, () => anotherPost(scene));
    await expect(publishing.unpublish(post)).rejects.toMatchObject({ problem: { code: 'request.stale_revision' } });
    expect([await isSeen(scene, 'raced'), await isSeen(scene, 'another')]).toEqual([true, true]);
    const off = await createPublishing(scene, async () => {}).unpublish(await readPost(world, scene.person, post.id));
    expect([off.state, await readBlog(world, scene.person, scene.site)]).toMatchObject(['draft', { posts: [{}, {}] }]);
  });
});

describe('at once', () => {
  it('publishing and deleting are one after the other: it is online, or it is gone', async () => {
    for (let round = 0; round < 4; round++) {
      const scene = await setScene();
      const { person, post } = scene;
      const [published, deleted] = await Promise.all([
        askToPublishPost(world, person, post),
        askToDelete(world, person, post),
      ]);
      const isOnline = await isSeen(scene, 'raced');
      expect([published.status === 200, deleted.status === 200]).toEqual([isOnline, !isOnline]);
    }
  });

  it('two who publish one post make one release', async () => {
    const { person, site, post } = await setScene();
    const answers = await Promise.all([1, 2, 3].map(() => askToPublishPost(world, person, post)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { releases } = (await world.call('GET', `/api/sites/${site.id}/releases`, { as: person })).body;
    expect(releases).toHaveLength(2);
  });

  it('two posts that are published are both online, or one is told that something changed', async () => {
    const scene = await setScene();
    const { person, site } = scene;
    const posts = [scene.post, await makeReadyPost(world, person, site, 'Second')];
    const answers = await Promise.all(posts.map((post) => askToPublishPost(world, person, post)));
    for (const [at, { status }] of answers.entries()) {
      expect([200, 409]).toContain(status);
      if (status === 409) assertDone(await askToPublishPost(world, person, posts[at]!));
    }
    expect([await isSeen(scene, 'raced'), await isSeen(scene, 'second')]).toEqual([true, true]);
  });

  itInDeepRun('its time comes and its plan is taken back: it is online, or it is a draft', async () => {
    for (let round = 0; round < 4; round++) {
      const scene = await setScene();
      const { person, post } = scene;
      const planned: Post = assertDone(
        await askToSchedule(world, person, post, new Date(world.clock.now.getTime() + 60_000)),
      );
      world.clock.now = new Date(world.clock.now.getTime() + 60_000);
      const [back] = await Promise.all([
        askToUnschedule(world, person, planned),
        world.product.jobs.drain([publishPostJob.name]),
      ]);
      const isOnline = await isSeen(scene, 'raced');
      const { state } = await readPost(world, person, post.id);
      expect([back.status === 200, state]).toEqual([!isOnline, isOnline ? 'published' : 'draft']);
    }
  });

  it('two who plan one post make one plan', async () => {
    const { person, post } = await setScene();
    const at = new Date(world.clock.now.getTime() + 60_000);
    const answers = await Promise.all([1, 2, 3].map(() => askToSchedule(world, person, post, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [row] = await world.product.database.system<{ waiting: number }[]>`select count(*)::int as waiting from job
      where account_id = ${person.userId} and name = ${publishPostJob.name} and state = 'waiting'`;
    expect(row!.waiting).toBe(1);
  });

  it('posts of one title get addresses of their own', async () => {
    const { person, site } = await setScene();
    const begun: Post[] = (await Promise.all([1, 2, 3, 4].map(() => askToBeginPost(world, person, site, null)))).map(
      assertDone,
    );
    expect(new Set(begun.map(({ slug }) => slug)).size).toBe(4);
  });
});
