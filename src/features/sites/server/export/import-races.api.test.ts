/** What was checked before pictures are read is checked again where a site that is brought in is written; and nothing stays of one that is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostPictures } from '#features/media/domain/picture.ts';
import { makePicture, readLibrary } from '#features/media/testing/make-picture.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../../sites.contract.ts';
import { createImporting } from '../../testing/importing.ts';
import { readBlog } from '../../testing/make-post.ts';
import {
  askToBegin,
  askToSave,
  assertDone,
  makeReadySite,
  publish,
  readBuilder,
  shownAs,
  withHeroPhoto,
} from '../../testing/make-site.ts';
import {
  askToBring,
  askToSend,
  bringSource,
  packed,
  type SourceFiles,
  sendSource,
  sourcePost,
  takeSource,
  withSaid,
} from '../../testing/make-source.ts';

let world: TestProduct;
/** The source of a site with a picture and a post. */
let whole: SourceFiles;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
  const person = await onPro();
  const ready = await makeReadySite(world, person, { title: 'Brought' });
  const photo = shownAs(await makePicture(world, person));
  const site: Site = assertDone(await askToSave(world, person, ready, { pages: withHeroPhoto(ready.document, photo) }));
  whole = withSaid((await takeSource(world, person, site)).files, 'posts/001.json', sourcePost(1));
});
afterAll(() => world.close());

const onPro = async (): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  return person;
};
const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const purposesOf = async ({ userId }: Person) =>
  (await world.product.storage.list(userId)).map(({ purpose }) => purpose);

interface Scene {
  readonly person: Person;
  readonly workspaceId: `ws_${string}`;
  readonly site: Site;
}

/** A site in a second business, whose draft is to be replaced. */
async function setScene(): Promise<Scene> {
  const person = await onPro();
  const made = await world.call('POST', '/api/workspaces', { as: person, body: { name: 'Second' }, headers: keyed() });
  const workspaceId = assertDone(made).workspace.id;
  return { person, workspaceId, site: await makeReadySite(world, person, { workspaceId, title: 'Before' }) };
}

const archive = async ({ person, workspaceId }: Scene) => {
  const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
  const { revision } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
  return world.call('POST', `/api/workspaces/${workspaceId}/archive`, { as: person, body: { revision } });
};
/** As many pictures as a business keeps, in its place. */
const fillLibrary = ({ person, workspaceId }: Scene) =>
  world.product.database.withTenant(
    { accountId: person.userId, workspaceIds: [workspaceId] },
    (tx) => tx`insert into media_file (id, workspace_id, name, state, source_hash, created_at)
      select 'med_' || lpad(n::text, 26, '0'), ${workspaceId}, '', 'failed', 'planted ' || n, ${world.clock.now}
      from generate_series(1, ${mostPictures}) n`,
  );

describe('a site that is brought in', () => {
  it('is written where nothing happens meanwhile', async () => {
    const { person, workspaceId, site } = await setScene();
    const { sourceId } = await sendSource(world, person, whole, workspaceId);
    const importing = createImporting(world, person, [workspaceId], async () => {});
    const brought = await importing({ workspaceId, revision: site.revision, sourceId });
    expect([brought.document.title, brought.revision]).toEqual(['Brought', site.revision + 1]);
    expect(new Set(await purposesOf(person))).toEqual(new Set(['media']));
  });

  it.each<[string, string, (scene: Scene) => Promise<unknown>]>([
    ['the site is saved', 'request.stale_revision', ({ person, site }) => askToSave(world, person, site, {})],
    ['it is published', 'request.stale_revision', ({ person, site }) => publish(world, person, site)],
    [
      'the plan falls to one that opens no such thing',
      'billing.plan_required',
      ({ person }) => setPlan(world, person, 'Free'),
    ],
    ['the business is archived', 'workspaces.archived', archive],
    ['its library fills', 'media.library_full', fillLibrary],
  ])('is not written where %s meanwhile, and nothing of it stays', async (_what, code, happens) => {
    const scene = await setScene();
    const { person, workspaceId, site } = scene;
    const { sourceId } = await sendSource(world, person, whole, workspaceId);
    let after: Site | undefined;
    const importing = createImporting(world, person, [workspaceId], async () => {
      await happens(scene);
      after = (await readBuilder(world, person, workspaceId)).site!;
    });
    await expect(importing({ workspaceId, revision: site.revision, sourceId })).rejects.toMatchObject({
      problem: { code },
    });
    // What happened meanwhile stands.
    expect((await readBuilder(world, person, workspaceId)).site).toEqual(after);
    expect(after!.document.title).toBe('Before');
    expect((await readBlog(world, person, site)).posts).toEqual([]);
    expect((await readLibrary(world, person, workspaceId)).pictures.filter(({ state }) => state === 'ready')).toEqual(
      [],
    );
    expect(await purposesOf(person)).toEqual([]);
  });

  it('is not written where the business began a site meanwhile', async () => {
    const person = await onPro();
    const workspaceId = await firstWorkspaceOf(world, person);
    const { sourceId } = await sendSource(world, person, whole);
    const importing = createImporting(world, person, [workspaceId], () => askToBegin(world, person));
    await expect(importing({ workspaceId, revision: 0, sourceId })).rejects.toMatchObject({
      problem: { code: 'request.stale_revision' },
    });
    expect(await purposesOf(person)).toEqual([]);
  });

  it('comes with the picture once where the business got the same one meanwhile', async () => {
    const { person, workspaceId, site } = await setScene();
    const first = await sendSource(world, person, whole, workspaceId);
    let other: Site | undefined;
    const importing = createImporting(world, person, [workspaceId], async () => {
      other ??= assertDone(await bringSource(world, person, whole, { workspaceId, revision: site.revision }));
    });
    await expect(importing({ workspaceId, revision: site.revision, sourceId: first.sourceId })).rejects.toMatchObject({
      problem: { code: 'request.stale_revision' },
    });
    expect((await readLibrary(world, person, workspaceId)).pictures).toHaveLength(1);
    expect(await purposesOf(person)).toEqual(['media', 'media']);
    await publish(world, person, other!);
  });

  it('many times at once is written once, with its picture and its post', async () => {
    const { person, workspaceId, site } = await setScene();
    const { sourceId } = await sendSource(world, person, whole, workspaceId);
    const asked = { workspaceId, revision: site.revision, sourceId };
    const answers = await Promise.all([1, 2, 3].map(() => askToBring(world, person, asked)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect((await readLibrary(world, person, workspaceId)).pictures).toHaveLength(1);
    expect((await readBlog(world, person, site)).posts).toHaveLength(1);
    expect(new Set(await purposesOf(person))).toEqual(new Set(['media']));
    await publish(world, person, done[0]!.body);
  });
});

describe('the storage of an account', () => {
  /** A file of somebody that takes so many bytes, by what is noted of it. */
  const fill = ({ userId }: Person, bytes: number) => world.product.database.system`
    insert into stored_file (id, account_id, purpose, hash, bytes, media_type, created_at)
    values (${`file_${crypto.randomUUID()}`}, ${userId}, 'test', ${'a'.repeat(64)}, ${bytes}, 'text/plain', ${world.clock.now})`;

  it('is full: nothing is taken in, and nothing is left of what was sent or brought', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const workspaceId = await firstWorkspaceOf(world, person);
    const { sourceId } = await sendSource(world, person, whole);
    // docs/billing.md: 1 GB on Starter.
    await fill(person, 1_000_000_000);
    const refused = await askToBring(world, person, { workspaceId, revision: 0, sourceId });
    expect([refused.status, refused.body.code]).toEqual([507, 'billing.storage_full']);
    expect(await purposesOf(person)).not.toContain('media');
    expect((await readBuilder(world, person, workspaceId)).site).toBeNull();
    expect((await askToSend(world, person, packed(whole))).status).toBe(507);
  });
});
