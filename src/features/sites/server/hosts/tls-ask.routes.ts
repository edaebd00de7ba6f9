import { isDatabaseAway } from '#server/db/database.ts';
import { isFromThisMachine } from '#server/http/from-this-machine.ts';
import { hostNameOf } from '#server/http/host-name.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { TrustedProxies } from '#server/http/remote-address.ts';
import type { Serving } from '../serving/serving.ts';
import type { SiteAddresses } from './site-addresses.ts';

interface TlsAskDependencies {
  readonly addresses: Pick<SiteAddresses, 'meaningOf'>;
  readonly serving: Pick<Serving, 'find' | 'findByHost'>;
  readonly trustedProxies: TrustedProxies;
}

const answer = (status: 200 | 404 | 503): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `GET /sites/tls-ask?domain=…`, for a proxy that requests certificates as they are needed: 200 for a host at which there is a site, 404
 * for any other and for whoever is neither on this machine nor one of TRUSTED_PROXIES. It is answered from what visitors ask as well.
 */
export function createTlsAskRoute({ addresses, serving, trustedProxies }: TlsAskDependencies): PlainRoute {
  const isSite = async (host: string): Promise<boolean> => {
    const meaning = addresses.meaningOf(host);
    if (meaning.kind === 'own') return (await serving.findByHost(meaning.host)) !== undefined;
    return meaning.kind === 'name' && (await serving.find(meaning.address)) !== undefined;
  };
  return {
    method: 'GET',
    path: '/sites/tls-ask',
    access: 'public',
    routeClass: 'protocol',
    why: 'a proxy asks whether a host is that of a site, before it requests a certificate; for this machine and TRUSTED_PROXIES',
    handle: async (request, info) => {
      if (!isFromThisMachine(request, info) && !trustedProxies.has(info.remoteAddress)) return answer(404);
      const host = hostNameOf(new URL(request.url).searchParams.get('domain') ?? undefined);
      try {
        return answer(host !== undefined && (await isSite(host)) ? 200 : 404);
      } catch (error) {
        if (isDatabaseAway(error)) return answer(503);
        throw error;
      }
    },
  };
}
