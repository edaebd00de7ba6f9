/** What was checked before files are made is checked again where they are written; and whoever comes at once takes turns. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../sites.contract.ts';
import {
  askToBegin,
  askToImport,
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
} from '../testing/make-site.ts';
import { createPublishing } from '../testing/publishing.ts';
import { sourceOf } from '../testing/sample-sites.ts';
import { sitesRepository } from './sites.repository.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const createBusiness = async (as: Person): Promise<string> =>
  assertDone(await world.call('POST', '/api/workspaces', { as, body: { name: 'Second' }, headers: keyed() })).workspace
    .id;

interface Scene {
  readonly person: Person;
  readonly workspaceId: string;
  readonly site: Site;
  /** What is online before. */
  readonly before: Site['online'];
}

/** A site in a second business with two releases, the newer one of them online. */
async function setScene(plan: PlanName): Promise<Scene> {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const workspaceId = await createBusiness(person);
  const first = await makeLiveSite(world, person, { workspaceId });
  const edited: Site = assertDone(await askToSave(world, person, first, { title: 'Edited' }));
  const site = await publish(world, person, edited);
  return { person, workspaceId, site, before: site.online };
}

const put = ({ person, site }: Scene, part: string, body: object) =>
  world.call('PUT', `/api/sites/${site.id}/${part}`, { as: person, body: { revision: site.revision, ...body } });
const rollBack = async ({ person, site }: Scene) => {
  const { releases } = (await world.call('GET', `/api/sites/${site.id}/releases`, { as: person })).body;
  return askToPutOnline(world, person, site, releases[1].id);
};
const archive = async ({ person, workspaceId }: Scene) => {
  const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
  const { revision } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
  return world.call('POST', `/api/workspaces/${workspaceId}/archive`, { as: person, body: { revision } });
};
const makeBrandOf = async ({ person, workspaceId }: Scene) =>
  world.call('POST', `/api/brand/${workspaceId}/generate`, {
    as: person,
    body: { name: 'Levain', description: '', style: 'Modern', revision: 0 },
    headers: keyed(),
  });

describe('a release', () => {
  it.each(['Starter', 'Pro'] as const)('goes online on %s where nothing happens meanwhile', async (plan) => {
    const { person, workspaceId, site, before } = await setScene(plan);
    const published = await createPublishing(world, person, [workspaceId], async () => {})(site);
    expect(published.online?.number).toBe(before!.number + 1);
  });

  it.each([
    ['the site is saved', 'request.stale_revision', (scene: Scene) => askToSave(world, scene.person, scene.site, {})],
    ['it is published', 'request.stale_revision', ({ person, site }: Scene) => publish(world, person, site)],
    ['an earlier release is put online', 'request.stale_revision', rollBack],
    [
      'it is taken off',
      'request.stale_revision',
      ({ person, site }: Scene) => askToPutOnline(world, person, site, null),
    ],
    [
      'its address is changed',
      'request.stale_revision',
      (scene: Scene) => put(scene, 'address', { address: `at-${crypto.randomUUID().slice(0, 12)}` }),
    ],
    [
      'its template is changed',
      'request.stale_revision',
      (scene: Scene) => put(scene, 'template', { template: 'ledger' }),
    ],
    [
      'another site is brought in',
      'request.stale_revision',
      ({ person, site, workspaceId }: Scene) =>
        askToImport(world, person, { workspaceId, revision: site.revision, source: sourceOf(site) }),
    ],
    ['the brand is made', 'request.stale_revision', makeBrandOf],
    [
      'the plan falls to one with fewer pages',
      'request.stale_revision',
      ({ person }: Scene) => setPlan(world, person, 'Starter'),
    ],
    ['the plan ends', 'billing.plan_required', ({ person }: Scene) => setPlan(world, person, 'Free')],
    ['the business is archived', 'workspaces.archived', archive],
  ])('is not written where %s meanwhile', async (_what, code, meanwhile) => {
    const scene = await setScene('Pro');
    const { person, workspaceId, site } = scene;
    let online: Site['online'] | undefined;
    const publishing = createPublishing(world, person, [workspaceId], async () => {
      await meanwhile(scene);
      ({ online } = (await readBuilder(world, person, workspaceId)).site!);
    });
    await expect(publishing(site)).rejects.toMatchObject({ problem: { code } });
    // What happened meanwhile stands.
    expect((await readBuilder(world, person, workspaceId)).site!.online).toEqual(online);
  });

  it('is not written where another site of the account goes online meanwhile, in a business that was made since', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const workspaceId = await firstWorkspaceOf(world, person);
    const site = await makeReadySite(world, person);
    const publishing = createPublishing(world, person, [workspaceId], async () =>
      makeLiveSite(world, person, { workspaceId: await createBusiness(person) }),
    );
    await expect(publishing(site)).rejects.toMatchObject({ problem: { code: 'sites.live_limit' } });
    expect((await readBuilder(world, person, workspaceId)).site!.online).toBeNull();
  });

  itInDeepRun('is one alone where fifty sites of an account on Starter are published at once', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const workspaceIds: string[] = [];
    const sites: Site[] = [];
    for (let more = 0; more < 50; more++) {
      const workspaceId = await createBusiness(person);
      workspaceIds.push(workspaceId);
      sites.push(await makeReadySite(world, person, { workspaceId, title: `Site ${more}` }));
    }
    const publishing = createPublishing(world, person, workspaceIds, async () => {});
    const outcomes = await Promise.allSettled(sites.map((site) => publishing(site)));
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.problem?.code] : [],
    );
    expect(refused).toEqual(Array(49).fill('sites.live_limit'));
    const [row] = await world.product.database.system<{ live: number }[]>`select count(*)::int as live from site
      where workspace_id = any (${workspaceIds}) and online_release_id is not null`;
    expect(row!.live).toBe(1);
    // Without a limit each of them goes online.
    await setPlan(world, person, 'Pro');
    const again = await Promise.allSettled(
      sites
        .slice(0, 10)
        .map(async (site) => publishing((await readBuilder(world, person, workspaceIds[sites.indexOf(site)]!)).site!)),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
  });
});

describe('an address', () => {
  const onStarter = async (): Promise<{ readonly person: Person; readonly site: Site }> => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    return { person, site: assertDone(await askToBegin(world, person)) };
  };
  const move = ({ person, site }: { person: Person; site: Site }, address: string) =>
    world.call('PUT', `/api/sites/${site.id}/address`, { as: person, body: { revision: site.revision, address } });

  it('that two accounts take at once is one account’s', async () => {
    const both = [await onStarter(), await onStarter()];
    const answers = await Promise.all(both.map((one) => move(one, 'wanted-by-two')));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'sites.address_taken'],
    ]);
  });

  it('is taken by one after the other, whichever it is', async () => {
    const { person, site } = await onStarter();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const holding = world.product.database.withTenant({ accountId: person.userId, workspaceIds: [] }, async (tx) => {
      await sitesRepository.lockAddresses(tx);
      hold();
      await isReleased;
    });
    await isHeld;
    let isAnswered = false;
    const moving = move({ person, site }, 'waited-for').finally(() => {
      isAnswered = true;
    });
    await sleep(300);
    const isAnsweredEarly = isAnswered;
    release();
    await holding;
    expect(isAnsweredEarly).toBe(false);
    expect((await moving).status).toBe(200);
  });

  it('is not waited for for ever by two who exchange theirs', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await onStarter(), await onStarter()];
      const answers = await Promise.all([move(one, other.site.address), move(other, one.site.address)]);
      for (const { status, body } of answers) expect([200, 409], JSON.stringify(body)).toContain(status);
    }
  });

  it('of their own gets each of twenty who begin with one name at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = await world.signUp();
        await setPlan(world, person, 'Starter');
        const body = { name: 'Twenty at Once' };
        const made = await world.call('POST', '/api/workspaces', { as: person, body, headers: keyed() });
        return { person, workspaceId: made.body.workspace.id };
      }),
    );
    const begun = await Promise.all(
      people.map(({ person, workspaceId }) => askToBegin(world, person, { workspaceId })),
    );
    expect(begun.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(begun.map(({ body }) => body.address)).size).toBe(20);
  });

  it('is begun once where a business begins its site in two tabs', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const answers = await Promise.all([1, 2, 3].map(() => askToBegin(world, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
