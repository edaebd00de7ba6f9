/**
 * The generated sweep: every registered route is walked. Each endpoint answers 401 without a session, hides every id of its owner
 * from a stranger with 404, names the field of bad input with 400, meets the refusals of plans it declares, and answers its
 * owner. Which inputs are ids is read from the contracts; a feature's samples are in its own folder.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';
import type { Sql } from '#server/db/connect.ts';
import type { OwnedTable } from '#server/db/owned-tables.ts';
import { firstWorkspaceOf, setPlan } from './founder.ts';
import { openWithoutRowSecurity, readOwnedTables } from './leaving/without-row-security.ts';
import { plumbingRoutes } from './plain-routes.ts';
import { createPayingProduct, type PayingProduct } from './stripe/paying-product.ts';
import { allSamples, featurePlainRoutes } from './sweep/all-samples.ts';
import { readOwnedText, readSecrets } from './sweep/owned-text.ts';
import { plantBrands } from './sweep/planted-leaks.ts';
import type { Scene } from './sweep/sample.ts';
import { type SweepAccounts, sweepEndpoint } from './sweep/sweep-endpoint.ts';

let paying: PayingProduct;
let sql: Sql;
let owned: readonly OwnedTable[];
let accounts: SweepAccounts;
const heard: string[] = [];

async function setScene(name: string, canary: string): Promise<Scene> {
  const world = paying.test;
  const person = await world.signUp(name);
  const made = new Map<string, Promise<unknown>>();
  return {
    world,
    paying,
    person,
    canary,
    workspaceId: await firstWorkspaceOf(world, person),
    once: <T>(thing: string, make: () => Promise<T>) => {
      if (!made.has(thing)) made.set(thing, make());
      return made.get(thing) as Promise<T>;
    },
  };
}
const ownerOf = ({ person, workspaceId }: Scene) => ({
  accountId: person.userId,
  workspaceIds: [workspaceId],
  email: person.email,
});

beforeAll(async () => {
  // Plans are paid in the fullest of the three modes: every endpoint of billing has something to do there.
  // Three people ask for everything there is, within an instant of the product's clock: more than anybody may in a minute.
  const environment = { BILLING_TEST_MODE: 'on', CUSTOM_DOMAINS: 'on', API_LIMITS: 'off' };
  paying = await createPayingProduct({ environment });
  sql = await openWithoutRowSecurity(paying.test.database);
  owned = await readOwnedTables(sql);
  const owner = await setScene('Marieke Koster', 'Zyxwvut Sourdough');
  const stranger = await setScene('Sam Stranger', 'Qponmlk Rye');
  const newcomer = await setScene('Nora Newcomer', 'Jihgfed Spelt');
  for (const { person } of [owner, stranger]) await setPlan(paying.test, person, 'Pro');
  accounts = {
    call: paying.test.call,
    owner,
    stranger,
    newcomer,
    readOwned: async () => {
      // What the owner paid is applied first.
      await paying.settle();
      return readOwnedText(sql, owned, ownerOf(owner));
    },
    onAnswer: ({ body }) => void heard.push(typeof body === 'string' ? body : JSON.stringify(body)),
  };
});
afterAll(async () => {
  await sql.end();
  await paying.close();
});

const endpoints = () =>
  paying.test.product.routes.flatMap(({ source, ...route }) =>
    source.kind === 'contract' ? [{ ...route, ...source }] : [],
  );

describe('every registered route', () => {
  it('stands in a contract or in a commented list', () => {
    const plain = paying.test.product.routes.filter((route) => route.source.kind === 'plain');
    const listed = [...plumbingRoutes, ...featurePlainRoutes];
    expect(plain.map((route) => `${route.method} ${route.path}`).sort()).toEqual(listed.sort());
    for (const route of plain) expect(route.source.kind === 'plain' && route.source.why.length).toBeGreaterThan(5);
  });

  it('has a sample, and every sample has a route', () => {
    expect(
      endpoints()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...allSamples.keys()].sort());
  });

  it('refuses a missing session, strangers, bad input and plans that are too low, and answers its owner', async () => {
    const faults: string[] = [];
    for (const endpoint of endpoints())
      faults.push(...(await sweepEndpoint(endpoint, allSamples.get(endpoint.name)!, accounts)));
    expect(faults).toEqual([]);
  });

  it('answers with no value of a column that is declared secret', async () => {
    const answers = heard.join('\n');
    const secrets = await readSecrets(sql, owned, productTables, ownerOf(accounts.owner));
    const told = [...secrets].filter(([, values]) =>
      values.some((value) => value.length > 8 && answers.includes(value)),
    );
    expect(told.map(([column]) => column)).toEqual([]);
    // There were secrets, and answers were recorded.
    expect(secrets.get('auth_user.password_hash')!.length).toBeGreaterThan(0);
    expect(answers).toContain(accounts.owner.person.email);
  });
});

describe('the sweep itself', () => {
  const sweepPlanted = async (isOwn: Parameters<typeof plantBrands>[1]): Promise<readonly string[]> => {
    const planted = plantBrands(paying.test, isOwn);
    const enter = (scene: Scene): Scene => {
      const made = new Map<string, Promise<unknown>>();
      return {
        ...scene,
        person: { ...scene.person, accessToken: `${scene.person.userId} ${scene.workspaceId}` },
        once: <T>(thing: string, make: () => Promise<T>) =>
          made.set(thing, made.get(thing) ?? make()).get(thing) as Promise<T>,
      };
    };
    const [owner, stranger, newcomer] = [enter(accounts.owner), enter(accounts.stranger), enter(accounts.newcomer)];
    const faults: string[] = [];
    for (const { source, ...route } of planted.routes)
      if (source.kind === 'contract')
        faults.push(
          ...(await sweepEndpoint({ ...route, ...source }, planted.samples[source.name.split('.')[1]!]!, {
            call: planted.call,
            owner,
            stranger,
            newcomer,
            readOwned: () => planted.readOwned(owner),
          })),
        );
    return faults;
  };

  it('finds no fault in brands that are shown to their account alone', async () => {
    expect(await sweepPlanted((brand, accountId) => brand.accountId === accountId)).toEqual([]);
  });

  it('catches a brandId that any account may use, also beside a workspace of its own and deep in a list', async () => {
    expect(await sweepPlanted(() => true)).toEqual([
      "planted.getBrand: a stranger with the owner's brandId beside own things gets 200 without a code, not 404 request.not_found",
      'planted.getBrand: a stranger reads what the owner wrote by brandId',
      'planted.renameBrands: a stranger gets 200 without a code, not 404 request.not_found',
      "planted.renameBrands: a stranger with the owner's looks.0.of beside own things gets 200 without a code, not 404 request.not_found",
      'planted.renameBrands: a stranger changed something of the owner’s',
    ]);
  });
});
