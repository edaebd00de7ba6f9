import { BlockList, isIP } from 'node:net';

/** Proxies whose X-Forwarded-For entries are trusted. */
export interface TrustedProxies {
  has(address: string): boolean;
}

/** Reads addresses and ranges (10.0.0.0/8, 2001:db8::/32) separated by commas. Throws for anything else, and for a range of everybody. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries) {
    const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || Number(bits ?? most) > most) throw new Error(`"${entry}" is no address or range`);
    list.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6');
  }
  return { has: (address) => isIP(address) > 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6') };
}

/**
 * The network address a request comes from: the peer's own. What X-Forwarded-For says is believed from its end, as far as
 * trusted proxies wrote it; everything before that anybody can forge.
 */
export function callerAddressOf(peer: string, forwardedFor: string | undefined, proxies: TrustedProxies): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => bareAddress(entry.trim()));
  let caller = bareAddress(peer);
  while (proxies.has(caller)) {
    const before = entries.pop();
    if (before === undefined || isIP(before) === 0) break;
    caller = before;
  }
  return caller;
}

/** "203.0.113.7" as it is, IPv6 by its first 64 bits: one household has all of these. */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (!bare.includes(':')) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address that came over an IPv6 socket is written as the latter. */
const bareAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
