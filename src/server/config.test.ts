import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { type ConfigurationError, environmentExample, parseConfig } from './config.ts';
import { isLoopback } from './loopback.ts';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
};

const localMail =
  'without SMTP_URL mail stays in an outbox that anybody who reaches the product can read, and sign-ups are not confirmed';
const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@groundwork.example' };

describe('the addresses of sites', () => {
  it('are below the address of the product, and no domain is asked for, unless somebody sets it', () => {
    expect(parseConfig({}).sites).toEqual({ domain: undefined, customDomains: undefined });
    // A target by itself offers nothing.
    expect(parseConfig({ SITES_TARGET: '203.0.113.7' }).sites.customDomains).toBeUndefined();
  });

  it.each([
    ['sites.example', 'sites.example', ''],
    ['Sites.Example.', 'sites.example', ''],
    ['sites.groundwork.example:8443', 'sites.groundwork.example', ':8443'],
  ])('are below SITES_DOMAIN: %s', (SITES_DOMAIN, host, port) => {
    const open = { ...smtp, PUBLIC_URL: 'https://groundwork.example', SITES_DOMAIN };
    expect(parseConfig(open).sites.domain).toEqual({ host, port });
  });

  it('may be on this computer', () => {
    const local = { SITES_DOMAIN: 'sites.localhost:18400' };
    expect(parseConfig(local).sites.domain).toEqual({ host: 'sites.localhost', port: ':18400' });
  });

  it.each([
    ['groundwork.example', 'groundwork.example is the host of PUBLIC_URL, and sites need one of their own'],
    ['GROUNDWORK.example.:8443', 'groundwork.example is the host of PUBLIC_URL, and sites need one of their own'],
    ['example.', '"example." is no host name'],
    ['https://sites.example', '"https://sites.example" is no host name'],
    ['sites.example/x', '"sites.example/x" is no host name'],
    ['*.sites.example', '"*.sites.example" is no host name'],
    ['203.0.113.7', '"203.0.113.7" is no host name'],
    ['localhost', '"localhost" is no host name'],
    [`${'a.'.repeat(110)}example`, `"${'a.'.repeat(110)}example" is no host name`],
  ])('are nowhere at %s', (SITES_DOMAIN, reason) => {
    const open = { ...smtp, PUBLIC_URL: 'https://groundwork.example', SITES_DOMAIN };
    expect(faultsOf(open)).toEqual([`SITES_DOMAIN: ${reason}`]);
  });

  it('are not above the product, where its name would be that of a site', () => {
    const above = { ...smtp, PUBLIC_URL: 'https://app.sites.example', SITES_DOMAIN: 'sites.example' };
    expect(faultsOf(above)).toEqual([
      'SITES_DOMAIN: the host of PUBLIC_URL, app.sites.example, is below it, where sites are',
    ]);
  });

  it('are not open while mail stays in the outbox', () => {
    expect(faultsOf({ SITES_DOMAIN: 'sites.example' })).toEqual([
      `SITES_DOMAIN: sites.example is not a loopback name, and ${localMail}`,
    ]);
  });

  it.each([
    [{}, 'groundwork.example', []],
    [{ SITES_DOMAIN: 'sites.example:8443' }, 'sites.example', []],
    [{ SITES_TARGET: 'Proxy.Example.' }, 'proxy.example', []],
    [{ SITES_TARGET: ' 203.0.113.7, 2001:DB8:0::7 ' }, null, ['203.0.113.7', '2001:db8::7']],
  ])('of their own lead where the operator says: %j', (own, name, addresses) => {
    const open = { ...smtp, PUBLIC_URL: 'https://groundwork.example', CUSTOM_DOMAINS: 'on', ...own };
    expect(parseConfig(open).sites.customDomains).toEqual({ name, addresses });
  });

  it.each(['proxy.example, 203.0.113.7', 'one.example, two.example', 'proxy', 'https://proxy.example', ','])(
    'of their own lead nowhere at %j',
    (SITES_TARGET) => {
      const open = { ...smtp, PUBLIC_URL: 'https://groundwork.example', CUSTOM_DOMAINS: 'on', SITES_TARGET };
      expect(faultsOf(open).map((fault) => fault.split(':')[0])).toEqual(['SITES_TARGET']);
    },
  );
});

describe('the configuration', () => {
  it('needs nothing to be set, and listens on loopback then', () => {
    expect(parseConfig({})).toMatchObject({ host: '127.0.0.1', port: 18400, role: 'all', databaseUrl: undefined });
  });

  it('lists every fault at once', () => {
    expect(faultsOf({ PORT: 'many', ROLE: 'boss', LOG_LEVEL: 'loud' })).toHaveLength(3);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, `HOST: 0.0.0.0 is not a loopback address, and ${localMail}`],
    [
      { PUBLIC_URL: 'https://groundwork.example' },
      `PUBLIC_URL: https://groundwork.example is not a loopback address, and ${localMail}`,
    ],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: needs to be an smtp:// or smtps:// address'],
    [{ ...smtp, MAIL_FROM: '' }, 'MAIL_FROM: required with SMTP_URL, as its user name is not an address'],
    [
      { ...smtp, HOST: '0.0.0.0' },
      'PUBLIC_URL: required when HOST is not a loopback address; links in mails lead there',
    ],
    [
      { ...smtp, PUBLIC_URL: 'http://groundwork.example' },
      'PUBLIC_URL: http://groundwork.example needs https, because it is not a loopback address',
    ],
    [
      { DATABASE_URL: 'postgres://u:p@localhost/x' },
      'APP_SECRET: required with DATABASE_URL, the same for every process',
    ],
    [
      { ...smtp, PUBLIC_URL: 'https://groundwork.example', AUTH_LIMITS: 'off' },
      'AUTH_LIMITS: off is for loopback only, and HOST or PUBLIC_URL is not',
    ],
    [
      { ...smtp, PUBLIC_URL: 'https://groundwork.example', API_LIMITS: 'off' },
      'API_LIMITS: off is for loopback only, and HOST or PUBLIC_URL is not',
    ],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES: "0.0.0.0/0" is no address or range'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID: set together with GOOGLE_CLIENT_SECRET, or neither'],
    [{ GOOGLE_ISSUER: 'http://id.example' }, 'GOOGLE_ISSUER: needs https, because it is not a loopback address'],
    [{ AUTH_SERVICE_KEY: 'short' }, 'AUTH_SERVICE_KEY: needs at least 32 characters'],
    [{ AUTH_BASE_PATH: 'auth' }, 'AUTH_BASE_PATH: needs to be a path like /auth/v1'],
    [{ AUTH_BASE_PATH: '/api/auth' }, 'AUTH_BASE_PATH: is taken by another part of the product'],
    [{ AUTH_REDIRECTS: 'https://a.example, https://*' }, 'AUTH_REDIRECTS: "https://*" is no origin or address with *'],
    [
      { AUTH_REDIRECTS: 'https://me@b.example' },
      'AUTH_REDIRECTS: "https://me@b.example" is no origin or address with *',
    ],
  ])('refuses %j with the reason', (environment, reason) => {
    expect(faultsOf(environment)).toEqual([reason]);
  });

  it('keeps mail in the outbox without a server, and confirms addresses only with one', () => {
    expect(parseConfig({})).toMatchObject({ mail: { mode: 'local' }, auth: { isConfirmationOn: false } });
    expect(parseConfig(smtp)).toMatchObject({
      mail: { mode: 'smtp', url: 'smtp://mail.example', from: 'hello@groundwork.example' },
      auth: { isConfirmationOn: true },
    });
    expect(parseConfig({ ...smtp, AUTH_CONFIRM_EMAIL: 'off' }).auth.isConfirmationOn).toBe(false);
  });

  it('opens to the network with a mail server and an https address', () => {
    const open = parseConfig({ ...smtp, HOST: '0.0.0.0', PUBLIC_URL: 'https://groundwork.example/' });
    expect(open).toMatchObject({ host: '0.0.0.0', publicUrl: 'https://groundwork.example' });
  });

  it('takes the sender from the user name of the mail server where that is an address', () => {
    expect(parseConfig({ SMTP_URL: 'smtps://me%40a.example:secret@mail.example' }).mail).toMatchObject({
      from: 'me@a.example',
    });
  });

  it('sets the authentication service safely where nothing is said', () => {
    expect(parseConfig({}).auth).toEqual({
      basePath: '/auth/v1',
      signingKeys: undefined,
      isSignUpOn: true,
      isAnonymousOn: false,
      isConfirmationOn: false,
      isRobotCheckOn: true,
      minPasswordLength: 8,
      hasLimits: true,
      redirects: [],
      serviceKey: undefined,
      google: undefined,
    });
  });

  it.each(['7', '73', 'many'])('takes no minimum password of %s', (length) => {
    expect(faultsOf({ AUTH_MIN_PASSWORD: length })).toHaveLength(1);
  });

  it('reads origins, wildcard addresses and the schemes of applications as redirects', () => {
    const text =
      'https://a.example, https://*.b.example/**,com.groundwork.app://callback,http://localhost:*,http://localhost:*/x/*';
    expect(parseConfig({ AUTH_REDIRECTS: text }).auth.redirects).toEqual([
      'https://a.example',
      'https://*.b.example/**',
      'com.groundwork.app://callback',
      'http://localhost:*',
      'http://localhost:*/x/*',
    ]);
  });

  it.each([
    '*',
    '//a.example',
    'https://*.com',
    'https://a*',
    'https://*:*',
    'https://a.example:x*',
    'https://a.example\\b',
    'javascript://a.example',
    'a.example',
  ])('takes %s for no redirect', (entry) => {
    expect(faultsOf({ AUTH_REDIRECTS: entry })).toHaveLength(1);
  });

  it('offers test mode without payment, and everything to everybody where that is said', () => {
    expect(parseConfig({}).billing).toEqual({ mode: 'test', isTestModeOffered: true, stripe: undefined });
    // Nothing can take it away there: without it no plan could be chosen at all.
    expect(parseConfig({ BILLING: 'test', BILLING_TEST_MODE: 'off' }).billing.isTestModeOffered).toBe(true);
    const off = { BILLING: 'off', BILLING_TEST_MODE: 'on', STRIPE_SECRET_KEY: 'sk_live_x' };
    expect(parseConfig(off).billing).toEqual({ mode: 'off', isTestModeOffered: false, stripe: undefined });
  });

  it('takes payment with both secrets, and offers test mode beside it only where the operator says so', () => {
    const stripe = { BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(parseConfig(stripe).billing).toEqual({
      mode: 'stripe',
      isTestModeOffered: false,
      stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: undefined },
    });
    const standIn = { ...stripe, BILLING_TEST_MODE: 'on', STRIPE_API_URL: 'http://127.0.0.1:12111/' };
    expect(parseConfig(standIn).billing).toMatchObject({
      isTestModeOffered: true,
      stripe: { apiUrl: 'http://127.0.0.1:12111' },
    });
  });

  it.each([
    [{ BILLING: 'paypal' }, ['BILLING']],
    [{ BILLING: 'stripe' }, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
    [{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x' }, ['STRIPE_WEBHOOK_SECRET']],
    [{ BILLING_TEST_MODE: 'yes' }, ['BILLING_TEST_MODE']],
    [{ STRIPE_API_URL: 'http://stripe.example' }, ['STRIPE_API_URL']],
    [{ STRIPE_API_URL: 'ftp://localhost' }, ['STRIPE_API_URL']],
  ])('refuses %j and names what is missing or wrong', (environment, names) => {
    expect(faultsOf(environment).map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual(names);
  });

  it('takes several signing keys, of three algorithms, first one first', async () => {
    const made = await Promise.all(['ES256', 'RS256'].map((alg) => generateKeyPair(alg, { extractable: true })));
    const pairs = await Promise.all(made.map(({ privateKey }) => exportJWK(privateKey)));
    const shared = { kty: 'oct', k: randomBytes(32).toString('base64url'), kid: 'shared' };
    const keys = parseConfig({ AUTH_SIGNING_KEYS: JSON.stringify([...pairs, shared]) }).auth.signingKeys;
    expect(keys?.map(({ alg }) => alg)).toEqual(['ES256', 'RS256', 'HS256']);
    expect(keys?.[2]).toEqual({ ...shared, alg: 'HS256' });
  });

  it.each([
    ['text', 'not json'],
    ['nothing', '[]'],
    ['a short secret', '[{"kty":"oct","k":"c2VjcmV0c2VjcmV0"}]'],
    ['a public key', '[{"kty":"EC","crv":"P-256","x":"c2VjcmV0","y":"c2VjcmV0"}]'],
    ['an algorithm of another kind of key', `[{"kty":"oct","alg":"RS256","k":"${'c2VjcmV0'.repeat(8)}"}]`],
  ])('refuses %s as signing keys without printing any of it', (_what, text) => {
    const faults = faultsOf({ AUTH_SIGNING_KEYS: text });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^AUTH_SIGNING_KEYS: /);
    expect(faults[0]).not.toContain('c2VjcmV0');
  });

  it('refuses keys that could not sign or would not be verified, and says what is wrong with them', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)),
    );
    const keyErrorsOf = (key: object) => faultsOf({ AUTH_SIGNING_KEYS: JSON.stringify([key]) });
    const about = 'AUTH_SIGNING_KEYS: key 1';
    expect(keyErrorsOf({ ...one, key_ops: ['sign', 'verify'] })).toEqual([
      `${about} is no private ES256, RS256, HS256 key (key_ops of a private key has to be ["sign"], or left out)`,
    ]);
    expect(keyErrorsOf({ ...one, use: 'enc' })).toEqual([`${about} is no private ES256, RS256, HS256 key (use)`]);
    expect(keyErrorsOf({ ...one, d: other!.d })).toEqual([`${about} does not verify what it signs`]);
    expect(keyErrorsOf({ ...one, x: other!.x })).toEqual([`${about} does not verify what it signs`]);
    expect(keyErrorsOf({ ...one, key_ops: ['sign'], use: 'sig' })).toEqual([]);
  });

  it('never prints what is secret', () => {
    const faults = faultsOf({ SMTP_URL: 'ftp://me:hushhush@mail.example', GOOGLE_CLIENT_SECRET: 'hushhush' });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('hushhush');
  });

  it.each(['127.0.0.1', '127.8.8.8', 'localhost', 'app.localhost', '::1', '[::1]'])('takes %s for loopback', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['0.0.0.0', '10.0.0.1', 'localhost.example.com', '127.0.0.1.example.com', '::'])(
    'takes %s for open',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );

  it('is documented in .env.example, variable by variable', () => {
    expect(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')).toBe(environmentExample());
  });
});
