import { describe, expect, it } from 'vitest';
import type { SitesConfig } from '#server/config-sites.ts';
import { hostNameOf } from '#server/http/host-name.ts';
import { createSiteAddresses } from './site-addresses.ts';

const publicUrl = 'https://app.groundwork.example';
const domain = { host: 'sites.example', port: '' };
const customDomains = { name: 'sites.example', addresses: [] };
const setups: Readonly<Record<'one host' | 'names' | 'own' | 'both', SitesConfig>> = {
  'one host': { domain: undefined, customDomains: undefined },
  names: { domain, customDomains: undefined },
  own: { domain: undefined, customDomains },
  both: { domain, customDomains },
};
const addressesOf = (setup: keyof typeof setups) => createSiteAddresses({ publicUrl, sites: setups[setup] });

/** What a host means where one is set, in one word. */
function meaningOf(setup: keyof typeof setups, host: string): string {
  const meaning = addressesOf(setup).meaningOf(host);
  if (meaning.kind === 'name') return `name ${meaning.address}`;
  return meaning.kind === 'own' ? `own ${meaning.host}` : meaning.kind;
}

describe('a host', () => {
  it.each([
    // host, on one host, with SITES_DOMAIN, with CUSTOM_DOMAINS, with both
    ['app.groundwork.example', 'ours', 'ours', 'ours', 'ours'],
    ['localhost', 'ours', 'ours', 'ours', 'ours'],
    ['x.localhost', 'ours', 'ours', 'ours', 'ours'],
    ['127.0.0.1', 'ours', 'ours', 'ours', 'ours'],
    ['10.1.2.3', 'ours', 'ours', 'ours', 'ours'],
    ['[::1]', 'ours', 'ours', 'ours', 'ours'],
    ['groundwork-web', 'ours', 'ours', 'ours', 'ours'],
    ['bakery.sites.example', 'ours', 'name bakery', 'own bakery.sites.example', 'name bakery'],
    ['sites.example', 'ours', 'nothing', 'own sites.example', 'nothing'],
    ['a.bakery.sites.example', 'ours', 'nothing', 'own a.bakery.sites.example', 'nothing'],
    ['ab.sites.example', 'ours', 'nothing', 'own ab.sites.example', 'nothing'],
    ['-ab.sites.example', 'ours', 'nothing', 'own -ab.sites.example', 'nothing'],
    [`${'a'.repeat(41)}.sites.example`, 'ours', 'nothing', `own ${'a'.repeat(41)}.sites.example`, 'nothing'],
    ['notsites.example', 'ours', 'ours', 'own notsites.example', 'own notsites.example'],
    ['www.bakery.example', 'ours', 'ours', 'own www.bakery.example', 'own www.bakery.example'],
    ['groundwork.example', 'ours', 'ours', 'own groundwork.example', 'own groundwork.example'],
    [
      'app.groundwork.example.evil.example',
      'ours',
      'ours',
      'own app.groundwork.example.evil.example',
      'own app.groundwork.example.evil.example',
    ],
  ])('%s is what the operator set', (host, ...expected) => {
    expect((['one host', 'names', 'own', 'both'] as const).map((setup) => meaningOf(setup, host))).toEqual(expected);
  });
});

describe('the address of a site', () => {
  const site = { address: 'bakery', mainHost: null };
  const own = { address: 'bakery', mainHost: 'www.bakery.example' };

  it('is at its own domain, at its name below SITES_DOMAIN, or below ours, the first of these that there is', () => {
    expect(addressesOf('one host').urlOf(site)).toBe('https://app.groundwork.example/s/bakery/');
    expect(addressesOf('names').urlOf(site)).toBe('https://bakery.sites.example/');
    expect(addressesOf('own').urlOf(site)).toBe('https://app.groundwork.example/s/bakery/');
    expect(addressesOf('own').urlOf(own)).toBe('https://www.bakery.example/');
    expect(addressesOf('both').urlOf(own)).toBe('https://www.bakery.example/');
    // Where none are on offer any more, one that was proven is none.
    expect(addressesOf('names').urlOf(own)).toBe('https://bakery.sites.example/');
    const local = createSiteAddresses({
      publicUrl: 'http://localhost:18400',
      sites: { domain: { host: 'sites.localhost', port: ':18400' }, customDomains: undefined },
    });
    expect(local.urlOf(site)).toBe('http://bakery.sites.localhost:18400/');
  });

  it('is one place, and every other one leads there', () => {
    const places = (setup: keyof typeof setups, at: { mainHost: string | null }) =>
      (
        [
          { kind: 'ours' },
          { kind: 'name', address: 'bakery' },
          { kind: 'own', host: 'www.bakery.example' },
          { kind: 'own', host: 'bakery.example' },
        ] as const
      ).map((meaning) => addressesOf(setup).isAt(meaning, at));
    expect(places('one host', site)).toEqual([true, false, true, true]);
    expect(places('names', site)).toEqual([false, true, true, true]);
    expect(places('both', own)).toEqual([false, false, true, false]);
    expect(places('own', own)).toEqual([false, false, true, false]);
    expect(places('names', own)).toEqual([false, true, true, true]);
  });
});

describe('a domain that no account can claim', () => {
  it.each([
    ['app.groundwork.example', true],
    ['x.app.groundwork.example', true],
    ['sites.example', true],
    ['bakery.sites.example', true],
    ['groundwork.example', false],
    ['www.groundwork.example', false],
    ['notsites.example', false],
  ])('%s: %s', (host, isKept) => {
    expect(addressesOf('both').isKept(host)).toBe(isKept);
  });
});

describe('the name in a Host', () => {
  it.each([
    ['bakery.example', 'bakery.example'],
    ['BAKERY.Example:8080', 'bakery.example'],
    ['bakery.example.', 'bakery.example'],
    ['bakery.example.:443', 'bakery.example'],
    ['127.0.0.1:18400', '127.0.0.1'],
    [undefined, undefined],
    ['', undefined],
    ['[::1]:18400', undefined],
    ['me@bakery.example', undefined],
    ['bakery.example/path', undefined],
    ['bakery.example:port', undefined],
    ['bakery.example:80:80', undefined],
    ['bäckerei.example', undefined],
    ['bakery example', undefined],
  ])('%j is %j', (header, name) => {
    expect(hostNameOf(header)).toBe(name);
  });
});
