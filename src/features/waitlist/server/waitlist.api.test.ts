import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadMail, readMails } from '#testing/mailbox.ts';
import { solveRobotCheck } from '#testing/solve-robot-check.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { waitlistMailJobKind } from './waitlist.job.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const join = (email: string, more: Record<string, unknown> = {}) =>
  world.call('POST', '/waitlist', { body: { email, language: 'en', ...more } });

const mailsTo = (email: string) => readMails(world, email);
const pathOf = (url: string): string => url.replace('http://localhost:18400', '');
const confirmPathOf = (mail: ReadMail | undefined): string =>
  pathOf(/^http\S+\/waitlist\/confirm\?token=\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
const rowOf = async (email: string) =>
  (
    await world.product.database.system<
      { confirmedAt: Date | null }[]
    >`select confirmed_at as "confirmedAt" from waitlist_entry where email = ${email}`
  )[0];
const runJobs = () => world.product.jobs.drain([waitlistMailJobKind.name]);
const housekeep = async () => {
  const { createWaitlistService } = await import('./waitlist.service.ts');
  const { database } = world.product;
  const service = createWaitlistService({ database, queueMail: async () => {}, siteUrl: '', key: Buffer.alloc(32) });
  await service.forgetUnconfirmed(world.clock.now);
};

describe('the waitlist', () => {
  it('enters an address, mails it a link, and counts it once its owner clicked', async () => {
    const answer = await join('  Ines@Example.com ');
    expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }]);
    const [mail, ...others] = await mailsTo('ines@example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Confirm that we may write to you');
    expect(await rowOf('ines@example.com')).toEqual({ confirmedAt: null });
    const confirmed = await world.call('POST', confirmPathOf(mail));
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/waitlist/confirmed']);
    expect((await rowOf('ines@example.com'))?.confirmedAt).toEqual(world.clock.now);
  });

  it('a link that is only read confirms nobody and takes nobody off', async () => {
    await join('scanned@example.com');
    const [mail] = await mailsTo('scanned@example.com');
    for (const path of [confirmPathOf(mail), pathOf(mail?.listUnsubscribe ?? '')])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await world.call(method, path);
    expect(await rowOf('scanned@example.com')).toEqual({ confirmedAt: null });
  });

  it('a second click says the same; a wrong, replaced or old link says that it does not work', async () => {
    await join('twice@example.com');
    const [first] = await mailsTo('twice@example.com');
    world.clock.now = new Date(world.clock.now.getTime() + hourMs);
    await join('twice@example.com');
    const [second] = await mailsTo('twice@example.com');
    const click = async (path: string) => (await world.call('POST', path)).headers.get('location');
    expect(await click(confirmPathOf(first))).toBe('/waitlist/expired');
    expect(await click('/waitlist/confirm?token=guessed')).toBe('/waitlist/expired');
    expect(await click('/waitlist/confirm')).toBe('/waitlist/expired');
    expect(await click(confirmPathOf(second))).toBe('/waitlist/confirmed');
    expect(await click(confirmPathOf(second))).toBe('/waitlist/confirmed');
    await join('late@example.com');
    const [late] = await mailsTo('late@example.com');
    world.clock.now = new Date(world.clock.now.getTime() + 30 * dayMs);
    expect(await click(confirmPathOf(late))).toBe('/waitlist/expired');
  });

  it('answers the same for an address that is on the list, and mails it at most once an hour', async () => {
    await join('known@example.com');
    await world.call('POST', confirmPathOf((await mailsTo('known@example.com'))[0]));
    const again = await join('known@example.com');
    const fresh = await join('fresh@example.com');
    expect({ ...again, headers: 0 }).toEqual({ ...fresh, headers: 0 });
    expect(await mailsTo('known@example.com')).toHaveLength(1);
    for (let n = 0; n < 20; n += 1) await join('fresh@example.com');
    expect(await mailsTo('fresh@example.com')).toHaveLength(1);
    world.clock.now = new Date(world.clock.now.getTime() + hourMs);
    await join('known@example.com');
    const [newest, ...older] = await mailsTo('known@example.com');
    expect([newest?.subject, older.length]).toEqual(['You are on the list', 1]);
    expect(newest?.text).not.toContain('/waitlist/confirm');
  });

  it('answers the same for an address that had another mail just now, and mails it later', async () => {
    await world.call('POST', '/auth/v1/recover', { body: { email: 'reset@example.com' } });
    const again = await join('reset@example.com');
    const other = await join('other@example.com');
    expect({ ...again, headers: 0 }).toEqual({ ...other, headers: 0 });
    await runJobs();
    expect([await mailsTo('reset@example.com'), (await mailsTo('other@example.com')).length]).toEqual([[], 1]);
    expect(await rowOf('reset@example.com')).toEqual({ confirmedAt: null });
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await runJobs();
    await runJobs();
    const mails = await mailsTo('reset@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm that we may write to you']);
    await world.call('POST', confirmPathOf(mails[0]));
    expect((await rowOf('reset@example.com'))?.confirmedAt).toEqual(world.clock.now);
  });

  it('lets the mail wait for as long as the address has had enough', async () => {
    const email = 'crowded@example.com';
    const recover = () => world.call('POST', '/auth/v1/recover', { body: { email } });
    await recover();
    await join(email);
    // Others ask for mails to it, one a minute, as the limit has it.
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await recover();
    await runJobs();
    expect(await mailsTo(email)).toHaveLength(0);
    world.clock.now = new Date(world.clock.now.getTime() + 2 * 60_000);
    await runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('mails a waiting address once that is entered again before its mail, and nothing once it left the list', async () => {
    for (const email of ['entered-again@example.com', 'gone-again@example.com']) {
      await world.call('POST', '/auth/v1/recover', { body: { email } });
      await join(email);
    }
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await join('entered-again@example.com');
    await world.product.database.system`delete from waitlist_entry where email = 'gone-again@example.com'`;
    await runJobs();
    expect((await mailsTo('entered-again@example.com')).length).toBe(1);
    expect((await mailsTo('gone-again@example.com')).length).toBe(0);
  });

  it('sends five mails in all to an address that others keep entering', async () => {
    for (let hour = 0; hour < 12; hour += 1) {
      await join('teased@example.com');
      world.clock.now = new Date(world.clock.now.getTime() + hourMs);
    }
    expect(await mailsTo('teased@example.com')).toHaveLength(5);
  });

  it('twenty-five at once write one row and one mail', async () => {
    await Promise.all(Array.from({ length: 25 }, () => join('rush@example.com')));
    expect(await mailsTo('rush@example.com')).toHaveLength(1);
  });

  it('every mail carries the way out: a link to a page, and one click for the mail client', async () => {
    await join('leaving@example.com');
    const [mail] = await mailsTo('leaving@example.com');
    const way = mail?.listUnsubscribe ?? '';
    expect(way).toMatch(/^http:\/\/localhost:18400\/waitlist\/leave\?token=[\w.-]+$/);
    expect(mail?.text).toContain(`Take me off the list:\n${way}`);
    expect(mail?.html).toContain(`href="${way}"`);
    const forged = await world.call('POST', `${pathOf(way).slice(0, -1)}${way.endsWith('A') ? 'B' : 'A'}`);
    expect(forged.headers.get('location')).toBe('/waitlist/expired');
    expect(await rowOf('leaving@example.com')).toBeDefined();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { body: 'List-Unsubscribe=One-Click', headers };
    expect((await world.call('POST', pathOf(way), oneClick)).status).toBe(200);
    expect(await rowOf('leaving@example.com')).toBeUndefined();
    const onPage = await world.call('POST', pathOf(way), { body: '', headers });
    expect([onPage.status, onPage.headers.get('location')]).toEqual([303, '/waitlist/left']);
  });

  it('forgets an address that nobody confirmed for 30 days, and keeps the confirmed ones', async () => {
    await join('waiting@example.com');
    await join('sure@example.com');
    await world.call('POST', confirmPathOf((await mailsTo('sure@example.com'))[0]));
    world.clock.now = new Date(world.clock.now.getTime() + 30 * dayMs - 1);
    await housekeep();
    expect(await rowOf('waiting@example.com')).toBeDefined();
    world.clock.now = new Date(world.clock.now.getTime() + 1);
    await housekeep();
    expect(await rowOf('waiting@example.com')).toBeUndefined();
    expect(await rowOf('sure@example.com')).toBeDefined();
  });

  it.each([
    ['no address', { email: '' }],
    ['no address at all', {}],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['a header', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.com` }],
    ['a list', { email: ['a@example.com'] }],
  ])('refuses %s with the field', async (_name, body) => {
    const answer = await world.call('POST', '/waitlist', { body });
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      400,
      'request.invalid',
      ['email'],
    ]);
  });

  it('refuses what is no JSON in the same way', async () => {
    expect((await world.call('POST', '/waitlist', { body: '{"email":' })).status).toBe(400);
  });

  it('an unknown language is English', async () => {
    expect((await join('odd@example.com', { language: '<b>' })).status).toBe(202);
  });
});

describe('the waitlist with its robot check on', () => {
  it('asks for a solved check of its own form, once, and counts networks', async () => {
    const guarded = await createTestProduct({ environment: { AUTH_ROBOT_CHECK: 'on' } });
    try {
      const call = (robotCheck?: string) =>
        guarded.call('POST', '/waitlist', { body: { email: 'ada@example.com', language: 'en', robotCheck } });
      expect((await call()).body.code).toBe('request.robot_check_failed');
      const foreign = await solveRobotCheck(guarded, 'sign-up');
      expect((await call(foreign)).body.code).toBe('request.robot_check_failed');
      const token = await solveRobotCheck(guarded, 'waitlist');
      expect((await call(token)).status).toBe(202);
      expect((await call(token)).body.code).toBe('request.robot_check_failed');
      for (let n = 0; n < 26; n += 1) await call();
      const refused = await call();
      expect([refused.status, refused.body.code]).toEqual([429, 'request.too_often']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await guarded.close();
    }
  });
});
