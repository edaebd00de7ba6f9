import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { type MailToggleName, mailToggles, toggleDefaults } from '#features/account/domain/mail-toggles.ts';
import { assumptionsTip, type MailedKind, mailedKinds } from '#features/notifications/domain/mailed-kinds.ts';
import type { NotificationParams } from '#features/notifications/domain/notification-kinds.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { answerQuestions, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { createTipsJob } from '../tips.job.ts';
import { createNotificationMails } from './notification-mails.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const unsubscribeAddress = (userId: string, toggle: string) => `https://groundwork.example/stop?${toggle}=${userId}`;
const mails = createNotificationMails({
  planTable,
  queueMail: createQueueMail('local', unsubscribeAddress),
  siteUrl: 'https://groundwork.example',
  supportEmail: 'help@groundwork.example',
  unsubscribeAddress,
});

const conversationId = 'conv_01m7yp69k9d66en9fh6g91yj3d';
const until = '2026-12-01T12:00:00.000Z';
const params: { readonly [Kind in MailedKind]: NotificationParams<Kind> } = {
  plan_completed: { conversationId },
  quota_used_up: { quota: 'advisor.ideas', limit: 5, used: 5, reset: until },
  plan_changed: { from: 'Free', to: 'Pro' },
  archive_ready: { until },
};

/** Every mail that a toggle governs, of this feature and of the authentication service. */
const governed: Readonly<Record<string, MailToggleName>> = {
  ...mailedKinds,
  assumptions_tip: assumptionsTip.toggle,
  new_device: 'security_alerts',
};

const setToggles = (person: Person, toggles: Partial<Record<MailToggleName, boolean>>) =>
  world.product.database.system`
    update users set notification_preferences = notification_preferences || ${JSON.stringify(toggles)}::text::jsonb
    where user_id = ${person.userId}`;

/** Sends one of each and tells which arrived. */
async function sendAll(person: Person): Promise<string[]> {
  const workspaceId = await firstWorkspaceOf(world, person);
  const scope = { accountId: person.userId, workspaceIds: [workspaceId] };
  const letter = (name: string) => ({
    accountId: person.userId,
    workspaceId,
    dedupeKey: `${name}:${person.userId}`,
    now: world.clock.now,
  });
  await world.product.database.withTenant(scope, async (tx) => {
    for (const kind of Object.keys(mailedKinds) as MailedKind[])
      await mails.notification(tx, kind, params[kind], letter(kind));
    await mails.assumptionsTip(tx, { conversationId, count: 31 }, letter('assumptions_tip'));
  });
  const headers = { origin: 'http://localhost:18400', 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox/140.0' };
  const body = { email: person.email, password: 'correct horse battery' };
  for (let device = 0; device < 2; device++)
    await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers });
  const subjects: Readonly<Record<string, string>> = {
    'The business plan of My business is complete': 'plan_completed',
    'You have used all your business ideas': 'quota_used_up',
    'You are on the Pro plan now': 'plan_changed',
    'Your data archive is ready': 'archive_ready',
    'Your plan has 31 numbers that are assumptions': 'assumptions_tip',
    'A new device signed in': 'new_device',
  };
  const all = await mailsTo(person);
  expect(all.filter(({ subject }) => !subjects[subject])).toEqual([]);
  return [...new Set(all.map(({ subject }) => subjects[subject]!))].sort();
}

const mailsTo = ({ email }: Person) => readMails(world, email);

describe('the four toggles', () => {
  it('have the names and the defaults of the user record', async () => {
    // docs/mail.md: "email_updates default true, marketing_emails default false, product_tips default true, security_alerts default true".
    expect(toggleDefaults).toEqual({
      email_updates: true,
      marketing_emails: false,
      product_tips: true,
      security_alerts: true,
    });
    const person = await world.signUp();
    const [row] = await world.product.database.system<{ preferences: unknown }[]>`
      select notification_preferences as preferences from users where user_id = ${person.userId}`;
    expect(row?.preferences).toEqual(toggleDefaults);
  });

  it.each(mailToggles)('%s, switched off, stops exactly its mails', async (toggle) => {
    const person = await world.signUp();
    await setToggles(person, { [toggle]: false });
    const expected = Object.keys(governed).filter((name) => governed[name] !== toggle);
    expect(await sendAll(person)).toEqual(expected.sort());
  });

  it('switched on as they are at first, let all of them through; all off, none', async () => {
    const person = await world.signUp();
    expect(await sendAll(person)).toEqual(Object.keys(governed).sort());
    const silent = await world.signUp();
    await setToggles(silent, Object.fromEntries(mailToggles.map((toggle) => [toggle, false])));
    expect(await sendAll(silent)).toEqual([]);
  });

  it('govern every mail but the essential ones, which none of them stops', async () => {
    const person = await world.signUp();
    await setToggles(person, Object.fromEntries(mailToggles.map((toggle) => [toggle, false])));
    await world.call('PUT', '/auth/v1/user', {
      as: person,
      body: { password: 'another correct horse', current_password: 'correct horse battery' },
    });
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    const [row] = await world.product.database.system<{ categories: string[] }[]>`
      select array_agg(distinct category) as categories from mail`;
    expect(String(row?.categories)).not.toContain('marketing');
  });
});

describe('a mail of a toggle', () => {
  it('can be stopped with one click (RFC 8058) and says how to stop it in its text', async () => {
    const person = await world.signUp();
    await sendAll(person);
    for (const { subject, text, html, listUnsubscribe } of await mailsTo(person)) {
      expect([subject, listUnsubscribe]).toEqual([subject, expect.stringMatching(/^https?:\/\//)]);
      if (subject === 'A new device signed in') continue;
      expect(text).toContain(listUnsubscribe);
      expect(html).toContain('Stop mails of this kind');
      expect(text.replace(/\s+/g, ' ')).toContain('are on in your account settings. Help: help@groundwork.example');
    }
  });

  it('is not written twice', async () => {
    const person = await world.signUp();
    await sendAll(person);
    const before = (await mailsTo(person)).filter(({ subject }) => subject !== 'A new device signed in').length;
    await sendAll(person);
    expect((await mailsTo(person)).filter(({ subject }) => subject !== 'A new device signed in')).toHaveLength(before);
  });

  it('speaks of days in the zone of the account, and of UTC where that is none', async () => {
    const person = await world.signUp();
    await world.product.database
      .system`update users set timezone = 'Pacific/Kiritimati' where user_id = ${person.userId}`;
    await sendAll(person);
    const limit = (await mailsTo(person)).find(({ subject }) => subject === 'You have used all your business ideas');
    expect(limit?.text.replace(/\s+/g, ' ')).toContain('New ideas open on 2 December 2026.');
  });

  it('lets the working role read no mail, and write none for others', async () => {
    const [person, other] = [await world.signUp(), await world.signUp()];
    const scope = { accountId: person.userId, workspaceIds: [] };
    const { database } = world.product;
    await expect(database.withTenant(scope, (tx) => tx`select subject from mail`)).rejects.toMatchObject({
      code: '42501',
    });
    const forged = database.withTenant(scope, (tx) =>
      createQueueMail('local')(
        tx,
        { to: other.email, userId: other.userId, subject: 'No', text: 'No', html: 'No', category: 'essential' },
        world.clock.now,
      ),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });
});

describe('unsubscribing', () => {
  const linkOf = async (person: Person): Promise<string> => {
    const headers = {
      origin: 'http://localhost:18400',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Firefox/140.0',
    };
    const body = { email: person.email, password: 'correct horse battery' };
    for (let device = 0; device < 2; device++)
      await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers });
    const url = new URL((await mailsTo(person))[0]!.listUnsubscribe!);
    return `${url.pathname}${url.search}`;
  };
  const togglesOf = async (person: Person) => {
    const [row] = await world.product.database.system<{ preferences: Record<string, boolean> }[]>`
      select notification_preferences as preferences from users where user_id = ${person.userId}`;
    return row!.preferences;
  };

  it('changes nothing when a link is only looked at, and one toggle when it is posted to', async () => {
    const person = await world.signUp();
    const link = await linkOf(person);
    const asked = await world.call('GET', link);
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('Stop these mails?')]);
    expect(await togglesOf(person)).toEqual(toggleDefaults);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await world.call('POST', link, { body: 'List-Unsubscribe=One-Click', headers: form });
    expect([done.status, done.body]).toEqual([200, expect.stringContaining('These mails have stopped')]);
    expect(await togglesOf(person)).toEqual({ ...toggleDefaults, security_alerts: false });
  });

  it('takes no token that was not signed here, and tells nothing of who has an account', async () => {
    const person = await world.signUp();
    const link = await linkOf(person);
    const payload = Buffer.from(JSON.stringify({ userId: person.userId, toggle: 'email_updates' })).toString(
      'base64url',
    );
    for (const token of ['', 'x', `${payload}.`, `${payload}.${link.split('.').at(-1)}`]) {
      const answer = await world.call('POST', `/mail/unsubscribe?token=${token}`, { body: '' });
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('This link does not work')]);
    }
    expect(await togglesOf(person)).toEqual(toggleDefaults);
  });
});

describe('the tip about assumptions', () => {
  it('comes once, three days after a plan was completed, with the number of its assumptions', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Pro');
    await answerQuestions(world, person);
    const { database } = world.product;
    const job = createTipsJob({ database, mails });
    const completed = world.clock.now;
    const at = (hours: number): Date => new Date(completed.getTime() + hours * 3_600_000);
    const tips = async () => (await mailsTo(person)).filter(({ subject }) => subject.includes('assumption'));
    await job.run(at(71));
    expect(await tips()).toEqual([]);
    await job.run(at(73));
    await job.run(at(74));
    const [tip] = await tips();
    expect(await tips()).toHaveLength(1);
    expect(tip?.subject).toMatch(/^Your plan has \d+ numbers that are assumptions$/);
    const late = await world.signUp();
    await setPlan(world, late, 'Pro');
    await answerQuestions(world, late);
    await job.run(at(97));
    expect((await mailsTo(late)).filter(({ subject }) => subject.includes('assumption'))).toEqual([]);
  });
});
