import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound } from '#shared/problem.ts';
import type { Database } from '../db/database.ts';
import type { DiskSpace } from '../disk-space.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import type { Metrics } from './metrics.ts';
import type { PlainRoute } from './plain-route.ts';

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Probes for operators: liveness, readiness, metrics. With `metricsToken` its holder may read the metrics from anywhere. */
export function createOperationsRoutes(
  database: Database,
  metrics: Metrics,
  {
    disk,
    isStopping,
    metricsToken,
  }: {
    readonly disk: Pick<DiskSpace, 'hasRoom'>;
    readonly isStopping: () => boolean;
    readonly metricsToken: string | undefined;
  },
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
        if (isReady && !disk.hasRoom)
          return new Response('the disk is full: reading goes on, nothing is stored\n', {
            status: 503,
            headers: plainText,
          });
        return new Response(isReady ? 'ready\n' : 'not ready\n', { status: isReady ? 200 : 503, headers: plainText });
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      access: 'public',
      routeClass: 'protocol',
      why: "an operator's figures, without personal data; for this machine, and for whoever holds METRICS_TOKEN",
      handle: async (request, info) => {
        if (!isFromThisMachine(request, info) && !holdsToken(request, metricsToken))
          throw notFound('There is nothing at this address');
        return new Response(await metrics.registry.metrics(), {
          headers: { ...plainText, 'content-type': metrics.registry.contentType },
        });
      },
    },
  ];
}

function holdsToken(request: Request, token: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const sent = request.headers.get('authorization') ?? '';
  return token !== undefined && timingSafeEqual(digest(sent), digest(`Bearer ${token}`));
}
