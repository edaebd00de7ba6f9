// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#features/sites/sites.contract.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { pacingMs } from '#web/pacing.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { createSiteSaving } from './site-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stale = () => new ApiProblemError(409, { code: 'request.stale_revision', message: 'Stale' });
const refused = (code: string) => new ApiProblemError(500, { code, message: code });

/** A server that takes what stands on the newest revision, as ours does. */
function serverOf(first: Site = sampleSite()) {
  let site = first;
  const save = vi.fn(
    async ({
      revision,
      title,
      pages,
      bindings,
      css,
    }: Parameters<Parameters<typeof createSiteSaving>[1]['save']>[0]) => {
      if (revision !== site.revision) throw stale();
      site = {
        ...site,
        revision: revision + 1,
        document: { ...site.document, title, pages, bindings, css } as Site['document'],
      };
      return site;
    },
  );
  return {
    save,
    read: async () => site,
    /** Somebody else changes the title. */
    elsewhere(title: string): Site {
      site = { ...site, revision: site.revision + 1, document: { ...site.document, title } };
      return site;
    },
    get title() {
      return site.document.title;
    },
  };
}

const entitle =
  (title: string) =>
  (draft: Site['document'] | ReturnType<ReturnType<typeof createSiteSaving>['getState']>['draft']) => ({
    title,
    pages: draft.pages,
    bindings: draft.bindings,
    css: draft.css,
  });

describe('saving a site', () => {
  it('waits until typing rests, and sends what was typed once', async () => {
    const server = serverOf();
    const saving = createSiteSaving(sampleSite(), server);
    for (const title of ['L', 'Le', 'Levain']) saving.edit(entitle(title));
    expect(saving.getState().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(pacingMs.autosave - 1);
    expect(server.save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.save).toHaveBeenCalledTimes(1);
    expect(saving.getState()).toMatchObject({ status: 'saved', stored: { revision: 4 }, load: 0 });
    expect(server.title).toBe('Levain');
  });

  it('sends what was typed while a request was on its way after it, on the revision that it gave', async () => {
    const server = serverOf();
    let arrive = (): void => undefined;
    const saving = createSiteSaving(sampleSite(), {
      ...server,
      save: async (input) => {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return server.save(input);
      },
    });
    saving.edit(entitle('First'));
    await vi.advanceTimersByTimeAsync(pacingMs.autosave);
    saving.edit(entitle('Second'));
    const all = saving.flush();
    const alsoAll = saving.flush();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    arrive();
    expect(await Promise.all([all, alsoAll])).toEqual([true, true]);
    expect(server.save.mock.calls.map(([{ revision, title }]) => [revision, title])).toEqual([
      [3, 'First'],
      [4, 'Second'],
    ]);
  });

  it('sends nothing where nothing was changed', async () => {
    const server = serverOf();
    const saving = createSiteSaving(sampleSite(), server);
    saving.edit((draft) => ({ ...draft, pages: structuredClone(draft.pages) }));
    expect(saving.isUnsaved()).toBe(false);
    expect(await saving.flush()).toBe(true);
    expect(server.save).not.toHaveBeenCalled();
  });

  it('keeps what could not be saved, says why, and sends it again', async () => {
    const server = serverOf();
    server.save.mockRejectedValueOnce(refused('server.database_away'));
    const saving = createSiteSaving(sampleSite(), server);
    saving.edit(entitle('Levain'));
    expect(await saving.flush()).toBe(false);
    expect(saving.getState()).toMatchObject({
      status: 'failed',
      problem: { code: 'server.database_away' },
      draft: { title: 'Levain' },
    });
    expect(await saving.flush()).toBe(true);
    expect(server.title).toBe('Levain');
  });
});

describe('a change from elsewhere', () => {
  it('is shown where nothing is typed, and the page is drawn from its beginning', () => {
    const server = serverOf();
    const saving = createSiteSaving(sampleSite(), server);
    saving.follow(server.elsewhere('Theirs'));
    expect(saving.getState()).toMatchObject({ draft: { title: 'Theirs' }, load: 1 });
  });

  it('that says the same in another order of names draws nothing anew', () => {
    const site = sampleSite();
    const saving = createSiteSaving(site, serverOf(site));
    const [page] = site.document.pages;
    const turned = page!.blocks.map(({ id, type, props }) => ({
      props,
      type,
      id,
    })) as Site['document']['pages'][number]['blocks'];
    const document = { ...site.document, pages: [{ ...page!, blocks: turned }] };
    saving.follow({ ...site, revision: 4, document });
    expect(saving.getState()).toMatchObject({ load: 0, stored: { revision: 4 } });
  });

  it('never replaces what was typed: both stay until somebody decides', async () => {
    const server = serverOf();
    const saving = createSiteSaving(sampleSite(), server);
    saving.edit(entitle('Mine'));
    saving.follow(server.elsewhere('Theirs'));
    expect(await saving.flush()).toBe(false);
    expect(saving.getState()).toMatchObject({ status: 'conflict', draft: { title: 'Mine' } });
    saving.edit(entitle('Mine still'));
    await vi.advanceTimersByTimeAsync(pacingMs.autosave);
    expect([saving.getState().status, server.title]).toEqual(['conflict', 'Theirs']);

    expect(await saving.keepMine()).toBe(true);
    expect([saving.getState().status, server.title]).toEqual(['saved', 'Mine still']);
  });

  it('can be loaded in place of what was typed', async () => {
    const server = serverOf();
    const saving = createSiteSaving(sampleSite(), server);
    saving.edit(entitle('Mine'));
    server.elsewhere('Theirs');
    await saving.flush();
    await saving.takeTheirs();
    expect(saving.getState()).toMatchObject({ status: 'saved', draft: { title: 'Theirs' }, load: 1 });
    expect(await saving.flush()).toBe(true);
  });
});
