import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** What published sites read from the environment; part of the one list in `config.ts`. */
export const sitesVariables = {
  SITES_DOMAIN: {
    schema: z.string().optional(),
    help: 'Published sites are at <name>.SITES_DOMAIN: a host name, with :port if need be. Unset: at PUBLIC_URL/s/<name>/.',
  },
  CUSTOM_DOMAINS: {
    schema: z.enum(['on', 'off']).default('off'),
    help: 'on | off: whether sites may have domains of their own. It asks name servers; every other host is a site then.',
  },
  SITES_TARGET: {
    schema: z.string().optional(),
    help: 'Where such domains have to lead: a host name, or addresses separated by commas. Default: SITES_DOMAIN or PUBLIC_URL.',
  },
} as const;

/** The domain below which each site has a name. */
export interface SitesDomain {
  readonly host: string;
  /** With its colon; empty where it is that of the scheme. */
  readonly port: string;
}

/** Where the records of a domain have to lead: to a name, or where there is none to one of the addresses. */
export interface DomainTarget {
  readonly name: string | null;
  readonly addresses: readonly string[];
}

export interface SitesConfig {
  /** Undefined: sites are below the address of the product. */
  readonly domain: SitesDomain | undefined;
  /** Undefined: no site has a domain of its own here. */
  readonly customDomains: DomainTarget | undefined;
}

/** A label of a host name (RFC 1123, 2.1). */
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const hostName = new RegExp(`^(?:${label}\\.)+${label}$`);
/** A host name has 253 signs at most, and a site puts forty and a dot before this one. */
const longestDomain = 253 - 41;

/** A host name in small letters. Throws for anything else, addresses among it. */
function parseHostName(text: string): string {
  const host = text.toLowerCase().replace(/\.$/, '');
  if (isIP(host) !== 0 || !hostName.test(host) || host.length > longestDomain)
    throw new Error(`"${text}" is no host name`);
  return host;
}

/**
 * Reads SITES_DOMAIN beside the host of the product. Throws where both are one, as the product would no longer be found, and where the
 * product's is below it, as it would be the address of a site. A name below the product's is let be: its cookies name no domain, so that
 * browsers send them to its own host alone.
 */
export function parseSitesDomain(text: string, ownHost: string): SitesDomain {
  const [, name = '', port = ''] = /^([^:]*)(:\d{1,5})?$/.exec(text.trim()) ?? [];
  const host = parseHostName(name === '' ? text : name);
  if (host === ownHost) throw new Error(`${host} is the host of PUBLIC_URL, and sites need one of their own`);
  if (ownHost.endsWith(`.${host}`)) throw new Error(`the host of PUBLIC_URL, ${ownHost}, is below it, where sites are`);
  return { host, port };
}

/** Whether a domain of sites is found on this computer alone. */
export const isLocalDomain = ({ host }: SitesDomain): boolean => isLoopback(host);

/** Reads SITES_TARGET: addresses, or one host name. Throws for anything else. */
export function parseDomainTarget(text: string): DomainTarget {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length > 0 && entries.every((entry) => isIP(entry) !== 0))
    return { name: null, addresses: entries.map(plainAddress) };
  if (entries.length !== 1) throw new Error(`"${text}" is neither a host name nor addresses`);
  // On loopback there is one without a dot.
  const [name = ''] = entries;
  return { name: name === 'localhost' ? name : parseHostName(name), addresses: [] };
}

/** An address as name servers write it. */
const plainAddress = (address: string): string =>
  isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
