/** The inbox of a business: read, sorted, answered and taken along by its account, and by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#server/db/connect.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { threadLimits } from '../domain/thread.ts';
import { writeIn } from '../testing/write-in.ts';
import type { Thread, WholeThread } from '../threads.contract.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

interface Business {
  readonly person: Person;
  readonly workspaceId: `ws_${string}`;
}

const newBusiness = async (): Promise<Business> => {
  const person = await world.signUp();
  return { person, workspaceId: await firstWorkspaceOf(world, person) };
};
/** Runs SQL on the rows of a business. */
const within = <T>({ person, workspaceId }: Business, work: (tx: Tx) => Promise<T>): Promise<T> =>
  world.product.database.withTenant({ accountId: person.userId, workspaceIds: [workspaceId] }, work);
const write = ({ person, workspaceId }: Business, more: Parameters<typeof writeIn>[3] = {}) =>
  writeIn(world, person, workspaceId, more);
const from = (mail: string, name = 'Mara Visitor') => ({ person: { name, mail } });

const list = async ({ person, workspaceId }: Business, query = 'state=open') =>
  (await world.call('GET', `/api/threads/${workspaceId}?${query}`, { as: person })).body as {
    threads: Thread[];
    counts: { open: number; closed: number; held: number; unread: number };
    nextBefore: string | null;
  };
const newest = async (business: Business, state: Thread['state'] = 'open'): Promise<Thread> =>
  (await list(business, `state=${state}`)).threads[0]!;

const keyed = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });
const put = ({ person }: Business, { id, workspaceId }: Thread, what: 'read' | 'state', body: object) =>
  world.call('PUT', `/api/threads/${workspaceId}/${id}/${what}`, { as: person, body });
const post = ({ person }: Business, at: Thread, what: 'answers' | 'notes', body: string, headers = keyed()) =>
  world.call('POST', `/api/threads/${at.workspaceId}/${at.id}/${what}`, { as: person, body: { body }, headers });
const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('the list', () => {
  it('has what was written, the newest first, in pages that miss and repeat nothing', async () => {
    const business = await newBusiness();
    for (let n = 0; n < threadLimits.page + 5; n += 1) await write(business, from(`writer${n}@visitor.example`));
    const first = await list(business);
    expect(first.threads).toHaveLength(threadLimits.page);
    const second = await list(business, `state=open&before=${first.nextBefore}`);
    expect([second.threads.length, second.nextBefore]).toEqual([5, null]);
    const ids = [...first.threads, ...second.threads].map(({ id }) => id);
    expect(new Set(ids).size).toBe(threadLimits.page + 5);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(first.counts).toEqual({ open: threadLimits.page + 5, closed: 0, held: 0, unread: threadLimits.page + 5 });
  });

  it('parts what is open, closed and held', async () => {
    const business = await newBusiness();
    await write(business, from('open@visitor.example'));
    await write(business, from('closed@visitor.example'));
    const closing = (await list(business)).threads.find(({ personMail }) => personMail === 'closed@visitor.example');
    await put(business, closing!, 'state', { state: 'closed' });
    await write(business, { ...from('held@visitor.example'), heldReasons: ['links'] });
    const mails = async (state: string) =>
      (await list(business, `state=${state}`)).threads.map(({ personMail }) => personMail);
    expect([await mails('open'), await mails('closed'), await mails('held')]).toEqual([
      ['open@visitor.example'],
      ['closed@visitor.example'],
      ['held@visitor.example'],
    ]);
    expect((await list(business)).counts).toEqual({ open: 1, closed: 1, held: 1, unread: 1 });
  });

  it('is on the dashboard while something waits that nobody has read', async () => {
    const business = await newBusiness();
    const waiting = async () =>
      (await world.call('GET', `/api/dashboard/${business.workspaceId}`, { as: business.person })).body.threads.filter(
        ({ kind }: { kind: string }) => kind === 'threads.unread',
      );
    expect(await waiting()).toEqual([]);
    await write(business, from('first@visitor.example', ''));
    await write(business, { ...from('held@visitor.example'), heldReasons: ['links'] });
    expect(await waiting()).toMatchObject([{ title: 'first@visitor.example', count: 1 }]);
    await put(business, await newest(business), 'read', { isRead: true });
    expect(await waiting()).toEqual([]);
  });
});

describe('the very same', () => {
  it('is there once, however many come at once', async () => {
    const business = await newBusiness();
    const body = 'The same words, sent by an impatient finger.';
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => write(business, { body })));
    expect(outcomes.sort()).toEqual([...Array(7).fill('repeated'), 'stored']);
    expect((await list(business)).counts.open).toBe(1);
  });

  it('is another one after ten minutes, or by another form', async () => {
    const business = await newBusiness();
    const body = 'Good morning.';
    const before = { product: world.product, clock: { now: new Date(world.clock.now.getTime() - 10 * 60_000) } };
    const { person, workspaceId } = business;
    expect(await writeIn(before, person, workspaceId, { body })).toBe('stored');
    expect(await write(business, { body })).toBe('stored');
    expect(await write(business, { body, form: 'order' })).toBe('stored');
    expect(await write(business, { body })).toBe('repeated');
  });
});

describe('a thread', () => {
  it('is read and unread, closed and open, held and free, and says so', async () => {
    const business = await newBusiness();
    await write(business);
    const thread = await newest(business);
    const told = async (what: 'read' | 'state', body: object) => {
      const { isRead, state, heldReasons } = (await put(business, thread, what, body)).body as WholeThread;
      return [isRead, state, heldReasons];
    };
    expect(await told('read', { isRead: true })).toEqual([true, 'open', []]);
    expect(await told('read', { isRead: false })).toEqual([false, 'open', []]);
    expect(await told('state', { state: 'held' })).toEqual([false, 'held', ['marked']]);
    expect(await told('state', { state: 'open' })).toEqual([false, 'open', []]);
    expect(await told('state', { state: 'closed' })).toEqual([false, 'closed', []]);
  });

  it('keeps why it was held when it is called spam once more', async () => {
    const business = await newBusiness();
    await write(business, { heldReasons: ['hidden-field', 'links'] });
    const thread = await newest(business, 'held');
    expect((await put(business, thread, 'state', { state: 'held' })).body.heldReasons).toEqual([
      'hidden-field',
      'links',
    ]);
  });

  it('keeps notes, which nobody is mailed', async () => {
    const business = await newBusiness();
    await write(business, from('noted@visitor.example'));
    const answer = await post(business, await newest(business), 'notes', '  Called back on Monday.  ');
    expect(answer.body.messages.at(-1)).toMatchObject({ kind: 'note', body: 'Called back on Monday.' });
    expect(await readMails(world, 'noted@visitor.example')).toEqual([]);
  });

  it('holds so many messages and no more', async () => {
    const business = await newBusiness();
    await write(business);
    const thread = await newest(business);
    await within(
      business,
      (tx) => tx`insert into thread_message (id, thread_id, workspace_id, kind, body, created_at)
        select 'tmsg_' || lpad(n::text, 26, '0'), ${thread.id}, ${business.workspaceId}, 'note', 'n', now()
        from generate_series(1, ${threadLimits.messages - 2}::integer) n`,
    );
    expect((await post(business, thread, 'notes', 'The last one.')).status).toBe(200);
    expect(refusalOf(await post(business, thread, 'notes', 'One more.'))).toEqual([409, 'threads.thread_full']);
    expect(refusalOf(await post(business, thread, 'answers', 'One more.'))).toEqual([409, 'threads.thread_full']);
  });

  it('is gone with its messages once it is deleted', async () => {
    const business = await newBusiness();
    await write(business);
    const thread = await newest(business);
    const path = `/api/threads/${business.workspaceId}/${thread.id}`;
    expect((await world.call('DELETE', path, { as: business.person })).status).toBe(200);
    expect((await world.call('GET', path, { as: business.person })).status).toBe(404);
    const left = await within(business, (tx) => tx`select 1 from thread_message where thread_id = ${thread.id}`);
    expect(left).toHaveLength(0);
  });

  it('is nothing beside another business of the same account', async () => {
    const business = await newBusiness();
    await write(business);
    const thread = await newest(business);
    const made = await world.call('POST', '/api/workspaces', {
      as: business.person,
      body: { name: 'Second' },
      headers: keyed(),
    });
    const { id } = made.body.workspace;
    const other = await world.call('GET', `/api/threads/${id}/${thread.id}`, { as: business.person });
    expect(other.status).toBe(404);
  });
});

describe('an answer', () => {
  it('is mailed once for one key, however often it is sent, also at once', async () => {
    const business = await newBusiness();
    await write(business, from('once@visitor.example'));
    const thread = await newest(business);
    const headers = keyed();
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => post(business, thread, 'answers', 'We do.', headers)),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await readMails(world, 'once@visitor.example')).toHaveLength(1);
    expect(sent.map(({ body }) => body.messages.length)).toEqual([2, 2, 2, 2]);
    expect((await post(business, thread, 'answers', 'We do.')).body.messages).toHaveLength(3);
    expect(await readMails(world, 'once@visitor.example')).toHaveLength(2);
  });

  it('quotes what was written and is framed in the language of who wrote', async () => {
    const business = await newBusiness();
    const fields = [{ label: 'Telefon', value: '0821 12' }];
    await write(business, { ...from('quoted@visitor.example'), body: 'Eins\n<b>Zwei</b>', fields, language: 'de' });
    await post(business, await newest(business), 'answers', 'Ja.\n<script>');
    const [mail] = await readMails(world, 'quoted@visitor.example');
    expect(mail!.text).toMatch(/^Ja\.\n<script>\n\nMy business\n/);
    expect(mail!.text).toContain('> Telefon: 0821 12\n> Eins\n> <b>Zwei</b>');
    expect(mail!.html).toContain('lang="de"');
    expect(mail!.html).toContain('&lt;script&gt;');
    expect(mail!.html).toContain('&lt;b&gt;Zwei&lt;/b&gt;');
    expect(mail!.html).not.toMatch(/<img|https?:/);
  });

  it('goes out whatever the name of the business: nothing of it becomes a header', async () => {
    const business = await newBusiness();
    const [{ revision }] = (await world.call('GET', '/api/workspaces', { as: business.person })).body.workspaces;
    await world.call('PATCH', `/api/workspaces/${business.workspaceId}`, {
      as: business.person,
      body: { name: 'Evil <ceo@bank.example>"', revision },
    });
    await write(business, from('named@visitor.example'));
    expect((await post(business, await newest(business), 'answers', 'Hello.')).status).toBe(200);
    const outbox = (await world.call('GET', '/outbox.json')).body as { to: string; from: string; replyTo: string }[];
    expect(outbox.find(({ to }) => to === 'named@visitor.example')).toMatchObject({
      from: 'Evil ceo bank.example',
      replyTo: business.person.email,
    });
  });

  it('is refused for what is held, until somebody says that it is no spam', async () => {
    const business = await newBusiness();
    await write(business, { ...from('held@visitor.example'), heldReasons: ['links'] });
    const thread = await newest(business, 'held');
    expect(refusalOf(await post(business, thread, 'answers', 'Hello.'))).toEqual([409, 'threads.held']);
    expect(await readMails(world, 'held@visitor.example')).toEqual([]);
    await put(business, thread, 'state', { state: 'open' });
    expect((await post(business, thread, 'answers', 'Hello.')).status).toBe(200);
  });

  it('goes to one address ten times a day, also where its threads are deleted in between', async () => {
    const business = await newBusiness();
    const statuses: number[] = [];
    for (let n = 0; n <= threadLimits.answersPerAddress; n += 1) {
      await write(business, from('victim@visitor.example'));
      const thread = await newest(business);
      statuses.push((await post(business, thread, 'answers', `Number ${n}`)).status);
      await world.call('DELETE', `/api/threads/${business.workspaceId}/${thread.id}`, { as: business.person });
    }
    expect(statuses).toEqual([...Array(threadLimits.answersPerAddress).fill(200), 429]);
    expect(await readMails(world, 'victim@visitor.example')).toHaveLength(threadLimits.answersPerAddress);
    await write(business, from('other@visitor.example'));
    expect((await post(business, await newest(business), 'answers', 'Hello.')).status).toBe(200);
  });

  it('is refused beyond what an account may send in a day; what was sent the day before does not count', async () => {
    const business = await newBusiness();
    const day = world.clock.now.toISOString().slice(0, 10);
    await within(
      business,
      (tx) => tx`insert into thread_answer_count (account_id, day, address_hash, answers)
        values (${business.person.userId}, ${day}::date, '', ${threadLimits.answersPerDay - 1})`,
    );
    const dayBefore = new Date(world.clock.now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
    await within(
      business,
      (tx) => tx`insert into thread_answer_count (account_id, day, address_hash, answers)
        values (${business.person.userId}, ${dayBefore}::date, '', ${threadLimits.answersPerDay})`,
    );
    await write(business, from('last@visitor.example'));
    const thread = await newest(business);
    // Two at once for one place: one of them gets it.
    const both = await Promise.all(['One', 'Two'].map((text) => post(business, thread, 'answers', text)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await readMails(world, 'last@visitor.example')).toHaveLength(1);
  });

  it('and the closing of its thread at once are both there', async () => {
    const business = await newBusiness();
    await write(business, from('closing@visitor.example'));
    const thread = await newest(business);
    const [answered, closed] = await Promise.all([
      post(business, thread, 'answers', 'Done.'),
      put(business, thread, 'state', { state: 'closed' }),
    ]);
    expect([answered.status, closed.status]).toEqual([200, 200]);
    const { state } = await newest(business, 'closed');
    expect([state, (await readMails(world, 'closing@visitor.example')).length]).toEqual(['closed', 1]);
  });

  it('and the deleting of its thread at once: either it was mailed before, or it is refused and not mailed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const business = await newBusiness();
      const mail = `deleting${round}@visitor.example`;
      await write(business, from(mail));
      const thread = await newest(business);
      const [answered, deleted] = await Promise.all([
        post(business, thread, 'answers', 'Done.'),
        world.call('DELETE', `/api/threads/${business.workspaceId}/${thread.id}`, { as: business.person }),
      ]);
      expect(deleted.status).toBe(200);
      expect((await readMails(world, mail)).length).toBe(answered.status === 200 ? 1 : 0);
      expect([200, 404]).toContain(answered.status);
    }
  });
});

describe('room', () => {
  const fill = (business: Business, state: string, count: number) => {
    const { workspaceId } = business;
    const lot = crypto.randomUUID().replaceAll('-', '').slice(0, 19);
    return within(
      business,
      (tx) => tx`insert into thread (id, workspace_id, origin, origin_id, form, person_name, person_mail, subject,
          language, state, fingerprint, is_read, is_announced, created_at, last_message_at)
        select 'thr_' || ${lot}::text || lpad(n::text, 7, '0'), ${workspaceId}, 'site-form', 'site', 'contact',
          ${state}::text || n, 'a@visitor.example', 's', 'en', ${state}, n::text, true, true,
          now() - make_interval(hours => 20000 - n), now() - make_interval(hours => 20000 - n)
        from generate_series(1, ${count}::integer) n`,
    );
  };
  const oldest = async (business: Business, state: string): Promise<string | undefined> => {
    const { workspaceId } = business;
    const rows = await within(
      business,
      (tx) => tx<{ name: string }[]>`select person_name as name from thread
        where workspace_id = ${workspaceId} and state = ${state} order by last_message_at limit 1`,
    );
    return rows[0]?.name;
  };

  it('is made by the oldest held ones, then by the oldest closed ones, never by open ones', async () => {
    const business = await newBusiness();
    await fill(business, 'held', 1);
    await fill(business, 'closed', 2);
    await fill(business, 'open', threadLimits.threads - 3);
    expect(await write(business)).toBe('stored');
    expect([await oldest(business, 'held'), await oldest(business, 'closed')]).toEqual([undefined, 'closed1']);
    expect(await write(business, { heldReasons: ['links'] })).toBe('full');
    expect(await write(business)).toBe('stored');
    expect(await write(business)).toBe('stored');
    expect([await oldest(business, 'closed'), await oldest(business, 'open')]).toEqual([undefined, 'open1']);
    expect(await write(business)).toBe('full');
    expect((await list(business)).counts.open).toBe(threadLimits.threads);
  });

  it('for one more is taken by one of two that come at once', async () => {
    const business = await newBusiness();
    await fill(business, 'open', threadLimits.threads - 1);
    const both = await Promise.all([write(business), write(business)]);
    expect(both.sort()).toEqual(['full', 'stored']);
    expect((await list(business)).counts.open).toBe(threadLimits.threads);
  });

  it('for held ones is a tenth of it: the oldest go', async () => {
    const business = await newBusiness();
    await fill(business, 'held', threadLimits.held);
    expect(await write(business, { heldReasons: ['links'] })).toBe('stored');
    expect(await oldest(business, 'held')).toBe('held2');
    expect((await list(business)).counts.held).toBe(threadLimits.held);
  });
});

describe('the export', () => {
  const download = async ({ person, workspaceId }: Business): Promise<string> => {
    const { address } = (await world.call('POST', `/api/threads/${workspaceId}/export`, { as: person, body: {} })).body;
    const answer = await world.call('GET', address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toContain('Inbox');
    return answer.body;
  };

  it('has every message with what it is of, and nothing that a spreadsheet would compute', async () => {
    const business = await newBusiness();
    await write(business, {
      ...from('export@visitor.example', '=HYPERLINK("x")'),
      body: 'Hello, "you"',
      consent: 'I agree.',
    });
    await post(business, await newest(business), 'notes', '@SUM(A1)');
    const lines = (await download(business)).split('\r\n');
    expect(lines[0]).toContain('"thread","form","state"');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","export@visitor.example"`);
    expect(lines[1]).toContain('"Hello, ""you"""');
    expect(lines[1]).toContain('"I agree."');
    expect(lines[2]).toContain(`"'@SUM(A1)"`);
  });

  it('goes over several pages without missing any', async () => {
    const business = await newBusiness();
    await write(business);
    const thread = await newest(business);
    await within(
      business,
      (tx) => tx`insert into thread_message (id, thread_id, workspace_id, kind, body, created_at)
        select 'tmsg_x' || lpad(n::text, 25, '0'), ${thread.id}, ${business.workspaceId}, 'note', 'note ' || n, now()
        from generate_series(1, 1200) n`,
    );
    const csv = await download(business);
    expect(csv.match(/"note \d+"/g)).toHaveLength(1200);
  });

  it('is opened by nobody else', async () => {
    const business = await newBusiness();
    const stranger = await newBusiness();
    const asked = await world.call('POST', `/api/threads/${business.workspaceId}/export`, {
      as: stranger.person,
      body: {},
    });
    expect(asked.status).toBe(404);
  });
});
