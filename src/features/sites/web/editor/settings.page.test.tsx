// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { itInDeepRun } from '#testing/gate-cases.ts';
import {
  canvas,
  choose,
  completeWindow,
  expectSaved,
  inspector,
  openEditor,
  rail,
  siteServer,
  toast,
  write,
} from '../testing/open-editor.tsx';
import { refusal, type SitesServer } from '../testing/render-sites.tsx';
import { proOpen, sampleSite, twoPages } from '../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const general = async () => userEvent.click(inspector().getByRole('tab', { name: 'General' }));
const onPro = () => siteServer(sampleSite({ document: twoPages }), { open: proOpen });

describe('the pages', () => {
  it('are one on Starter, which says what opens more', async () => {
    await openEditor();
    expect(rail().getByText(/Pro opens the pages About, Services, Blog and Contact/)).toBeTruthy();
    expect(rail().getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/platform/pricing');
    expect(rail().queryByRole('button', { name: 'Add a page' })).toBeNull();
  });

  it('are opened by the list and by the address, each with what stands on it', async () => {
    await openEditor(onPro(), '?page=about');
    expect((await canvas()).querySelector('h1')?.textContent).toBe('About');
    const pages = within(rail().getByRole('region', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'About' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(pages.getByRole('button', { name: 'Home' }));
    await waitFor(async () =>
      expect((await canvas()).querySelector('h1')?.textContent).toBe('Sourdough bread from a wood oven'),
    );
  });

  it('are added with a heading of their own, and removed so that they can come back', async () => {
    const server = onPro();
    await openEditor(server);
    const pages = () => within(rail().getByRole('region', { name: 'Pages' }));
    await userEvent.click(pages().getByRole('button', { name: 'Add a page' }));
    const menu = within(await screen.findByRole('menu', { name: 'Add a page' }));
    expect(menu.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Services', 'Blog', 'Contact']);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Services' }));
    await waitFor(async () => expect((await canvas()).querySelector('h1')?.textContent).toBe('Services'));
    await expectSaved(server, ({ pages: saved }) =>
      expect(saved.map(({ kind }) => kind)).toEqual(['home', 'about', 'services']),
    );

    await userEvent.click(pages().getByRole('button', { name: 'Remove the page Services' }));
    await waitFor(() => expect(pages().queryByRole('button', { name: 'Services' })).toBeNull());
    await userEvent.click((await toast('The page “Services” was removed')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(pages().getByRole('button', { name: 'Services' })).toBeTruthy());
  });
});

describe('an element of another page', () => {
  it('is put in where it was copied to, which is saved', async () => {
    const server = onPro();
    await openEditor(server);
    await choose('Prices');
    await userEvent.click(screen.getByRole('button', { name: 'Copy elements' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy the selected element' }));
    await userEvent.click(within(rail().getByRole('region', { name: 'Pages' })).getByRole('button', { name: 'About' }));
    await waitFor(async () => expect((await canvas()).querySelector('h1')?.textContent).toBe('About'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy elements' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put in: Prices' }));
    await waitFor(async () => expect((await canvas()).querySelector('#prices-2')).toBeTruthy());
    await expectSaved(server, ({ pages }) => expect(pages[1]!.blocks.map(({ id }) => id)).toContain('prices-2'));
  });
});

describe('the settings', () => {
  it('change the title everywhere, without characters that a title may not have', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    await general();
    const title = inspector().getByRole('textbox', { name: 'Site Title' });
    await write(title, 'Zur\u200bMühle');
    await waitFor(() => expect(inside.querySelector('.brand')?.textContent).toBe('ZurMühle'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ZurMühle');
    await expectSaved(server, (saved) => expect(saved.title).toBe('ZurMühle'));
  });

  it('show the whole address, and change it by their button once what was typed is saved', async () => {
    const server = siteServer();
    await openEditor(server);
    await general();
    expect(inspector().getByText('http://localhost:18080/s/levain-rye/')).toBeTruthy();
    await userEvent.type(inspector().getByRole('textbox', { name: 'Site Title' }), '!');
    await userEvent.click(inspector().getByRole('button', { name: 'Change the address' }));
    const address = inspector().getByRole('textbox', { name: 'New address' });
    await write(address, 'a b');
    await userEvent.click(inspector().getByRole('button', { name: 'Use this address' }));
    expect(await inspector().findByText(/Three to forty small letters, digits and hyphens/)).toBeTruthy();
    expect(server.changeAddress).not.toHaveBeenCalled();
    await write(address, 'Muehle');
    await userEvent.click(inspector().getByRole('button', { name: 'Use this address' }));
    expect(await inspector().findByText('http://localhost:18080/s/muehle/')).toBeTruthy();
    expect(server.changeAddress.mock.calls[0]![0]).toMatchObject({ address: 'muehle', revision: 4 });
  });

  it('say where another website has the address', async () => {
    const changeAddress: SitesServer['changeAddress'] = async () => {
      throw refusal('sites.address_taken');
    };
    await openEditor({ ...siteServer(), changeAddress });
    await general();
    await userEvent.click(inspector().getByRole('button', { name: 'Change the address' }));
    await userEvent.click(inspector().getByRole('button', { name: 'Use this address' }));
    await waitFor(() =>
      expect(inspector().getByRole('textbox', { name: 'New address' }).getAttribute('aria-invalid')).toBe('true'),
    );
  });

  itInDeepRun('have the SEO Tools on Pro, and say so on Starter', async () => {
    await openEditor();
    await general();
    expect(inspector().getByRole('heading', { name: 'SEO Tools' })).toBeTruthy();
    expect(inspector().queryByRole('textbox', { name: 'Page title' })).toBeNull();
    expect(inspector().getByText(/Pro opens the title, the description and the keywords/)).toBeTruthy();
    cleanup();
    const server = onPro();
    await openEditor(server, '?page=about');
    await general();
    await write(inspector().getByRole('textbox', { name: 'Page title' }), 'About our bread');
    await write(inspector().getByRole('textbox', { name: 'Meta description' }), 'Who bakes');
    await write(inspector().getByRole('textbox', { name: 'Focus keywords' }), 'bread, rye');
    await expectSaved(server, ({ pages }) =>
      expect(pages[1]).toMatchObject({
        kind: 'about',
        searchTitle: 'About our bread',
        description: 'Who bakes',
        keywords: 'bread, rye',
      }),
    );
    const places = within(inspector().getByRole('list', { name: 'Where your keywords stand' }));
    const lines = places.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContain('It stands in:title');
    expect(lines).toContain('It does not stand in:description');
  });
});

describe('another template', () => {
  it('is given with everything that stands in the site, and taken back', async () => {
    const server = siteServer();
    await openEditor(server);
    await userEvent.click(rail().getByRole('button', { name: 'Change Template' }));
    const gallery = within(await screen.findByRole('dialog', { name: 'Change Template' }));
    expect(gallery.getByText('In use')).toBeTruthy();
    await userEvent.click(gallery.getByRole('button', { name: 'Look at Ledger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ledger' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this template' }));
    const done = await toast('Your website is in the template Ledger now');
    await waitFor(async () => expect((await canvas()).body.className).toBe('site t-ledger'));
    expect((await canvas()).querySelector('h1')?.textContent).toBe('Sourdough bread from a wood oven');
    await userEvent.click(done.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await canvas()).body.className).toBe('site t-counter'));
    expect(server.changeTemplate.mock.calls.map(([{ template, revision }]) => [template, revision])).toEqual([
      ['ledger', 3],
      ['counter', 4],
    ]);
  });
});

describe('a site that was changed somewhere else', () => {
  const conflict = async () => {
    const server = siteServer();
    await openEditor(server);
    await choose('Contact');
    server.entitleElsewhere('Theirs');
    await write(await inspector().findByRole('textbox', { name: 'Email' }), 'a@b.example');
    const notice = await screen.findByText('This website was changed somewhere else while you were editing');
    return { server, notice: within(notice.closest<HTMLElement>('[role="alert"]')!) };
  };

  it('keeps what was typed, and puts it there when asked to', async () => {
    const { server, notice } = await conflict();
    expect((inspector().getByRole('textbox', { name: 'Email' }) as HTMLInputElement).value).toBe('a@b.example');
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine' }));
    await expectSaved(server, (saved) => expect(saved).toMatchObject({ revision: 4, title: 'Levain & Rye' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
  });

  itInDeepRun('is loaded when asked to', async () => {
    const { notice } = await conflict();
    await userEvent.click(notice.getByRole('button', { name: 'Load the other state' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Theirs'));
    await choose('Contact');
    expect(((await inspector().findByRole('textbox', { name: 'Email' })) as HTMLInputElement).value).toBe('');
  });
});

describe('leaving', () => {
  it('saves what was typed on the way', async () => {
    const server = siteServer();
    await openEditor(server);
    await choose('Contact');
    await write(await inspector().findByRole('textbox', { name: 'Email' }), 'a@b.example');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the studio' }));
    expect(await screen.findByText('The studio')).toBeTruthy();
    await expectSaved(server, ({ pages }) => expect(JSON.stringify(pages)).toContain('a@b.example'));
  });

  it('asks where it cannot be saved, and stays', async () => {
    const saveSite: SitesServer['saveSite'] = async () => {
      throw refusal('server.database_away', 503);
    };
    await openEditor({ ...siteServer(), saveSite });
    await choose('Contact');
    await write(await inspector().findByRole('textbox', { name: 'Email' }), 'a@b.example');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the studio' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the editor?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    expect((inspector().getByRole('textbox', { name: 'Email' }) as HTMLInputElement).value).toBe('a@b.example');
    expect(screen.getByText(/Not saved\./)).toBeTruthy();
  });
});
