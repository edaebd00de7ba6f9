/**
 * The samples of docs/domains.md in front of the product, as they stand there. They take a machine with both proxies:
 * `apt-get install caddy nginx-light openssl`.
 */
import { once } from 'node:events';
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { knownPassword } from '#testing/mint-person.ts';
import { type SampleProxy, startCaddy, startNginx } from '#testing/sample-proxies.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../../sites.contract.ts';
import { createFakeDomains } from '../../testing/fake-domains.ts';
import { makeLiveSite } from '../../testing/make-site.ts';
import { proveDomain } from '../../testing/own-domains.ts';

const app = 'groundwork.example';
const ownHost = 'www.owning.example';
const fake = createFakeDomains();
let world: TestProduct;
let server: ReturnType<typeof listen>;
let person: Person;
let site: Site;
let caddy: SampleProxy;
let nginx: SampleProxy;
beforeAll(async () => {
  world = await createTestProduct({
    environment: {
      PUBLIC_URL: `https://${app}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: `hello@${app}`,
      SITES_DOMAIN: 'sites.example',
      CUSTOM_DOMAINS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    publicUrl: `https://${app}`,
    resolveDomain: fake,
  });
  const { app: routes, takeRequest } = world.product;
  server = listen({
    port: 0,
    host: '127.0.0.1',
    fetch: routes.fetch as Parameters<typeof listen>[0]['fetch'],
    takeRequest,
  });
  await once(server, 'listening');
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  site = await makeLiveSite(world, person, { title: 'Proxied Bakery' });
  await proveDomain(world, fake, person, { site, host: ownHost });
  const { port } = server.address() as AddressInfo;
  caddy = await startCaddy(port);
  nginx = await startNginx(port);
});
afterAll(async () => {
  for (const proxy of [caddy, nginx]) await proxy?.stop();
  server?.close();
  server?.closeAllConnections();
  await world?.close();
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The address of this computer it comes from. */
  readonly from?: string;
  /** Returns with the first piece of the body, where an answer goes on. */
  readonly isEndless?: boolean;
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a host at a proxy as a browser does: over TLS, and only where the certificate is one for that host. Rejects otherwise. */
function ask({ httpsPort, authority }: SampleProxy, host: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1', isEndless = false } = asked;
  const socket = {
    host: '127.0.0.1',
    port: httpsPort,
    localAddress: from,
    servername: host,
    ca: authority,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ ...socket, method, path, headers: { host, ...headers } }, (answer) => {
      const pieces: Buffer[] = [];
      const end = (): void =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(pieces).toString() });
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece);
        if (!isEndless) return;
        end();
        sent.destroy();
      });
      answer.on('end', end);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The same without TLS: the status, and where it leads. */
function askPlain(
  { httpPort }: SampleProxy,
  host: string,
  path: string,
): Promise<readonly [number, string | undefined]> {
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port: httpPort, path, headers: { host }, agent: false };
    const sent = requestPlain(where, (answer) => {
      answer.resume();
      resolve([answer.statusCode!, answer.headers.location]);
    });
    sent.on('error', reject);
    sent.end();
  });
}

const authorized = () => ({ authorization: `Bearer ${person.accessToken}` });
const nameHost = () => `${site.address}.sites.example`;
const title = '<title>Proxied Bakery</title>';

describe.each([
  ['Caddy', () => caddy],
  ['nginx', () => nginx],
])('behind %s with its sample', (_name, find) => {
  let proxy: SampleProxy;
  beforeAll(() => {
    proxy = find();
  });

  it('a site is found at its name, the product at its own host, and neither at the other', async () => {
    const page = await ask(proxy, nameHost(), '/');
    expect([page.status, page.body.includes(title)]).toEqual([200, true]);
    const api = await ask(proxy, app, '/api/workspaces', { headers: authorized() });
    expect([api.status, JSON.parse(api.body).workspaces.length]).toEqual([200, 1]);
    expect((await ask(proxy, nameHost(), '/api/workspaces', { headers: authorized() })).status).toBe(404);
    const led = await ask(proxy, app, `/s/${site.address}/?a=b`);
    expect([led.status, led.headers.location]).toEqual([308, `https://${nameHost()}/?a=b`]);
  });

  it('a host of nobody has no certificate, and none is made', async () => {
    const before = proxy.hosts();
    for (const host of ['nobody.example', 'www.groundwork.example', 'other.owning.example'])
      await expect(ask(proxy, host, '/'), host).rejects.toThrow(/alert/i);
    expect(proxy.hosts()).toEqual(before);
  });

  it('who asks without TLS is led to the same address with it', async () => {
    for (const host of [app, nameHost()]) {
      const [status, location] = await askPlain(proxy, host, '/about/?a=b');
      expect([301, 308]).toContain(status);
      const { protocol, hostname, pathname, search } = new URL(location!);
      expect([protocol, hostname, pathname, search]).toEqual(['https:', host, '/about/', '?a=b']);
    }
  });

  it('the caller is who speaks to the proxy, whatever they say of themselves', async () => {
    const other = await world.signUp();
    const sent = {
      method: 'POST',
      from: '127.0.0.9',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66', 'x-real-ip': '203.0.113.67' },
      body: JSON.stringify({ email: other.email, password: knownPassword }),
    };
    const answer = await ask(proxy, app, '/auth/v1/token?grant_type=password', sent);
    expect(answer.status, answer.body).toBe(200);
    const seen = await world.product.database.asSystem(
      (tx) => tx<{ address: string }[]>`select distinct remote_address as address from auth_audit
        where user_id = ${other.userId} and remote_address <> 'in-process'`,
    );
    expect(seen).toEqual([{ address: '127.0.0.9' }]);
  });

  it('what is for this machine alone is not there', async () => {
    for (const path of ['/metrics', `/sites/tls-ask?domain=${nameHost()}`])
      expect([path, (await ask(proxy, app, path, { from: '127.0.0.9' })).status]).toEqual([path, 404]);
  });

  it('a picture of the largest size reaches the product, a form does, and live updates come as they are sent', async () => {
    const workspaceId = await firstWorkspaceOf(world, person);
    const upload = await ask(proxy, app, `/api/media/${workspaceId}/files?name=a.jpg`, {
      method: 'POST',
      headers: authorized(),
      // Of no kind that is taken: what answers so is the product.
      body: Buffer.alloc(25 * 2 ** 20, 'no picture '),
    });
    expect([upload.status, JSON.parse(upload.body).code]).toEqual([415, 'media.kind']);
    const form = await ask(proxy, nameHost(), '/_forms/none', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Mara',
    });
    expect([form.status, form.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const live = await ask(proxy, app, '/api/live', { headers: authorized(), isEndless: true });
    expect([live.status, live.headers['content-type']]).toEqual([200, 'text/event-stream']);
  });
});

it('behind Caddy a domain that was proven has a certificate of its own, and a name with nothing online has none', async () => {
  const page = await ask(caddy, ownHost, '/');
  expect([page.status, page.body.includes(title)]).toEqual([200, true]);
  expect(caddy.hosts()).toContain(ownHost);
  await expect(ask(caddy, 'nothing-here.sites.example', '/')).rejects.toThrow(/alert/i);
});
