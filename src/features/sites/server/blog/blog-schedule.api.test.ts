/** Posts that wait for their time. The clock is the product's own and is moved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Post } from '../../blog.contract.ts';
import { mostScheduled } from '../../domain/blog/post.ts';
import type { Site } from '../../sites.contract.ts';
import {
  askToDelete,
  askToPublishPost,
  askToSavePost,
  askToSchedule,
  askToUnschedule,
  makeReadyPost,
  paragraph,
  readBlog,
  readPost,
} from '../../testing/make-post.ts';
import { assertDone, makeLiveSite } from '../../testing/make-site.ts';
import { noteMissed, publishPostJob } from './schedule.service.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const hourMs = 60 * 60_000;
const inHours = (hours: number): Date => new Date(world.clock.now.getTime() + hours * hourMs);
/** What is done by itself at an instant; then it is as late as before, as sessions end within the hour. */
const runAt = async (instant: Date): Promise<void> => {
  const kept = world.clock.now;
  world.clock.now = instant;
  await world.product.jobs.drain([publishPostJob.name]);
  world.clock.now = kept;
};
const runIn = (hours: number): Promise<void> => runAt(inHours(hours));
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const seen = async (site: Site, path: string) => (await world.call('GET', `/s/${site.address}/${path}`)).status;
const releasesOf = async (as: Person, site: Site): Promise<number> =>
  (await world.call('GET', `/api/sites/${site.id}/releases`, { as })).body.releases.length;

interface Scene {
  readonly person: Person;
  readonly site: Site;
  readonly post: Post;
}
async function setScene(title = 'Waits'): Promise<Scene> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const site = await makeLiveSite(world, person);
  return { person, site, post: await makeReadyPost(world, person, site, title) };
}
const jobsOf = async ({ userId }: Person): Promise<readonly string[]> =>
  (
    await world.product.database.system<{ state: string }[]>`select state from job
      where account_id = ${userId} and name = ${publishPostJob.name} order by enqueued_at, id`
  ).map(({ state }) => state);

/** What was told of a post. */
const toldOf = async ({ id }: Post): Promise<readonly string[]> =>
  (
    await world.product.database.system<{ type: string }[]>`select type from outbox_event
      where payload->>'postId' = ${id} order by occurred_at`
  ).map(({ type }) => type);

describe('a planned post', () => {
  it('goes online at its time and not before, once', async () => {
    const { person, site, post } = await setScene();
    const at = inHours(5);
    const planned: Post = assertDone(await askToSchedule(world, person, post, at));
    expect([planned.state, planned.publishAt]).toEqual(['scheduled', at.toISOString()]);
    await runIn(4);
    expect(await seen(site, 'blog/waits/')).toBe(404);
    await runIn(5);
    expect(await seen(site, 'blog/waits/')).toBe(200);
    const published = await readPost(world, person, post.id);
    expect([published.state, published.publishAt, published.missed]).toEqual(['published', null, null]);
    expect(published.publishedAt).toBe(at.toISOString());
    const releases = await releasesOf(person, site);
    await runIn(6);
    expect([await releasesOf(person, site), await jobsOf(person)]).toEqual([releases, ['done']]);
    expect(await toldOf(post)).toEqual(['sites.post_published']);
  });

  it('has the day on which it went online where its founder is', async () => {
    const { person, site, post } = await setScene('Midnight');
    // In Brussels the next day has begun an hour before it does in Greenwich.
    const at = new Date(`${inHours(48).toISOString().slice(0, 10)}T23:30:00.000Z`);
    assertDone(await askToSchedule(world, person, post, at));
    await runAt(at);
    const [day] = (await readBlog(world, person, site)).shown.map((one) => one.day);
    expect(day).toBe(new Date(at.getTime() + hourMs).toISOString().slice(0, 10));
  });

  it('is taken back, given another time, and deleted; what waited for it never runs', async () => {
    const { person, site, post } = await setScene('Moved');
    const first: Post = assertDone(await askToSchedule(world, person, post, inHours(1)));
    const moved: Post = assertDone(await askToSchedule(world, person, first, inHours(3)));
    await runIn(2);
    expect(await seen(site, 'blog/moved/')).toBe(404);
    const draft: Post = assertDone(await askToUnschedule(world, person, moved));
    expect([draft.state, draft.publishAt]).toEqual(['draft', null]);
    await runIn(4);
    expect(await seen(site, 'blog/moved/')).toBe(404);
    // The same time again is another plan.
    const again: Post = assertDone(await askToSchedule(world, person, draft, inHours(1)));
    assertDone(await askToDelete(world, person, again));
    await runIn(1);
    expect(await jobsOf(person)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await seen(site, 'blog/moved/')).toBe(404);
  });

  it('is published as it is then, and not where it asks something by then', async () => {
    const { person, site, post } = await setScene('Edited');
    const planned: Post = assertDone(await askToSchedule(world, person, post, inHours(1)));
    const edited: Post = assertDone(
      await askToSavePost(world, person, planned, { parts: [paragraph('The newest words')] }),
    );
    expect(edited.state).toBe('scheduled');
    await runIn(1);
    expect((await world.call('GET', `/s/${site.address}/blog/edited/`)).body).toContain('The newest words');

    const other = await makeReadyPost(world, person, site, 'Asks');
    const waiting: Post = assertDone(await askToSchedule(world, person, other, inHours(1)));
    assertDone(await askToSavePost(world, person, waiting, { title: '' }));
    await runIn(1);
    const missed = await readPost(world, person, other.id);
    expect([missed.state, missed.missed]).toEqual(['draft', 'sites.post_not_ready']);
    expect(await toldOf(missed)).toEqual(['sites.post_missed']);
    // Publishing it by hand ends that.
    const whole: Post = assertDone(await askToSavePost(world, person, missed, { title: 'Asks' }));
    expect((assertDone(await askToPublishPost(world, person, whole)) as Post).missed).toBeNull();
  });

  it.each([
    [
      'the plan has no blog any more',
      'billing.plan_required',
      ({ person }: Scene) => setPlan(world, person, 'Starter'),
    ],
    [
      'the site was taken down',
      'sites.taken_down',
      ({ site }: Scene) =>
        world.product.database
          .system`update site set taken_down_at = ${world.clock.now} where address = ${site.address}`,
    ],
    [
      'the business is archived',
      'workspaces.archived',
      async ({ person }: Scene) => {
        const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
        const headers = { 'idempotency-key': crypto.randomUUID() };
        await world.call('POST', '/api/workspaces', { as: person, body: { name: 'Second' }, headers });
        const [{ id, revision }] = workspaces;
        await world.call('POST', `/api/workspaces/${id}/archive`, { as: person, body: { revision } });
      },
    ],
  ])('stays a draft where %s at its time, and says why', async (_what, code, meanwhile) => {
    const scene = await setScene('Kept back');
    const { person, site, post } = scene;
    assertDone(await askToSchedule(world, person, post, inHours(1)));
    await meanwhile(scene);
    await runIn(1);
    expect(await seen(site, 'blog/kept-back/')).toBe(404);
    const { state, missed } = await readPost(world, person, post.id);
    expect([state, missed]).toEqual(['draft', code]);
  });

  it('is published only after its plan was taken back, and is none while it asks something or is published', async () => {
    const { person, site, post } = await setScene('By hand');
    const planned: Post = assertDone(await askToSchedule(world, person, post, inHours(1)));
    expect(codeOf(await askToPublishPost(world, person, planned))).toEqual([409, 'sites.post_scheduled']);
    const draft: Post = assertDone(await askToUnschedule(world, person, planned));
    const gap: Post = assertDone(await askToSavePost(world, person, draft, { title: ' ' }));
    expect(codeOf(await askToSchedule(world, person, gap, inHours(1)))).toEqual([409, 'sites.post_not_ready']);
    const whole: Post = assertDone(await askToSavePost(world, person, gap, { title: 'By hand' }));
    const published: Post = assertDone(await askToPublishPost(world, person, whole));
    expect(codeOf(await askToSchedule(world, person, published, inHours(1)))).toEqual([409, 'sites.post_published']);
    for (const at of [inHours(0), inHours(-1), inHours(24 * 400)])
      expect(
        (await askToSchedule(world, person, await makeReadyPost(world, person, site, 'Then'), at)).body.fields,
      ).toHaveProperty('publishAt');
  });

  itInDeepRun('is one of twenty at most', async () => {
    const { person, site } = await setScene('One');
    for (let count = 0; count < mostScheduled; count++)
      assertDone(
        await askToSchedule(world, person, await makeReadyPost(world, person, site, `No ${count}`), inHours(1)),
      );
    const more = await makeReadyPost(world, person, site, 'More');
    expect(codeOf(await askToSchedule(world, person, more, inHours(1)))).toEqual([409, 'sites.scheduled_full']);
    // All of one time go online, one after the other.
    await runIn(1);
    const { posts } = await readBlog(world, person, site);
    expect(posts.filter(({ isOnline }) => isOnline)).toHaveLength(mostScheduled);
  });

  it('and a job that is given up notes that with it', async () => {
    const { person, post } = await setScene('Given up');
    assertDone(await askToSchedule(world, person, post, inHours(1)));
    const [job] = await world.product.database.system<{ key: string }[]>`select key from job
      where account_id = ${person.userId} and name = ${publishPostJob.name}`;
    // Another job than the one it waits for changes nothing.
    const giveUp = (key: string) =>
      world.product.database.asSystem((tx) =>
        noteMissed(tx, { postId: post.id, jobKey: key, code: 'server.unexpected' }, world.clock.now),
      );
    await giveUp('another');
    expect((await readPost(world, person, post.id)).state).toBe('scheduled');
    await giveUp(job!.key);
    const { state, missed } = await readPost(world, person, post.id);
    expect([state, missed]).toEqual(['draft', 'server.unexpected']);
  });
});
