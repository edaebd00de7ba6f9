import { isIP } from 'node:net';
import type { SitesConfig } from '#server/config-sites.ts';
import { isLoopback } from '#server/loopback.ts';

/** What a site can be found by. */
export interface SiteNames {
  /** Its own name among the sites of this installation. */
  readonly address: string;
  /** The domain of its own that it is to be found at; null where there is none. */
  readonly mainHost: string | null;
}

/** What a host means: the product itself, a site by its name below SITES_DOMAIN, one by a domain of its own, or nothing. */
export type HostMeaning =
  | { readonly kind: 'ours' | 'nothing' }
  | { readonly kind: 'name'; readonly address: string }
  | { readonly kind: 'own'; readonly host: string };

export type SiteAddresses = ReturnType<typeof createSiteAddresses>;

/** What the name of a site can look like; whether there is one is asked. */
const nameForm = /^[a-z\d][a-z\d-]{1,38}[a-z\d]$/;

const ours: HostMeaning = { kind: 'ours' };
const nothing: HostMeaning = { kind: 'nothing' };

/**
 * Where sites are, as the operator set it. Without SITES_DOMAIN and CUSTOM_DOMAINS every host is the product's. With SITES_DOMAIN that
 * name and all below it are sites'. With CUSTOM_DOMAINS every host is one but those of the product: the one of PUBLIC_URL, names of this
 * computer, addresses, and names without a dot, by which machines of one network call each other.
 */
export function createSiteAddresses({ publicUrl, sites }: { readonly publicUrl: string; readonly sites: SitesConfig }) {
  const { domain, customDomains } = sites;
  const { protocol, hostname } = new URL(publicUrl);
  const below = domain && `.${domain.host}`;

  const isOurs = (host: string): boolean =>
    host === hostname || !host.includes('.') || isLoopback(host) || isIP(host) !== 0;

  /** The host of its own by which a site is to be found; undefined where that is none. */
  const mainOf = ({ mainHost }: Pick<SiteNames, 'mainHost'>): string | undefined =>
    customDomains === undefined ? undefined : (mainHost ?? undefined);

  const meaningOf = (host: string): HostMeaning => {
    if (below && host.endsWith(below)) {
      const address = host.slice(0, -below.length);
      return nameForm.test(address) ? { kind: 'name', address } : nothing;
    }
    if (host === domain?.host) return nothing;
    return customDomains === undefined || isOurs(host) ? ours : { kind: 'own', host };
  };

  return {
    meaningOf,

    /** The whole address of a site, with a slash at its end: the one that its pages name. */
    urlOf({ address, mainHost }: SiteNames): string {
      const main = mainOf({ mainHost });
      if (main !== undefined) return `https://${main}/`;
      return domain ? `${protocol}//${address}.${domain.host}${domain.port}/` : `${publicUrl}/s/${address}/`;
    },

    /** Whether a site that was asked for at such a host is to be found there, and not somewhere else. */
    isAt(meaning: HostMeaning, site: Pick<SiteNames, 'mainHost'>): boolean {
      const main = mainOf(site);
      if (meaning.kind === 'own') return main === undefined || main === meaning.host;
      return main === undefined && meaning.kind === (domain ? 'name' : 'ours');
    },

    /** Whether a domain is no account's to claim: it is one of ours, or below one. */
    isKept: (host: string): boolean =>
      [hostname, domain?.host].some((own) => own !== undefined && (host === own || host.endsWith(`.${own}`))),
  };
}
