import { expect, it } from 'vitest';
import { startSeveral } from '#testing/faults/several-processes.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import type { Site } from '../sites.contract.ts';
import { askToSave, assertDone, makeLiveSite, publish } from '../testing/make-site.ts';
import {
  callAt,
  createAsOwner,
  faultsOfReader,
  type KnownReleases,
  noteReleases,
  signUpOnPro,
  watchSite,
} from '../testing/watch-releases.ts';

const publishes = 200;

it('two hundred releases under readers of two processes: each answer is of one of them, none older than the one before', async () => {
  const product = await startSeveral(2, { BILLING_MODE: 'test', API_LIMITS: 'off' });
  const known: KnownReleases = new Map();
  try {
    const person = await signUpOnPro(product);
    const worlds = [callAt(product, 0), callAt(product, 1)];
    let site = await makeLiveSite(worlds[0]!, person, { title: 'Release 0' });
    const { pages } = site.document;
    const asOwner = createAsOwner(product, person, await firstWorkspaceOf(worlds[0]!, person));
    await noteReleases(asOwner, site.id, known);
    const readers = [0, 0, 1, 1].map((at) => ({ at, ...watchSite(() => product.processes[at]!.origin, site.address) }));
    const titleAt = async (at: number): Promise<string | undefined> =>
      /<title>([^<]*)/.exec(await (await fetch(`${product.processes[at]!.origin}/s/${site.address}/`)).text())?.[1];

    for (let round = 1; round <= publishes; round++) {
      const at = round % 2;
      const title = `Release ${round}`;
      const edited: Site = assertDone(
        await askToSave(worlds[at]!, person, site, { title, pages: round % 4 < 2 ? pages : pages.slice(0, -1) }),
      );
      site = await publish(worlds[at]!, person, edited);
      // At once where it was published.
      expect([round, await titleAt(at)]).toEqual([round, title]);
      await noteReleases(asOwner, site.id, known);
    }
    // And within two seconds where it was not.
    await expect.poll(() => titleAt((publishes + 1) % 2), { timeout: 2000, interval: 50 }).toBe(`Release ${publishes}`);
    expect(known.size).toBe(publishes + 1);
    for (const { at, seen, refused, stop } of readers) {
      await stop();
      expect(seen.length).toBeGreaterThan(publishes);
      expect(new Set(seen.map(({ hash }) => hash)).size).toBeGreaterThan(20);
      expect([at, refused]).toEqual([at, []]);
      expect([at, faultsOfReader(seen, known)]).toEqual([at, []]);
    }
  } finally {
    await product.close();
  }
});
