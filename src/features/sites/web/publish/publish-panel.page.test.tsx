// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readyPicture } from '#features/media/web/testing/sample-library.ts';
import { newBlock } from '#features/sites/domain/compose/new-block.ts';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { siteWordsOf } from '#features/sites/domain/words/all-words.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { completeWindow, inspector, openEditor, siteServer, toast } from '../testing/open-editor.tsx';
import { refusal, type SitesServer } from '../testing/render-sites.tsx';
import { sampleDocument, samplePicturesUrl, sampleRelease, sampleSite } from '../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  prices: { items: [{ name: 'Loaf', price: '€6.50', note: '' }] },
  contact: { mail: 'hello@levain.example' },
};
/** The sample site with every question answered. */
const answered: SiteDocument = {
  ...sampleDocument,
  pages: sampleDocument.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, props: { ...block.props, ...answers[block.id] } }) as typeof block),
  })),
};
const ready = (own: Partial<Site> = {}) => siteServer(sampleSite({ document: answered, ...own }));

async function openPanel(server: Partial<SitesServer>) {
  await openEditor(server);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  return within(await screen.findByRole('dialog', { name: 'Publish' }));
}
const press = (panel: ReturnType<typeof within>, name: string) => userEvent.click(panel.getByRole('button', { name }));

describe('before it goes online', () => {
  it('says what stops it, leads to each place, and puts nothing online meanwhile', async () => {
    const server = siteServer();
    const panel = await openPanel(server);
    const stops = within(panel.getByRole('region', { name: 'Before it can go online' }));
    expect(stops.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'What does it cost?PricesAnswer',
      'Where can people write to you, or call you?ContactAnswer',
    ]);
    expect(panel.getByText('http://localhost:18080/s/levain-rye/')).toBeTruthy();
    const publish = panel.getByRole('button', { name: 'Publish' });
    expect(publish.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(publish);
    expect(server.publishSite).not.toHaveBeenCalled();
    await userEvent.click(stops.getAllByRole('button', { name: 'Answer' })[1]!);
    const mail = await inspector().findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(document.activeElement).toBe(mail));
    expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull();
  });

  it('warns of what does not stop it, and adds what is missing', async () => {
    const panel = await openPanel(ready());
    const warnings = within(panel.getByRole('region', { name: 'Worth knowing' }));
    await userEvent.click(warnings.getByRole('button', { name: 'Add it' }));
    expect(await inspector().findByRole('heading', { name: 'Legal text' })).toBeTruthy();
  });

  it('is stopped by a form that does not say what happens to what people write, and adds the text that does', async () => {
    const form = newBlock('contact-form', 'write', siteWordsOf('en'));
    const [home, ...others] = answered.pages;
    const document = { ...answered, pages: [{ ...home!, blocks: [...home!.blocks, form] }, ...others] };
    const panel = await openPanel(ready({ document }));
    const stops = within(panel.getByRole('region', { name: 'Before it can go online' }));
    expect(stops.getByRole('listitem').textContent).toContain('A form does not say what happens to what people write.');
    expect(panel.queryByRole('region', { name: 'Worth knowing' })).toBeNull();
    expect(stops.getByRole('button', { name: 'Link it' })).toBeTruthy();
    await userEvent.click(stops.getByRole('button', { name: 'Add it' }));
    expect(await inspector().findByRole('heading', { name: 'Legal text' })).toBeTruthy();
  });

  itInDeepRun('leads to a picture without alt text, and stops one that was deleted', async () => {
    const shop = readyPicture();
    const { id, alt, x, y, width, height } = shop;
    const photo = { media: id, alt, x, y, width: width!, height: height! };
    const [home] = answered.pages;
    const blocks = home!.blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, photo } } : block,
    );
    const described = { ...answered, pages: [{ ...home!, blocks }] };
    const panel = await openPanel({
      ...ready({ document: described }),
      listPictures: async () => ({ picturesUrl: samplePicturesUrl, pictures: [shop] }),
    });
    await userEvent.click(await panel.findByRole('button', { name: 'Describe it' }));
    const field = await inspector().findByRole('textbox', { name: 'Alt text' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    cleanup();
    const without = await openPanel(ready({ document: described }));
    const stops = within(await without.findByRole('region', { name: 'Before it can go online' }));
    expect(stops.getByText(/^A picture was deleted/)).toBeTruthy();
    await userEvent.click(stops.getByRole('button', { name: 'Change it' }));
    expect(await inspector().findByText('This picture was deleted. Choose another one, or take it off.')).toBeTruthy();
  });

  it('is open again after a reload, as the address says', async () => {
    await openEditor(ready(), '?panel=publish');
    expect(await screen.findByRole('dialog', { name: 'Publish' })).toBeTruthy();
  });
});

describe('publishing', () => {
  it('puts the draft online, once, and says where it is', async () => {
    const server = ready();
    const panel = await openPanel(server);
    expect(panel.getByText('Not online')).toBeTruthy();
    await press(panel, 'Publish');
    expect(await panel.findByText(/^Release 1 of .* is online\.$/)).toBeTruthy();
    expect(panel.getByText('The draft is as it is online.')).toBeTruthy();
    const link = panel.getByRole('link', { name: /levain-rye/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(server.publishSite).toHaveBeenCalledWith(
      { siteId: sampleSite().id, revision: 3 },
      { context: { idempotencyKey: expect.any(String) } },
    );
    // As it is online there is nothing to publish.
    await press(panel, 'Publish the changes');
    expect(server.publishSite).toHaveBeenCalledTimes(1);
  });

  it('says why it was refused, and sends the same attempt again', async () => {
    const server = ready();
    const publishSite = vi.fn<SitesServer['publishSite']>(async () => {
      throw refusal('billing.storage_full', 507);
    });
    const panel = await openPanel({ ...server, publishSite });
    await press(panel, 'Publish');
    expect((await panel.findByRole('alert')).textContent).toContain('used all of its storage');
    await press(panel, 'Publish');
    await waitFor(() => expect(publishSite).toHaveBeenCalledTimes(2));
    const [first, second] = publishSite.mock.calls.map(([, options]) => options?.context.idempotencyKey);
    expect(first).toBe(second);
  });
});

describe('what was online', () => {
  const online = sampleRelease({ id: 'rel_00000000000000000000000002', number: 2, isCurrent: false });
  const withHistory = () => {
    const server = ready({ online });
    const earlier = sampleRelease({ isOnline: false, isCurrent: false });
    const first = vi.fn(server.listReleases).mockImplementationOnce(async () => ({ releases: [online, earlier] }));
    return { ...server, listReleases: first };
  };

  it('is listed, and put online again at one press', async () => {
    const server = withHistory();
    const panel = await openPanel(server);
    expect(panel.getByText('The draft has changes that are not online.')).toBeTruthy();
    await userEvent.click(await panel.findByRole('button', { name: 'Put online again: release 1' }));
    await waitFor(() => expect(server.putOnline).toHaveBeenCalled());
    expect(server.putOnline.mock.calls[0]![0]).toMatchObject({
      releaseId: 'rel_00000000000000000000000001',
      revision: 3,
    });
    expect(await screen.findByText('Release 1 is online again')).toBeTruthy();
  });

  it('keeps the focus where the release stands that was put online by keyboard', async () => {
    const earlier = sampleRelease({ isOnline: false, isCurrent: false });
    let isBack = false;
    let answer = (): void => undefined;
    const panel = await openPanel({
      ...ready({ online }),
      listReleases: async () => ({
        releases: [
          { ...online, isOnline: !isBack },
          { ...earlier, isOnline: isBack },
        ],
      }),
      putOnline: async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        isBack = true;
        return sampleSite({ document: answered, revision: 4, online: { ...earlier, isOnline: true } });
      },
    });
    const button = await panel.findByRole('button', { name: 'Put online again: release 1' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(button);
    answer();
    await panel.findByRole('button', { name: 'Put online again: release 2' });
    expect(document.activeElement).toBe(panel.getByText('Release 1').closest('li'));
  });

  it('is taken offline, and that is undone', async () => {
    const server = ready({ online });
    const panel = await openPanel(server);
    await press(panel, 'Take it offline');
    expect(await panel.findByText('Not online')).toBeTruthy();
    await userEvent.click(
      (await toast('Your website is offline')).getByRole('button', { name: 'Put it online again' }),
    );
    await waitFor(() => expect(panel.getByText('Online', { selector: 'section > *' })).toBeTruthy());
    expect(server.putOnline.mock.calls.map(([{ releaseId }]) => releaseId)).toEqual([null, online.id]);
  });
});
