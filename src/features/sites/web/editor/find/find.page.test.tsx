// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { canvas, completeWindow, inspector, openEditor, siteServer, write } from '../../testing/open-editor.tsx';
import { proOpen, sampleSite, twoPages } from '../../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onPro = () => siteServer(sampleSite({ document: twoPages }), { open: proOpen });
const find = async (words: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Find text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find text' }));
  await write(await dialog.findByRole('searchbox', { name: 'Words on any page' }), words);
  return dialog;
};

describe('words on any page', () => {
  it('are listed with those around them and with where they are', async () => {
    await openEditor(onPro());
    const dialog = await find('ABOUT');
    await waitFor(() =>
      expect(dialog.getAllByRole('option').map((one) => one.textContent)).toEqual([
        'AboutAbout · Hero Section',
        'About usAbout · Text',
      ]),
    );
    expect(dialog.getByRole('status').textContent).toBe('2 places');
    await write(dialog.getByRole('searchbox', { name: 'Words on any page' }), 'zebra');
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Nothing found.'));
  });

  it('lead to their page, where the element is selected and they are marked until another one is', async () => {
    await openEditor(onPro());
    const dialog = await find('about us');
    await userEvent.click(await dialog.findByRole('option', { name: /About us/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect((await canvas()).querySelector('[data-found]')?.textContent).toBe('About us'));
    expect(await inspector().findByRole('heading', { name: 'Text' })).toBeTruthy();
    await userEvent.click(screen.getByRole('row', { name: 'Hero Section' }));
    await waitFor(async () => expect((await canvas()).querySelector('[data-found]')).toBeNull());
  });

  it('are looked for by a key, and found by keys alone', async () => {
    await openEditor(onPro());
    fireEvent.keyDown(document.body, { key: 'F', ctrlKey: true, shiftKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Find text' }));
    const field = await dialog.findByRole('searchbox', { name: 'Words on any page' });
    await write(field, 'dough');
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBe(2));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('role')).toBe('option');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect((await canvas()).querySelector('[data-found]')?.textContent).toBe('Sourdough bread from a wood oven'),
    );
  });

  it('are looked for by the same key while the focus is on the page', async () => {
    const inside = await openEditor();
    inside.dispatchEvent(
      new (inside.defaultView as unknown as typeof window).KeyboardEvent('keydown', {
        key: 'f',
        metaKey: true,
        shiftKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    expect(await screen.findByRole('dialog', { name: 'Find text' })).toBeTruthy();
  });
});
