/** Forms of published sites: sent by strangers without a script, read in the inbox, answered by mail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thread, WholeThread } from '#features/threads/threads.contract.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { setPlan } from '#testing/founder.ts';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../../sites.contract.ts';
import { askToPutOnline, askToSave, assertDone, makeReadySite, publish, readBuilder } from '../../testing/make-site.ts';
import { withForms } from '../../testing/with-forms.ts';
import { takedownService } from '../takedown.service.ts';
import { createTakeForm } from './take-form.ts';

const disk = { hasRoom: true, figures: undefined, close: () => undefined };

let world: TestProduct;
let person: Person;
let workspaceId: string;
let site: Site;
beforeAll(async () => {
  world = await createTestProduct({ disk });
  ({ person, site, workspaceId } = await goLive('Levain & Rye'));
});
afterAll(() => world.close());

/** Somebody with a site online that has a form of each kind. */
async function goLive(title: string): Promise<{ person: Person; site: Site; workspaceId: string }> {
  const founder = await world.signUp();
  await setPlan(world, founder, 'Starter');
  const ready = await makeReadySite(world, founder, { title });
  const saved: Site = assertDone(await askToSave(world, founder, ready, withForms(ready.document)));
  const { workspaces } = (await world.call('GET', '/api/workspaces', { as: founder })).body;
  return { person: founder, site: await publish(world, founder, saved), workspaceId: workspaces[0].id };
}

let networks = 0;
/** A network address that nobody had before: limits count by it. */
const newNetwork = (): string => {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
};

type Fields = Readonly<Record<string, string>>;
const encoded = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (formId: string, fields: Fields, { to = site, from = newNetwork(), headers = {} as Fields } = {}) =>
  world.call('POST', `/s/${to.address}/_forms/${formId}`, {
    body: new URLSearchParams(fields).toString(),
    headers: { ...encoded, origin: 'null', ...headers },
    from,
  });

const listed = async (state: Thread['state'], as = person, at = workspaceId): Promise<readonly Thread[]> =>
  (await world.call('GET', `/api/threads/${at}?state=${state}`, { as })).body.threads;
const open = async ({ id, workspaceId: at }: Thread, as = person): Promise<WholeThread> =>
  (await world.call('GET', `/api/threads/${at}/${id}`, { as })).body;
const findBy = async (mail: string, state: Thread['state'] = 'open'): Promise<Thread | undefined> =>
  (await listed(state)).find(({ personMail }) => personMail === mail);

const letter = (mail: string, more: Fields = {}): Fields => ({
  name: 'Mara Visitor',
  mail,
  phone: '',
  message: `Do you bake on Sundays? ${mail}`,
  ...more,
});

describe('a form that is sent', () => {
  it('comes into the inbox of the business, and leads to a page that thanks', async () => {
    const answer = await send('write', letter('mara@visitor.example', { phone: '+49 821 12' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '../_sent/write']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders.published);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const thanks = await world.call('GET', `/s/${site.address}/_sent/write`);
    expect([thanks.status, /<h1[^>]*>([^<]*)</.exec(thanks.body)?.[1]]).toEqual([200, 'Thank you']);
    const thread = await findBy('mara@visitor.example');
    expect(thread).toMatchObject({
      form: 'contact',
      state: 'open',
      isRead: false,
      personName: 'Mara Visitor',
      subject: 'Your message to Levain & Rye',
      heldReasons: [],
    });
    expect((await open(thread!)).messages).toMatchObject([
      {
        kind: 'received',
        body: 'Do you bake on Sundays? mara@visitor.example',
        fields: [{ label: 'Phone', value: '+49 821 12' }],
        consent: null,
      },
    ]);
  });

  it('keeps what was agreed to, word for word', async () => {
    expect((await send('news', { mail: 'reader@visitor.example', consent: 'yes' })).status).toBe(303);
    const thread = await findBy('reader@visitor.example');
    expect(thread).toMatchObject({ form: 'newsletter', personName: '' });
    expect((await open(thread!)).messages[0]!.consent).toBe('I want news, and can stop them.');
  });

  it('is an order with what was chosen and how much of it', async () => {
    const order = { product: 'Spelt · €7', quantity: '3', ...letter('buyer@visitor.example', { message: '' }) };
    expect((await send('order', order)).status).toBe(303);
    const thread = await findBy('buyer@visitor.example');
    expect(thread?.form).toBe('order');
    expect((await open(thread!)).messages[0]!.fields).toEqual([
      { label: 'What would you like?', value: 'Spelt · €7' },
      { label: 'How many', value: '3' },
    ]);
  });

  it('is answered by mail: to who wrote, from there to the address of the account', async () => {
    await send('write', letter('asked@visitor.example', { name: 'Mara\r\nBcc: x@y.example' }));
    const thread = await findBy('asked@visitor.example');
    const answer = await world.call('POST', `/api/threads/${workspaceId}/${thread!.id}/answers`, {
      as: person,
      body: { body: 'We do, until noon.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.status).toBe(200);
    const [mail, ...others] = await readMails(world, 'asked@visitor.example');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Re: Your message to Levain & Rye');
    expect(mail?.text).toContain('We do, until noon.');
    expect(mail?.text).toContain('> Do you bake on Sundays? asked@visitor.example');
    const outbox = (await world.call('GET', '/outbox.json')).body as { to: string; replyTo?: string; from?: string }[];
    expect(outbox.find(({ to }) => to === 'asked@visitor.example')).toMatchObject({
      replyTo: person.email,
      from: 'My business',
    });
  });

  it('is the same with cookies of the product and without, and from whatever page', async () => {
    const plain = await send('write', letter('plain@visitor.example'));
    const signedIn = await send('write', letter('signed@visitor.example'), {
      to: site,
      from: newNetwork(),
      headers: {
        cookie: 'gw-session=stolen',
        authorization: `Bearer ${person.accessToken}`,
        origin: 'https://x.example',
      },
    });
    const told = ({ status, headers }: typeof plain) => [status, headers.get('location'), headers.get('set-cookie')];
    expect(told(signedIn)).toEqual(told(plain));
  });
});

describe('a form that is filled in wrongly', () => {
  it('is shown again in the look of the site with what was typed, escaped, and what is wrong beside it', async () => {
    const hostile = '"><script>alert(1)</script>';
    const answer = await send('write', letter('not an address', { name: hostile, message: `</textarea>${hostile}` }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders.published);
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.body).toContain('&lt;/textarea&gt;');
    expect(answer.body).not.toContain('<script>');
    expect(answer.body).toMatch(/<input id="write_mail"[^>]* aria-invalid="true"/);
    expect(answer.body).toContain('<p class="error" id="write_mail_error">This is not an email address.</p>');
    expect(answer.body).toContain(`<title>Write to us · Levain &amp; Rye</title>`);
    expect((await listed('open')).map(({ personName }) => personName)).not.toContain(hostile);
  });

  it('asks for what has to be agreed to', async () => {
    const answer = await send('news', { mail: 'shy@visitor.example' });
    expect([answer.status, await findBy('shy@visitor.example')]).toEqual([422, undefined]);
    expect(answer.body).toContain('Please tick this');
  });

  it('can be looked at again at its address, empty', async () => {
    for (const path of ['_forms/write']) {
      const { status, body } = await world.call('GET', `/s/${site.address}/${path}`);
      expect([status, /<input id="write_name"[^>]*>/.exec(body)?.[0]]).toEqual([
        200,
        expect.stringContaining('value=""'),
      ]);
      expect(body).not.toContain('data-slot');
    }
  });

  it.each([
    ['multipart/form-data; boundary=x', 415],
    ['application/json', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded; charset=utf-8', 303],
  ])('is taken as %s with %i', async (type, status) => {
    const answer = await send('write', letter(`type-${status}-${type.length}@visitor.example`), {
      to: site,
      from: newNetwork(),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
  });

  it('is refused where it is too long, with the page of the site as far as it can be read', async () => {
    const long = await send('write', letter('long@visitor.example', { extra2: 'x'.repeat(60_000) }));
    expect(long.status).toBe(413);
    expect(long.body).toContain('it is too long');
    expect((await send('write', letter('long@visitor.example', { extra2: 'x'.repeat(200_000) }))).status).toBe(413);
    const most = letter('much@visitor.example', { message: '面'.repeat(3000) });
    expect((await send('write', most)).status).toBe(303);
  });

  it('is nothing where there is no such form or site', async () => {
    const nobody = { ...site, address: 'nobody-has-this' };
    expect((await send('write', letter('a@visitor.example'), { to: nobody })).status).toBe(404);
    const missing = await send('unknown', letter('a@visitor.example'));
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('<h1');
  });
});

describe('what the server alone reads', () => {
  it.each(['_forms.json', '_forms/write/', '_forms/', '_forms', '_sent/'])('is sent to nobody: %s', async (path) => {
    const answer = await world.call('GET', `/s/${site.address}/${path}`);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('inputs');
  });
});

describe('spam', () => {
  it('that fills the field people do not see is held with the reason, and answered like anything else', async () => {
    const answer = await send('write', letter('robot@visitor.example', { extra: 'https://buy.example' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '../_sent/write']);
    expect(await findBy('robot@visitor.example')).toBeUndefined();
    expect(await findBy('robot@visitor.example', 'held')).toMatchObject({ heldReasons: ['hidden-field'] });
  });

  it('with many links is held', async () => {
    const links = 'https://a.example https://b.example https://c.example https://d.example';
    await send('write', letter('links@visitor.example', { message: links }));
    expect(await findBy('links@visitor.example', 'held')).toMatchObject({ heldReasons: ['links'] });
  });

  it('in the same words from another address is held; the very same is there once', async () => {
    const message = 'We bring any page to the first place of every search engine within a week.';
    for (const mail of ['one@spam.example', 'one@spam.example', 'two@spam.example'])
      expect((await send('write', letter(mail, { message }))).status).toBe(303);
    expect((await listed('open')).filter(({ personMail }) => personMail === 'one@spam.example')).toHaveLength(1);
    expect(await findBy('two@spam.example', 'held')).toMatchObject({ heldReasons: ['same-words'] });
  });

  it('is not what somebody sends again with something put right', async () => {
    const message = 'Could you bake a cake for fifty people by the end of the month?';
    for (const phone of ['', '+49 821 12']) await send('write', letter('again@visitor.example', { message, phone }));
    expect((await listed('open')).filter(({ personMail }) => personMail === 'again@visitor.example')).toHaveLength(2);
  });

  it('sent eight times at once is there once', async () => {
    const many = Array.from({ length: 8 }, () => send('write', letter('rush@visitor.example')));
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 303));
    expect((await listed('open')).filter(({ personMail }) => personMail === 'rush@visitor.example')).toHaveLength(1);
  });

  it('from one network is refused after ten, with another way to write; others go on', async () => {
    const from = newNetwork();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await send('write', letter(`flood${n}@visitor.example`), { from })).status);
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    const refused = await send('write', letter('late@visitor.example'), { from });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toContain('too much came in a short time');
    expect(refused.body).toContain('hello@example.com');
    expect(refused.body).toContain('value="late@visitor.example"');
    expect(await findBy('late@visitor.example')).toBeUndefined();
    expect((await send('write', letter('other@visitor.example'))).status).toBe(303);
  });
});

describe('where nothing can be taken', () => {
  it('says so while the disk is full, keeps what was typed, and takes it afterwards', async () => {
    disk.hasRoom = false;
    const full = await send('write', letter('full@visitor.example')).finally(() => {
      disk.hasRoom = true;
    });
    expect(full.status).toBe(507);
    expect(full.body).toContain('nothing can be taken here right now');
    expect(full.body).toContain('value="full@visitor.example"');
    expect(await findBy('full@visitor.example')).toBeUndefined();
    expect((await send('write', letter('full@visitor.example'))).status).toBe(303);
  });

  it('says so where the account stores all it may', async () => {
    const crowded = await goLive('Crowded');
    const sendThere = (mail: string) => send('write', letter(mail), { to: crowded.site });
    expect((await sendThere('fits@visitor.example')).status).toBe(303);
    await world.product.database.asSystem(
      (tx) => tx`insert into stored_file (id, account_id, purpose, hash, bytes, media_type, created_at)
        values (${`file_${'0'.repeat(26)}`}, ${crowded.person.userId}, 'picture', ${'0'.repeat(64)}, ${10 ** 12},
          'image/webp', now())`,
    );
    // The figure may be as old as the last twenty-five requests: asking for it measures anew.
    await world.call('GET', '/api/billing/usage', { as: crowded.person });
    expect((await sendThere('crowded@visitor.example')).status).toBe(507);
    const mails = (await listed('open', crowded.person, crowded.workspaceId)).map(({ personMail }) => personMail);
    expect(mails).toEqual(['fits@visitor.example']);
    expect((await send('write', letter('roomy@visitor.example'))).status).toBe(303);
  });

  it('is nothing at a site that went offline or was taken down, also where its pages are still remembered', async () => {
    const gone = await goLive('Gone');
    expect((await send('write', letter('before@visitor.example'), { to: gone.site })).status).toBe(303);
    await takedownService.takeDown(world.product.database, gone.site.address, new Date());
    expect((await send('write', letter('down@visitor.example'), { to: gone.site })).status).toBe(404);
    await takedownService.takeBack(world.product.database, gone.site.address);
    const current = (await readBuilder(world, gone.person, gone.workspaceId)).site!;
    assertDone(await askToPutOnline(world, gone.person, current, null));
    expect((await send('write', letter('off@visitor.example'), { to: gone.site })).status).toBe(404);
    const mails = (await listed('open', gone.person, gone.workspaceId)).map(({ personMail }) => personMail);
    expect(mails).toEqual(['before@visitor.example']);
  });

  it('is nothing at a site that goes offline while the message waits to be taken', async () => {
    const waiting = await goLive('Waiting');
    const { database } = world.product;
    const sendWhile = (meanwhile: () => Promise<unknown>) =>
      createTakeForm({
        database,
        system: database.system,
        limits: { assertAllowed: async () => void (await meanwhile()) },
        accountStorage: { admit: async () => undefined },
        effectivePlan: (plan) => plan,
      })(
        {
          address: waiting.site.address,
          declaration: {
            id: 'write',
            form: 'contact',
            language: 'en',
            site: 'Waiting',
            inputs: [],
            consent: '',
            mail: '',
          },
          filled: {
            name: '',
            mail: 'waiting@visitor.example',
            message: 'Hello',
            fields: [],
            consent: null,
            hiddenField: '',
          },
        },
        { remoteAddress: newNetwork(), now: world.clock.now },
      );
    const { address } = waiting.site;
    expect(await sendWhile(() => takedownService.takeDown(database, address, new Date()))).toBe('gone');
    await takedownService.takeBack(database, address);
    expect(await listed('open', waiting.person, waiting.workspaceId)).toEqual([]);
    expect(await sendWhile(async () => undefined)).toBe('taken');
    expect(await listed('open', waiting.person, waiting.workspaceId)).toHaveLength(1);
  });

  it('goes on for the site of an archived business, which cannot be answered before it is restored', async () => {
    const kept = await goLive('Kept');
    await world.call('POST', '/api/workspaces', {
      as: kept.person,
      body: { name: 'Another' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const [first] = (await world.call('GET', '/api/workspaces', { as: kept.person })).body.workspaces;
    const { revision } = first;
    assertDone(
      await world.call('POST', `/api/workspaces/${first.id}/archive`, { as: kept.person, body: { revision } }),
    );
    expect((await send('write', letter('archived@visitor.example'), { to: kept.site })).status).toBe(303);
    const [thread] = await listed('open', kept.person, kept.workspaceId);
    const answer = await world.call('POST', `/api/threads/${kept.workspaceId}/${thread!.id}/answers`, {
      as: kept.person,
      body: { body: 'Later.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'workspaces.archived']);
  });
});

describe('a site with an undisclosed form', () => {
  it('cannot go online', async () => {
    const founder = await world.signUp();
    await setPlan(world, founder, 'Starter');
    const ready = await makeReadySite(world, founder, { title: 'Undisclosed' });
    const pages = withForms(ready.document).pages.map((page) => ({
      ...page,
      blocks: page.blocks.filter(({ type }) => type !== 'legal'),
    }));
    const saved: Site = assertDone(await askToSave(world, founder, ready, { pages }));
    const refused = await world.call('POST', `/api/sites/${saved.id}/publish`, {
      as: founder,
      body: { revision: saved.revision },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'sites.not_ready']);
  });
});
