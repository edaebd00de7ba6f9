/**
 * A web process for tests: the product's own edge, idempotency, transactions and counting, with one feature that
 * generates. The product has no such feature and no route of tests. A bearer token is the id of an account.
 */
import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { planTable } from '#app/plan-table.ts';
import { openDatabase } from '#server/db/database.ts';
import { openAdmission } from '#server/http/admission.ts';
import { createApi } from '#server/http/api.ts';
import { createApp } from '#server/http/app.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { parseTrustedProxies } from '#server/http/remote-address.ts';
import { createLogger } from '#server/logger.ts';
import { boundlessStorage } from '#server/plans/account-storage.ts';
import { quotaService } from '#server/plans/quota.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { planFromText } from '#shared/plans/plan-names.ts';
import { findQuota } from '#shared/plans/plan-table.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { generatingContract, generatingSettingsSchema } from './generating.ts';

/** Long enough for calls to meet each other, and a kill to meet calls. */
const generatingSeconds = 0.005;

const settings = generatingSettingsSchema.parse(JSON.parse(process.env.GENERATING ?? '{}'));
const database = openDatabase(settings.target, settings.appSecret);
const log = createLogger('silent');
const random = seededRandom(settings.seed);
const quotas = settings.quotas.map((id) => findQuota(planTable, id)!);

async function generate(context: UseCaseContext, { call }: { call: number }) {
  const { tx, actor } = context;
  // Before anything, with the count taken, or with the result stored as well.
  const failsAt = random.next() < settings.failureShare ? random.pick(['start', 'counted', 'stored']) : 'never';
  const failIfAt = (place: string) => {
    if (failsAt === place) throw new Error(`A failure was forced: ${place}`);
  };
  failIfAt('start');
  const states = await quotaService.consumeAll(context, quotas);
  failIfAt('counted');
  await tx`select pg_sleep(${generatingSeconds})`;
  const id = randomUUID();
  await tx`insert into generated (id, account_id, call) values (${id}, ${actor.accountId}, ${call})`;
  failIfAt('stored');
  return { id, used: states.get(quotas[0]!.id)!.used };
}

const nothingWaits = { waiting: 0, oldestSeconds: 0 };
const metrics = createMetrics({
  database,
  disk: { figures: undefined },
  queues: { requests: nothingWaits, documents: nothingWaits },
});
const app = createApp({
  buildId: 'test',
  log,
  metrics,
  routes: [],
  trustedProxies: parseTrustedProxies(''),
  now: () => new Date(),
  isStopping: () => false,
  api: createApi({
    features: [bindRoutes('generating', generatingContract, { generate })],
    database,
    log,
    disk: { hasRoom: true },
    metrics,
    admission: openAdmission,
    accountStorage: boundlessStorage,
    findHolder: async (request) => {
      const accountId = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      const [account] = await database.system<{ plan: string }[]>`
        select plan from users where user_id = ${accountId}`;
      const plan = planFromText(account?.plan);
      const actor = account && { accountId, plan, sessionId: '', email: '', workspaceIds: [] };
      return { accountId, findActor: async () => actor };
    },
  }),
  notFoundPage: () => new Response('Not found', { status: 404 }),
  refuseLargeBody: () => undefined,
});
serve({ fetch: app.fetch, port: settings.port, hostname: '127.0.0.1' }, () => process.stdout.write('ready\n'));
// A test that is given up closes this, and leaves no process behind.
process.stdin.resume().once('end', () => process.exit());
