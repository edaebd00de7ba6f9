/** The local outbox, over HTTP and on a database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import type { Mail } from './mail.ts';
import { mailHousekeeping } from './mail-housekeeping.ts';
import { createQueueMail, senderNameOf } from './queue-mail.ts';

let world: TestProduct;
const queueMail = createQueueMail('local');
const letter = (subject: string, more: Partial<Mail> = {}): Mail => ({
  to: 'ada@example.com',
  subject,
  text: `${subject}\n\nIn full.`,
  html: `<html><head></head><body><p>${subject}</p></body></html>`,
  category: 'essential',
  ...more,
});
const queue = (mail: Mail, now = world.clock.now): Promise<void> =>
  world.product.database.asSystem((tx) => queueMail(tx, mail, now));
const subjects = async (): Promise<string[]> =>
  (await world.call('GET', '/outbox.json')).body.map((mail: { subject: string }) => mail.subject);

beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

describe('the outbox', () => {
  it('says how it fills while it is empty', async () => {
    const page = await world.call('GET', '/outbox');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.body).toContain('No mail yet');
    expect((await world.call('GET', '/outbox.json')).body).toEqual([]);
  });

  it('lists the newest first, with what scripts need', async () => {
    for (const subject of ['First', 'Second', 'Third']) await queue(letter(subject));
    expect(await subjects()).toEqual(['Third', 'Second', 'First']);
    const { body } = await world.call('GET', '/outbox.json');
    expect(body[0]).toEqual({
      to: 'ada@example.com',
      subject: 'Third',
      text: 'Third\n\nIn full.',
      html: '<html><head></head><body><p>Third</p></body></html>',
      sentAt: world.clock.now.toISOString(),
    });
  });

  it('forgets a mail whose transaction fails, and writes one key once', async () => {
    const before = await subjects();
    const failing = world.product.database.asSystem(async (tx) => {
      await queueMail(tx, letter('Undone'), world.clock.now);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await queue(letter('Keyed', { dedupeKey: 'one' }));
    await queue(letter('Keyed again', { dedupeKey: 'one' }));
    expect(await subjects()).toEqual(['Keyed', ...before]);
  });

  it('shows the mail that was asked for, kept apart from the page', async () => {
    await queue(
      letter('<b>Bold</b>', { html: '<head></head><p onclick="x">"quoted"</p>', text: 'Bold\n\n<i>in</i> full' }),
    );
    const list = await world.call('GET', '/outbox');
    expect(list.body).not.toContain('<b>Bold</b>');
    expect(list.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(list.body).toContain('&lt;p onclick=&quot;x&quot;&gt;&quot;quoted&quot;');
    const [, first] = /href="(\/outbox\?mail=[^"]+)"/.exec(list.body)!;
    const text = await world.call('GET', `${first}&form=text`);
    expect(text.body).toContain('<pre>Bold\n\n&lt;i&gt;in&lt;/i&gt; full</pre>');
    expect(text.body).not.toContain('<iframe');
    expect((await world.call('GET', '/outbox?mail=none')).body).toContain('This mail is not here');
  });

  it('runs no script and lies in no frame', async () => {
    const { headers, body } = await world.call('GET', '/outbox');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(body).not.toContain('<script');
  });

  it.each(['/outbox', '/outbox.json'])('answers %s to loopback host names only', async (path) => {
    const as = async (origin: string, host?: string): Promise<number> => {
      const request = new Request(`${origin}${path}`, host ? { headers: { host } } : {});
      return (await world.product.app.request(request)).status;
    };
    expect(await as('http://127.0.0.1:18400')).toBe(200);
    expect(await as('http://[::1]:18400')).toBe(200);
    expect(await as('http://outbox.localhost:18400', 'outbox.localhost:18400')).toBe(200);
    expect(await as('http://groundwork.example')).toBe(404);
    expect(await as('http://127.0.0.1.groundwork.example')).toBe(404);
    expect(await as('http://localhost:18400', 'groundwork.example')).toBe(404);
    expect(await as('http://localhost:18400', 'localhost@groundwork.example')).toBe(404);
    expect(await as('http://localhost:18400', 'a b')).toBe(404);
  });

  it('is not there where a server sends the mail', async () => {
    const open = await createTestProduct({
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@groundwork.example' },
    });
    try {
      expect((await open.call('GET', '/outbox')).status).toBe(404);
      expect((await open.call('GET', '/outbox.json')).status).toBe(404);
      expect(open.product.routes.filter(({ path }) => path.startsWith('/outbox'))).toEqual([]);
    } finally {
      await open.close();
    }
  });
});

describe('a mail that could say more than it should', () => {
  it.each([
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com, bob@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\n',
    'ada',
  ])('is refused for the recipient %j', async (to) => {
    await expect(queue(letter('Hello', { to }))).rejects.toThrow("The mail's to is refused");
  });

  it.each(['Hello\r\nBcc: all@example.com', 'Hello\n', 'Hel\u0000lo', 'Hello\u2028World', ' ', 'x'.repeat(251)])(
    'is refused for the subject %j',
    async (subject) => {
      await expect(queue(letter(subject))).rejects.toThrow("The mail's subject is refused");
    },
  );

  it.each(['ada@example.com\r\nBcc: all@example.com', 'Ada <ada@example.com>', 'ada', ''])(
    'is refused for answers to %j',
    async (replyTo) => {
      await expect(queue(letter('Hello', { replyTo }))).rejects.toThrow("The mail's replyTo is refused");
    },
  );

  it.each(['Levain\r\nBcc: all@example.com', 'ceo@bank.example', 'A" <ceo', ' ', 'x'.repeat(81), 'a\u202eb'])(
    'is refused in the name of %j, which is made harmless before',
    async (senderName) => {
      await expect(queue(letter('Hello', { senderName }))).rejects.toThrow("The mail's senderName is refused");
      const harmless = senderNameOf(senderName);
      await queue(letter('Hello', { ...(harmless !== undefined && { senderName: harmless }) }));
    },
  );

  it('says in the outbox whose name it has and where an answer goes', async () => {
    await queue(letter('Named', { senderName: 'Levain & Rye', replyTo: 'owner@levain.example' }));
    const [mail] = (await world.call('GET', '/outbox.json')).body;
    expect([mail.from, mail.replyTo]).toEqual(['Levain & Rye', 'owner@levain.example']);
    const { body } = await world.call('GET', '/outbox');
    expect(body).toContain('<span>From Levain &amp; Rye</span>');
    expect(body).toContain('<span>Answers to owner@levain.example</span>');
  });
});

describe('what is kept', () => {
  it('is a mail for thirty days, and a text whose code ended for one', async () => {
    const { now } = world.clock;
    const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
    await queue(letter('Month', {}), ago(31 * 24));
    await queue(letter('Week'), ago(7 * 24));
    await queue(letter('Old code', { voidAt: ago(25) }), ago(26));
    await queue(letter('New code', { voidAt: ago(23) }), ago(24));
    await mailHousekeeping(world.product.database.system).run(now);
    const { body } = await world.call('GET', '/outbox.json');
    const texts = new Map(
      body.map((mail: { subject: string; text: string; html: string }) => [mail.subject, mail.text + mail.html]),
    );
    expect(texts.has('Month')).toBe(false);
    expect(texts.get('Week')).toContain('In full.');
    expect(texts.get('Old code')).toBe('');
    expect(texts.get('New code')).toContain('In full.');
  });

  it('goes with the account', async () => {
    const person = await world.signUp();
    await queue(letter('Yours', { userId: person.userId }));
    await world.product.database.system`delete from auth_user where id = ${person.userId}`;
    expect(await subjects()).not.toContain('Yours');
  });
});
