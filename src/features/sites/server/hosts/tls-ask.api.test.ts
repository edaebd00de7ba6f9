/** What a proxy is told before it requests a certificate: 200 for the hosts of sites, for whoever runs beside the product. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../../sites.contract.ts';
import { createFakeDomains } from '../../testing/fake-domains.ts';
import { makeLiveSite, makeReadySite } from '../../testing/make-site.ts';
import { addDomain, proveDomain } from '../../testing/own-domains.ts';
import { allDomainsRepository } from '../domains/domains.repository.ts';

const fake = createFakeDomains();
let world: TestProduct;
let site: Site;
beforeAll(async () => {
  world = await createTestProduct({
    environment: {
      SITES_DOMAIN: 'sites.localhost',
      CUSTOM_DOMAINS: 'on',
      SITES_TARGET: 'target.example',
      TRUSTED_PROXIES: '10.0.0.7',
    },
    resolveDomain: fake,
  });
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  site = await makeLiveSite(world, person, { title: 'Asked Bakery' });
  await proveDomain(world, fake, person, { site, host: 'asked.example' });
  await addDomain(world, person, site, 'waiting.example');
});
afterAll(() => world.close());

const ask = async (domain: string, options: { from?: string; headers?: Record<string, string> } = {}) => {
  const { status, body } = await world.call('GET', `/sites/tls-ask?domain=${encodeURIComponent(domain)}`, options);
  return [status, body];
};

it('names the hosts of sites and no other, all without a word more', async () => {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const offline = await makeReadySite(world, person, { title: 'Offline Bakery' });
  for (const host of ['asked.example', 'ASKED.example.', `${site.address}.sites.localhost`])
    expect([host, ...(await ask(host))]).toEqual([host, 200, '']);
  for (const host of [
    'waiting.example',
    'nobody.example',
    'evil.asked.example',
    'nobody-has-this.sites.localhost',
    `${offline.address}.sites.localhost`,
    'sites.localhost',
    'localhost',
    '127.0.0.1',
    '',
    'asked.example/x',
    'me@asked.example',
    "a' or 1=1",
    'x'.repeat(5000),
  ])
    expect([host, ...(await ask(host))]).toEqual([host, 404, '']);
});

it('is for this machine and trusted proxies: a request that was passed on is somebody else’s', async () => {
  expect(await ask('asked.example', { from: '127.0.0.1' })).toEqual([200, '']);
  expect(await ask('asked.example', { from: '10.0.0.7' })).toEqual([200, '']);
  expect(await ask('asked.example', { from: '10.0.0.8' })).toEqual([404, '']);
  expect(await ask('asked.example', { from: '203.0.113.5' })).toEqual([404, '']);
  for (const from of ['10.0.0.7', '127.0.0.1'])
    expect(await ask('asked.example', { from, headers: { 'x-forwarded-for': '203.0.113.5' } })).toEqual([404, '']);
});

it('asks the database about once a second, however often it is asked', async () => {
  const asked = vi.spyOn(allDomainsRepository, 'findSites');
  const startedMs = performance.now();
  for (let round = 0; round < 20; round++)
    await Promise.all(Array.from({ length: 20 }, () => ask('flooded.example', { from: '127.0.0.1' })));
  const seconds = (performance.now() - startedMs) / 1000;
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
  asked.mockRestore();
});
