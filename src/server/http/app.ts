import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from '../logger.ts';
import type { Metrics } from './metrics.ts';
import type { PlainRoute } from './plain-route.ts';
import { problemResponse, toProblem } from './problem-response.ts';
import { callerAddressOf, type TrustedProxies } from './remote-address.ts';
import { type AppEnvironment, newRequestId, type RequestInfo } from './request.ts';
import { securityHeaders } from './security-headers.ts';

/** The largest body any endpoint takes; the protocol of authentication asks for this one. */
export const maxBodyBytes = 1024 * 1024;

interface AppDependencies {
  readonly buildId: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly routes: readonly PlainRoute[];
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

/** The HTTP edge: request id, headers, body limit, routes, and one way to fail. */
export function createApp({
  buildId,
  log,
  metrics,
  routes,
  trustedProxies,
  now,
  isStopping,
  api,
  notFoundPage,
  refuseLargeBody,
}: AppDependencies): Hono<AppEnvironment> {
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
    context.set('request', info);
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', info.requestId);
    context.res.headers.set('x-build-id', buildId);
    if (isStopping()) context.res.headers.set('connection', 'close');
    const seconds = (performance.now() - startedMs) / 1000;
    const { method } = context.req;
    const { status } = context.res;
    // Signed addresses and codes stay out of the log: neither a query nor what follows /downloads/plan/ is written.
    const path = loggedPath(context.req.path);
    metrics.observeRequest(method, status === 404 ? 'not-found' : areaOf(path), status, seconds);
    log.info({ requestId: info.requestId, method, path, status, ms: Math.round(seconds * 1000) }, 'request');
  });

  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) =>
        refuseLargeBody(context.req.raw) ??
        problemResponse(413, {
          code: 'request.too_large',
          message: 'The request is larger than 1 MiB',
          requestId: context.get('request').requestId,
        }),
    }),
  );

  for (const route of routes) {
    app.on(route.method, route.path, (context) => {
      return route.handle(context.req.raw, { ...context.get('request'), params: context.req.param() });
    });
  }

  app.all('/api/*', async (context) => {
    const info = context.get('request');
    return (
      (await api(context.req.raw, info)) ??
      problemResponse(404, {
        code: 'request.not_found',
        message: 'There is no such endpoint',
        requestId: info.requestId,
      })
    );
  });

  app.notFound((context) => notFoundPage(context.req.raw));
  app.onError(async (error, context) => {
    const { status, problem } = toProblem(error, context.get('request'), log);
    const page = isReadByPerson(context.req.raw) && (await errorPage(context.req.raw, status, problem.retryAfter));
    return page || problemResponse(status, problem);
  });

  /** The same screen for whatever went wrong (part 1 §8), under the status of what did; undefined if it fails as well. */
  const errorPage = async (request: Request, status: number, retryAfter = 0): Promise<Response | undefined> => {
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
  };
  return app;
}

function peerOf(context: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // In-process requests have no socket.
    return 'in-process';
  }
}

/** Whether a browser shows the answer as a page: it asks for HTML then, which scripts and clients do not. */
const isReadByPerson = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html') && !new URL(request.url).pathname.startsWith('/api/');

/** Ids of accounts and of what belongs to them: logs outlive accounts, and the request id finds the rest while it is there. */
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b([a-z]+_)[0-9a-hjkmnp-tv-z]{26}/gi;

/** A path without signed addresses and without ids. */
const loggedPath = (path: string): string =>
  path.replace(/^(\/downloads\/[^/]+\/).+/, '$1…').replace(ids, (_id, prefix = '') => `${prefix}…`);

/** The first part of a path: few enough values for a label. */
const areaOf = (path: string): string => `/${path.split('/', 2)[1]}`;
