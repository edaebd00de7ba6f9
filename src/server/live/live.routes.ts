import { ProblemError } from '#shared/problem.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import type { Actor } from '../use-case.ts';
import type { LiveHub } from './live-hub.ts';

interface LiveRouteDependencies {
  readonly hub: LiveHub;
  /** The actor of a bearer token, as every endpoint asks it; throws where the second factor is missing. */
  findActor(request: Request, now: Date): Promise<Actor | undefined>;
}

/**
 * What changes for the account that asks, as server-sent events for as long as the session lives. A client that was away
 * sends the last id it received as `Last-Event-ID` and misses nothing of the last 24 hours.
 */
export function createLiveRoutes({ hub, findActor }: LiveRouteDependencies): readonly PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/live',
      access: 'session',
      why: 'a stream of events has no single answer that a contract could describe',
      handle: async (request, info) => {
        const actor = await findActor(request, info.now);
        if (!actor) throw new ProblemError(401, { code: 'auth.required', message: 'Sign in first' });
        const body = await hub.open(actor, request.headers.get('last-event-id') ?? undefined);
        return new Response(body, {
          headers: {
            'content-type': 'text/event-stream',
            'cache-control': 'no-store, no-transform',
            // Some proxies would keep a stream until it is long enough.
            'x-accel-buffering': 'no',
          },
        });
      },
    },
  ];
}
