// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderSites, type SitesServer } from '../testing/render-sites.tsx';
import { sampleBuilder, sampleRelease, sampleSite } from '../testing/sample-site.ts';
import { BuilderTab } from './builder-tab.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tab = (own: Partial<SitesServer>) =>
  renderSites(
    { '/platform/website-builder': BuilderTab, '/platform/website-builder/site': () => <p>The editor</p> },
    '/platform/website-builder',
    own,
  );
const none = sampleBuilder({ site: null });
const free = sampleBuilder({
  site: null,
  templates: none.templates
    .slice(0, 3)
    .map((one, at) => ({ ...one, isOpen: at < 2, opensWith: at < 2 ? 'Free' : 'Starter' })),
  open: { builder: false, pages: [], codeEditor: false, seoTools: false, domains: false },
});
const cards = () =>
  within(screen.getByRole('region', { name: 'Choose Your Canvas' })).getAllByRole('heading', { level: 3 });

describe('the gallery', () => {
  it('shows every template of the plan with its picture, its kind and the plan that opens it, and filters them', async () => {
    await tab({ getBuilder: async () => none });
    expect(await screen.findByRole('heading', { name: 'Choose Your Canvas' })).toBeTruthy();
    expect(cards().map((one) => one.textContent)).toEqual(['Counter', 'Ledger', 'Studio', 'Market', 'Poster']);
    expect(await screen.findByRole('img', { name: 'Your website in the template Counter' })).toBeTruthy();
    expect(screen.getAllByText('Opens with Pro')).toHaveLength(1);
    const chips = within(screen.getByRole('group', { name: 'Show templates for' })).getAllByRole('button');
    expect(chips.map((one) => one.textContent)).toEqual(['All', 'Business', 'Portfolio', 'E-commerce']);
    await userEvent.click(screen.getByRole('button', { name: 'E-commerce' }));
    expect(cards().map((one) => one.textContent)).toEqual(['Market']);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(cards()).toHaveLength(5);
  });

  it('draws the pages in a frame that has the styles of the site alone, and no words that nobody said', async () => {
    await tab({ getBuilder: async () => none });
    const picture = await screen.findByRole('img', { name: 'Your website in the template Counter' });
    const inside = await vi.waitFor(() => {
      const found = picture.querySelector('iframe')?.contentDocument;
      expect(found?.querySelector('h1')?.textContent).toBe('Sourdough bread from a wood oven');
      return found!;
    });
    expect(inside.body.className).toBe('site t-counter');
    expect(inside.documentElement.lang).toBe('en');
    expect(inside.querySelectorAll('style, link')).toHaveLength(1);
    expect(inside.querySelector('.gap')?.textContent).toBe('What does it cost?');
    expect(picture.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-same-origin');
  });

  it('asks for the templates in another language', async () => {
    const listDrafts = vi.fn(async () => ({ drafts: [] }));
    await tab({ getBuilder: async () => none, listDrafts });
    await userEvent.click(await screen.findByRole('button', { name: /Language of the website/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await vi.waitFor(() => expect(listDrafts).toHaveBeenCalledTimes(2));
    expect(
      listDrafts.mock.calls.map(([input]: readonly unknown[]) => (input as { language: string }).language),
    ).toEqual(['en', 'de']);
  });

  it('begins the site with the template that was looked at, and opens the editor', async () => {
    const beginSite = vi.fn(async () => sampleSite());
    await tab({ getBuilder: async () => none, beginSite });
    await userEvent.click(await screen.findByRole('button', { name: 'Look at Ledger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ledger' }));
    expect(dialog.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Desktop',
      'Tablet',
      'Mobile',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Start with this template' }));
    expect(await screen.findByText('The editor')).toBeTruthy();
    expect(beginSite).toHaveBeenCalledWith(
      { workspaceId: 'ws_00000000000000000000000001', template: 'ledger', language: 'en' },
      { context: { idempotencyKey: expect.any(String) } },
    );
  });

  it('says why a site was not begun, and sends the same attempt again', async () => {
    const beginSite = vi.fn<SitesServer['beginSite']>(async () => {
      throw refusal('request.unexpected', 500);
    });
    await tab({ getBuilder: async () => none, beginSite });
    await userEvent.click(await screen.findByRole('button', { name: 'Look at Ledger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ledger' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start with this template' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('That did not work. Try again');
    await userEvent.click(dialog.getByRole('button', { name: 'Start with this template' }));
    await vi.waitFor(() => expect(beginSite).toHaveBeenCalledTimes(2));
    const [first, second] = beginSite.mock.calls.map(([, options]) => options?.context.idempotencyKey);
    expect(first).toBe(second);
  });

  it('leads to the plans from a template that another plan opens', async () => {
    await tab({ getBuilder: async () => none });
    await userEvent.click(await screen.findByRole('button', { name: 'Look at Poster' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poster' }));
    expect(dialog.getByText('This template opens with Pro.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/platform/pricing');
    expect(dialog.queryByRole('button', { name: 'Start with this template' })).toBeNull();
  });
});

describe('on Free', () => {
  it('says what Starter gives, once, and lets the templates be looked at only', async () => {
    await tab({ getBuilder: async () => free });
    expect(await screen.findByRole('heading', { name: 'Put your website online' })).toBeTruthy();
    expect(screen.getByText('Opens with Starter, $24.00 a month')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade to Starter' }).getAttribute('href')).toBe('/platform/pricing');
    expect(cards()).toHaveLength(3);
    await userEvent.click(await screen.findByRole('button', { name: 'Look at Counter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Counter' }));
    expect(dialog.getByText('This template opens with Starter.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Start with this template' })).toBeNull();
  });
});

describe('the site there is', () => {
  it('is shown with what is online of it and the way into the editor', async () => {
    const online = sampleRelease({ isCurrent: false });
    await tab({ getBuilder: async () => sampleBuilder({ site: sampleSite({ online }) }) });
    const own = within(await screen.findByRole('region', { name: 'Levain & Rye' }));
    expect(own.getByText('Online')).toBeTruthy();
    expect(own.getByText(/what you changed after that is not online yet/)).toBeTruthy();
    const link = own.getByRole('link', { name: /s\/levain-rye/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(own.getByRole('link', { name: 'Open the editor' }).getAttribute('href')).toBe(
      '/platform/website-builder/site',
    );
    expect(screen.queryByText('Choose Your Canvas')).toBeNull();
  });

  it('can be taken offline on Free as well, once that was said to be for good there', async () => {
    const site = sampleSite({ online: sampleRelease() });
    const putOnline = vi.fn<SitesServer['putOnline']>(async () => ({ ...site, revision: 4, online: null }));
    await tab({ getBuilder: async () => ({ ...free, site }), putOnline });
    expect(await screen.findByRole('heading', { name: 'Put your website online' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the editor' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take it offline' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take the website offline?' }));
    await userEvent.click(question.getByRole('button', { name: 'Take it offline' }));
    expect(await screen.findByText('Draft')).toBeTruthy();
    expect(putOnline).toHaveBeenCalledWith({ siteId: site.id, revision: 3, releaseId: null });
  });

  it('says when it did not load, and asks again', async () => {
    const getBuilder = vi.fn<SitesServer['getBuilder']>(async () => {
      throw refusal('server.database_away', 503);
    });
    await tab({ getBuilder });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(getBuilder).toHaveBeenCalledTimes(2);
  });
});
