import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerQuestions, asOwner } from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
const headers = { authorization: `Bearer ${serviceKey}` };
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
});
afterAll(() => world.close());

/** The tables in which any row names one of the words, whatever the column. The walls between accounts are down for it. */
const tablesNaming = (words: readonly string[]): Promise<readonly string[]> =>
  asOwner(world, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
    const named: string[] = [];
    for (const { name } of tables) {
      await sql`alter table ${sql(name)} no force row level security`;
      const [row] = await sql`select 1 from ${sql(name)} t where to_jsonb(t)::text ~* ${words.join('|')} limit 1`;
      if (row) named.push(name);
    }
    return named;
  });

describe('deleting a person', () => {
  it('takes their rows with their lock held, as whoever opens a session does: nobody waits for each other', async () => {
    const person = await world.signUp('Held Person');
    await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    await world.product.sendAskedMails();
    // A role sees what its own connections do.
    const { system } = world.product.database;
    const isWaiting = async (): Promise<boolean> => {
      const [row] = await system`select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%delete from%auth_one_time_token%'`;
      return row !== undefined;
    };
    const deleting = await system.begin(async (holder) => {
      const held = await holder`select 1 from auth_one_time_token where user_id = ${person.userId} for update`;
      expect(held).toHaveLength(1);
      const asked = world.call('DELETE', `/auth/v1/admin/users/${person.userId}`, { headers });
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 5000);
      const locking = system`select 1 from auth_user where id = ${person.userId} for update nowait`;
      await expect(locking).rejects.toMatchObject({ code: '55P03' });
      return { asked };
    });
    expect((await deleting.asked).status).toBe(200);
    expect(await system`select 1 from auth_user where id = ${person.userId}`).toHaveLength(0);
  });

  it('takes everything of the account with it, and nothing of anybody else', async () => {
    const [person, other] = [await world.signUp('Gone Person'), await world.signUp('Staying Person')];
    await answerQuestions(world, person);
    const conversation = await answerQuestions(world, other);
    await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    await world.product.sendAskedMails();
    await world.call('PUT', '/auth/v1/user', { as: person, body: { email: 'gone-new@example.com' } });
    await world.call('POST', '/auth/v1/factors', { as: person, body: { factor_type: 'totp', friendly_name: 'Phone' } });
    await world.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: person.email, password: 'correct horse battery' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const workspaces = await world.product.database.system<{ id: string }[]>`
      select id from workspace where account_id = ${person.userId}`;
    const traces = [
      person.userId,
      person.email,
      'gone-new@example.com',
      'Gone Person',
      ...workspaces.map(({ id }) => id),
    ];
    const before = await tablesNaming(traces);
    expect(before).toEqual(
      expect.arrayContaining([
        'auth_audit',
        'auth_device',
        'auth_factor',
        'auth_identity',
        'auth_one_time_token',
        'auth_session',
        'auth_user',
        'conversation',
        'fact',
        'mail',
        'message',
        'plan',
        'users',
        'workspace',
      ]),
    );
    const deleted = await world.call('DELETE', `/auth/v1/admin/users/${person.userId}`, { headers, body: {} });
    expect([deleted.status, deleted.body]).toEqual([200, {}]);
    expect(await tablesNaming(traces)).toEqual([]);
    const kept = await world.call('GET', `/api/advisor/conversations/${conversation.id}/plan`, { as: other });
    expect(kept.status).toBe(200);
  });

  it('ends their sessions with it, and frees the address for somebody new', async () => {
    const person = await world.signUp();
    await world.call('DELETE', `/auth/v1/admin/users/${person.userId}`, { headers });
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(401);
    const user = await world.call('GET', '/auth/v1/user', { as: person });
    expect([user.status, user.body.error_code]).toEqual([403, 'session_not_found']);
    const refresh = { body: { refresh_token: person.refreshToken } };
    expect((await world.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    const body = { email: person.email, password: 'somebody else now' };
    const again = await world.call('POST', '/auth/v1/signup', { body });
    expect(again.status).toBe(200);
    expect(again.body.user.id).not.toBe(person.userId);
  });

  it('is refused when it should only look deleted', async () => {
    const person = await world.signUp();
    const body = { should_soft_delete: true };
    const answer = await world.call('DELETE', `/auth/v1/admin/users/${person.userId}`, { headers, body });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(200);
  });

  it('is promised by the schema: every reference to a person, directly or by way of others, is deleted along', async () => {
    const kept = await asOwner(
      world,
      (sql) => sql<{ from: string; name: string }[]>`
        select conrelid::regclass::text as "from", conname as name from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype <> 'c'`,
    );
    // A picture is not deleted before what shows it; both belong to one business, and go with it in one statement.
    expect([...kept]).toEqual([{ from: 'site_release_media', name: 'site_release_media_media_id_fkey' }]);
    const loose = await asOwner(
      world,
      (sql) => sql<{ table: string; column: string }[]>`
        select c.relname as table, a.attname as column
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attname in ('user_id', 'linking_user_id', 'account_id', 'workspace_id')
          and not exists (select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
            and a.attnum = any (f.conkey))`,
    );
    expect([...loose]).toEqual([]);
  });
});
