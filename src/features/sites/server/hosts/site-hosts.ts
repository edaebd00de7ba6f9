import type { IncomingHttpHeaders } from 'node:http';
import { isDatabaseAway } from '#server/db/database.ts';
import { hostNameOf, withoutDot } from '#server/http/host-name.ts';
import type { HostRoutes } from '#server/http/host-routes.ts';
import type { MemoryAnswer } from '#server/http/memory-answers.ts';
import type { PlainRequestInfo, PlainRoute } from '#server/http/plain-route.ts';
import { nothing, redirect } from '../serving/plain-answers.ts';
import { area, type Serving } from '../serving/serving.ts';
import type { Online } from '../sites.repository.ts';
import type { HostMeaning, SiteAddresses } from './site-addresses.ts';

interface SiteHostsDependencies {
  readonly addresses: SiteAddresses;
  readonly serving: Pick<Serving, 'find' | 'peek' | 'findByHost' | 'peekByHost' | 'peekFile'>;
  /** What is served of sites, as it is on our own host: below `/s/:address/`, and `/s/…` for what is of no site. */
  readonly routes: readonly PlainRoute[];
}

/** An address of a file as pages write it, with and without the name of the site; what is written in another way goes the usual way. */
const plainPaths = { named: /^\/s\/([a-z\d-]{3,40})\/([a-z\d./-]{0,100})$/, bare: /^\/([a-z\d./-]{0,100})$/ } as const;

const atAddress = '/s/:address/';

/** So many Host headers of at most so many characters are remembered. */
const mostKnownHeaders = 1000;
const longestKnownHeader = 300;

/**
 * Sites at every host they may have, made of the routes below `/s/:address/`: on a host of its own the same lies at the root, and nothing
 * of any other site. A site is at one place; whoever reads it at another one is led there. From what a request says only the host, the
 * path and the query are used.
 */
export function createSiteHosts({ addresses, serving, routes }: SiteHostsDependencies) {
  const { meaningOf, isAt, urlOf } = addresses;

  /** The site a host stands for, with what is online of it; undefined where nothing is. */
  const findSite = async (meaning: HostMeaning): Promise<Found | undefined> => {
    const address = meaning.kind === 'own' ? await serving.findByHost(meaning.host) : nameIn(meaning);
    const online = address === undefined ? undefined : await serving.find(address);
    return online && { address: address!, online };
  };

  const peekSite = (meaning: HostMeaning): Found | undefined => {
    const address = meaning.kind === 'own' ? serving.peekByHost(meaning.host) : nameIn(meaning);
    const online = address === undefined ? undefined : serving.peek(address);
    return online && { address: address!, online };
  };

  /** What a Host header says, as it was found out once: it is read for every page, and parsing it is felt there (bench, "serving"). */
  const known = new Map<string, HostMeaning | undefined>();
  const meaningOfHeader = (header: string | undefined): HostMeaning | undefined => {
    if (header === undefined) return undefined;
    if (known.has(header)) return known.get(header);
    const host = hostNameOf(header);
    const meaning = host === undefined ? undefined : meaningOf(host);
    // Anybody can send any: they are forgotten together before there are many.
    if (known.size >= mostKnownHeaders) known.clear();
    if (header.length <= longestKnownHeader) known.set(header, meaning);
    return meaning;
  };

  const urlOfFound = ({ address, online: { mainHost } }: Found): string => urlOf({ address, mainHost });

  /** One of the routes on our own host: it leads on where the site is somewhere else. */
  const atOurs = (route: PlainRoute): PlainRoute => {
    if (route.method !== 'GET' || !`${route.path}/`.startsWith(atAddress)) return route;
    const handle: PlainRoute['handle'] = async (request, info) => {
      const { pathname, search } = new URL(request.url);
      const [, address, path = ''] = /^\/s\/([a-z\d-]{3,40})(?:\/(.*))?$/s.exec(pathname) ?? [];
      const online = address === undefined ? undefined : await serving.find(address).catch(unknownWhileAway);
      if (online && !isAt({ kind: 'ours' }, online))
        return redirect(urlOfFound({ address: address!, online }) + path + search);
      return route.handle(request, info);
    };
    return { ...route, handle };
  };

  /** The same on the host of a site, where its path lacks `/s/<address>`; none for a route that is there for our host alone. */
  const atHosts = (route: PlainRoute): readonly PlainRoute[] => {
    if (!route.path.startsWith(atAddress)) return route.path.startsWith('/s/:') ? [] : [route];
    const handle: PlainRoute['handle'] = async (request, info) => {
      const url = new URL(request.url);
      const meaning = meaningOf(withoutDot(url.hostname));
      let found: Found | undefined;
      try {
        found = await findSite(meaning);
      } catch (error) {
        if (isDatabaseAway(error)) return nothing(503);
        throw error;
      }
      if (!found) return nothing(404);
      const prefix = `/s/${found.address}/`;
      const path = url.pathname.slice(1);
      if (route.method === 'GET') {
        if (!isAt(meaning, found.online)) return redirect(urlOfFound(found) + path + url.search);
        // Pages that were published before the site had this host name themselves so.
        if (url.pathname.startsWith(prefix)) return redirect(atRoot(url.pathname, prefix) + url.search);
      }
      const named: PlainRequestInfo = { ...info, params: { ...info.params, address: found.address } };
      url.pathname = prefix + path;
      return withoutPrefix(await route.handle(atUrl(request, url), named), prefix);
    };
    return [{ ...route, path: `/${route.path.slice(atAddress.length)}`, handle }];
  };

  const hosts: HostRoutes = {
    matches: (host) => meaningOf(host).kind !== 'ours',
    routes: routes.flatMap(atHosts),
    routeClass: 'published',
    area,
    notFoundPage: () => nothing(404),
  };

  return {
    plainRoutes: routes.map(atOurs),
    hosts,

    /** A file of a release in memory, at the one place where its site is, if that was asked a moment ago; all else goes the usual way. */
    answerFromMemory: (path: string, headers: IncomingHttpHeaders): MemoryAnswer | undefined => {
      const meaning = meaningOfHeader(headers.host);
      if (meaning === undefined) return undefined;
      if (meaning.kind === 'ours') {
        const [, address, name] = plainPaths.named.exec(path) ?? [];
        const online = address === undefined ? undefined : serving.peek(address);
        if (!online || !isAt(meaning, online)) return undefined;
        return serving.peekFile(online.releaseId, name!, headers);
      }
      const [, name] = plainPaths.bare.exec(path) ?? [];
      const found = name === undefined ? undefined : peekSite(meaning);
      if (!found || !isAt(meaning, found.online)) return undefined;
      return serving.peekFile(found.online.releaseId, name!, headers);
    },
  };
}

interface Found {
  readonly address: string;
  readonly online: Online;
}

const nameIn = (meaning: HostMeaning): string | undefined => (meaning.kind === 'name' ? meaning.address : undefined);

/** The route itself says what it answers then. */
function unknownWhileAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error;
}

/** The same request for another address of this product. */
function atUrl({ method, headers, body, signal }: Request, url: URL): Request {
  const sent = body === null ? {} : { body, duplex: 'half' as const };
  return new Request(url, { method, headers, signal, ...sent });
}

/** A path below the name of a site as one below its host; never one that begins with two slashes, which would be another host. */
const atRoot = (path: string, prefix: string): string => `/${path.slice(prefix.length).replace(/^\/+/, '')}`;

/** Where an answer leads within the site it leads so from its root. */
function withoutPrefix(answer: Response, prefix: string): Response {
  const location = answer.headers.get('location');
  if (!location?.startsWith(prefix)) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', atRoot(location, prefix));
  return new Response(answer.body, { status: answer.status, headers });
}
