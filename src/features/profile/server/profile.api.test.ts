import { beforeAll, describe, expect, it } from 'vitest';
import { completeBakery } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let owner: Person;
let workspaceId: string;
let conversationId: string;

beforeAll(async () => {
  world = await sharedTestProduct();
  owner = await world.signUp('Marieke Koster');
  const conversation = await completeBakery(world, owner);
  conversationId = conversation.id;
  workspaceId = conversation.workspaceId;
});

const profile = async () => (await world.call('GET', `/api/profile/${workspaceId}`, { as: owner })).body;
const factOf = async (key: string) => (await profile()).facts.find((fact: { key: string }) => fact.key === key);
const years = (value: number) => ({ type: 'measure', value, unit: 'years' });
const put = (key: string, body: object, as = owner) =>
  world.call('PUT', `/api/profile/${workspaceId}/facts/${key}`, { as, body });
const preview = (key: string, value: unknown) =>
  world.call('POST', `/api/profile/${workspaceId}/facts/${key}/preview`, { as: owner, body: { value } });
const planOf = async () =>
  (await world.call('GET', `/api/advisor/conversations/${conversationId}/plan`, { as: owner })).body;

describe('the business profile', () => {
  it('lists every known fact once, with origin, version and the words it was said in', async () => {
    const { facts } = await profile();
    const keys = facts.map(({ key }: { key: string }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await factOf('industry.experience')).toMatchObject({
      version: 1,
      origin: { kind: 'said' },
      question: 'industry',
    });
    expect((await factOf('industry.experience')).origin.quote).not.toBe('');
  });

  it('says what rests on a fact before it is saved, and changes nothing by saying it', async () => {
    const before = await profile();
    const { status, body } = await preview('revenue.streams', (await factOf('revenue.streams')).value);
    expect(status).toBe(200);
    expect(body.dependants.map(({ kind }: { kind: string }) => kind)).toContain('plan-section');
    expect(body.dependants).toContainEqual(expect.objectContaining({ kind: 'plan-figures' }));
    expect(await profile()).toEqual(before);
  });

  it('refuses a value the fact cannot have, in the preview as when saving, and names the field', async () => {
    for (const refused of [
      await preview('industry.experience', { type: 'text', text: 'far' }),
      await put('industry.experience', { version: 1, value: years(-1) }),
    ])
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['value']]);
  });

  it('records a version that keeps the older ones, under the answer the fact was said in', async () => {
    const { version } = await factOf('industry.experience');
    expect((await put('industry.experience', { version, value: years(7) })).status).toBe(200);
    expect(await factOf('industry.experience')).toMatchObject({
      version: version + 1,
      value: years(7),
      origin: { kind: 'corrected' },
    });
    const path = `/api/profile/${workspaceId}/facts/industry.experience/versions`;
    const { body } = await world.call('GET', path, { as: owner });
    expect(body.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  });

  it('answers a stale version with the newest one and changes nothing', async () => {
    const refused = await put('industry.experience', { version: 1, value: years(9) });
    expect([refused.status, refused.body.code, refused.body.current.version]).toEqual([
      409,
      'request.stale_revision',
      2,
    ]);
    expect((await factOf('industry.experience')).value).toEqual(years(7));
  });

  it('takes in a fact nobody was asked for, and takes it back', async () => {
    const given = await put('revenue.churn', { version: 0, value: { type: 'percent', percent: 4 } });
    expect(given.body.facts).toContainEqual(
      expect.objectContaining({ key: 'revenue.churn', origin: { kind: 'entered' }, version: 1 }),
    );
    await put('revenue.churn', { version: 1, value: null });
    expect((await factOf('revenue.churn')).value).toBeNull();
  });

  it('marks the edited section that rests on a changed fact as stale, and one composing mends it', async () => {
    const students = { type: 'texts', items: ['students'] };
    const named = async () => (await factOf('audience.groups')).version;
    const resting = (await preview('audience.groups', students)).body.dependants.find(
      (one: { kind: string }) => one.kind === 'plan-section',
    );
    const section = (await planOf()).sections.find((one: { id: string }) => one.id === resting.parts.sectionId);
    const paragraph = section.blocks.find((block: { kind: string }) => block.kind === 'paragraph');
    const at = `/api/advisor/conversations/${conversationId}/sections/${section.id}`;
    const texts = [{ blockId: paragraph.id, text: 'In my own words.' }];
    await world.call('PATCH', at, { as: owner, body: { revision: section.revision, texts } });
    const { body } = await put('audience.groups', { version: await named(), value: students });
    expect(body.stale.map((one: { parts: { sectionId: string } }) => one.parts.sectionId)).toEqual([section.id]);
    const [stale] = body.stale;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const mended = await world.call('POST', `${at}/compose`, {
      as: owner,
      body: { revision: stale.revision },
      headers,
    });
    expect([mended.status, mended.body.isStale]).toEqual([200, false]);
    expect((await profile()).stale).toEqual([]);
  });

  it('never names a section that the plan of the account locks', async () => {
    const { body } = await preview('competitors.named', { type: 'texts', items: ['Delhaize'] });
    const open = (await planOf()).sections.flatMap((one: { state: string; id: string }) =>
      one.state === 'open' ? [one.id] : [],
    );
    for (const { parts } of body.dependants.filter((one: { kind: string }) => one.kind === 'plan-section'))
      expect(open).toContain(parts.sectionId);
  });

  it('can be read but not changed while its workspace is archived', async () => {
    const { version } = await factOf('business.place');
    await world.call('POST', '/api/workspaces', {
      as: owner,
      body: { name: 'Another Business' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { workspaces } = (await world.call('GET', '/api/workspaces', { as: owner })).body;
    const { revision } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
    const archived = await world.call('POST', `/api/workspaces/${workspaceId}/archive`, {
      as: owner,
      body: { revision },
    });
    expect(archived.status).toBe(200);
    const refused = await put('business.place', { version, value: { type: 'text', text: 'Leuven' } });
    expect([refused.status, refused.body.code]).toEqual([409, 'workspaces.archived']);
    expect((await factOf('business.place')).version).toBe(version);
  });
});
