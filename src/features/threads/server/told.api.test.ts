/** What a business is told of what comes in: one by one at first, then together; nothing of what is held. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstWorkspaceOf } from '#testing/founder.ts';
import { listenLive } from '#testing/live-listener.ts';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { threadLimits } from '../domain/thread.ts';
import { writeIn } from '../testing/write-in.ts';
import { tellRestKind } from './tell-rest.job.ts';

let world: TestProduct;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
  worker = await world.product.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await world.close();
});

async function newBusiness(): Promise<{ person: Person; workspaceId: string }> {
  const person = await world.signUp();
  return { person, workspaceId: await firstWorkspaceOf(world, person) };
}
const kindsOf = async (as: Person): Promise<string[]> =>
  (await world.call('GET', '/api/notifications', { as })).body.notifications.map(({ kind }: { kind: string }) => kind);
const mailsTo = ({ email }: Person) => readMails(world, email);
/** A time for which an hour is over in a minute: sessions last no hour without being renewed. */
const nearlyAnHourAgo = () => ({
  /** Each is later than the one before, by which they are listed. */
  earlier: (n: number) => ({
    product: world.product,
    clock: { now: new Date(world.clock.now.getTime() - 59 * 60_000 + n) },
  }),
  passTheRest: (): void => {
    world.clock.now = new Date(world.clock.now.getTime() + 61_000);
  },
});
/** Waits until every event so far is handled: one of this account that comes after them is. */
async function settled(as: Person, count: number): Promise<void> {
  await expect.poll(async () => (await kindsOf(as)).length, { timeout: 8000 }).toBe(count);
}

describe('somebody who writes', () => {
  it('is told to open tabs, by a notification, and by a mail that is answered straight to them', async () => {
    const { person, workspaceId } = await newBusiness();
    const stream = await listenLive(world, person);
    const fields = [{ label: 'Phone', value: '0821 12' }];
    await writeIn(world, person, workspaceId, { body: 'Do you bake <b>rye</b>?', fields });
    await stream.hear(({ data }) => JSON.stringify(data).includes('threads'), 5000);
    await settled(person, 1);
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('Mara Visitor wrote to My business');
    expect(mail?.text).toContain('Do you bake <b>rye</b>?');
    expect(mail?.text).toContain('Phone: 0821 12');
    expect(mail?.html).toContain('&lt;b&gt;rye&lt;/b&gt;');
    expect(mail?.text).toMatch(/\/platform\/inbox\?workspace=ws_\w+&thread=thr_\w+/);
    const outbox = (await world.call('GET', '/outbox.json')).body as { to: string; replyTo?: string }[];
    expect(outbox.find(({ to }) => to === person.email)?.replyTo).toBe('mara@visitor.example');
    await stream.leave();
  });

  it('is not mailed where mails of that kind are switched off', async () => {
    const { person, workspaceId } = await newBusiness();
    await world.product.database.system`update users set notification_preferences = '{"email_updates": false}'
      where user_id = ${person.userId}`;
    await writeIn(world, person, workspaceId);
    await settled(person, 1);
    expect(await mailsTo(person)).toEqual([]);
  });

  it('whose words are held is told of to nobody', async () => {
    const { person, workspaceId } = await newBusiness();
    await writeIn(world, person, workspaceId, { heldReasons: ['links'] });
    await writeIn(world, person, workspaceId);
    await settled(person, 1);
    await sleep(300);
    expect([(await kindsOf(person)).length, (await mailsTo(person)).length]).toEqual([1, 1]);
  });
});

describe('more than ten within an hour', () => {
  it('are told together an hour later, as far as nobody has read them', async () => {
    const { person, workspaceId } = await newBusiness();
    const told = threadLimits.toldPerHour;
    const { earlier, passTheRest } = nearlyAnHourAgo();
    for (let n = 0; n < told + 3; n += 1)
      await writeIn(earlier(n), person, workspaceId, { person: { name: '', mail: `many${n}@visitor.example` } });
    await settled(person, told);
    const { threads } = (await world.call('GET', `/api/threads/${workspaceId}?state=open`, { as: person })).body;
    await world.call('PUT', `/api/threads/${workspaceId}/${threads[0].id}/read`, {
      as: person,
      body: { isRead: true },
    });
    await world.product.jobs.drain([tellRestKind.name]);
    expect(await kindsOf(person)).toHaveLength(told);
    passTheRest();
    await world.product.jobs.drain([tellRestKind.name]);
    await settled(person, told + 1);
    const [newest, ...others] = await mailsTo(person);
    expect([newest?.subject, others.length]).toEqual(['2 more messages for My business', told]);
    await world.product.jobs.drain([tellRestKind.name]);
    await writeIn(world, person, workspaceId);
    await settled(person, told + 2);
    const kinds = await kindsOf(person);
    expect(kinds.filter((kind) => kind === 'threads.more_waiting')).toHaveLength(1);
  });

  it('that come at once are told one by one up to ten, and the rest by one job', async () => {
    const { person, workspaceId } = await newBusiness();
    const told = threadLimits.toldPerHour;
    await Promise.all(Array.from({ length: told + 4 }, () => writeIn(world, person, workspaceId)));
    await settled(person, told);
    const jobs = await world.product.database.system`select 1 from job
      where name = ${tellRestKind.name} and account_id = ${person.userId}`;
    expect(jobs).toHaveLength(1);
  });

  it('of which all were read by then are not told any more', async () => {
    const { person, workspaceId } = await newBusiness();
    const told = threadLimits.toldPerHour;
    const { earlier, passTheRest } = nearlyAnHourAgo();
    for (let n = 0; n < told + 1; n += 1) await writeIn(earlier(n), person, workspaceId);
    await settled(person, told);
    const [untold] = (await world.call('GET', `/api/threads/${workspaceId}?state=open`, { as: person })).body.threads;
    await world.call('PUT', `/api/threads/${workspaceId}/${untold.id}/state`, {
      as: person,
      body: { state: 'closed' },
    });
    passTheRest();
    await world.product.jobs.drain([tellRestKind.name]);
    await sleep(500);
    expect(await kindsOf(person)).toHaveLength(told);
  });
});
