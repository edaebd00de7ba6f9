import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { withoutGaps } from '#features/sites/testing/make-site.ts';
import { interleave, type Measure, percentile, type Row, size } from './harness.ts';
import { type Caller, createCaller } from './support/caller.ts';
import { requestsPerSecond } from './support/http-load.ts';
import { startNginx } from './support/nginx.ts';
import type { Watch } from './support/page-watcher.ts';
import { post, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const rounds = size(6);
const load = { connections: 16, seconds: size(3, 0.05) };
const editors = size(200, 2);
/** An editor saves a while after typing rests; so many seconds between two saves of one who types all the time. */
const savesEverySeconds = 3;
const quietSeconds = size(15, 0.2);
const busySeconds = size(30, 0.5);

interface Owner {
  readonly authorization: string;
  readonly workspaceId: string;
}
type BenchSite = { id: string; revision: number; address: string; document: Parameters<typeof withoutGaps>[0] };

/** Pages of a site as visitors get them, beside nginx that serves the same bytes, and while others work. */
export const serving: Measure = {
  name: 'serving',
  title: 'A page of a published site',
  how: `One page, compressed, from one process over a socket, beside nginx (where it is installed) with the same bytes in a file: ${load.connections} connections, ${rounds} interleaved rounds of ${load.seconds} s. Then the time of a page asked for fifty times a second, for ${quietSeconds} s alone and for ${busySeconds} s while ${editors} editors save every ${savesEverySeconds} s, one site is published after the other, and one picture is uploaded and encoded after the other.`,
  run: () =>
    withProduct(
      async ({ origin }) => {
        const { session, workspaceId } = await signUpWithPlan(origin, `serving-${randomUUID()}`);
        const owner = { authorization: `Bearer ${session.access_token}`, workspaceId };
        const caller = createCaller(origin, '127.0.0.1');
        try {
          const site = await publish(caller, owner, await makeSite(caller, owner));
          const path = `/s/${site.address}/`;
          return [...(await compareWithNginx(origin, path)), ...(await watchWhileBusy(origin, path, owner, site))];
        } finally {
          caller.close();
        }
      },
      { BILLING: 'off' },
    ),
};

async function send<Answer>(caller: Caller, { authorization }: Owner, method: string, path: string, body?: unknown) {
  const { status, text } = await caller.call(method, path, body, { authorization, 'idempotency-key': randomUUID() });
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return JSON.parse(text) as Answer;
}

async function makeSite(caller: Caller, owner: Owner): Promise<BenchSite> {
  const begun = { template: 'counter', language: 'en' };
  const site = await send<BenchSite>(caller, owner, 'POST', `/api/sites/${owner.workspaceId}`, begun);
  return save(caller, owner, { ...site, document: withoutGaps(site.document, 'Bread') });
}

function save(caller: Caller, owner: Owner, { id, revision, document }: BenchSite): Promise<BenchSite> {
  const { title, pages, bindings, css } = document;
  return send(caller, owner, 'PUT', `/api/sites/${id}/document`, { revision, title, pages, bindings, css });
}

const publish = (caller: Caller, owner: Owner, { id, revision }: BenchSite): Promise<BenchSite> =>
  send(caller, owner, 'POST', `/api/sites/${id}/publish`, { revision });

async function compareWithNginx(origin: string, path: string): Promise<Row[]> {
  const headers = { 'accept-encoding': 'gzip' };
  const page = new Uint8Array(await (await fetch(origin + path)).arrayBuffer());
  const nginx = await startNginx(page);
  try {
    const own = () => requestsPerSecond(origin + path, headers, load);
    if (nginx === undefined) {
      const rates = await interleave({ own }, rounds);
      return [{ what: 'the product', unit: 'requests/s', values: rates.own }];
    }
    const variants = { own, nginx: () => requestsPerSecond(nginx.url, headers, load) };
    await interleave(variants, 1);
    const rates = await interleave(variants, rounds);
    const ratios = rates.own.map((rate, round) => rate / rates.nginx[round]!);
    return [
      { what: 'the product', unit: 'requests/s', values: rates.own },
      { what: 'nginx, one worker', unit: 'requests/s', values: rates.nginx },
      {
        what: 'ratio',
        unit: 'of nginx',
        values: ratios,
        promise: { words: '≥ 0.45', isKept: percentile(ratios, 0.5) >= 0.45 },
      },
    ];
  } finally {
    await nginx?.stop();
  }
}

async function watchWhileBusy(origin: string, path: string, owner: Owner, site: BenchSite): Promise<Row[]> {
  const workers = await Promise.all(
    Array.from({ length: editors }, async (_, at) => {
      const caller = createCaller(origin, `127.0.1.${(at % 250) + 1}`);
      const { access_token: token } = (await post(`${origin}/auth/v1/signup`, {
        email: `editor-${randomUUID()}@example.com`,
        password: 'correct horse battery',
        data: { full_name: 'Ed' },
      })) as { access_token: string };
      const authorization = `Bearer ${token}`;
      const { workspaces } = await send<{ workspaces: { id: string }[] }>(
        caller,
        { authorization, workspaceId: '' },
        'GET',
        '/api/workspaces',
      );
      const editor = { authorization, workspaceId: workspaces[0]!.id };
      return { caller, editor, site: await makeSite(caller, editor) };
    }),
  );
  const nginx = await startNginx(new Uint8Array(await (await fetch(origin + path)).arrayBuffer()));
  /** The product's page, and beside it the same from nginx: what any server is held up by on this machine. */
  const watchBoth = (seconds: number) =>
    Promise.all([watch(origin, path, seconds), nginx ? watch(nginx.url, '/', seconds) : []]);
  const [quiet, quietNginx] = await watchBoth(quietSeconds);
  const until = performance.now() + busySeconds * 1000;
  const isOver = () => performance.now() >= until;
  const publisher = createCaller(origin, '127.0.2.1');
  const others = [
    ...workers.map(async ({ caller, editor, site: own }, at) => {
      await sleep((at / editors) * savesEverySeconds * 1000);
      for (let current = own, round = 0; !isOver(); round++) {
        const document = { ...current.document, title: `Bread ${round}` };
        current = await save(caller, editor, { ...current, document });
        await sleep(savesEverySeconds * 1000);
      }
    }),
    (async () => {
      for (let current = site; !isOver(); ) current = await publish(publisher, owner, current);
    })(),
    uploadPictures(origin, owner, isOver),
  ];
  const [busy, busyNginx] = await watchBoth(busySeconds);
  await Promise.all(others);
  await nginx?.stop();
  for (const { caller } of workers) caller.close();
  publisher.close();
  const ratio = percentile(busy, 0.99) / percentile(quiet, 0.99);
  return [
    { what: 'a page, alone', unit: 'ms', values: quiet },
    { what: 'a page, alone, p99', unit: 'ms', values: [percentile(quiet, 0.99)] },
    { what: 'a page, while others work', unit: 'ms', values: busy },
    { what: 'a page, while others work, p99', unit: 'ms', values: [percentile(busy, 0.99)] },
    { what: 'p99, busy to alone', unit: '×', values: [ratio], promise: { words: '≤ 2 ×', isKept: ratio <= 2 } },
    ...(nginx
      ? [
          { what: 'nginx, alone, p99', unit: 'ms', values: [percentile(quietNginx, 0.99)] },
          { what: 'nginx, while others work, p99', unit: 'ms', values: [percentile(busyNginx, 0.99)] },
        ]
      : []),
  ];
}

/** How long a page takes, asked for fifty times a second; watched by a thread of its own, which the work of the others does not hold up. */
async function watch(origin: string, path: string, seconds: number): Promise<number[]> {
  const workerData: Watch = { origin, path, seconds };
  const watcher = new Worker(new URL('./support/page-watcher.ts', import.meta.url), { workerData });
  const [times] = (await once(watcher, 'message')) as [number[]];
  return times;
}

/** Uploads pictures until it is over, the next one when the one before is encoded. */
async function uploadPictures(origin: string, { authorization, workspaceId }: Owner, isOver: () => boolean) {
  const side = size(2400, 64);
  const create = { width: side, height: side, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as const;
  const photo = await sharp({ create: { ...create, background: 'black' } })
    .jpeg()
    .toBuffer();
  for (let count = 0; !isOver(); count++) {
    // A picture that is there already is not encoded again; drawing another would take the time of those it is uploaded beside.
    const bytes = withComment(photo, `${count}`);
    const address = `${origin}/api/media/${workspaceId}/files?name=${count}.jpg`;
    const sent = await fetch(address, { method: 'POST', headers: { authorization }, body: bytes });
    if (!sent.ok) throw new Error(`A picture was answered with ${sent.status}: ${await sent.text()}`);
    const { picture } = (await sent.json()) as { picture: { id: string } };
    const state = async () => {
      const answer = await fetch(`${origin}/api/media/pictures/${picture.id}`, { headers: { authorization } });
      return ((await answer.json()) as { state: string }).state;
    };
    while ((await state()) !== 'ready') await sleep(100);
  }
}

/** The same JPEG with a comment after its first mark. */
function withComment(jpeg: Buffer, comment: string): Uint8Array<ArrayBuffer> {
  const segment = Buffer.from(`\xff\xfe\0\0${comment}`, 'latin1');
  segment.writeUInt16BE(segment.length - 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]));
}
