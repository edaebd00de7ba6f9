import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusters } from '#features/marketing/domain/marketing.quotas.ts';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import type { Tx } from '#server/db/connect.ts';
import { publish, publishForAccount } from '#server/events/outbox.ts';
import { quotaService } from '#server/plans/quota.service.ts';
import {
  answerQuestions,
  bakeryAnswers,
  completeBakery,
  enterFact,
  firstWorkspaceOf,
  setPlan,
} from '#testing/founder.ts';
import { listenLive } from '#testing/live-listener.ts';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  world = await createTestProduct();
  const other = await createTestProduct({ database: world.database });
  // Two workers on one queue: each event still becomes one notification.
  const working = [await world.product.startWorker(), await other.product.startWorker()];
  workers = [...working, { stop: () => other.close() }];
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await world.close();
});

const list = async (as: Person, before?: string) =>
  (await world.call('GET', `/api/notifications${before ? `?before=${before}` : ''}`, { as })).body as {
    notifications: Notification[];
    unread: number;
    nextBefore: string | null;
  };
const until = async (as: Person, holds: (all: Notification[]) => boolean): Promise<Notification[]> => {
  const deadline = performance.now() + 8000;
  for (;;) {
    const { notifications } = await list(as);
    if (holds(notifications)) return notifications;
    if (performance.now() > deadline) throw new Error(`Not notified: ${JSON.stringify(notifications)}`);
    await sleep(50);
  }
};
const has = (kind: string) => (all: readonly Notification[]) => all.some((one) => one.kind === kind);
const mailsTo = ({ email }: Person) => readMails(world, email);
const asAccount = (person: Person, workspaceIds: string[] = []) => ({ accountId: person.userId, workspaceIds });
const fill = async (person: Person, count: number): Promise<void> => {
  await world.product.database.system`
    insert into notification (id, account_id, kind, params, created_at)
    select 'ntf_' || left(replace(${person.userId}, '-', ''), 20) || lpad(n::text, 6, '0'), ${person.userId}, 'password_changed', '{}', ${world.clock.now}
    from generate_series(1, ${count}::integer) n`;
};

describe('notifications', () => {
  it('tell of a complete plan and of the limit it came with, once each however many workers there are', async () => {
    const person = await world.signUp();
    const stream = await listenLive(world, person);
    const conversation = await answerQuestions(world, person);
    const workspaceId = await firstWorkspaceOf(world, person);
    await stream.hear(({ name }) => name === 'notification', 5000);
    await until(person, (all) => has('plan_completed')(all) && has('quota_used_up')(all));
    await sleep(500);
    const { notifications, unread } = await list(person);
    expect(notifications.map(({ kind }) => kind).sort()).toEqual(['plan_completed', 'quota_used_up']);
    expect(unread).toBe(2);
    const completed = notifications.find(({ kind }) => kind === 'plan_completed');
    expect(completed).toMatchObject({ workspaceId, params: { conversationId: conversation.id }, isRead: false });
    expect(notifications.find(({ kind }) => kind === 'quota_used_up')?.params).toMatchObject({ limit: 1, used: 1 });
    await stream.leave();
  });

  it('tell at 80 % of the ideas and again at the limit, on Starter at the fourth and fifth', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    for (let idea = 0; idea < 5; idea++) await answerQuestions(world, person, bakeryAnswers.slice(0, 1));
    await until(person, (all) => has('quota_used_up')(all) && has('quota_nearly_used')(all));
    const quota = (await list(person)).notifications.filter(({ kind }) => kind.startsWith('quota_'));
    expect(quota.map(({ kind, params }) => [kind, params])).toEqual(
      expect.arrayContaining([
        ['quota_nearly_used', expect.objectContaining({ limit: 5, used: 4 })],
        ['quota_used_up', expect.objectContaining({ limit: 5, used: 5 })],
      ]),
    );
    expect(quota).toHaveLength(2);
    const subjects = (await mailsTo(person)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'You have used all your business ideas')).toHaveLength(1);
  });

  it('tell of the quota of any tool, with a mail once all of it is used', async () => {
    const person = await world.signUp();
    const context = (tx: Tx) => ({
      tx,
      actor: { accountId: person.userId, plan: 'Starter' as const, sessionId: '', email: '', workspaceIds: [] },
      now: world.clock.now,
      requestId: 'req_test',
    });
    for (let used = 0; used < 5; used++)
      await world.product.database.withTenant(asAccount(person), (tx) => quotaService.consume(context(tx), clusters));
    const all = await until(person, (found) => has('quota_used_up')(found) && has('quota_nearly_used')(found));
    expect(all.map(({ params }) => params)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ quota: 'marketing.clusters', limit: 5, used: 4 }),
        expect.objectContaining({ quota: 'marketing.clusters', limit: 5, used: 5 }),
      ]),
    );
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toContain(
      'You have reached a limit of your plan: Social media clusters',
    );
  });

  it('that were written of ideas before say the same as those of today', async () => {
    const person = await world.signUp();
    const stored = { limit: 5, used: 4, reset: '2026-12-01T00:00:00.000Z' };
    await world.product.database.system`
      insert into notification (id, account_id, kind, params, created_at)
      values (${`ntf_${person.userId.replaceAll('-', '').slice(0, 26)}`}, ${person.userId}, 'ideas_nearly_used',
        ${JSON.stringify(stored)}::text::jsonb, ${world.clock.now})`;
    const { notifications } = await list(person);
    expect(notifications.map(({ kind, params }) => [kind, params])).toEqual([
      ['quota_nearly_used', { quota: 'advisor.ideas', ...stored }],
    ]);
  });

  it('tell once of a burst of changes which edited sections went stale, and anew after it was read', async () => {
    const person = await world.signUp();
    const { id: conversationId, workspaceId } = await completeBakery(world, person);
    const { body: plan } = await world.call('GET', `/api/advisor/conversations/${conversationId}/plan`, { as: person });
    const section = plan.sections.find((one: { id: string }) => one.id === 'target-audience');
    const paragraph = section.blocks.find((block: { kind: string }) => block.kind === 'paragraph');
    const edited = await world.call('PATCH', `/api/advisor/conversations/${conversationId}/sections/target-audience`, {
      as: person,
      body: { revision: section.revision, texts: [{ blockId: paragraph.id, text: 'In my own words.' }] },
    });
    expect(edited.status).toBe(200);
    const correctGroups = async (group: string): Promise<void> => {
      const value = { type: 'texts', items: [group] };
      expect((await enterFact(world, person, workspaceId, { key: 'audience.groups', value })).status).toBe(200);
    };
    for (const group of ['students', 'nurses', 'teachers']) await correctGroups(group);
    const [stale] = (await until(person, has('sections_stale'))).filter(({ kind }) => kind === 'sections_stale');
    expect(stale?.params).toEqual({ conversationId, sectionIds: ['target-audience'] });
    await sleep(700);
    const ofKind = async () => (await list(person)).notifications.filter(({ kind }) => kind === 'sections_stale');
    expect(await ofKind()).toHaveLength(1);
    await world.call('POST', '/api/notifications/read', { as: person, body: { ids: [stale!.id] } });
    await correctGroups('bakers');
    await until(person, (all) => all.filter(({ kind }) => kind === 'sections_stale').length === 2);
  });

  it('tell of workspaces that are made, put away and brought back, and not of the first', async () => {
    const person = await world.signUp();
    const { body } = await world.call('POST', '/api/workspaces', {
      as: person,
      body: { name: 'Second' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { id, revision } = body.workspace;
    await until(person, has('workspace_created'));
    const archived = await world.call('POST', `/api/workspaces/${id}/archive`, { as: person, body: { revision } });
    await until(person, has('workspace_archived'));
    const again = { revision: archived.body.workspace.revision };
    await world.call('POST', `/api/workspaces/${id}/restore`, { as: person, body: again });
    const all = await until(person, has('workspace_restored'));
    expect(all.map(({ kind, params, workspaceId }) => [kind, params, workspaceId]).sort()).toEqual([
      ['workspace_archived', { name: 'Second' }, id],
      ['workspace_created', { name: 'Second' }, id],
      ['workspace_restored', { name: 'Second' }, id],
    ]);
  });

  it('tell what happened to the account: password, new device, plan', async () => {
    const person = await world.signUp();
    const password = 'another correct horse';
    const changed = await world.call('PUT', '/auth/v1/user', {
      as: person,
      body: { password, current_password: 'correct horse battery' },
    });
    expect(changed.status).toBe(200);
    await until(person, has('password_changed'));
    const ownPage = {
      origin: 'http://localhost:18400',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    };
    for (let device = 0; device < 2; device++) {
      const body = { email: person.email, password };
      await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers: ownPage });
    }
    const device = (await until(person, has('new_device'))).find(({ kind }) => kind === 'new_device');
    expect(device?.params).toEqual({ browser: 'Firefox', system: 'Windows' });
    await world.product.database.asSystem((tx) =>
      publishForAccount(
        { tx, now: world.clock.now },
        { type: 'billing.plan_changed', accountId: person.userId, payload: { from: 'Free', to: 'Pro' } },
      ),
    );
    expect((await until(person, has('plan_changed'))).every(({ workspaceId }) => workspaceId === null)).toBe(true);
  });

  it('come a page at a time, newest first, and are read one by one, up to one, and unread again', async () => {
    const person = await world.signUp();
    await fill(person, 500);
    const first = await list(person);
    expect([first.notifications.length, first.unread]).toEqual([30, 500]);
    const ids = first.notifications.map(({ id }) => id);
    expect([...ids].sort().reverse()).toEqual(ids);
    let seen = ids.length;
    for (let page = first; page.nextBefore; ) {
      page = await list(person, page.nextBefore);
      seen += page.notifications.length;
    }
    expect(seen).toBe(500);
    const mark = async (path: string, body: unknown) =>
      (await world.call('POST', `/api/notifications/${path}`, { as: person, body })).body;
    expect(await mark('read', { ids: ids.slice(0, 2) })).toEqual({ unread: 498 });
    expect(await mark('unread', { ids: ids.slice(0, 1) })).toEqual({ unread: 499 });
    // What came after the one that was seen stays unread.
    expect(await mark('read', { upTo: ids[5] })).toEqual({ unread: 4 });
    expect(await mark('read', { upTo: ids[0] })).toEqual({ unread: 0 });
  });

  it("are nobody else's to read, mark or count", async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    await answerQuestions(world, person, bakeryAnswers.slice(0, 1));
    const [mine] = await until(person, has('quota_used_up'));
    expect(await list(stranger)).toEqual({ notifications: [], unread: 0, nextBefore: null });
    for (const [path, body] of [
      ['read', { ids: [mine!.id] }],
      ['read', { upTo: mine!.id }],
      ['unread', { ids: [mine!.id] }],
    ] as const) {
      const answer = await world.call('POST', `/api/notifications/${path}`, { as: stranger, body });
      expect([answer.status, answer.body.code]).toEqual([404, 'request.not_found']);
    }
    expect((await list(person)).unread).toBe(1);
  });

  it('leave out what this version has no words for', async () => {
    const person = await world.signUp();
    await fill(person, 1);
    await world.product.database.system`
      insert into notification (id, account_id, kind, params, created_at)
      values ('ntf_00000000000000000000000002', ${person.userId}, 'from_the_future', '{}', ${world.clock.now})`.catch(
      () => {},
    );
    expect((await list(person)).notifications.every(({ kind }) => kind === 'password_changed')).toBe(true);
  });

  it('are written exactly once where a job is tried again', async () => {
    const person = await world.signUp();
    const workspaceId = await firstWorkspaceOf(world, person);
    await world.product.database.withTenant(asAccount(person, [workspaceId]), (tx) =>
      publish(
        { tx, now: world.clock.now },
        { type: 'workspaces.created', workspaceId, payload: { name: 'Once', isFirst: false } },
      ),
    );
    await until(person, has('workspace_created'));
    // As after a crash between handling and saying so: the event is handed over again.
    await world.product.database
      .system`update outbox_event set dispatched_at = null where workspace_id = ${workspaceId}`;
    await world.product.database.system`select pg_notify('outbox', '')`;
    await sleep(1500);
    expect((await list(person)).notifications.filter(({ kind }) => kind === 'workspace_created')).toHaveLength(1);
  });
});
