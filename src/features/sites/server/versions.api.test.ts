import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import { mostVersions } from '../domain/site-version.ts';
import type { Site, Version } from '../sites.contract.ts';
import {
  askToBegin,
  askToKeep,
  askToRestore,
  askToSave,
  assertDone,
  makeLiveSite,
  readBuilder,
} from '../testing/make-site.ts';

let world: TestProduct;
beforeAll(async () => {
  // One account keeps more in this file than a person does.
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const begin = async (
  plan: 'Starter' | 'Pro' = 'Starter',
): Promise<{ readonly person: Person; readonly site: Site }> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return { person, site: assertDone(await askToBegin(world, person)) };
};
const now = async (as: Person): Promise<Site> =>
  (await readBuilder(world, as, await firstWorkspaceOf(world, as))).site!;
const titled = async (as: Person, title: string): Promise<Site> =>
  assertDone(await askToSave(world, as, await now(as), { title }));
const keep = async (as: Person, name: string): Promise<Version> =>
  assertDone(await askToKeep(world, as, await now(as), name)).versions[0];
const listed = async (as: Person, { id }: Site): Promise<readonly Version[]> =>
  (await world.call('GET', `/api/sites/${id}/versions`, { as })).body.versions;
const shown = (as: Person, { id }: Site, versionId: string) =>
  world.call('GET', `/api/sites/${id}/versions/${versionId}`, { as });
const rename = (as: Person, { id }: Site, versionId: string, name: string) =>
  world.call('PUT', `/api/sites/${id}/versions/${versionId}`, { as, body: { name } });
const remove = (as: Person, { id }: Site, versionId: string) =>
  world.call('DELETE', `/api/sites/${id}/versions/${versionId}`, { as });

describe('a version', () => {
  it('holds the draft as it was, with a name that can be changed; the newest is listed first', async () => {
    const { person, site } = await begin();
    await titled(person, 'First');
    const first = await keep(person, '  Before the fair ');
    expect(first).toMatchObject({ name: 'Before the fair', template: 'counter', pages: 1 });
    await titled(person, 'Second');
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    await keep(person, 'After it');
    expect((await listed(person, site)).map(({ name }) => name)).toEqual(['After it', 'Before the fair']);
    expect((await shown(person, site, first.id)).body.document.title).toBe('First');
    const { versions } = assertDone(await rename(person, site, first.id, 'The old one'));
    expect(versions.map(({ name }: Version) => name)).toEqual(['After it', 'The old one']);
  });

  it('is restored as the next revision; what is online and the versions stay', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const live = await makeLiveSite(world, person, { title: 'First' });
    const version = await keep(person, 'First');
    const edited = await titled(person, 'Second');
    const restored: Site = assertDone(await askToRestore(world, person, edited, version.id));
    expect(restored.revision).toBe(edited.revision + 1);
    expect(restored.document).toEqual(live.document);
    expect(restored.online).toMatchObject({ id: live.online!.id, isCurrent: true });
    expect(await listed(person, restored)).toHaveLength(1);
  });

  it('is not restored over what was saved elsewhere meanwhile', async () => {
    const { person, site } = await begin();
    const version = await keep(person, 'Kept');
    await titled(person, 'Elsewhere');
    expect(codeOf(await askToRestore(world, person, site, version.id))).toEqual([409, 'request.stale_revision']);
    expect((await now(person)).document.title).toBe('Elsewhere');
    expect((await askToRestore(world, person, await now(person), version.id)).status).toBe(200);
  });

  it('is restored or the site is saved, never both, where they come at once', async () => {
    const { person } = await begin();
    const version = await keep(person, 'Kept');
    for (let round = 0; round < 5; round += 1) {
      const site = await now(person);
      const title = `Round ${round}`;
      const answers = await Promise.all([
        askToRestore(world, person, site, version.id),
        askToSave(world, person, site, { title }),
      ]);
      expect(answers.map(codeOf).sort()).toEqual([
        [200, undefined],
        [409, 'request.stale_revision'],
      ]);
      const stored = await now(person);
      expect(stored.revision).toBe(site.revision + 1);
      expect(stored.document.title === title).toBe(answers[1]!.status === 200);
    }
  });

  it('is not kept of a draft that is older than the stored one', async () => {
    const { person, site } = await begin();
    await titled(person, 'Newer');
    expect(codeOf(await askToKeep(world, person, site, 'Old'))).toEqual([409, 'request.stale_revision']);
    expect(await listed(person, site)).toEqual([]);
    expect((await keep(person, 'New')).name).toBe('New');
  });

  it('is kept once for a key', async () => {
    const { person, site } = await begin();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [
      await askToKeep(world, person, site, 'Once', headers),
      await askToKeep(world, person, site, 'Once', headers),
    ];
    expect(again.body).toEqual(first.body);
    expect(await listed(person, site)).toHaveLength(1);
  });

  it('is forgotten', async () => {
    const { person, site } = await begin();
    const version = await keep(person, 'Kept');
    expect(assertDone(await remove(person, site, version.id)).versions).toEqual([]);
    for (const answer of [
      await shown(person, site, version.id),
      await rename(person, site, version.id, 'Gone'),
      await remove(person, site, version.id),
      await askToRestore(world, person, await now(person), version.id),
    ])
      expect(codeOf(answer)).toEqual([404, 'request.not_found']);
  });

  it('of somebody else is not there, whichever site it is asked of', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const version = await keep(theirs.person, 'Theirs');
    for (const site of [mine.site, theirs.site]) {
      for (const answer of [
        await shown(mine.person, site, version.id),
        await rename(mine.person, site, version.id, 'Mine'),
        await remove(mine.person, site, version.id),
        await askToRestore(world, mine.person, { ...(await now(mine.person)), id: site.id }, version.id),
      ])
        expect(codeOf(answer)).toEqual([404, 'request.not_found']);
    }
    expect((await shown(theirs.person, theirs.site, version.id)).status).toBe(200);
    expect((await listed(theirs.person, theirs.site))[0]!.name).toBe('Theirs');
  });
});

describe('thirty versions', () => {
  it('are the most a site keeps, also where several are kept at once', async () => {
    const { person, site } = await begin();
    for (let number = 1; number < mostVersions; number += 1) await keep(person, `Version ${number}`);
    const answers = await Promise.all([1, 2, 3].map((number) => askToKeep(world, person, site, `At once ${number}`)));
    expect(answers.map(codeOf).sort()).toEqual([
      [200, undefined],
      [409, 'sites.version_limit'],
      [409, 'sites.version_limit'],
    ]);
    const all = await listed(person, site);
    expect(all).toHaveLength(mostVersions);
    await remove(person, site, all[0]!.id);
    expect((await askToKeep(world, person, site, 'The next one')).status).toBe(200);
  });
});

describe('a plan', () => {
  it('that has no editor leaves versions to be looked at and forgotten', async () => {
    const { person, site } = await begin();
    const version = await keep(person, 'Kept');
    await setPlan(world, person, 'Free');
    for (const answer of [
      await askToKeep(world, person, site, 'More'),
      await rename(person, site, version.id, 'Other'),
      await askToRestore(world, person, site, version.id),
    ])
      expect(codeOf(answer)).toEqual([403, 'billing.plan_required']);
    expect((await shown(person, site, version.id)).status).toBe(200);
    expect((await remove(person, site, version.id)).status).toBe(200);
  });

  it('that gives fewer pages restores those it gives; the others stay as they are stored', async () => {
    const { person } = await begin('Pro');
    const site = await now(person);
    const version = await keep(person, 'Every page');
    const [home, ...others] = site.document.pages;
    const entitled = [home!, ...others.map((page) => ({ ...page, title: `Now ${page.kind}` }))];
    assertDone(await askToSave(world, person, site, { title: 'Now', pages: entitled }));
    await setPlan(world, person, 'Starter');
    const restored: SiteDocument = assertDone(
      await askToRestore(world, person, await now(person), version.id),
    ).document;
    expect(restored.title).toBe(site.document.title);
    expect(restored.pages.map(({ title }) => title)).toEqual(entitled.map(({ title }) => title));
  });

  it('that does not open the template of a version keeps the one the site has', async () => {
    const { person, site } = await begin('Pro');
    const workshop: Site = assertDone(
      await world.call('PUT', `/api/sites/${site.id}/template`, {
        as: person,
        body: { revision: site.revision, template: 'workshop' },
      }),
    );
    const version = await keep(person, 'Workshop');
    await world.call('PUT', `/api/sites/${site.id}/template`, {
      as: person,
      body: { revision: workshop.revision, template: 'counter' },
    });
    await setPlan(world, person, 'Starter');
    const restored: Site = assertDone(await askToRestore(world, person, await now(person), version.id));
    expect(restored.document.template).toBe('counter');
    await setPlan(world, person, 'Pro');
    const again: Site = assertDone(await askToRestore(world, person, restored, version.id));
    expect(again.document.template).toBe('workshop');
  });
});
