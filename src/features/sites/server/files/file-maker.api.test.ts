import { afterAll, expect, it } from 'vitest';
import { filledSite, plainLook } from '../../testing/sample-sites.ts';
import { drawFiles, mostBytes } from './draw-files.ts';
import { createFileMaker } from './file-maker.ts';

const maker = createFileMaker();
afterAll(() => maker.close());

const order = { document: filledSite(), look: plainLook, url: 'http://localhost/s/levain/' };

it('makes the files in another process as they are drawn here, byte by byte', async () => {
  expect(await maker.makeFiles('one', order)).toEqual(drawFiles(order));
});

it('refuses those that are too large, and makes the next ones', async () => {
  const logo = { svg: `<svg><!--${'x'.repeat(mostBytes)}--></svg>`, width: 1, height: 1 };
  const large = { ...order, look: { ...plainLook, logo } };
  await expect(maker.makeFiles('one', large)).rejects.toMatchObject({ problem: { code: 'sites.too_large' } });
  expect((await maker.makeFiles('one', order)).length).toBe(drawFiles(order).length);
});

it('says that it is busy where too much waits, and once the product stops', async () => {
  const other = createFileMaker({ waitingOfAccountMax: 1 });
  const [first, second, third] = [1, 2, 3].map(() => other.makeFiles('one', order));
  const busy = { status: 503, problem: { code: 'sites.busy', retryAfter: 5 } };
  await expect(third).rejects.toMatchObject(busy);
  expect((await first)!.length).toBe((await second)!.length);
  await other.close();
  await expect(other.makeFiles('one', order)).rejects.toMatchObject(busy);
});
