import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeLiveSite } from '#features/sites/testing/make-site.ts';
import { budgetKeyOf } from '#server/http/request-budgets.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { helpText, runAdmin } from './run-admin.ts';

let testProduct: TestProduct;

beforeAll(async () => {
  testProduct = await createTestProduct();
});
afterAll(() => testProduct.close());

/** Runs a command against the database the product is running on. */
async function admin(words: readonly string[], password = '') {
  const target = testProduct.database;
  const user = `${encodeURIComponent(target.user)}:${encodeURIComponent(target.password)}`;
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runAdmin(words, {
    environment: {
      DATABASE_URL: `postgres://${user}@localhost:${target.port}/${target.database}?host=${encodeURIComponent(target.host)}`,
      DATA_DIR: tmpdir(),
      APP_SECRET: inject('appSecret'),
    },
    now: new Date(),
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
    readPassword: async () => password,
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

const signIn = (email: string, password: string) =>
  testProduct.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

const mailsTo = (recipient: string) => readMails(testProduct, recipient);
const changesOf = async (userId: string) =>
  (
    await testProduct.product.database.system<{ changed: string }[]>`
      select detail ->> 'changed' as changed from auth_audit
      where user_id = ${userId} and event = 'changed_by_administrator'`
  ).map(({ changed }) => changed);

describe('operator commands while the product runs', () => {
  it('waitlist lists who wants to hear of the launch, and waitlist-csv those who confirmed, with their way out', async () => {
    expect((await admin(['waitlist'])).said).toBe('Nobody is on the waitlist yet.');
    for (const email of ['ines@example.com', '+odd@example.com'])
      await testProduct.call('POST', '/waitlist', { body: { email, language: 'en' } });
    const mail = await readNewestMail(testProduct, '+odd@example.com');
    await testProduct.call('POST', `/waitlist/confirm?${/waitlist\/confirm\?(\S+)/.exec(mail.text)?.[1]}`);
    expect((await admin(['waitlist'])).said).toMatch(/ines@example\.com .* not yet\n[\s\S]*1 of 2 confirmed/);
    const { said } = await admin(['waitlist-csv']);
    const [head, line, ...more] = said.split('\n');
    expect([head, more]).toEqual(['email,language,confirmed_at,unsubscribe_url', []]);
    // The same link as in the mail, on the port this command was configured for.
    expect(line).toMatch(/^"'\+odd@example\.com","en","\d{4}-[^"]+Z","http:[^"]+"$/);
    const way = /(\/waitlist\/leave\?[^"]+)/.exec(line ?? '')?.[1] ?? '';
    expect(mail.listUnsubscribe).toContain(way);
  });

  it('set-plan holds from the next request on', async () => {
    const person = await testProduct.signUp();
    const planNow = async () => (await testProduct.call('GET', '/api/account', { as: person })).body.plan;
    expect(await planNow()).toBe('Free');
    const answer = await admin(['set-plan', person.email.toUpperCase(), 'pro']);
    expect(answer).toEqual({
      code: 0,
      said: `${person.email} is on Pro now (before: Free).`,
      complained: '',
    });
    expect(await planNow()).toBe('Pro');
    expect((await admin(['set-plan', person.email, 'Pro'])).said).toBe(`${person.email} is on Pro already.`);
  });

  itInDeepRun('take-site-down shows nothing of a site any more, and bring-site-back takes that back', async () => {
    const person = await testProduct.signUp();
    await setPlan(testProduct, person, 'Pro');
    const { address, id } = await makeLiveSite(testProduct, person, { title: 'Operated Bakery' });
    expect((await admin(['list-sites'])).said).toMatch(new RegExp(`^${address} +online$`, 'm'));
    const scope = { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(testProduct, person)] };
    await testProduct.product.database.withTenant(
      scope,
      (tx) => tx`insert into site_domain (id, site_id, workspace_id, host, state, token, created_at)
        select 'dom_' || d.host, s.id, s.workspace_id, d.host, d.state, 'token', now()
        from site s, (values ('operated.example', 'proven'), ('claimed.example', 'waiting')) as d (host, state)
        where s.id = ${id}`,
    );
    expect((await admin(['list-sites'])).said).toMatch(new RegExp(`^${address} +online  operated\\.example$`, 'm'));
    expect((await admin(['take-site-down', address])).said).toBe(`Nothing of ${address} is shown any more.`);
    expect((await admin(['list-sites'])).said).toMatch(
      new RegExp(`^${address} +taken down \\d{4}-\\d\\d-\\d\\d  operated\\.example$`, 'm'),
    );
    expect((await admin(['bring-site-back', address])).said).toBe(`${address} is as it was before.`);
    const unknown = await admin(['take-site-down', 'no-such-site']);
    expect([unknown.code, unknown.complained]).toEqual([1, 'There is no site at no-such-site']);
  });

  it('end-sessions signs an account out everywhere, and no other account', async () => {
    const [person, other] = [await testProduct.signUp(), await testProduct.signUp()];
    await signIn(person.email, 'correct horse battery');
    expect((await admin(['end-sessions', person.email])).said).toBe('Sessions ended: 2.');
    expect((await testProduct.call('GET', '/api/account', { as: person })).status).toBe(401);
    expect((await testProduct.call('GET', '/api/account', { as: other })).status).toBe(200);
  });

  it('busiest names the accounts that store most and those that asked most, each with its share', async () => {
    const few = await testProduct.signUp();
    const many = await testProduct.signUp();
    await testProduct.product.database.system`
      insert into stored_file (id, account_id, purpose, hash, bytes, media_type, created_at) values
        (${`file_${'1'.repeat(26)}`}, ${many.userId}, 'picture', ${'1'.repeat(64)}, 42000000, 'image/webp', now())`;
    const window = new Date();
    const spent = (person: { userId: string }, minutesAgo: number, points: number) => testProduct.product.database
      .system`
      insert into request_budget (key, window_start, points) values
        (${budgetKeyOf(`account ${person.userId}`)}, ${new Date(window.getTime() - minutesAgo * 60_000)}, ${points})`;
    await spent(many, 3, 700);
    await spent(many, 2, 1300);
    await spent(few, 2, 30);
    // More than a day ago.
    await spent(few, 2000, 3000);
    const { code, said } = await admin(['busiest']);
    expect(code).toBe(0);
    const [storage = '', requests = ''] = said.split('\n\n');
    const lineOf = (text: string, email: string) => text.split('\n').find((line) => line.startsWith(`${email} `));
    expect(storage.split('\n')[1]).toMatch(new RegExp(`^${many.email} +Free +42\\.\\d\\d MB  42 %$`));
    expect(lineOf(storage, few.email)).toMatch(/Free +0\.\d\d MB {2}0 %$/);
    expect(requests.split('\n')[1]).toMatch(new RegExp(`^${many.email} +Free +2000  1300$`));
    expect(lineOf(requests, few.email)).toMatch(/Free +30 {2}30$/);
  });

  it('set-password takes the new password in and ends all sessions', async () => {
    const person = await testProduct.signUp();
    const answer = await admin(['set-password', person.email], 'a new password');
    expect(answer.said).toBe(`The password of ${person.email} is set. Sessions ended: 1.`);
    expect((await testProduct.call('GET', '/api/account', { as: person })).status).toBe(401);
    expect((await signIn(person.email, 'correct horse battery')).status).toBe(400);
    expect((await signIn(person.email, 'a new password')).status).toBe(200);
  });

  it('set-password voids what was mailed, tells the person, and is in the audit trail', async () => {
    const person = await testProduct.signUp();
    await testProduct.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    const recovery = await readNewestMail(testProduct, person.email);
    await admin(['set-password', person.email], 'a new password');
    const token = /\b\d{6}\b/.exec(recovery.text)![0];
    const body = { type: 'recovery', email: person.email, token };
    expect((await testProduct.call('POST', '/auth/v1/verify', { body })).body.error_code).toBe('otp_expired');
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await changesOf(person.userId)).toEqual(['password']);
  });

  it('set-password refuses fewer than eight characters and changes nothing', async () => {
    const person = await testProduct.signUp();
    const answer = await admin(['set-password', person.email], '1234567');
    expect(answer).toMatchObject({
      code: 1,
      complained: 'The password must have at least 8 characters.',
    });
    expect((await signIn(person.email, 'correct horse battery')).status).toBe(200);
  });

  it('set-email changes the address to sign in with and keeps the session', async () => {
    const person = await testProduct.signUp();
    expect((await admin(['set-email', person.email, 'New.Address@Example.com'])).said).toBe(
      `${person.email} signs in as new.address@example.com now.`,
    );
    expect((await testProduct.call('GET', '/api/account', { as: person })).body.email).toBe('new.address@example.com');
    expect((await signIn('new.address@example.com', 'correct horse battery')).status).toBe(200);
    expect((await signIn(person.email, 'correct horse battery')).status).toBe(400);
  });

  it('set-email changes the identity too, voids what was mailed to the old address, and tells it', async () => {
    const person = await testProduct.signUp();
    await testProduct.call('POST', '/auth/v1/otp', { body: { email: person.email } });
    const link = await readNewestMail(testProduct, person.email);
    const token_hash = /token_hash=([0-9a-f]{64})/.exec(link.text)![1];
    await admin(['set-email', person.email, 'identity@example.com']);
    const user = await testProduct.call('GET', '/auth/v1/user', { as: person });
    expect(user.body.identities[0].identity_data.email).toBe('identity@example.com');
    const body = { type: 'magiclink', token_hash };
    expect((await testProduct.call('POST', '/auth/v1/verify', { body })).body.error_code).toBe('otp_expired');
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await changesOf(person.userId)).toEqual(['email']);
  });

  it('set-email refuses an address that another account has', async () => {
    const [person, other] = [await testProduct.signUp(), await testProduct.signUp()];
    expect(await admin(['set-email', person.email, other.email])).toMatchObject({
      code: 1,
      complained: `Another account has the address ${other.email}.`,
    });
  });

  it('list-accounts and show-account tell email, plan, whether somebody pays for it, and creation', async () => {
    const person = await testProduct.signUp('Ada Lindqvist');
    const lineOf = async ({ email }: { email: string }) =>
      (await admin(['list-accounts'])).said.split('\n').find((row) => row.startsWith(`${email} `));
    expect(await lineOf(person)).toMatch(/ {2}Free {5}- {5}\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    await admin(['set-plan', person.email, 'Starter']);
    expect(await lineOf(person)).toMatch(/ {2}Starter {2}no {4}\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    const payer = await testProduct.signUp();
    await admin(['set-plan', payer.email, 'Pro']);
    await testProduct.product.database.system`insert into billing_account (account_id, stripe_customer_id,
      stripe_subscription_id) values (${payer.userId}, 'cus_1', 'sub_1')`;
    expect(await lineOf(payer)).toMatch(/ {2}Pro {6}yes {3}\d{4}-/);
    const details = (await admin(['show-account', person.email])).said;
    expect(details).toContain('Name          Ada Lindqvist');
    expect(details).toContain('Plan          Starter');
    expect(details).toContain('Sessions      1 open');
    expect(details).not.toMatch(/argon2|password/i);
  });

  it('rebuild-search indexes every account again', async () => {
    const person = await testProduct.signUp();
    const { said, code } = await admin(['rebuild-search']);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Accounts indexed: \d+\.$/)]);
    const found = await testProduct.call('GET', '/api/search?query=my%20business', { as: person });
    expect(found.body.groups[0].kind).toBe('workspace');
  });

  it('status tells the database, its migrations and the events waiting', async () => {
    const { said, code } = await admin(['status']);
    expect(code).toBe(0);
    expect(said).toMatch(/^Database {4}PostgreSQL \d+/);
    expect(said).toMatch(/Migrations {2}\d+ applied, 0 missing; latest \d{4}-/);
    expect(said).toMatch(/Events {6}\d+ waiting/);
    expect(said).toMatch(/Disk {8}\d+\.\d GB of \d+\.\d GB are free \(\d+ % used\)(?:: MORE THAN (?:80|95) % FULL)?$/);
  });

  it.each([['show-account'], ['end-sessions'], ['set-password']])(
    '%s refuses an unknown address with a sentence',
    async (command) => {
      expect(await admin([command, 'nobody@example.com'])).toEqual({
        code: 1,
        said: '',
        complained: 'There is no account with the address nobody@example.com.',
      });
    },
  );
});

describe('jobs', () => {
  const system = () => testProduct.product.database.system;
  const plant = async (id: string, state: string) => {
    await system()`insert into job (id, name, key, payload, is_shown, state, enqueued_at, last_error, attempt, interruptions)
      values (${id}, 'test.job', ${id}, '{}', false, ${state}, now(), 'no luck', 3, 1)`;
  };
  const stateOf = async (id: string) => (await system()`select state from job where id = ${id}`)[0]?.state;

  it('lists what waits, runs and failed by kind, and what failed with its id and reason', async () => {
    await plant('job_waiting', 'waiting');
    await plant('job_failed', 'failed');
    const { said } = await admin(['jobs']);
    expect(said).toMatch(/^JOB +WAITING +RUNNING +FAILED +DUE SINCE$/m);
    expect(said).toMatch(/^test\.job +1 +0 +1 +\d+ s$/m);
    expect(said).toMatch(/^job_failed {2}test\.job .* attempt 3, its process ended 1 times, no luck$/m);
    expect((await admin(['jobs', 'list', 'waiting'])).said).toContain('job_waiting');
    expect((await admin(['jobs', 'list', 'cancelled'])).said).toBe('No job is cancelled.');
  });

  it('are tried again and cancelled by their id', async () => {
    expect((await admin(['jobs', 'retry', 'job_failed'])).said).toBe('The job job_failed is tried again.');
    expect(await stateOf('job_failed')).toBe('waiting');
    expect((await admin(['jobs', 'cancel', 'job_waiting'])).said).toBe('The job job_waiting is cancelled.');
    expect(await stateOf('job_waiting')).toBe('cancelled');
    const refused = await admin(['jobs', 'cancel', 'job_waiting']);
    expect([refused.code, refused.complained]).toEqual([1, 'There is no job job_waiting that waits or runs.']);
    expect((await admin(['jobs', 'retry', 'job_unknown'])).code).toBe(1);
  });

  it('are counted on /metrics, with the age of the oldest that is due', async () => {
    await plant('job_lost', 'failed');
    const { body } = await testProduct.call('GET', '/metrics');
    expect(body).toMatch(/^groundwork_jobs\{job="test\.job",state="waiting"\} 1$/m);
    expect(body).toMatch(/^groundwork_jobs\{job="test\.job",state="failed"\} 1$/m);
    expect(body).not.toMatch(/state="cancelled"/);
    expect(body).toMatch(/^groundwork_oldest_job_age_seconds\{job="test\.job"\} \d/m);
  });
});

describe('a command typed wrongly', () => {
  it.each([
    [[], 'Name a command.'],
    [['fly'], 'There is no command "fly".'],
    [['jobs', 'list', 'gone'], '"gone" is no state. States are waiting, running, failed, done, cancelled.'],
    [['jobs', 'retry'], 'Usage: npm run admin -- jobs retry ID'],
    [['set-plan', 'a@example.com'], 'Usage: npm run admin -- set-plan EMAIL Free|Starter|Pro'],
    [['set-plan', 'a@example.com', 'Gold'], '"Gold" is no plan. Plans are Free, Starter, Pro.'],
    [['set-email', 'a@example.com', 'nonsense'], '"nonsense" is no email address.'],
  ])('%j ends with 2 and says how', async (words, sentence) => {
    const answer = await admin(words);
    expect(answer.code).toBe(2);
    expect(answer.complained.split('\n')[0]).toBe(sentence);
  });

  it('is helped by help, which names every command', async () => {
    const answer = await admin(['help']);
    expect(answer).toEqual({ code: 0, said: helpText(), complained: '' });
    for (const name of [
      'status',
      'list-accounts',
      'show-account',
      'set-plan',
      'set-email',
      'set-password',
      'rebuild-search',
      'end-sessions',
      'jobs retry',
    ])
      expect(answer.said).toContain(`  ${name}`);
  });

  it('is refused with the fault when the configuration has one', async () => {
    const complained: string[] = [];
    const code = await runAdmin(['status'], {
      environment: { PORT: 'many' },
      now: new Date(),
      say: () => {},
      complain: (line) => void complained.push(line),
      readPassword: async () => '',
    });
    expect(code).toBe(1);
    expect(complained.join()).toContain('PORT');
  });
});
