import { describe, expect, it } from 'vitest';
import { callerAddressOf, networkOf, parseTrustedProxies } from './remote-address.ts';

describe("a caller's address", () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.1, 2001:db8::/32');

  it.each([
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['::ffff:10.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', '203.0.113.5, 192.0.2.1, 2001:db8::7', '203.0.113.5'],
    ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '203.0.113.5, unknown', '10.0.0.1'],
    ['2001:db8::1', '2001:db9::5', '2001:db9::5'],
    ['192.0.2.2', '203.0.113.5', '192.0.2.2'],
    ['in-process', '203.0.113.5', 'in-process'],
  ])('from %s, forwarded for %s, is %s', (peer, forwardedFor, caller) => {
    expect(callerAddressOf(peer, forwardedFor, proxies)).toBe(caller);
  });

  it('is the peer’s own where nobody is trusted', () => {
    expect(callerAddressOf('127.0.0.1', '203.0.113.5', parseTrustedProxies(''))).toBe('127.0.0.1');
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1/8/8'])(
    'is never taken on trust in %s',
    (text) => {
      expect(() => parseTrustedProxies(text)).toThrow(`"${text}" is no address or range`);
    },
  );
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['in-process', 'in-process'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
