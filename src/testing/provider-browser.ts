import type { TestProduct } from './test-product.ts';

const home = 'http://localhost:18400';

/** A browser as far as a journey to a provider needs one: it follows redirects and keeps cookies. */
export interface ProviderBrowser {
  /** Cookies the product set, by name. */
  readonly cookies: Map<string, string>;
  /** Follows redirects between product and provider, and answers the page of the site they end on. */
  open(address: string): Promise<URL>;
  /** Follows them until the provider sends the browser back, and answers the callback without calling it. */
  openUntilCallback(address: string): Promise<URL>;
  /** Calls the product as one of its own pages does. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

/** A browser with no cookies, for a product in process and a provider on a socket. */
export function createProviderBrowser(world: Pick<TestProduct, 'product'>): ProviderBrowser {
  const cookies = new Map<string, string>();
  const providerCookies = new Map<string, string>();

  const keep = (jar: Map<string, string>, response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const asHeader = (jar: Map<string, string>): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const visit = async (url: URL): Promise<Response> => {
    const isHome = url.origin === home;
    const jar = isHome ? cookies : providerCookies;
    const request = new Request(url, { headers: { cookie: asHeader(jar) }, redirect: 'manual' });
    const response = isHome ? await world.product.app.request(request) : await fetch(request);
    keep(jar, response);
    return response;
  };

  const follow = async (address: string, stopsAtCallback: boolean): Promise<URL> => {
    let url = new URL(address, home);
    for (let step = 0; step < 12; step++) {
      if (url.origin === home) {
        const isCallback = url.pathname === '/auth/v1/callback';
        if (isCallback && stopsAtCallback) return url;
        if (!isCallback && !url.pathname.endsWith('/authorize')) return url;
      }
      const response = await visit(url);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
      url = new URL(location, url);
      // Another site the product may lead to is the end, too.
      if (url.origin !== home && !/^(127\.0\.0\.1|localhost)$/.test(url.hostname)) return url;
    }
    throw new Error('The journey does not end');
  };

  return {
    cookies,
    open: (address) => follow(address, false),
    openUntilCallback: (address) => follow(address, true),
    fetch: async (address, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', asHeader(cookies));
      headers.set('sec-fetch-site', 'same-origin');
      const response = await world.product.app.request(new Request(new URL(address, home), { ...init, headers }));
      keep(cookies, response);
      return response;
    },
  };
}
