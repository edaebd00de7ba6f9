/** Pictures in archives that are none, or more than pictures: refused with their place, and nothing of them is kept. */
import { strToU8 } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture, readLibrary } from '#features/media/testing/make-picture.ts';
import { halves } from '#features/media/testing/sample-pictures.ts';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../../sites.contract.ts';
import { expectRefused } from '../../testing/expect-refused.ts';
import { askToSave, assertDone, makeReadySite, publish, shownAs, withHeroPhoto } from '../../testing/make-site.ts';
import {
  bringSource,
  type SourceFiles,
  saidIn,
  takeSource,
  withFiles,
  withRenditions,
  withSaid,
} from '../../testing/make-source.ts';

let world: TestProduct;
/** The source of a site with one picture, of 400 × 300 pixels, and what that is called. */
let whole: SourceFiles;
let key: string;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
  const person = await world.signUp();
  await setPlan(world, person, 'Starter');
  const picture = await makePicture(world, person, { bytes: await halves(400, 300) });
  const ready = await makeReadySite(world, person);
  const site: Site = assertDone(
    await askToSave(world, person, ready, { pages: withHeroPhoto(ready.document, shownAs(picture)) }),
  );
  whole = (await takeSource(world, person, site)).files;
  key = saidIn(whole, 'site.json').pictures[0].id.slice('med_'.length);
});
afterAll(() => world.close());

const page = strToU8('<!doctype html><script>alert(1)</script>');
const file = (name: string): Uint8Array => whole[`pictures/${key}-${name}`]!;
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

describe('a picture of a source', () => {
  it('is taken in where it is one, and published', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const brought: Site = assertDone(await bringSource(world, person, whole));
    expect((await readLibrary(world, person)).pictures).toHaveLength(1);
    await publish(world, person, brought);
  });

  const said = () => saidIn(whole, 'site.json');
  it.each<[string, () => SourceFiles | Promise<SourceFiles>, string]>([
    ['that is missing in one width', () => withFiles(whole, { [`pictures/${key}-320.avif`]: undefined }), '320.avif'],
    [
      'that is another one than its name says',
      async () =>
        withFiles(whole, {
          [`pictures/${key}-320.webp`]: await sharp(await halves(320, 240, 'png', '#00ff00'))
            .webp()
            .toBuffer(),
        }),
      '320.avif',
    ],
  ])('%s is refused', async (_what, make, name) => {
    await expectRefused(world, await make(), `pictures/${key}-${name}`);
  });

  it.each<[string, () => SourceFiles, string]>([
    [
      'that no page shows',
      () =>
        withSaid(whole, 'site.json', {
          ...said(),
          pictures: [...said().pictures, { ...said().pictures[0], id: `med_${'0'.repeat(26)}` }],
        }),
      'site.json.pictures.1.id',
    ],
    [
      'that is there twice',
      () => withSaid(whole, 'site.json', { ...said(), pictures: [...said().pictures, ...said().pictures] }),
      'site.json.pictures.1.id',
    ],
    [
      'that a page shows and nobody brings',
      () => withSaid(whole, 'site.json', { ...said(), pictures: [] }),
      'site.json.pictures',
    ],
    [
      'that is larger than any is kept',
      () => withSaid(whole, 'site.json', { ...said(), pictures: [{ ...said().pictures[0], width: 4000 }] }),
      'site.json.pictures.0.width',
    ],
    [
      'whose name turns others around',
      () => withSaid(whole, 'site.json', { ...said(), pictures: [{ ...said().pictures[0], name: 'a\u202egpj' }] }),
      'site.json.pictures.0.name',
    ],
    [
      'that belongs to no picture of the site',
      () => withFiles(whole, { [`pictures/${'1'.repeat(26)}-400.webp`]: file('400.webp') }),
      `pictures/${'1'.repeat(26)}-400.webp`,
    ],
  ])('%s is refused', async (_what, make, place) => {
    await expectRefused(world, make(), place);
  });

  /** Bytes that are called as they ask for: only who decodes them notices. */
  const disguised: readonly (readonly [string, string, () => Uint8Array | Promise<Uint8Array>])[] = [
    ['a page', '320.webp', () => page],
    ['nothing', '320.webp', () => new Uint8Array(0)],
    ['a WebP with a page behind its end', '320.webp', () => joined(file('320.webp'), page)],
    ['an AVIF with a page behind its end', '320.avif', () => joined(file('320.avif'), page)],
    ['half a WebP', '320.webp', () => file('320.webp').subarray(0, 60)],
    ['half an AVIF', '400.avif', () => file('400.avif').subarray(0, file('400.avif').byteLength - 20)],
    [
      'a WebP that says where it was taken',
      '320.webp',
      async () =>
        new Uint8Array(
          await sharp(file('320.webp'))
            .withExif({ IFD0: { ImageDescription: 'alert(1)' } })
            .webp()
            .toBuffer(),
        ),
    ],
    [
      'an AVIF that says where it was taken',
      '320.avif',
      async () =>
        new Uint8Array(
          await sharp(file('320.avif'))
            .withExif({ IFD0: { ImageDescription: 'alert(1)' } })
            .avif()
            .toBuffer(),
        ),
    ],
    [
      'a WebP that moves',
      '320.webp',
      async () =>
        new Uint8Array(
          await sharp([await halves(320, 240), await halves(320, 240, 'jpeg', '#00ff00')], { join: { animated: true } })
            .webp()
            .toBuffer(),
        ),
    ],
    ['a picture of another size', '320.webp', () => file('400.webp')],
    ['a picture of another kind', '320.webp', () => file('320.avif')],
    ['a PNG', '320.webp', async () => new Uint8Array(await halves(320, 240, 'png'))],
  ];
  it.each(disguised)('that is %s is refused', async (_what, name, make) => {
    const files = withRenditions(whole, { [name]: await make() });
    const other = saidIn(files, 'site.json').pictures[0].id.slice('med_'.length);
    await expectRefused(world, files, `pictures/${other}-${name}`);
  });

  it('that is one after others leaves nothing of them', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const pictures = [await makePicture(world, person), await makePicture(world, person)];
    const ready = await makeReadySite(world, person);
    const [first, ...others] = withHeroPhoto(ready.document, shownAs(pictures[0]!));
    const block = { id: 'second', type: 'picture' as const, props: { photo: shownAs(pictures[1]!), caption: '' } };
    const site: Site = assertDone(
      await askToSave(world, person, ready, { pages: [{ ...first!, blocks: [...first!.blocks, block] }, ...others] }),
    );
    const { files } = await takeSource(world, person, site);
    const listed = saidIn(files, 'site.json').pictures;
    const last = listed.at(-1).id.slice('med_'.length);
    const swapped = files[`pictures/${listed[0].id.slice('med_'.length)}-48.webp`];
    await expectRefused(world, withFiles(files, { [`pictures/${last}-48.webp`]: swapped }), `pictures/${last}-48.avif`);
  });
});
