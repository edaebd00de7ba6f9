/** Every kind of file that is downloaded, by the one rule of signed addresses. */
import { SignJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeBrand } from '#features/brand/testing/make-brand.ts';
import { makePicture, readLibrary } from '#features/media/testing/make-picture.ts';
import { makeReadySite } from '#features/sites/testing/make-site.ts';
import { deriveSecret } from '#server/secrets.ts';
import { billingActions } from '#testing/billing-actions.ts';
import { createFakePayments } from '#testing/fake-payments.ts';
import { answerQuestions, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const minuteMs = 60_000;

interface Kind {
  /** How somebody new gets such an address. */
  readonly sign: (as: Person) => Promise<string>;
  readonly mediaType: string;
  readonly lifetimeMs: number;
  readonly isRecorded: boolean;
}

const post = async (as: Person, path: string, body: unknown = {}) =>
  (await world.call('POST', path, { as, body })).body;

const kinds: Readonly<Record<string, Kind>> = {
  plan: {
    sign: async (as) => {
      const { id } = await answerQuestions(world, as);
      return (await post(as, `/api/advisor/conversations/${id}/downloads`, { format: 'pdf' })).address;
    },
    mediaType: 'application/pdf',
    lifetimeMs: 2 * minuteMs,
    isRecorded: true,
  },
  invoice: {
    sign: async (as) => {
      const act = billingActions(world, createFakePayments());
      await act.setTestMode(as, true);
      await act.choose(as, { plan: 'Starter', interval: 'month' });
      const [invoice] = (await act.get(as)).invoices;
      return (await post(as, `/api/billing/invoices/${invoice!.id}/download`)).url;
    },
    mediaType: 'application/pdf',
    lifetimeMs: 2 * minuteMs,
    isRecorded: true,
  },
  archive: {
    sign: async (as) => {
      const { id } = await post(as, '/api/account/archives');
      await world.product.privacy.run();
      return (await post(as, `/api/account/archives/${id}/download`)).address;
    },
    mediaType: 'application/zip',
    lifetimeMs: 2 * minuteMs,
    isRecorded: true,
  },
  'brand-pack': {
    sign: async (as) => {
      await setPlan(world, as, 'Pro');
      const { workspaceId } = await makeBrand(world, as);
      const { id } = await post(as, `/api/brand/${workspaceId}/pack`, { language: 'en' });
      await world.product.jobs.drain(['brand.pack']);
      return (await post(as, `/api/brand/packs/${id}/download`)).address;
    },
    mediaType: 'application/zip',
    lifetimeMs: 2 * minuteMs,
    isRecorded: true,
  },
  site: {
    sign: async (as) => {
      await setPlan(world, as, 'Starter');
      const { id } = await makeReadySite(world, as);
      return (await post(as, `/api/sites/${id}/download`, { what: 'pages' })).address;
    },
    mediaType: 'application/zip',
    lifetimeMs: 2 * minuteMs,
    isRecorded: true,
  },
  inbox: {
    sign: async (as) => {
      const workspaceId = await firstWorkspaceOf(world, as);
      return (await post(as, `/api/threads/${workspaceId}/export`)).address;
    },
    mediaType: 'text/csv; charset=utf-8',
    lifetimeMs: 2 * minuteMs,
    isRecorded: true,
  },
  picture: {
    sign: async (as) => {
      const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } });
      const image = (await photo.png().toBuffer()).toString('base64');
      return (await world.call('PUT', '/api/account/picture', { as, body: { image } })).body.pictureUrl;
    },
    mediaType: 'image/webp',
    lifetimeMs: 120 * minuteMs,
    isRecorded: false,
  },
  media: {
    sign: async (as) => {
      const { id, width } = await makePicture(world, as);
      return `${(await readLibrary(world, as)).picturesUrl}/${id}-${width}.webp`;
    },
    mediaType: 'image/webp',
    lifetimeMs: 120 * minuteMs,
    isRecorded: false,
  },
};

/** Those whose tickets open several things, told apart by what follows them. */
const withPart: readonly string[] = ['media'];

const open = (address: string, method = 'GET', headers: Record<string, string> = {}) =>
  world.product.app.request(`http://localhost:18400${address}`, { method, headers });
const statusOf = async (address: string) => (await open(address)).status;
const tokenOf = (address: string): string => address.split('/')[3]!;
const partOf = (address: string): string =>
  address
    .split('/')
    .slice(4)
    .map((part) => `/${part}`)
    .join('');
const recordsOf = async ({ userId }: Person) =>
  (
    await world.product.database.system<{ purpose: string }[]>`
      select detail->>'purpose' as purpose from auth_audit where user_id = ${userId} and event = 'file_downloaded'`
  ).map(({ purpose }) => purpose);

it('is known for every registered download', () => {
  const registered = world.product.routes.map(({ path }) => path).filter((path) => path.startsWith('/downloads/'));
  expect(registered.sort()).toEqual(
    Object.keys(kinds)
      .map((purpose) => `/downloads/${purpose}/:token${withPart.includes(purpose) ? '/:part' : ''}`)
      .sort(),
  );
});

describe.each(Object.entries(kinds))('the address of a download: %s', (purpose, kind) => {
  let person: Person;
  let address: string;
  beforeAll(async () => {
    person = await world.signUp();
    address = await kind.sign(person);
  });

  /** A ticket as ours, but for what is different. */
  const forge = async (change: Record<string, unknown>, key = deriveSecret(inject('appSecret'), 'downloads')) => {
    const claims = JSON.parse(Buffer.from(tokenOf(address).split('.')[1]!, 'base64url').toString('utf8'));
    const token = await new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    return `/downloads/${purpose}/${token}${partOf(address)}`;
  };

  it('gives the file whole and in parts, and to a HEAD its description alone', async () => {
    const whole = await open(address);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, kind.mediaType]);
    expect(whole.headers.get('content-length')).toBe(String(bytes.byteLength));
    const part = await open(address, 'GET', { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.byteLength}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    const head = await open(address, 'HEAD');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, kind.mediaType, '']);
    expect(await recordsOf(person)).toEqual(kind.isRecorded ? [purpose] : []);
  });

  it('opens nothing once its time is over, however it is asked', async () => {
    const before = world.clock.now;
    world.clock.now = new Date(before.getTime() + kind.lifetimeMs);
    const statuses = [await open(address), await open(address, 'HEAD')].map(({ status }) => status);
    world.clock.now = before;
    expect(statuses).toEqual([404, 404]);
    expect((await open(address, 'HEAD')).status).toBe(200);
  });

  it('opens nothing that was written into it, or signed by somebody else or not at all', async () => {
    expect(await statusOf(await forge({}))).toBe(200);
    const [header, payload, signature] = tokenOf(address).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const faults = [
      await forge({}, deriveSecret(inject('appSecret'), 'unsubscribe')),
      await forge({ aud: 'another purpose' }),
      await forge({ aud: undefined }),
      await forge({ exp: undefined }),
      await forge({ thing: {} }),
      await forge({ thing: 'nothing' }),
      await forge({ sid: 'no session' }),
      ...[
        `${header}.${payload}.`,
        `${none}.${payload}.`,
        `${none}.${payload}.${signature}`,
        `${payload}.${signature}`,
        'x',
      ].map((token) => `/downloads/${purpose}/${token}${partOf(address)}`),
    ];
    expect(await Promise.all(faults.map(statusOf))).toEqual(faults.map(() => 404));
  });

  it('opens no other kind of file', async () => {
    const others = Object.keys(kinds).filter((other) => other !== purpose);
    const statuses = await Promise.all(
      others.map((other) =>
        statusOf(
          `/downloads/${other}/${tokenOf(address)}${withPart.includes(other) ? `/med_${'0'.repeat(26)}-48.webp` : ''}`,
        ),
      ),
    );
    expect(statuses).toEqual(others.map(() => 404));
  });

  it('opens nothing of somebody else, and nothing with a session of somebody else', async () => {
    const stranger = await world.signUp();
    const { sub, sid } = JSON.parse(
      Buffer.from(tokenOf(await kinds.picture!.sign(stranger)).split('.')[1]!, 'base64url').toString('utf8'),
    );
    expect(await statusOf(await forge({ sub, sid }))).toBe(404);
    expect(await statusOf(await forge({ sub }))).toBe(404);
    expect(await statusOf(await forge({ sid }))).toBe(404);
  });

  it('opens nothing once the session has ended', async () => {
    expect((await open(address, 'HEAD')).status).toBe(200);
    await world.call('POST', '/auth/v1/logout', { as: person });
    expect(await statusOf(address)).toBe(404);
  });
});
