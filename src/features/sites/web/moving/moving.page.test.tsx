// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostArchiveBytes } from '#features/sites/domain/source/source-format.ts';
import type { SentSource } from '#features/sites/sites.contract.ts';
import { sourceOf } from '#features/sites/testing/sample-sites.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { receiveUploads } from '#web/testing/fake-upload.ts';
import { BuilderTab } from '../gallery/builder-tab.tsx';
import { refusal, renderSites, type SitesServer } from '../testing/render-sites.tsx';
import { sampleBuilder, sampleDocument, sampleRelease, sampleSite } from '../testing/sample-site.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tab = (own: Partial<SitesServer>) =>
  renderSites(
    { '/platform/website-builder': BuilderTab, '/platform/website-builder/site': () => <p>The editor</p> },
    '/platform/website-builder',
    own,
  );
const withSite = (own: Partial<SitesServer> = {}) => tab({ getBuilder: async () => sampleBuilder(), ...own });
const withoutSite = (own: Partial<SitesServer> = {}) =>
  tab({ getBuilder: async () => sampleBuilder({ site: null }), ...own });

const text = JSON.stringify(sourceOf({ address: 'levain-rye', document: sampleDocument }));
const fileOf = (content: string, name = 'levain-rye-site.json') =>
  new File([content], name, { type: 'application/json' });
/** An archive, of which the server says what is in it. */
const archive = (size = 4) => {
  const file = new File(['PK\u0003\u0004'], 'levain-rye-site.zip', { type: 'application/zip' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const sentSource: SentSource = {
  sourceId: 'file_00000000000000000000000001',
  title: 'Levain & Rye',
  pages: 3,
  pictures: 1,
  posts: 12,
};
/** Chooses a file as the file picker gives it. */
const choose = async (file: File): Promise<void> => {
  await screen.findByRole('button', { name: 'Bring a site in' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
};

describe('taking a site along', () => {
  it('opens the address of its pages, or of its source', async () => {
    const createDownload = vi.fn<SitesServer['createDownload']>(async ({ what }) => ({
      address: `/downloads/site/${what}`,
    }));
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await withSite({ createDownload });
    await userEvent.click(await screen.findByRole('button', { name: 'Download the site' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/downloads/site/pages'));
    await userEvent.click(screen.getByRole('button', { name: 'Download its source' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/downloads/site/source'));
    expect(createDownload.mock.calls.map(([input]) => input)).toEqual([
      { siteId: sampleSite().id, what: 'pages' },
      { siteId: sampleSite().id, what: 'source' },
    ]);
  });

  it('says what of it is taken: what is online, or the draft', async () => {
    await withSite();
    expect(await screen.findByText(/^The site is the draft/)).toBeTruthy();
    cleanup();
    await tab({ getBuilder: async () => sampleBuilder({ site: sampleSite({ online: sampleRelease() }) }) });
    expect(await screen.findByText(/^The site is what is online/)).toBeTruthy();
  });

  it('says why it is refused, and opens nothing', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await withSite({
      createDownload: async () => {
        throw refusal('request.too_often', 429);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download the site' }));
    expect(await screen.findByText(/That was too often/)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('on Free is its source alone, and nothing is brought in', async () => {
    await tab({
      getBuilder: async () =>
        sampleBuilder({ open: { builder: false, pages: [], codeEditor: false, seoTools: false, domains: false } }),
    });
    expect(await screen.findByRole('button', { name: 'Download its source' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download the site' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bring a site in' })).toBeNull();
  });
});

describe('bringing a site in', () => {
  it('where there is none is done at once, and leads to the editor', async () => {
    const importSite = vi.fn<SitesServer['importSite']>(async () => sampleSite());
    await withoutSite({ importSite });
    await choose(fileOf(text));
    expect(await screen.findByText('The editor')).toBeTruthy();
    expect(importSite).toHaveBeenCalledWith(
      { workspaceId: 'ws_00000000000000000000000001', revision: 0, source: JSON.parse(text) },
      { context: { idempotencyKey: expect.any(String) } },
    );
  });

  it('where there is one asks before the draft is replaced', async () => {
    const importSite = vi.fn<SitesServer['importSite']>(async () => sampleSite({ revision: 4 }));
    await tab({ getBuilder: async () => sampleBuilder({ site: sampleSite({ online: sampleRelease() }) }), importSite });
    await choose(fileOf(text));
    const question = within(await screen.findByRole('dialog', { name: 'Replace the draft?' }));
    expect(question.getByText(/What is online stays until you publish/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Keep the draft' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(importSite).not.toHaveBeenCalled();
    await choose(fileOf(text));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText('The editor')).toBeTruthy();
    expect(importSite.mock.calls[0]![0]).toMatchObject({ revision: 3 });
  });

  it('from an archive sends it first, and says how far that is', async () => {
    const sent = receiveUploads();
    const importSource = vi.fn<SitesServer['importSource']>(async () => sampleSite());
    await withoutSite({ importSource });
    expect(await screen.findByText(/^Its pages, its pictures and its posts come in/)).toBeTruthy();
    await choose(archive());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.path).toBe('/api/sites/ws_00000000000000000000000001/sources');
    sent[0]!.tell(0.4);
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'));
    expect(importSource).not.toHaveBeenCalled();
    sent[0]!.answer(201, sentSource);
    expect(await screen.findByText('The editor')).toBeTruthy();
    expect(importSource).toHaveBeenCalledWith(
      { workspaceId: 'ws_00000000000000000000000001', revision: 0, sourceId: sentSource.sourceId },
      { context: { idempotencyKey: expect.any(String) } },
    );
  });

  it('from an archive in the place of a draft says before what comes in, and what of the posts', async () => {
    const sent = receiveUploads();
    const importSource = vi.fn<SitesServer['importSource']>(async () => sampleSite({ revision: 4 }));
    await withSite({ importSource });
    expect(await screen.findByText(/those this site already has stay as they are/)).toBeTruthy();
    await choose(archive());
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]!.answer(201, sentSource);
    const question = within(await screen.findByRole('dialog', { name: 'Replace the draft?' }));
    expect(question.getByText(/In it: 3 pages, 1 picture, 12 posts\./)).toBeTruthy();
    expect(question.getByText(/Posts of your site stay as they are/)).toBeTruthy();
    expect(importSource).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText('The editor')).toBeTruthy();
    expect(importSource.mock.calls[0]![0]).toMatchObject({ revision: 3, sourceId: sentSource.sourceId });
  });

  it('names the places of an archive that is refused when it is sent', async () => {
    const sent = receiveUploads();
    const importSource = vi.fn<SitesServer['importSource']>(async () => sampleSite());
    await withoutSite({ importSource });
    await choose(archive());
    await waitFor(() => expect(sent).toHaveLength(1));
    const fields = { 'posts/003.json.slug': 'no' };
    sent[0]!.answer(400, { code: 'request.invalid', message: 'no', fields });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['posts/003.json.slug']);
    expect(importSource).not.toHaveBeenCalled();
  });

  it.each([
    ['a picture', fileOf('\u0089PNG', 'site.zip.json'), 'This is not the source of a website'],
    ['another file of data', fileOf('{"name":"levain"}'), 'This is not the source of a website'],
    ['a list', fileOf('[1]'), 'This is not the source of a website'],
    ['a file of a newer version', fileOf(text.replace('"version":1', '"version":2')), 'made by a newer version'],
    ['a file that is too large', fileOf(`${text}${' '.repeat(2 * 2 ** 20)}`), 'too large'],
    ['an archive that is too large', archive(mostArchiveBytes + 1), 'too large'],
  ])('says of %s that it is none, and asks nobody', async (_what, file, words) => {
    const importSite = vi.fn<SitesServer['importSite']>(async () => sampleSite());
    await withoutSite({ importSite });
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(importSite).not.toHaveBeenCalled();
  });

  it('names the places of a file that is refused, and says other refusals in words', async () => {
    const fields = { 'source.document.pages.0.blocks.2.props.link': 'no', 'source.look.logo.svg': 'no' };
    const importSite = vi
      .fn<SitesServer['importSite']>()
      .mockRejectedValueOnce(new ApiProblemError(400, { code: 'request.invalid', message: 'no', fields }))
      .mockRejectedValueOnce(refusal('billing.plan_required', 403));
    await withoutSite({ importSite });
    await choose(fileOf(text));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'document.pages.0.blocks.2.props.link',
      'look.logo.svg',
    ]);
    await choose(fileOf(text));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Your plan does not include this'));
    // The same file again is the same attempt.
    const [first, second] = importSite.mock.calls.map(([, options]) => options?.context.idempotencyKey);
    expect(first).toBe(second);
  });
});
