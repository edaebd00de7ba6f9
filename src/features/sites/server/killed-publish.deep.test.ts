import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededRandom } from '#shared/seeded-random.ts';
import { startSeveral } from '#testing/faults/several-processes.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import type { Site } from '../sites.contract.ts';
import { askToPublish, askToSave, assertDone, makeLiveSite, readBuilder } from '../testing/make-site.ts';
import {
  callAt,
  createAsOwner,
  faultsOfReader,
  type KnownReleases,
  noteReleases,
  signUpOnPro,
  watchSite,
} from '../testing/watch-releases.ts';

const kills = 30;
/**
 * Some hundreds of answers a second between them. Readers without a rest, whom 200 releases are tried under, take the cores
 * from the process that publishes, and from its starts, which are most of the time here.
 */
const readersRestMs = 5;

it('a process that is killed at any instant of publishing leaves the old release online or the new one, whole, and what it acknowledged stays', async () => {
  const product = await startSeveral(2, { BILLING_MODE: 'test', API_LIMITS: 'off' });
  const random = seededRandom('killed publishing');
  const known: KnownReleases = new Map();
  try {
    const person = await signUpOnPro(product);
    // The first one publishes and is killed; the second one goes on.
    const world = callAt(product, 0);
    const site = await makeLiveSite(world, person, { title: 'Release 0' });
    const workspaceId = await firstWorkspaceOf(world, person);
    const asOwner = createAsOwner(product, person, workspaceId);
    const readSite = async (at: number): Promise<Site> =>
      (await readBuilder(callAt(product, at), person, workspaceId)).site!;
    await noteReleases(asOwner, site.id, known);
    const readers = [0, 0, 1, 1].map((at) => ({
      at,
      ...watchSite(() => product.processes[at]!.origin, site.address, readersRestMs),
    }));

    const attempt = async (round: number) => {
      const draft = await readSite(0);
      // Every second one has a page more, so that the list of pages is another one as well.
      const pages = round % 2 === 0 ? site.document.pages : site.document.pages.slice(0, -1);
      const edited: Site = assertDone(await askToSave(world, person, draft, { title: `Release ${round}`, pages }));
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answered = askToPublish(world, person, edited, headers).catch(() => undefined);
      return { edited, headers, answered };
    };

    const restart = async (): Promise<void> => {
      await product.processes[0]!.stop('SIGKILL');
      await product.restart(0);
    };
    // How long it takes just after a start where nobody is killed, the start of the process that draws among it.
    await restart();
    const startedMs = performance.now();
    expect((await (await attempt(1)).answered)?.status).toBe(200);
    const wholeMs = performance.now() - startedMs;

    let acknowledged = 0;
    let published = 0;
    for (let round = 2; round < 2 + kills; round++) {
      const { edited, headers, answered } = await attempt(round);
      await sleep(random.below(Math.ceil(wholeMs * 1.4)));
      await product.processes[0]!.stop('SIGKILL');
      const answer = await answered;
      // What is left, before anything is put right: the draft is online as it is, or what was online before is.
      const left = await readSite(1);
      const isPublished = left.online!.isCurrent;
      if (isPublished) published += 1;
      if (answer?.status === 200) {
        acknowledged += 1;
        expect([round, isPublished, left.online!.id]).toEqual([round, true, answer.body.online.id]);
      }
      await product.restart(0);
      // The same attempt again is the release it was, or makes the one that it was not.
      const again = await askToPublish(world, person, edited, headers);
      expect([round, again.status]).toEqual([round, 200]);
      expect([round, isPublished]).toEqual([round, again.body.online.id === left.online!.id]);
      await noteReleases(asOwner, site.id, known);
      // No release lacks a file: its pages but for that of the blog, which has no post, the one for what is not there, the list of pages,
      // what robots may do, the mark, the picture.
      const halves = await asOwner(
        (tx) => tx`select r.number from site_release r
        left join site_file f on f.release_id = r.id where r.site_id = ${site.id}
        group by r.number, r.pages having count(f.path) <> r.pages - 1 + 5`,
      );
      expect([round, [...halves]]).toEqual([round, []]);
    }
    const shown = async () => (await fetch(`${product.processes[1]!.origin}/s/${site.address}/`)).text();
    await expect.poll(shown, { timeout: 5000 }).toContain(`<title>Release ${kills + 1}</title>`);
    for (const { at, seen, refused, stop } of readers) {
      await stop();
      expect(seen.length).toBeGreaterThan(200);
      expect([at, refused]).toEqual([at, []]);
      expect([at, faultsOfReader(seen, known)]).toEqual([at, []]);
    }
    // Kills before and after the moment that counts, and of a process whose answer had gone out.
    expect(published).toBeGreaterThan(0);
    expect(published).toBeLessThan(kills);
    expect(acknowledged).toBeGreaterThan(0);
  } finally {
    await product.close();
  }
}, 1_800_000);
