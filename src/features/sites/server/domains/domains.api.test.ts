/** Domains of sites: claimed by anybody, held by whoever has a say in their records, and let go. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site, SiteDomain } from '../../sites.contract.ts';
import { createFakeDomains } from '../../testing/fake-domains.ts';
import { assertDone, makeReadySite, publish, readBuilder } from '../../testing/make-site.ts';
import {
  addDomain,
  askToAddDomain,
  askToCheckDomain,
  askToChooseDomain,
  askToRemoveDomain,
  listDomains,
  proveDomain,
  writeProofs,
} from '../../testing/own-domains.ts';

const fake = createFakeDomains();
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({
    environment: { CUSTOM_DOMAINS: 'on', SITES_TARGET: 'target.example', API_LIMITS: 'off' },
    resolveDomain: fake,
  });
});
afterAll(() => world.close());
beforeEach(() => {
  fake.silence([]);
  fake.onAsked = async () => {};
});

let hosts = 0;
const newHost = (): string => `www.bakery${++hosts}.example`;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
/** Time passes, so that a domain may be looked at again. */
const wait = (): void => {
  world.clock.now = new Date(world.clock.now.getTime() + 11_000);
};

interface Owner {
  readonly person: Person;
  readonly site: Site;
}

async function own(plan: PlanName = 'Pro'): Promise<Owner> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const site = await makeReadySite(world, person);
  await setPlan(world, person, plan);
  return { person, site };
}
const stateOf = async ({ person, site }: Owner): Promise<string | undefined> =>
  (await listDomains(world, person, site))[0]?.state;
const lostOf = async ({ person }: Owner): Promise<readonly string[]> => {
  const workspaceId = await firstWorkspaceOf(world, person);
  const events = await world.product.database.system<{ payload: { host: string } }[]>`
    select payload from outbox_event where type = 'sites.domain_lost' and workspace_id = ${workspaceId}`;
  return events.map(({ payload }) => payload.host);
};

describe('a claim', () => {
  it('says which records to set, is written in one way, and is one however often it is made', async () => {
    const { person, site } = await own();
    const host = newHost();
    const domain = await addDomain(world, person, site, host);
    expect(domain).toMatchObject({ host, state: 'waiting', isMain: false, leadsHere: false, checkedAt: null });
    expect(domain.records).toEqual([
      { type: 'TXT', name: `_groundwork.${host}`, value: expect.stringMatching(/^groundwork-site=[\w-]{32}$/) },
      { type: 'CNAME', name: host, value: 'target.example' },
    ]);
    const again = assertDone(await askToAddDomain(world, person, site, `HTTPS://${host.toUpperCase()}./`));
    expect(again.domains).toEqual([domain]);
  });

  it.each(['localhost', 'example', '203.0.113.7', 'example.com:8080', 'me@example.com', 'a/b.example', '[::1]'])(
    'of %s is refused by the field',
    async (host) => {
      const { person, site } = await own();
      const refused = await askToAddDomain(world, person, site, host);
      expect(codeOf(refused)).toEqual([400, 'request.invalid']);
      expect(refused.body.fields).toHaveProperty('host');
    },
  );

  it('is one of three, also where many are made at once', async () => {
    const { person, site } = await own();
    const answers = await Promise.all(Array.from({ length: 8 }, () => askToAddDomain(world, person, site, newHost())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('sites.domain_limit');
    const domains = await listDomains(world, person, site);
    expect(domains).toHaveLength(3);
    assertDone(await askToRemoveDomain(world, person, site, domains[0]!));
    expect((await askToAddDomain(world, person, site, newHost())).status).toBe(200);
  });

  it('keeps nobody else from making it', async () => {
    const [one, other] = [await own(), await own()];
    const host = newHost();
    const mine = await addDomain(world, one.person, one.site, host);
    const theirs = await addDomain(world, other.person, other.site, host);
    expect(theirs.records[0]!.value).not.toBe(mine.records[0]!.value);
    writeProofs(fake, [theirs]);
    expect(assertDone(await askToCheckDomain(world, one.person, one.site, mine)).domains[0].state).toBe('waiting');
    expect(assertDone(await askToCheckDomain(world, other.person, other.site, theirs)).domains[0].state).toBe('proven');
  });

  it.each(['Free', 'Starter'] as const)('is refused on %s, as is whatever else Pro gives', async (plan) => {
    const owner = await own();
    const { person, site } = owner;
    const domain = await proveDomain(world, fake, person, { site, host: newHost() });
    await setPlan(world, person, plan);
    for (const refused of [
      await askToAddDomain(world, person, site, newHost()),
      await askToCheckDomain(world, person, site, domain),
      await askToChooseDomain(world, person, site, domain),
    ]) {
      expect(codeOf(refused)).toEqual([403, 'billing.plan_required']);
      expect(refused.body.plan).toBe('Pro');
    }
    // What is proven stays until it is removed, which every plan lets somebody do.
    expect(await stateOf(owner)).toBe('proven');
    assertDone(await askToChooseDomain(world, person, site, null));
    expect(assertDone(await askToRemoveDomain(world, person, site, domain)).domains).toEqual([]);
  });

  it('is nothing to another account: its domains are not there', async () => {
    const [one, other] = [await own(), await own()];
    const domain = await addDomain(world, one.person, one.site, newHost());
    for (const foreign of [
      await askToCheckDomain(world, other.person, one.site, domain),
      await askToCheckDomain(world, other.person, other.site, domain),
      await askToChooseDomain(world, other.person, other.site, domain),
      await askToRemoveDomain(world, other.person, other.site, domain),
      await askToAddDomain(world, other.person, one.site, newHost()),
    ])
      expect(codeOf(foreign)).toEqual([404, 'request.not_found']);
    expect(await stateOf(one)).toBe('waiting');
  });
});

describe('a check', () => {
  it('proves a domain by its text record, whatever else stands there, and says whether it leads here', async () => {
    const { person, site } = await own();
    const domain = await addDomain(world, person, site, newHost());
    const check = async (): Promise<SiteDomain> => {
      wait();
      return assertDone(await askToCheckDomain(world, person, site, domain)).domains[0];
    };
    expect(await check()).toMatchObject({
      state: 'waiting',
      leadsHere: false,
      checkedAt: world.clock.now.toISOString(),
    });
    fake.set('CNAME', domain.host, ['TARGET.example.']);
    expect(await check()).toMatchObject({ state: 'waiting', leadsHere: true });
    fake.set('TXT', domain.records[0]!.name, ['v=spf1 -all', domain.records[0]!.value]);
    expect(await check()).toMatchObject({ state: 'proven', leadsHere: true });
    // At the top of a domain there is no CNAME: the addresses of the target count as well.
    fake.set('CNAME', domain.host, []);
    expect(await check()).toMatchObject({ state: 'proven', leadsHere: false });
    fake.set('A', domain.host, ['203.0.113.7']);
    fake.set('A', 'target.example', ['203.0.113.9', '203.0.113.7']);
    expect(await check()).toMatchObject({ state: 'proven', leadsHere: true });
    fake.set('A', 'target.example', []);
  });

  it('asks name servers once in ten seconds, however often it is asked for', async () => {
    const { person, site } = await own();
    const domain = await addDomain(world, person, site, newHost());
    const before = fake.asked.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => askToCheckDomain(world, person, site, domain)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(fake.asked.length - before).toBe(1);
    wait();
    assertDone(await askToCheckDomain(world, person, site, domain));
    expect(fake.asked.length - before).toBe(2);
  });

  it('changes nothing where no name server answers, and says so', async () => {
    const owner = await own();
    const { person, site } = owner;
    const domain = await proveDomain(world, fake, person, { site, host: newHost() });
    wait();
    fake.silence([domain.records[0]!.name, domain.host]);
    expect(codeOf(await askToCheckDomain(world, person, site, domain))).toEqual([409, 'sites.domain_unanswered']);
    expect(await stateOf(owner)).toBe('proven');
  });

  it('of a domain that is removed meanwhile brings it back in no way', async () => {
    const { person, site } = await own();
    const domain = await addDomain(world, person, site, newHost());
    writeProofs(fake, [domain]);
    fake.onAsked = async () => {
      fake.onAsked = async () => {};
      assertDone(await askToRemoveDomain(world, person, site, domain));
    };
    expect(codeOf(await askToCheckDomain(world, person, site, domain))).toEqual([404, 'request.not_found']);
    expect(await listDomains(world, person, site)).toEqual([]);
  });

  it.each([
    ['the plan falls', 403, 'billing.plan_required', ({ person }: Owner) => setPlan(world, person, 'Starter')],
    [
      'the business is archived',
      409,
      'workspaces.archived',
      async ({ person }: Owner) => {
        const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
        const { id, revision } = workspaces[0];
        const made = { as: person, body: { name: 'Second' }, headers: { 'idempotency-key': crypto.randomUUID() } };
        assertDone(await world.call('POST', '/api/workspaces', made));
        assertDone(await world.call('POST', `/api/workspaces/${id}/archive`, { as: person, body: { revision } }));
      },
    ],
  ])('is not written where %s meanwhile', async (_what, status, code, meanwhile) => {
    const owner = await own();
    const { person, site } = owner;
    const domain = await addDomain(world, person, site, newHost());
    writeProofs(fake, [domain]);
    fake.onAsked = async () => {
      fake.onAsked = async () => {};
      await meanwhile(owner);
    };
    expect(codeOf(await askToCheckDomain(world, person, site, domain))).toEqual([status, code]);
    expect(await stateOf(owner)).toBe('waiting');
  });
});

describe('a domain that two claim', () => {
  it('is one’s where both prove it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const both = [await own(), await own()];
      const host = newHost();
      const claims: SiteDomain[] = [];
      for (const { person, site } of both) claims.push(await addDomain(world, person, site, host));
      writeProofs(fake, claims);
      // Both have the answer before either writes.
      const isAsked = Promise.withResolvers<void>();
      let asking = 0;
      fake.onAsked = () => {
        asking += 1;
        if (asking === 2) isAsked.resolve();
        return isAsked.promise;
      };
      const answers = await Promise.all(
        both.map(({ person, site }, at) => askToCheckDomain(world, person, site, claims[at]!)),
      );
      expect(answers.map(codeOf).sort()).toEqual([
        [200, undefined],
        [409, 'sites.domain_taken'],
      ]);
      const states = await Promise.all(both.map(stateOf));
      expect([...states].sort()).toEqual(['proven', 'waiting']);
      expect(await lostOf(both[states.indexOf('proven')]!)).toEqual([]);
    }
  });

  it('stays whose it is while its token stands there, and goes to the other one’s token where that stands alone', async () => {
    const [first, second] = [await own(), await own()];
    const host = newHost();
    const mine = await proveDomain(world, fake, first.person, { site: first.site, host });
    const theirs = await addDomain(world, second.person, second.site, host);
    writeProofs(fake, [mine, theirs]);
    expect(codeOf(await askToCheckDomain(world, second.person, second.site, theirs))).toEqual([
      409,
      'sites.domain_taken',
    ]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['proven', 'waiting']);
    // It goes on leading here, which is the say of whoever writes its records.
    fake.set('CNAME', host, ['target.example']);
    writeProofs(fake, [theirs]);
    wait();
    assertDone(await askToCheckDomain(world, second.person, second.site, theirs));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['lost', 'proven']);
    expect([await lostOf(first), await lostOf(second)]).toEqual([[host], []]);
    // Without a say in the records it does not come back.
    assertDone(await askToCheckDomain(world, first.person, first.site, mine));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['lost', 'proven']);
  });

  it('can be had by the other one as soon as it is removed', async () => {
    const [first, second] = [await own(), await own()];
    const host = newHost();
    const mine = await proveDomain(world, fake, first.person, { site: first.site, host });
    const theirs = await addDomain(world, second.person, second.site, host);
    writeProofs(fake, [mine, theirs]);
    assertDone(await askToRemoveDomain(world, first.person, first.site, mine));
    assertDone(await askToCheckDomain(world, second.person, second.site, theirs));
    expect(await stateOf(second)).toBe('proven');
    // Whoever removes it twice is told.
    expect(codeOf(await askToRemoveDomain(world, first.person, first.site, mine))).toEqual([404, 'request.not_found']);
  });
});

describe('the main address', () => {
  itInDeepRun('is a proven domain, which the pages name once the site is published again', async () => {
    const { person, site } = await own();
    const host = newHost();
    const claimed = await addDomain(world, person, site, host);
    expect(codeOf(await askToChooseDomain(world, person, site, claimed))).toEqual([409, 'sites.domain_unproven']);
    const domain = await proveDomain(world, fake, person, { site, host });
    const live = await publish(world, person, site);
    expect(live.online?.isCurrent).toBe(true);

    const chosen = assertDone(await askToChooseDomain(world, person, site, domain));
    expect(chosen).toMatchObject({ url: `https://${host}/`, domains: [{ id: domain.id, isMain: true }] });
    const read = async (): Promise<Site> =>
      (await readBuilder(world, person, await firstWorkspaceOf(world, person))).site!;
    const moved = await read();
    // What is edited in another tab is not in the way: the revision is the same.
    expect([moved.url, moved.revision, moved.online?.isCurrent]).toEqual([`https://${host}/`, live.revision, false]);
    const again = await publish(world, person, moved);
    expect(again.online?.isCurrent).toBe(true);
    const [file] = await world.product.database.system<{ plain: Uint8Array }[]>`
      select plain from site_file where release_id = ${again.online!.id} and path = ''`;
    expect(Buffer.from(file!.plain).toString()).toContain(`<link rel="canonical" href="https://${host}/"/>`);

    const back = assertDone(await askToChooseDomain(world, person, site, null));
    expect([back.url, back.domains[0].isMain]).toEqual([live.url, false]);
    expect((await read()).online?.isCurrent).toBe(false);
  });

  it('is one of several, the last that was chosen, and none once it is removed', async () => {
    const { person, site } = await own();
    const [one, two] = [
      await proveDomain(world, fake, person, { site, host: newHost() }),
      await proveDomain(world, fake, person, { site, host: newHost() }),
    ];
    await Promise.all([one, two, one, two].map((domain) => askToChooseDomain(world, person, site, domain)));
    const main = (await listDomains(world, person, site)).filter(({ isMain }) => isMain);
    expect(main).toHaveLength(1);
    const left = assertDone(await askToRemoveDomain(world, person, site, main[0]!));
    expect([left.url, left.domains.length]).toEqual([site.url, 1]);
  });
});

it('an installation that offers none says so, and refuses them', async () => {
  const { person, site } = await own();
  const domain = await proveDomain(world, fake, person, { site, host: newHost() });
  assertDone(await askToChooseDomain(world, person, site, domain));
  const workspaceId = await firstWorkspaceOf(world, person);
  expect((await readBuilder(world, person, workspaceId)).customDomains).toBe(true);
  const without = await createTestProduct({ database: world.database, environment: { API_LIMITS: 'off' } });
  try {
    const builder = await readBuilder(without, person, workspaceId);
    // One that was proven before is none meanwhile.
    expect([builder.customDomains, builder.open.domains, builder.site!.url]).toEqual([false, true, site.url]);
    for (const refused of [
      await askToAddDomain(without, person, site, newHost()),
      await askToCheckDomain(without, person, site, domain),
      await askToChooseDomain(without, person, site, domain),
    ])
      expect(codeOf(refused)).toEqual([409, 'sites.no_domains']);
    expect(assertDone(await askToRemoveDomain(without, person, site, domain)).domains).toEqual([]);
  } finally {
    await without.close();
  }
});

it('a domain that is lost is told of', async () => {
  // One of its own: events of everybody above would be handled first.
  const alone = await createTestProduct({ environment: { CUSTOM_DOMAINS: 'on' }, resolveDomain: fake });
  const worker = await alone.product.startWorker();
  try {
    const host = newHost();
    const people: Person[] = [];
    for (let at = 0; at < 2; at++) {
      const person = await alone.signUp();
      await setPlan(alone, person, 'Pro');
      await proveDomain(alone, fake, person, { site: await makeReadySite(alone, person), host });
      people.push(person);
    }
    const told = async (as: Person): Promise<readonly object[]> => {
      const { notifications } = (await alone.call('GET', '/api/notifications', { as })).body;
      return notifications
        .filter(({ kind }: { kind: string }) => kind === 'sites.domain_lost')
        .map(({ params }: { params: object }) => params);
    };
    await expect.poll(() => told(people[0]!), { timeout: 8000 }).toEqual([{ host }]);
    expect(await told(people[1]!)).toEqual([]);
  } finally {
    await worker.stop();
    await alone.close();
  }
});
