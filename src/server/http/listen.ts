import { createServer, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { TakeRequest } from './memory-answers.ts';

/** How long a whole request, head and body, may take to arrive: a megabyte on a slow line, and no socket held for ever. */
const arrivesWithinMs = 60_000;

/**
 * How long a connection waits for its next request. The side that closes first can cut off a request that is on its way: proxies keep
 * theirs for a minute (nginx `keepalive_timeout`, AWS "connection idle timeout"), so it is never this side behind one of them.
 */
const idleForMs = 75_000;

interface Listening {
  readonly fetch: (request: Request, environment: never) => Response | Promise<Response>;
  /** Takes what it can answer before `fetch` is asked. */
  readonly takeRequest?: TakeRequest;
  readonly port: number;
  readonly host: string;
  /** Where a test cannot wait. */
  readonly arrivesWithinMs?: number;
}

/**
 * Listens for requests. One whose head or body does not arrive in time (RFC 9110, 15.5.9) is answered with 408 and its
 * connection closed; whatever was reading the body fails with it. How long an answer takes is not bounded here.
 */
export function listen({
  fetch,
  takeRequest,
  port,
  host,
  arrivesWithinMs: withinMs = arrivesWithinMs,
}: Listening): Server {
  return serve({
    fetch: fetch as Parameters<typeof serve>[0]['fetch'],
    port,
    hostname: host,
    ...(takeRequest && {
      createServer: ((options, listener) =>
        createServer(options, (incoming, outgoing) => {
          if (!takeRequest(incoming, outgoing)) listener!(incoming, outgoing);
        })) as typeof createServer,
    }),
    serverOptions: {
      requestTimeout: withinMs,
      headersTimeout: withinMs,
      keepAliveTimeout: idleForMs,
      // Node checks for timed-out requests only at this interval.
      connectionsCheckingInterval: Math.min(withinMs / 4, 5000),
    },
  }) as Server;
}
