import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { openAdmission } from '#server/http/admission.ts';
import { createApi } from '#server/http/api.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { listRoutes } from '#server/http/registry.ts';
import { createLogger } from '#server/logger.ts';
import { boundlessStorage } from '#server/plans/account-storage.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { notFound } from '#shared/problem.ts';
import type { TestProduct } from '../test-product.ts';
import type { Samples, Scene } from './sample.ts';

const contract = {
  getBrand: endpoint({
    method: 'GET',
    path: '/brands/{workspaceId}/{brandId}',
    summary: 'A brand of a workspace',
    access: 'account',
    input: z.object({ workspaceId: idSchema('ws'), brandId: idSchema('brand') }),
    output: z.object({ name: z.string() }),
  }),
  renameBrands: endpoint({
    method: 'POST',
    path: '/brands/rename',
    summary: 'Give some brands another name',
    access: 'account',
    input: z.object({ name: z.string().min(1), looks: z.array(z.object({ of: idSchema('brand') })) }),
    output: z.object({ renamed: z.number().int() }),
  }),
};

/** A feature with brands in memory. `isOwn` looks whether a brand is the caller's; a leaking one says that all are. */
export function plantBrands(
  { product, clock }: Pick<TestProduct, 'product' | 'clock'>,
  isOwn: (brand: { readonly accountId: string }, accountId: string) => boolean,
) {
  const brands = new Map<string, { accountId: string; name: string }>();
  const find = (id: string, accountId: string) => {
    const brand = brands.get(id);
    if (!brand || !isOwn(brand, accountId)) throw notFound('There is no such brand');
    return brand;
  };
  const features = [
    bindRoutes('planted', contract, {
      getBrand: async ({ actor }, { workspaceId, brandId }) => {
        if (!actor.workspaceIds.includes(workspaceId)) throw notFound('There is no such workspace');
        return { name: find(brandId, actor.accountId).name };
      },
      renameBrands: async ({ actor }, { name, looks }) => {
        for (const brand of looks.map(({ of }) => find(of, actor.accountId))) brand.name = name;
        return { renamed: looks.length };
      },
    }),
  ];
  const brandOf = (scene: Scene): Promise<string> =>
    scene.once('brand', async () => {
      const id = `brand_${brands.size}${'0'.repeat(25)}`;
      brands.set(id, { accountId: scene.person.userId, name: scene.canary });
      return id;
    });
  const samples: Samples = {
    getBrand: { input: async (scene) => ({ workspaceId: scene.workspaceId, brandId: await brandOf(scene) }) },
    renameBrands: {
      input: async (scene) => ({ name: 'Renamed', looks: [{ of: await brandOf(scene) }] }),
      bad: { input: { name: '', looks: [] }, field: 'name' },
    },
  };
  return {
    routes: listRoutes(features, []),
    samples,
    call: callOf(features, product.database, () => clock.now),
    readOwned: async ({ person }: Scene) =>
      JSON.stringify([...brands.values()].filter(({ accountId }) => accountId === person.userId)),
  };
}

/** Calls features through the real edge; a bearer token is the account's id and that of its workspace. */
function callOf(
  features: Parameters<typeof createApi>[0]['features'],
  database: Database,
  now: () => Date,
): TestProduct['call'] {
  const api = createApi({
    features,
    database,
    log: createLogger('silent'),
    disk: { hasRoom: true },
    metrics: { observeEndpoint: () => undefined, countRefusal: () => undefined },
    admission: openAdmission,
    accountStorage: boundlessStorage,
    findHolder: async (request) => {
      const [, accountId, workspaceId] = /^Bearer (\S+) (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
      if (!accountId || !workspaceId) return undefined;
      const actor = { accountId, sessionId: '', email: '', plan: 'Free', workspaceIds: [workspaceId] } as const;
      return { accountId, findActor: async () => actor };
    },
  });
  return async (method, path, { as, body, headers } = {}) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${as.accessToken}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const info = { requestId: 'req_planted', now: now(), remoteAddress: '127.0.0.1', userAgent: '' };
    const response = (await api(request, info))!;
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}
