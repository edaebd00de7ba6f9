import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { palettes } from '../../domain/palette/palettes.ts';
import { makeBrand } from '../../testing/make-brand.ts';

let world: TestProduct;
let person: Person;
let workspaceId: string;
let files: Readonly<Record<string, Uint8Array>>;

const ask = async (language = 'en') =>
  (await world.call('POST', `/api/brand/${workspaceId}/pack`, { as: person, body: { language } })).body;
const newest = async () => (await world.call('GET', `/api/brand/${workspaceId}/pack`, { as: person })).body.pack;
const download = async (packId: string): Promise<Response> => {
  const { body } = await world.call('POST', `/api/brand/packs/${packId}/download`, { as: person });
  return world.product.app.request(body.address);
};

beforeAll(async () => {
  world = await createTestProduct();
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  ({ workspaceId } = await makeBrand(world, person));
  const { id } = await ask();
  await world.product.jobs.drain(['brand.pack']);
  files = unzipSync(new Uint8Array(await (await download(id)).arrayBuffer()));
});
afterAll(() => world.close());

const text = (path: string): string => new TextDecoder().decode(files[path]);
const paths = (pattern: RegExp): string[] => Object.keys(files).filter((path) => pattern.test(path));

describe('the package', () => {
  it('has folders for logos, palette, fonts and social pictures, and says what nobody checked', () => {
    expect([...new Set(Object.keys(files).map((path) => path.split('/')[0]))].sort()).toEqual([
      'README.txt',
      'fonts',
      'guidelines.pdf',
      'logos',
      'palette',
      'social',
    ]);
    expect(text('README.txt')).toContain('edition 1');
    expect(text('README.txt')).toContain('trademark');
  });

  it('has each of five logos in nine variants as SVG, four sizes of PNG, PDF and ICO', async () => {
    const folders = new Set(paths(/^logos\//).map((path) => path.split('/')[1]));
    expect(folders.size).toBe(5);
    expect(paths(/\.svg$/)).toHaveLength(45);
    expect(paths(/^logos\/.*\.png$/)).toHaveLength(180);
    expect([paths(/logo\.pdf$/).length, paths(/\.ico$/).length]).toEqual([5, 5]);
    for (const path of paths(/^logos\/.*\.png$/)) {
      const [, layout, scale] = /(wide|stacked|icon)-[a-z-]+@(\d)x\.png$/.exec(path)!;
      const { width, hasAlpha } = await sharp(files[path]).metadata();
      expect([width, hasAlpha]).toEqual([{ wide: 400, stacked: 300, icon: 128 }[layout!]! * Number(scale), true]);
    }
  });

  it('has outlines alone in every SVG: no text, script or link', () => {
    for (const path of paths(/\.svg$/)) {
      const svg = text(path);
      expect(svg.length).toBeLessThanOrEqual(12 * 1024);
      expect(svg).not.toMatch(/<text|<script|<image|<foreignObject|href|url\(|@import|on\w+=/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('http');
    }
  });

  it('has icon files of three sizes that a reader of pictures takes for PNG', async () => {
    for (const path of paths(/\.ico$/)) {
      const view = new DataView(files[path]!.buffer, files[path]!.byteOffset);
      const sides: number[] = [];
      for (let entry = 0; entry < view.getUint16(4, true); entry++) {
        const at = view.getUint32(6 + 16 * entry + 12, true);
        const { width, height, format } = await sharp(files[path]!.subarray(at)).metadata();
        expect([width, format]).toEqual([height, 'png']);
        sides.push(width!);
      }
      expect(sides).toEqual([16, 32, 48]);
    }
  });

  it('has PDFs that open elsewhere: nine pages for each logo, and guidelines with the colors', async () => {
    for (const path of paths(/logo\.pdf$/)) expect((await readPdf(files[path]!)).pageTexts).toHaveLength(9);
    const { text: words, info } = await readPdf(files['guidelines.pdf']!);
    expect(info.Title).toBe('Brand guidelines for Levain & Rye');
    for (const word of ['#2547d0', 'CMYK', 'Clear space', 'Smallest size', 'Montserrat / Open Sans'])
      expect(words).toContain(word);
  });

  it('has a licence beside every font', () => {
    const fonts = paths(/\.ttf$/);
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    for (const path of fonts)
      expect(text(`${path.slice(0, path.lastIndexOf('/'))}/LICENSE.txt`)).toContain('SIL Open Font License');
  });

  it('has the social pictures at their exact sizes, and the palette in four forms', async () => {
    const sizes = await Promise.all(
      paths(/^social\//).map(async (path) => {
        const { width, height } = await sharp(files[path]).metadata();
        return `${path} ${width}x${height}`;
      }),
    );
    expect(sizes.sort()).toEqual([
      'social/facebook-cover.png 851x315',
      'social/instagram-post.png 1080x1080',
      'social/instagram-story.png 1080x1920',
      'social/linkedin-banner.png 1584x396',
      'social/twitter-header.png 1500x500',
      'social/youtube-thumbnail.png 1280x720',
    ]);
    expect(paths(/^palette\//).sort()).toEqual([
      'palette/palette.ase',
      'palette/palette.css',
      'palette/tailwind.css',
      'palette/tokens.json',
    ]);
  });
});

it('has swatches that another program reads: five colors by their names', async () => {
  // @ts-expect-error: it comes without types.
  const reader = (await import('ase-utils')) as { default: { decode(bytes: Buffer): Swatches } };
  const { colors } = reader.default.decode(Buffer.from(files['palette/palette.ase']!));
  const hexOf = (shares: readonly number[]): string =>
    `#${shares
      .map((share) =>
        Math.round(share * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  expect(Object.fromEntries(colors.map(({ name, color }) => [name, hexOf(color)]))).toEqual(palettes.modern);
});

interface Swatches {
  readonly colors: readonly { readonly name: string; readonly color: readonly number[] }[];
}

describe('asking for a package', () => {
  it('is told of once it can be downloaded', async () => {
    const worker = await world.product.startWorker();
    const told = async () => (await world.call('GET', '/api/notifications', { as: person })).body.notifications;
    const isTold = ({ kind }: { kind: string }) => kind === 'brand.pack_ready';
    await expect.poll(async () => (await told()).filter(isTold), { timeout: 8000 }).toHaveLength(1);
    await worker.stop();
    expect((await told()).find(isTold)).toMatchObject({ workspaceId, params: { name: 'Levain & Rye' } });
  });

  it('answers the one that is being made, and says whether the brand is still as it is in it', async () => {
    expect((await newest()).isCurrent).toBe(true);
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const [first, second] = await Promise.all([ask('de'), ask('de')]);
    expect(first.id).toBe(second.id);
    const early = await world.call('POST', `/api/brand/packs/${first.id}/download`, { as: person });
    expect(early.status).toBe(404);
    await world.product.jobs.drain(['brand.pack']);
    const { brand } = (await world.call('GET', `/api/brand/${workspaceId}`, { as: person })).body;
    await world.call('PUT', `/api/brand/${workspaceId}/palette`, {
      as: person,
      body: { revision: brand.revision, palette: { kind: 'theme', theme: 'nature' } },
    });
    expect(await newest()).toMatchObject({ id: first.id, state: 'ready', isCurrent: false });
  });

  it('ends what can be downloaded after a week', async () => {
    const { id } = await newest();
    expect((await download(id)).status).toBe(200);
    const { now } = world.clock;
    await world.product.database.system`update brand_pack set expires_at = ${now} where id = ${id}`;
    expect((await newest()).state).toBe('expired');
    expect((await world.call('POST', `/api/brand/packs/${id}/download`, { as: person })).status).toBe(404);
  });
});
