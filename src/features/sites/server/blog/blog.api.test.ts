import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterFact, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Blog, BlogTopic, Post } from '../../blog.contract.ts';
import { mostPosts, type PostPart } from '../../domain/blog/post.ts';
import type { Site } from '../../sites.contract.ts';
import {
  askToBeginPost,
  askToDelete,
  askToPublishPost,
  askToSavePost,
  askToSchedule,
  askToUnpublishPost,
  makePublishedPost,
  makeReadyPost,
  paragraph,
  readBlog,
  readPost,
} from '../../testing/make-post.ts';
import {
  askToPublish,
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
} from '../../testing/make-site.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const onPro = async (): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  return person;
};
const siteOf = async (as: Person): Promise<Site> =>
  (await readBuilder(world, as, await firstWorkspaceOf(world, as))).site!;
/** What a stranger gets at an address below that of the site. */
const seen = (site: Pick<Site, 'address'>, path: string) => world.call('GET', `/s/${site.address}/${path}`);
const known = async (as: Person): Promise<void> => {
  const workspaceId = await firstWorkspaceOf(world, as);
  const enter = (key: string, text: string) =>
    enterFact(world, as, workspaceId, { key, value: { type: 'text', text } });
  await enter('business.offer', 'sourdough baked to order');
  await enter('business.place', 'Ghent');
};
const topicsOf = async (as: Person, { id }: Site): Promise<readonly BlogTopic[]> =>
  assertDone(await world.call('GET', `/api/sites/${id}/topics`, { as })).topics;
const filled = (post: Post): PostPart[] =>
  post.parts.map((part) => (part.text === '' ? { ...part, text: `Answered ${part.id}` } : part));

describe('a post', () => {
  it('is begun with a subject, asks what is not known, is filled, published and read', async () => {
    const person = await onPro();
    await known(person);
    const site = await makeLiveSite(world, person);
    const topics = await topicsOf(person, site);
    expect(topics.map(({ id }) => id)).toEqual(['offer', 'how', 'place', 'delivery', 'reasons', 'audience']);
    expect(topics[0]).toMatchObject({
      title: 'What we do: Sourdough baked to order',
      rests: [{ key: 'offer', text: 'Sourdough baked to order' }],
      asks: ['for-whom', 'why', 'first-step'],
      postId: null,
    });
    const post: Post = assertDone(await askToBeginPost(world, person, site, 'offer'));
    expect([post.state, post.slug, post.parts.length]).toEqual(['draft', 'what-we-do-sourdough-baked-to-order', 8]);
    expect((await topicsOf(person, site))[0]!.postId).toBe(post.id);

    const refused = await askToPublishPost(world, person, post);
    expect(codeOf(refused)).toEqual([409, 'sites.post_not_ready']);
    expect(refused.body.current.gaps).toEqual([
      { partId: 'text-2', question: 'for-whom' },
      { partId: 'text-3', question: 'why' },
      { partId: 'text-4', question: 'first-step' },
    ]);

    const full: Post = assertDone(
      await askToSavePost(world, person, post, { parts: filled(post), tags: ['Rye bread'], summary: 'In one line' }),
    );
    expect((await seen(site, `blog/${full.slug}/`)).status).toBe(404);
    const published: Post = assertDone(await askToPublishPost(world, person, full));
    expect([published.state, published.isOnline, published.hasChanges]).toEqual(['published', true, false]);
    expect(published.url).toBe(`${site.url}blog/${full.slug}/`);
    const page = await seen(site, `blog/${full.slug}/`);
    expect(page.status).toBe(200);
    for (const words of ['What we do: Sourdough baked to order', 'Answered text-2', 'In one line'])
      expect(page.body).toContain(words);
    for (const path of ['blog/', 'blog/tag/rye-bread/', 'blog/feed.xml', 'sitemap.xml'])
      expect((await seen(site, path)).body, path).toContain(full.slug);
    expect((await seen(site, 'blog/feed.xml')).headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect((await siteOf(person)).online).toMatchObject({ number: 2, isCurrent: true });
  });

  it('is begun once for a key, and never about what is not known', async () => {
    const person = await onPro();
    await known(person);
    const site = await makeLiveSite(world, person);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const begin = () => askToBeginPost(world, person, site, 'how', headers);
    expect((await begin()).body.id).toBe((await begin()).body.id);
    expect((await readBlog(world, person, site)).posts).toHaveLength(1);
    expect((await askToBeginPost(world, person, site, 'prices')).body.fields).toHaveProperty('topic');
  });

  it('says in its paragraphs what facts say, and follows them until it is edited by hand', async () => {
    const person = await onPro();
    await known(person);
    const site = await makeLiveSite(world, person);
    const post: Post = assertDone(await askToBeginPost(world, person, site, 'offer'));
    const sourceOf = ({ parts }: Post) =>
      parts.flatMap((part) => ('source' in part && part.source ? [part.source.key] : []));
    expect(sourceOf(post)).toEqual(['offer']);
    expect(post.facts).toContainEqual({ key: 'place', text: 'Ghent' });
    const workspaceId = await firstWorkspaceOf(world, person);
    const value = { type: 'text', text: 'rye only' };
    const entered = await enterFact(world, person, workspaceId, { key: 'business.offer', value });
    expect(entered.status).toBe(200);
    expect((await readPost(world, person, post.id)).facts).toContainEqual({ key: 'offer', text: 'Rye only' });
    const parts = post.parts.map((part) => (part.id === 'text-1' ? { ...part, text: 'In my own words' } : part));
    expect(sourceOf(assertDone(await askToSavePost(world, person, post, { parts })))).toEqual([]);
  });

  it('that is edited stays as it was online until it is published again', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const post = await makePublishedPost(world, person, site, 'First words');
    const edited: Post = assertDone(await askToSavePost(world, person, post, { title: 'Second words' }));
    expect([edited.hasChanges, edited.slug]).toEqual([true, 'first-words']);
    // Publishing the site brings what was published, not what is being edited.
    await publish(world, person, await siteOf(person));
    expect((await seen(site, 'blog/first-words/')).body).toContain('<h1>First words</h1>');
    const again: Post = assertDone(await askToPublishPost(world, person, edited));
    expect((await seen(site, 'blog/first-words/')).body).toContain('<h1>Second words</h1>');
    expect(again.publishedAt).toBe(post.publishedAt);
  });

  it('goes online alone: what is edited of the site stays where it is', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    assertDone(await askToSave(world, person, site, { title: 'Not yet for others' }));
    await makePublishedPost(world, person, site, 'Alone');
    expect((await seen(site, '')).body).not.toContain('Not yet for others');
    expect((await seen(site, 'blog/alone/')).status).toBe(200);
    expect((await siteOf(person)).online!.isCurrent).toBe(false);
  });

  it('is taken offline, is deleted only then, and its address is free again', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const [first, second] = [
      await makePublishedPost(world, person, site, 'One'),
      await makePublishedPost(world, person, site, 'Two'),
    ];
    expect(codeOf(await askToDelete(world, person, first))).toEqual([409, 'sites.post_published']);
    const off: Post = assertDone(await askToUnpublishPost(world, person, first));
    expect([off.state, off.isOnline]).toEqual(['draft', false]);
    expect([(await seen(site, 'blog/one/')).status, (await seen(site, 'blog/two/')).status]).toEqual([404, 200]);
    assertDone(await askToUnpublishPost(world, person, second));
    // Without a post there is no blog to be seen.
    expect([(await seen(site, 'blog/')).status, (await seen(site, 'blog/feed.xml')).status]).toEqual([404, 404]);
    assertDone(await askToDelete(world, person, off));
    expect((await readBlog(world, person, site)).posts.map(({ title }) => title)).toEqual(['Two']);
    expect((await makeReadyPost(world, person, site, 'One')).slug).toBe('one');
  });

  it('has the address somebody chose, which stays once it was published and is no other post’s', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const move = (post: Post, slug: string) =>
      world.call('PUT', `/api/site-posts/${post.id}/address`, { as: person, body: { revision: post.revision, slug } });
    const [one, other] = [
      await makeReadyPost(world, person, site, 'Ovens'),
      await makeReadyPost(world, person, site, 'Ovens'),
    ];
    expect([one.slug, other.slug]).toEqual(['ovens', 'ovens-2']);
    expect(codeOf(await move(other, 'ovens'))).toEqual([409, 'sites.address_taken']);
    const moved: Post = assertDone(await move(other, 'fire'));
    expect((assertDone(await askToSavePost(world, person, moved, { title: 'Another title' })) as Post).slug).toBe(
      'fire',
    );
    const published: Post = assertDone(await askToPublishPost(world, person, one));
    expect(codeOf(await move(published, 'elsewhere'))).toEqual([409, 'sites.post_address_kept']);
    const off: Post = assertDone(await askToUnpublishPost(world, person, published));
    expect(codeOf(await move(off, 'elsewhere'))).toEqual([409, 'sites.post_address_kept']);
  });

  it('is refused where the site has as many as it may, and nothing too long is stored', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const post = await makeReadyPost(world, person, site, 'Full');
    const long = Array.from({ length: 7 }, (_, at) => paragraph('x'.repeat(4000), `p-${at}`));
    expect((await askToSavePost(world, person, post, { parts: long })).body.fields).toHaveProperty('parts');
    expect((await askToSavePost(world, person, post, { parts: long.slice(0, 6) })).status).toBe(200);
    for (const tags of [['a', 'A'], [' a'], ['x'.repeat(31)], ['1', '2', '3', '4', '5', '6']])
      expect((await askToSavePost(world, person, post, { tags })).status, tags.join()).toBe(400);
    await world.product.database.withTenant(
      { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] },
      (
        tx,
      ) => tx`insert into site_post (id, site_id, workspace_id, slug, title, summary, tags, parts, created_at, updated_at)
        select 'post_' || lpad(n::text, 26, '0'), site_id, workspace_id, 'copy-' || n, title, summary, tags, parts, created_at,
          updated_at from site_post, generate_series(1, ${mostPosts - 1}) n where id = ${post.id}`,
    );
    expect(codeOf(await askToBeginPost(world, person, site, null))).toEqual([409, 'sites.posts_full']);
  });
});

describe('what is online', () => {
  it('has posts only where it has a page for them', async () => {
    const person = await onPro();
    const site = await makeReadySite(world, person);
    const post = await makeReadyPost(world, person, site, 'Early');
    expect((await readBlog(world, person, site)).isBlogOnline).toBe(false);
    expect(codeOf(await askToPublishPost(world, person, post))).toEqual([409, 'sites.no_blog_online']);
    const withoutBlog = site.document.pages.filter(({ kind }) => kind !== 'blog');
    const bare: Site = assertDone(await askToSave(world, person, site, { pages: withoutBlog }));
    await publish(world, person, bare);
    expect(codeOf(await askToPublishPost(world, person, post))).toEqual([409, 'sites.no_blog_online']);
    const whole: Site = assertDone(
      await askToSave(world, person, await siteOf(person), { pages: site.document.pages }),
    );
    await publish(world, person, whole);
    expect((await readBlog(world, person, site)).isBlogOnline).toBe(true);
    expect((await askToPublishPost(world, person, post)).status).toBe(200);
  });

  it('of a time before blogs asks for the site to be published once more', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const post = await makeReadyPost(world, person, site, 'Later');
    await world.product.database.withTenant(
      { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] },
      (tx) => tx`update site_release set document = null where site_id = ${site.id}`,
    );
    expect(codeOf(await askToPublishPost(world, person, post))).toEqual([409, 'sites.no_blog_online']);
    await publish(world, person, await siteOf(person));
    expect((await askToPublishPost(world, person, post)).status).toBe(200);
  });

  it('is an earlier release again, without the posts that came later, and says so', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const post = await makePublishedPost(world, person, site, 'Newer');
    assertDone(await askToPutOnline(world, person, await siteOf(person), site.online!.id));
    expect((await seen(site, 'blog/newer/')).status).toBe(404);
    const line = ({ posts }: Blog) => posts.map(({ state, isOnline }) => [state, isOnline]);
    expect(line(await readBlog(world, person, site))).toEqual([['published', false]]);
    // Another post brings every published one.
    await makePublishedPost(world, person, site, 'Newest');
    expect((await seen(site, 'blog/newer/')).status).toBe(200);
    expect((await readPost(world, person, post.id)).isOnline).toBe(true);
  });

  it('that was taken down takes no post', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const post = await makeReadyPost(world, person, site, 'Down');
    await world.product.database
      .system`update site set taken_down_at = ${world.clock.now} where address = ${site.address}`;
    expect(codeOf(await askToPublishPost(world, person, post))).toEqual([403, 'sites.taken_down']);
    await world.product.database.system`update site set taken_down_at = null where address = ${site.address}`;
    expect((await askToPublishPost(world, person, post)).status).toBe(200);
  });
});

describe('on a smaller plan', () => {
  it('posts are there to be read and deleted, and what is online stays', async () => {
    const person = await onPro();
    const site = await makeLiveSite(world, person);
    const [published, draft] = [
      await makePublishedPost(world, person, site, 'Online'),
      await makeReadyPost(world, person, site, 'Draft'),
    ];
    await setPlan(world, person, 'Starter');
    expect((await readBlog(world, person, site)).posts).toHaveLength(2);
    const refused = [
      await askToBeginPost(world, person, site, null),
      await askToSavePost(world, person, draft),
      await askToPublishPost(world, person, draft),
      await askToUnpublishPost(world, person, published),
      await askToSchedule(world, person, draft, new Date(world.clock.now.getTime() + 60_000)),
    ];
    for (const answer of refused) expect(codeOf(answer)).toEqual([403, 'billing.plan_required']);
    expect((await seen(site, 'blog/online/')).status).toBe(200);
    // What Starter publishes has one page and no blog.
    await setPlan(world, person, 'Pro');
    expect((await askToSavePost(world, person, draft)).status).toBe(200);
    await setPlan(world, person, 'Starter');
    assertDone(await askToPublish(world, person, await siteOf(person)));
    expect((await seen(site, 'blog/online/')).status).toBe(404);
    assertDone(await askToDelete(world, person, published));
    expect((await readBlog(world, person, site)).posts).toHaveLength(1);
  });
});

describe('posts of others', () => {
  it('are not there', async () => {
    const [mine, theirs] = [await onPro(), await onPro()];
    const site = await makeLiveSite(world, theirs);
    const post = await makeReadyPost(world, theirs, site, 'Secret');
    for (const answer of [
      await world.call('GET', `/api/site-posts/${post.id}`, { as: mine }),
      await askToSavePost(world, mine, post),
      await askToPublishPost(world, mine, post),
      await askToDelete(world, mine, post),
      await world.call('GET', `/api/sites/${site.id}/blog`, { as: mine }),
      await askToBeginPost(world, mine, site, null),
    ])
      expect(codeOf(answer)).toEqual([404, 'request.not_found']);
    expect((await readPost(world, theirs, post.id)).revision).toBe(post.revision);
  });
});
