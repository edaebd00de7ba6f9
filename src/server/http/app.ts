import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from '../logger.ts';
import { type BodyRule, limitBody } from './body-limit.ts';
import { inProcessAddress } from './from-this-machine.ts';
import { withoutDot } from './host-name.ts';
import type { HostRoutes } from './host-routes.ts';
import type { Metrics } from './metrics.ts';
import type { PlainRoute } from './plain-route.ts';
import { problemResponse, toProblem } from './problem-response.ts';
import { callerAddressOf, type TrustedProxies } from './remote-address.ts';
import { type AnswerState, type AppEnvironment, newRequestId, type RequestInfo } from './request.ts';
import { type RouteClass, routeClassOf } from './route-class.ts';
import { securityHeaders } from './security-headers.ts';

interface AppDependencies {
  readonly buildId: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly routes: readonly PlainRoute[];
  /** Endpoints of the contracts that take larger or smaller bodies than the others; paths with `{name}`. */
  readonly apiBodies?: readonly (BodyRule & { readonly method: string; readonly path: string })[];
  /** What is served for other hosts than ours; a host that is in none is ours. */
  readonly hosts?: readonly HostRoutes[];
  readonly trustedProxies: TrustedProxies;
  now(): Date;
  /** From then on each answer is the last one of its connection. */
  isStopping(): boolean;
  /** Answers what the contracts declare; undefined for unknown paths. */
  api(request: Request, info: RequestInfo): Promise<Response | undefined>;
  /** The 404 screen. */
  notFoundPage(request: Request): Response | Promise<Response>;
  /** How a protocol with a shape of its own refuses a body that is too large; undefined for paths that are not its. */
  refuseLargeBody(request: Request): Response | undefined;
}

/** The HTTP edge: request id, headers, hosts, body limits, routes, and one way to fail. */
export function createApp(dependencies: AppDependencies): Hono<AppEnvironment> {
  const { buildId, log, metrics, routes, trustedProxies, now, isStopping, api, notFoundPage, refuseLargeBody } =
    dependencies;
  const app = new Hono<AppEnvironment>();

  app.use(async (context, next) => {
    const startedMs = performance.now();
    const time = now();
    const info = {
      requestId: newRequestId(time),
      now: time,
      remoteAddress: callerAddressOf(peerOf(context), context.req.header('x-forwarded-for'), trustedProxies),
      userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    };
    const answer: AnswerState = { routeClass: 'page' };
    context.set('request', info);
    context.set('answer', answer);
    await next();
    const headers = securityHeaders[answer.routeClass];
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', info.requestId);
    context.res.headers.set('x-build-id', buildId);
    if (isStopping()) context.res.headers.set('connection', 'close');
    const seconds = (performance.now() - startedMs) / 1000;
    const { method, path: sentPath } = context.req;
    const { status } = context.res;
    // Once the answer is on its way: nobody waits for what is noted of it.
    setImmediate(() => {
      // Signed addresses and codes stay out of the log: neither a query nor what follows /downloads/plan/ is written.
      const path = answer.area === undefined ? loggedPath(sentPath) : `${answer.area}/…`;
      metrics.observeRequest(method, status === 404 ? 'not-found' : areaOf(path), status, seconds);
      log.info({ requestId: info.requestId, method, path, status, ms: Math.round(seconds * 1000) }, 'request');
    });
  });

  const hosts = (dependencies.hosts ?? []).map((host) => ({ host, app: serveHost(host, { log, metrics }) }));
  if (hosts.length > 0)
    app.use(async (context, next) => {
      const hostname = withoutDot(new URL(context.req.url).hostname);
      const found = hosts.find(({ host }) => host.matches(hostname));
      if (!found) return next();
      const { request, answer } = context.var;
      answer.area = found.host.area;
      return found.app.fetch(context.req.raw, { request, answer });
    });

  addRoutes(app, routes, refuseLargeBody);

  const answerApi: Handler<AppEnvironment> = async (context) => {
    context.var.answer.routeClass = 'api';
    const info = context.get('request');
    return (
      (await api(context.req.raw, info)) ??
      problemResponse(404, {
        code: 'request.not_found',
        message: 'There is no such endpoint',
        requestId: info.requestId,
      })
    );
  };
  for (const { method, path, ...rule } of dependencies.apiBodies ?? [])
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), answersWith('api'), limitBody(rule, refuseLargeBody), answerApi);
  app.all('/api/*', answersWith('api'), limitBody({}, refuseLargeBody), answerApi);

  app.notFound((context) => {
    context.var.answer.routeClass = 'page';
    return notFoundPage(context.req.raw);
  });
  app.onError((error, context) => failed(error, context, { log, metrics, notFoundPage }));
  return app;
}

/** The routes of one host that is not ours, and nothing of ours. */
function serveHost(
  { routes, routeClass, notFoundPage }: HostRoutes,
  { log, metrics }: Pick<AppDependencies, 'log' | 'metrics'>,
): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    // What the edge above knows of the request.
    const { request, answer } = context.env as AppEnvironment['Variables'];
    context.set('request', request);
    context.set('answer', answer);
    answer.routeClass = routeClass;
    return next();
  });
  addRoutes(
    app,
    routes.map((route) => ({ ...route, routeClass: route.routeClass ?? routeClass })),
    () => undefined,
  );
  app.notFound((context) => notFoundPage(context.req.raw));
  app.onError((error, context) => failed(error, context, { log, metrics, notFoundPage, pageClass: routeClass }));
  return app;
}

function addRoutes(
  app: Hono<AppEnvironment>,
  routes: readonly PlainRoute[],
  refuseLargeBody: (request: Request) => Response | undefined,
): void {
  for (const route of routes)
    app.on(route.method, route.path, answersWith(routeClassOf(route)), limitBody(route, refuseLargeBody), (context) =>
      route.handle(context.req.raw, { ...context.get('request'), params: context.req.param() }),
    );
}

/** Says which headers the answer gets, also where it is refused on the way. */
const answersWith =
  (routeClass: RouteClass): MiddlewareHandler<AppEnvironment> =>
  (context, next) => {
    context.var.answer.routeClass = routeClass;
    return next();
  };

interface Failing {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly pageClass?: RouteClass;
  notFoundPage(request: Request): Response | Promise<Response>;
}

async function failed(
  error: Error,
  context: Context<AppEnvironment>,
  { log, metrics, notFoundPage, pageClass = 'page' }: Failing,
): Promise<Response> {
  const { status, problem } = toProblem(error, context.var.request, log);
  if (problem.retryAfter !== undefined) metrics.countRefusal(problem.code);
  if (isReadByPerson(context.req.raw)) {
    const page = await errorPage(context.req.raw, status, problem.retryAfter, { log, metrics, notFoundPage });
    if (page) {
      context.var.answer.routeClass = pageClass;
      return page;
    }
  }
  return problemResponse(status, problem);
}

/** The same screen for whatever went wrong under the status of what did; undefined if it fails as well. */
async function errorPage(
  request: Request,
  status: number,
  retryAfter = 0,
  { log, notFoundPage }: Failing,
): Promise<Response | undefined> {
  try {
    const page = await notFoundPage(request);
    const headers = new Headers(page.headers);
    headers.delete('etag');
    headers.set('cache-control', 'no-store');
    if (retryAfter > 0) headers.set('retry-after', String(retryAfter));
    return new Response(page.body, { status, headers });
  } catch (error) {
    log.error({ error: (error as Error).message }, 'the error page was not made');
    return undefined;
  }
}

function peerOf(context: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return inProcessAddress;
  }
}

/** Whether a browser shows the answer as a page: it asks for HTML then, which scripts and clients do not. */
const isReadByPerson = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html') && !new URL(request.url).pathname.startsWith('/api/');

/** Ids of accounts and of what belongs to them: logs outlive accounts, and the request id finds the rest while it is there. */
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b([a-z]+_)[0-9a-hjkmnp-tv-z]{26}/gi;

/** A path without signed addresses, without addresses of sites, which say whose they are, and without ids. */
const loggedPath = (path: string): string =>
  path
    .replace(/^(\/downloads\/[^/]+\/).+/, '$1…')
    .replace(/^(\/s\/)[^/]+/, '$1…')
    .replace(ids, (_id, prefix = '') => `${prefix}…`);

/** The first part of a path: few enough values for a label. */
const areaOf = (path: string): string => `/${path.split('/', 2)[1]}`;
