// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readyPicture } from '#features/media/web/testing/sample-library.ts';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import {
  choose,
  completeWindow,
  expectSaved,
  inspector,
  openEditor,
  siteServer,
  write,
} from '../../testing/open-editor.tsx';
import { sampleDocument, samplePicturesUrl, sampleSite } from '../../testing/sample-site.ts';

beforeAll(completeWindow);
// What is fetched when it is opened asks for its texts in the language of the page.
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Saved = Parameters<Parameters<typeof expectSaved>[1]>[0];
/** What a block was saved with. */
const propsOf = ({ pages }: Saved, id: string): unknown =>
  pages.flatMap(({ blocks }) => blocks as readonly Block[]).find((block) => block.id === id)?.props;

async function edit(name: string) {
  const server = siteServer();
  const inside = await openEditor(server);
  await choose(name);
  await inspector().findByRole('heading', { name });
  return { server, inside };
}

describe('a list', () => {
  it('takes entries, moves and removes them, and keeps the focus at hand', async () => {
    const { server, inside } = await edit('Prices');
    const list = within(await inspector().findByRole('group', { name: 'Prices' }));
    expect(list.getByText('What does it cost?')).toBeTruthy();
    for (const name of ['Loaf', 'Roll']) {
      await userEvent.click(list.getByRole('button', { name: 'Add an entry' }));
      const field = await waitFor(() => list.getByRole('textbox', { name: 'Name' }));
      await waitFor(() => expect(document.activeElement).toBe(field));
      await write(field, name);
    }
    await userEvent.click(list.getByRole('button', { name: 'Move up: Roll' }));
    await expectSaved(server, (saved) =>
      expect(propsOf(saved, 'prices')).toMatchObject({ items: [{ name: 'Roll' }, { name: 'Loaf' }] }),
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Roll'));
    await userEvent.click(list.getByRole('button', { name: 'Remove: Loaf' }));
    await waitFor(() =>
      expect([...inside.querySelectorAll('#prices .name')].map((one) => one.textContent)).toEqual(['Roll']),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add an entry'));
  });
});

describe('a link', () => {
  const target = async (option: string) => {
    await userEvent.click(await inspector().findByRole('button', { name: /Where it leads/ }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  it('leads to a part of the page, or nowhere', async () => {
    const { server } = await edit('Hero Section');
    await target('Prices');
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ link: '#prices' }));
    await target('Nowhere');
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ link: '' }));
  });

  itInDeepRun('takes an address as people type it, and what is none stays in the field alone', async () => {
    const { server } = await edit('Hero Section');
    await target('Another address');
    const address = await inspector().findByRole('textbox', { name: 'Address' });
    for (const [typed, link] of [
      ['example.com/bread', 'https://example.com/bread'],
      ['ada@levain.example', 'mailto:ada@levain.example'],
      ['+32 470 12 34 56', 'tel:+32470123456'],
    ] as const) {
      await write(address, typed);
      await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ link }));
    }
    await write(address, 'javascript:alert(1)');
    expect(await inspector().findByText('This is no address yet, so the link keeps what it had.')).toBeTruthy();
    expect((address as HTMLInputElement).value).toBe('javascript:alert(1)');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await expectSaved(server, (saved) => expect(JSON.stringify(saved.pages)).not.toContain('javascript'));
  });
});

describe('a picture', () => {
  const shop = readyPicture({ alt: 'Our shop', x: 20, y: 80 });
  const library = async () => ({ picturesUrl: samplePicturesUrl, pictures: [shop] });
  const photoIn = (inside: Document) => inside.querySelector<HTMLImageElement>('#top .plate.pic img');

  async function chooseShop() {
    const server = siteServer();
    const inside = await openEditor({ ...server, listPictures: library });
    await choose('Hero Section');
    const field = within(await inspector().findByRole('group', { name: 'Picture' }));
    await userEvent.click(field.getByRole('button', { name: 'Choose a picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Our shop' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(photoIn(inside)).toBeTruthy());
    return { server, inside, field };
  }

  it('is chosen from the library, stands on the page at once, and is saved with what the library says of it', async () => {
    const { server, inside } = await chooseShop();
    expect(photoIn(inside)!.getAttribute('src')).toBe(`${samplePicturesUrl}/${shop.id}-960.webp`);
    expect(photoIn(inside)!.alt).toBe('Our shop');
    await expectSaved(server, (saved) =>
      expect(propsOf(saved, 'top')).toMatchObject({
        photo: { media: shop.id, alt: 'Our shop', x: 20, y: 80, width: 1600, height: 1000 },
      }),
    );
  });

  itInDeepRun('is described and cropped for its place, and taken off', async () => {
    const { server, inside, field } = await chooseShop();
    await write(field.getByRole('textbox', { name: 'Alt text' }), 'Our shop at night');
    field.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectSaved(server, (saved) =>
      expect(propsOf(saved, 'top')).toMatchObject({ photo: { alt: 'Our shop at night', x: 22, y: 80 } }),
    );
    await userEvent.click(field.getByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(photoIn(inside)).toBeNull());
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ photo: null }));
    expect(field.getByRole('button', { name: 'Choose a picture' })).toBeTruthy();
  });

  it('that was deleted says so in its place', async () => {
    const gone = { media: shop.id, alt: 'Our shop', x: 50, y: 50, width: 1600, height: 1000 };
    const [home] = sampleDocument.pages;
    const blocks = home!.blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, photo: gone } } : block,
    );
    const site = sampleSite({ document: { ...sampleDocument, pages: [{ ...home!, blocks }] } });
    await openEditor(siteServer(site));
    await choose('Hero Section');
    const field = within(await inspector().findByRole('group', { name: 'Picture' }));
    expect(await field.findByText('This picture was deleted. Choose another one, or take it off.')).toBeTruthy();
    expect(field.queryByRole('textbox', { name: 'Alt text' })).toBeNull();
  });

  it('of an entry is asked for where an entry was added', async () => {
    await openEditor({ ...siteServer(), listPictures: library });
    await userEvent.click(screen.getByRole('button', { name: 'Add Element' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Gallery' }));
    const list = within(await inspector().findByRole('group', { name: 'Pictures' }));
    expect(list.getByText('Which pictures do you show?')).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Add an entry' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a picture'));
  });
});

describe('Upload Media', () => {
  it('opens the pictures of the business, where none is to be chosen', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Upload Media' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your pictures' }));
    expect(dialog.getByRole('button', { name: 'Choose files' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Use this picture' })).toBeNull();
  });
});
