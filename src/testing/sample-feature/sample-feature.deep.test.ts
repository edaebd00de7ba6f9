import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Body, type Founder, type PlantedProduct, startPlanted, until } from './planted-product.ts';
import { useInBrowser } from './sample-in-browser.ts';

/** A feature with every ability, planted in a copy of the tree, built and started: each ability is used once. */

let planted: PlantedProduct;
let owner: Founder;
let stranger: Founder;
let noteId: string;
const text = 'Zebrawood shelves for the bakery';

const call = (...args: Parameters<PlantedProduct['call']>) => planted.call(...args);
const get = async (path: string): Promise<Body> => (await call('GET', path, owner)).body;
const getNote = () => get(`/api/sample/notes/${noteId}`);
const write = (words: string) => call('POST', `/api/sample/${owner.workspaceId}/notes`, owner, { text: words });

beforeAll(async () => {
  planted = await startPlanted(inject('appSecret'));
  owner = await planted.signUp('owner@example.com');
  stranger = await planted.signUp('stranger@example.com');
  const { status, body } = await write(text);
  expect(status).toBe(200);
  noteId = body.id;
}, 600_000);
afterAll(() => planted?.stop());

describe('a feature with every ability', () => {
  it('changes five files outside its folder, catalogues included', () => {
    expect([...planted.changed].sort()).toEqual([
      'migrations/9001-sample.sql',
      'src/app/plan-table.ts',
      'src/app/server/features.ts',
      'src/app/web/features.ts',
      'src/shared/tools.ts',
    ]);
  });

  useInBrowser(() => planted);

  it('has endpoints for its owner, and a 404 for a stranger', async () => {
    expect(noteId).toMatch(/^smp_[0-9a-z]{26}$/);
    expect(await getNote()).toMatchObject({ id: noteId, text });
    expect((await call('GET', `/api/sample/notes/${noteId}`, stranger)).status).toBe(404);
    expect((await call('GET', `/api/sample/${owner.workspaceId}/notes`, stranger)).status).toBe(404);
    expect((await call('GET', `/api/sample/notes/${noteId}`)).status).toBe(401);
  });

  it('answers its own problem code', async () => {
    const { status, body } = await write(' ');
    expect([status, body.code ?? body.data?.code]).toEqual([409, 'sample.blank_note']);
  });

  it('has a download at a signed address', async () => {
    const { body } = await call('POST', `/api/sample/notes/${noteId}/download`, owner);
    const file = await call('GET', body.address);
    expect([file.status, strFromU8(file.bytes)]).toEqual([200, text]);
    expect((await call('GET', `${body.address}x`)).status).toBe(404);
  });

  it('handles its event, and its job is run by the worker', async () => {
    const note = await until(getNote, ({ isHeard, isStamped }) => isHeard && isStamped);
    expect(note).toMatchObject({ isHeard: true, isStamped: true });
  });

  it('works by the clock', async () => {
    const [schedule] = await planted.database.system`select cron from jobs.schedule where name = 'sample-count'`;
    expect(schedule?.cron).toBe('0 4 * * *');
    expect((await getNote()).isCounted).toBe(false);
    await planted.runScheduled('sample-count');
    await until(getNote, ({ isCounted }) => isCounted);
  });

  it('is found by words', async () => {
    const found = await until(
      () => get('/api/search?query=zebrawood'),
      ({ groups }) => groups.length > 0,
    );
    expect(found.groups[0]).toMatchObject({ kind: 'sample-note', items: [{ parts: { noteId } }] });
  });

  it('tells the person by a notification kind of its own', async () => {
    const { notifications } = await until(
      () => get('/api/notifications'),
      (list) => list.notifications.length > 0,
    );
    expect(notifications[0]).toMatchObject({ kind: 'sample.note_written', params: { noteId } });
  });

  it('mails it in its own words, unless the person has switched that off', async () => {
    const mails = async () => (await get('/outbox.json')) as { to: string; subject: string; text: string }[];
    const subject = 'Your sample note was heard of';
    const [mail] = await until(
      async () => (await mails()).filter((one) => one.subject === subject && one.to === owner.email),
      (found) => found.length > 0,
    );
    expect(mail.text).toContain(`/platform/sample/${noteId}`);
    const quiet = await planted.signUp('quiet@example.com');
    await planted.database
      .system`update users set notification_preferences = '{"email_updates": false}' where email = ${quiet.email}`;
    await call('POST', `/api/sample/${quiet.workspaceId}/notes`, quiet, { text: 'Hush' });
    await until(
      async () => (await call('GET', '/api/notifications', quiet)).body,
      (list) => list.notifications.length > 0,
    );
    expect((await mails()).filter(({ to, subject: said }) => to === quiet.email && said === subject)).toEqual([]);
  });

  it('stands on the dashboard with its thread and its step of the journey', async () => {
    const { steps, threads } = await get(`/api/dashboard/${owner.workspaceId}`);
    expect(steps).toContainEqual({ id: 'brand', isDone: true, count: 1 });
    expect(threads[0]).toMatchObject({ kind: 'sample.note', title: text, parts: { noteId } });
  });

  it('hears of facts: it is named before one is saved, and stale after', async () => {
    const path = `/api/profile/${owner.workspaceId}/facts/audience.size`;
    const value = { type: 'count', count: 9000 };
    const { body } = await call('POST', `${path}/preview`, owner, { value });
    expect(body.dependants).toMatchObject([{ kind: 'sample-note', fate: 'kept', parts: { noteId } }]);
    const saved = await call('PUT', path, owner, { value, version: 0 });
    expect(saved.body.stale).toMatchObject([{ kind: 'sample-note', fate: 'stale', parts: { noteId } }]);
    expect((await getNote()).isStale).toBe(true);
  });

  it('tells open tabs of its live subject, counts its quota and refuses what no plan gives', async () => {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${owner.token}` };
    const stream = await fetch(`${planted.product.origin}/api/live`, { headers, signal: leave.signal });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await write('The second note')).status).toBe(200);
    let heard = '';
    while (!heard.includes('"what":"sample"')) heard += (await reader.read()).value;
    leave.abort();
    expect((await write('The third note')).status).toBe(200);
    const refused = await write('One too many');
    expect(refused.status).toBe(429);
    const { quotas } = await get('/api/billing/usage');
    expect(quotas).toContainEqual(
      expect.objectContaining({ quota: 'sample.notes', tool: 'sample', used: 3, limit: 3, opensWith: 'Starter' }),
    );
    const share = () => call('POST', `/api/sample/notes/${noteId}/share`, owner);
    expect((await share()).status).toBe(403);
    await planted.database.system`update users set plan = 'Starter' where email = 'owner@example.com'`;
    expect((await share()).status).toBe(200);
  });

  it('goes into the archive without its secret column', async () => {
    const asked = await call('POST', '/api/account/archives', owner);
    expect(asked.status).toBe(200);
    await until(
      () => get('/api/account/privacy'),
      ({ archive }) => archive?.state === 'ready',
    );
    const { body } = await call('POST', `/api/account/archives/${asked.body.id}/download`, owner);
    const files = unzipSync((await call('GET', body.address)).bytes);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    const [row] = await planted.database.system<
      { key: string }[]
    >`select share_key as key from sample_note where id = ${noteId}`;
    expect(row!.key.length).toBe(32);
    expect(all).toContain(text);
    expect(strFromU8(files[`sample-notes/${noteId}.txt`]!)).toBe(`Sample note: ${text}`);
    expect(all).not.toContain(row!.key);
  });

  it('forgets at night', async () => {
    await planted.database
      .system`update sample_note set created_at = created_at - interval '10 years' where id = ${noteId}`;
    await planted.runScheduled('housekeeping');
    await until(
      () => call('GET', `/api/sample/notes/${noteId}`, owner),
      ({ status }) => status === 404,
    );
  });
});
