import type { Database } from '../db/database.ts';
import type { Metrics } from './metrics.ts';
import type { PlainRoute } from './plain-route.ts';

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Probes for operators: liveness, readiness, metrics. */
export function createOperationsRoutes(
  database: Database,
  metrics: Metrics,
  isStopping: () => boolean,
): readonly PlainRoute[] {
  const why = "an operator's probe";
  return [
    {
      method: 'GET',
      path: '/healthz',
      access: 'public',
      routeClass: 'protocol',
      why,
      handle: () => new Response('ok\n', { headers: plainText }),
    },
    {
      method: 'GET',
      path: '/readyz',
      access: 'public',
      routeClass: 'protocol',
      why,
      handle: async () => {
        const isReady =
          !isStopping() && (await database.system`select 1 from workspace limit 1`.then(() => true).catch(() => false));
        return new Response(isReady ? 'ready\n' : 'not ready\n', { status: isReady ? 200 : 503, headers: plainText });
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      access: 'public',
      routeClass: 'protocol',
      why: "an operator's figures, without personal data; served on loopback only",
      handle: async () =>
        new Response(await metrics.registry.metrics(), {
          headers: { ...plainText, 'content-type': metrics.registry.contentType },
        }),
    },
  ];
}
