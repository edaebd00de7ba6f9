// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newBlock } from '#features/sites/domain/compose/new-block.ts';
import { siteWordsOf } from '#features/sites/domain/words/all-words.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import {
  choose,
  completeWindow,
  expectSaved,
  inspector,
  layers,
  openEditor,
  orderIn,
  rail,
  siteServer,
  toast,
  write,
} from '../testing/open-editor.tsx';
import { sampleDocument, sampleFacts, sampleSite } from '../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const layerNames = () =>
  layers()
    .getAllByRole('row')
    .map((one) => one.textContent);
/** Puck keeps what was done for a moment before it can be undone. */
const rested = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('the canvas', () => {
  it('shows the page with the styles of the site alone, in its language, and says what it is', async () => {
    const inside = await openEditor();
    expect(document.querySelector('#preview-frame')?.getAttribute('title')).toBe('The page “Home”, to be edited');
    expect([inside.documentElement.lang, inside.body.className]).toEqual(['en', 'site t-counter']);
    expect(inside.querySelector('link')).toBeNull();
    expect(inside.head.textContent).toContain('.t-counter');
    // The blocks are children of the main part itself, as on the page that others get.
    expect(orderIn(inside)).toEqual(['top', 'reasons', 'prices', 'contact']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Levain & Rye');
  });

  it('makes no stop of the keyboard of what does nothing there, and leads nowhere', async () => {
    const inside = await openEditor();
    await waitFor(() =>
      expect(
        [...inside.querySelectorAll('a, [data-puck-component]')].filter((one) => one.getAttribute('tabindex') !== '-1'),
      ).toEqual([]),
    );
    expect(inside.querySelector('[role="button"], [aria-roledescription]')).toBeNull();
    const link = inside.querySelector<HTMLElement>('a.brand')!;
    const event = new (inside.defaultView as unknown as typeof window).MouseEvent('click', {
      bubbles: true,
      cancelable: true,
    });
    link.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(await inspector().findByRole('heading', { name: 'Logo' })).toBeTruthy();
  });

  it('marks an empty field that asks with its question, which leads to where it is answered', async () => {
    const inside = await openEditor();
    const gap = await waitFor(() => {
      const found = [...inside.querySelectorAll<HTMLElement>('button.gap')].find(
        (one) => one.textContent === 'What does it cost?',
      );
      expect(found).toBeTruthy();
      return found!;
    });
    gap.click();
    expect(await inspector().findByRole('heading', { name: 'Prices' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Add an entry'));
  });
});

describe('editing', () => {
  it('shows in the page what is typed, and saves it by itself on the revision it was typed on', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    await choose('Hero Section');
    const headline = await inspector().findByRole('textbox', { name: 'Headline' });
    await write(headline, 'Bread since dawn');
    await waitFor(() => expect(inside.querySelector('h1')?.textContent).toBe('Bread since dawn'));
    await screen.findByText('Saved');
    await expectSaved(server, (saved) => {
      expect(saved).toMatchObject({ siteId: sampleSite().id, title: 'Levain & Rye' });
      expect(JSON.stringify(saved.pages)).toContain('Bread since dawn');
    });
  });
});

describe('the list of layers', () => {
  it('has what stands on the page from its top to its foot', async () => {
    await openEditor();
    expect(layerNames()).toEqual([
      'Header',
      'Logo',
      'Navigation',
      'Hero Section',
      'Reasons',
      'Prices',
      'Contact',
      'Footer',
    ]);
  });

  it('chooses an element as the mouse goes down on its line; not by one of its buttons, and not by a finger that may scroll', async () => {
    await openEditor();
    const user = userEvent.setup();
    const line = (name: string) => layers().getByRole('row', { name });
    const isChosen = (name: string) => line(name).getAttribute('aria-selected');
    await user.pointer({ keys: '[MouseLeft>]', target: line('Prices') });
    expect(isChosen('Prices')).toBe('true');
    expect(document.activeElement).toBe(line('Prices'));
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await inspector().findByRole('heading', { name: 'Prices' })).toBeTruthy();
    await user.hover(line('Contact'));
    const up = within(line('Contact')).getByRole('button', { name: 'Move up: Contact' });
    await user.pointer({ keys: '[MouseLeft>]', target: up });
    expect(isChosen('Contact')).toBe('false');
    await user.pointer({ keys: '[/MouseLeft]' });
    await user.pointer({ keys: '[TouchA>]', target: line('Reasons') });
    expect(isChosen('Reasons')).toBe('false');
    await user.pointer({ keys: '[/TouchA]', target: line('Reasons') });
    expect(isChosen('Reasons')).toBe('true');
  });

  it('shows which element was chosen on the page', async () => {
    const inside = await openEditor();
    await userEvent.click(inside.querySelector('#prices')!);
    await waitFor(() =>
      expect(layers().getByRole('row', { name: 'Prices' }).getAttribute('aria-selected')).toBe('true'),
    );
  });

  it('moves an element by its buttons, and says where it is then', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    await choose('Contact');
    await userEvent.click(layers().getByRole('button', { name: 'Move up: Contact' }));
    expect(layerNames().slice(3, 7)).toEqual(['Hero Section', 'Reasons', 'Contact', 'Prices']);
    expect(screen.getByText('Number 3 of 4')).toBeTruthy();
    await waitFor(() => expect(orderIn(inside)).toEqual(['top', 'reasons', 'contact', 'prices']));
    // A second press goes on from there, and the end of the list is no fault.
    for (let press = 0; press < 4; press += 1)
      await userEvent.click(layers().getByRole('button', { name: 'Move up: Contact' }));
    expect(layerNames()[3]).toBe('Contact');
  });

  itInDeepRun('removes an element by key, and brings it back to its place', async () => {
    await openEditor();
    await choose('Prices');
    await userEvent.keyboard('{Delete}');
    expect(layerNames()).not.toContain('Prices');
    await userEvent.click((await toast('Prices was removed')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(layerNames()[5]).toBe('Prices'));
  });

  itInDeepRun('tells what header, logo, navigation and footer are made of', async () => {
    await openEditor();
    await choose('Logo');
    expect(inspector().getByRole('link', { name: 'Open the branding kit' }).getAttribute('href')).toBe(
      '/platform/website-builder',
    );
    await choose('Navigation');
    await userEvent.click(inspector().getByRole('button', { name: 'Edit titles' }));
    expect(inspector().getByRole('textbox', { name: 'Site Title' })).toBeTruthy();
  });
});

describe('the bar above', () => {
  it('adds an element below the one that is selected, with its heading and its question', async () => {
    const inside = await openEditor();
    await choose('Hero Section');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(screen.getByRole('button', { name: 'Add Element' }));
    const menu = within(await screen.findByRole('menu', { name: 'Add Element' }));
    expect(menu.getAllByRole('menuitem').length).toBeGreaterThan(15);
    await userEvent.click(menu.getByRole('menuitem', { name: /^Quote/ }));
    expect(layerNames().slice(3, 6)).toEqual(['Hero Section', 'Quote', 'Reasons']);
    await waitFor(() => expect(inside.querySelector('#quote h2')?.textContent).toBe('What customers say'));
    expect(inside.querySelector('#quote .gap')?.textContent).toBe('What did a customer say, word for word?');
    expect(await inspector().findByRole('heading', { name: 'Quote' })).toBeTruthy();
    const quote = inside.querySelector('#quote')?.closest('[data-puck-component]');
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(quote));
  });

  it('undoes and redoes', async () => {
    const inside = await openEditor();
    await choose('Contact');
    await userEvent.click(layers().getByRole('button', { name: 'Move up: Contact' }));
    await rested();
    const order = () => orderIn(inside).join();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(order()).toBe('top,reasons,prices,contact'));
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(order()).toBe('top,reasons,contact,prices'));
  });

  it('keeps Backspace from what is selected in the page', async () => {
    await openEditor();
    await choose('Prices');
    const preview = screen.getByRole('button', { name: 'Preview' });
    preview.focus();
    await userEvent.keyboard('{Backspace}{Delete}');
    expect(layerNames()).toContain('Prices');
  });

  it('shows the page as others will see it, without its questions', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    const inside = await waitFor(() => {
      const found = dialog.querySelector('iframe')?.contentDocument;
      expect(found?.querySelector('h1')).toBeTruthy();
      return found!;
    });
    expect(dialog.querySelector('iframe')?.title).toBe('The page “Home” as others will see it');
    expect(inside.querySelector('.gap')).toBeNull();
  });
});

describe('questions and facts', () => {
  it('counts what is asked before it can go online, and leads there', async () => {
    await openEditor();
    expect(rail().getByRole('heading', { name: '2 questions before it can go online' })).toBeTruthy();
    await userEvent.click(rail().getByRole('button', { name: 'Where can people write to you, or call you?' }));
    const mail = await inspector().findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(document.activeElement).toBe(mail));
    await write(mail, 'hello@levain.example');
    expect(await rail().findByRole('heading', { name: '1 question before it can go online' })).toBeTruthy();
  });

  it('leads to the field of its own element where the one selected before has a field of that name', async () => {
    const [home] = sampleDocument.pages;
    const blocks = [...home!.blocks, newBlock('legal', 'legal', siteWordsOf('en'))];
    await openEditor(siteServer(sampleSite({ document: { ...sampleDocument, pages: [{ ...home!, blocks }] } })));
    await choose('Contact');
    await inspector().findByRole('textbox', { name: 'Email' });
    await userEvent.click(rail().getByRole('button', { name: 'What does your privacy notice say?' }));
    await inspector().findByRole('heading', { name: 'Legal text' });
    await waitFor(() => expect(document.activeElement).toBe(inspector().getByRole('textbox', { name: 'Text' })));
  });

  const changed = () => {
    const server = siteServer();
    const facts = sampleFacts.map((one) => (one.source === 'offer' ? { ...one, value: '"Rye bread"' } : one));
    return { ...server, getBuilder: async () => ({ ...(await server.getBuilder()), facts }) };
  };

  it('shows before and after where a fact changed, and takes it over by one press', async () => {
    const server = changed();
    const inside = await openEditor(server);
    await userEvent.click(screen.getByRole('button', { name: 'Hero Section: your facts say something else now' }));
    const notice = within(await inspector().findByRole('region', { name: 'Changed fact: Headline' }));
    expect(notice.getByText('Sourdough bread from a wood oven')).toBeTruthy();
    expect(notice.getByText('Rye bread')).toBeTruthy();
    await userEvent.click(notice.getByRole('button', { name: 'Update it' }));
    await waitFor(() => expect(inside.querySelector('h1')?.textContent).toBe('Rye bread'));
    expect((inspector().getByRole('textbox', { name: 'Headline' }) as HTMLInputElement).value).toBe('Rye bread');
    expect(inspector().queryByRole('region', { name: 'Changed fact: Headline' })).toBeNull();
    await expectSaved(server, ({ bindings }) =>
      expect(bindings).toContainEqual(expect.objectContaining({ field: 'headline', value: '"Rye bread"' })),
    );
  });

  itInDeepRun('leaves what is there where one wants to keep it, and does not ask again', async () => {
    const server = changed();
    const inside = await openEditor(server);
    await choose('Hero Section');
    await userEvent.click(await inspector().findByRole('button', { name: 'Keep what is here' }));
    expect(screen.queryByText('Hero Section: your facts say something else now')).toBeNull();
    await expectSaved(server, ({ bindings }) =>
      expect(bindings).not.toContainEqual(expect.objectContaining({ field: 'headline' })),
    );
    expect(inside.querySelector('h1')?.textContent).toBe('Sourdough bread from a wood oven');
  });
});
